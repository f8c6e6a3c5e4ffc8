import Foundation
import Invariants
import LayoutSpec

// Certifies the containers of the specification, with all that they may claim, over many cases and
// several seeds: every law that fires is a false alarm.
//
// Usage: FalseAlarms [CASES] [SEEDS]

let arguments = CommandLine.arguments.dropFirst().compactMap { Int($0) }
let cases = arguments.first ?? 100_000
let seeds = arguments.dropFirst().first ?? 5

/// A container and what is true of it.
struct Lawful {
  var subject: LayoutSubject
  var profile: Profile
  var claims: [Claim]

  init<L: Layout>(_ layout: L, _ name: String, _ profile: Profile, _ claims: [Claim] = []) {
    subject = LayoutSubject(name: name, instance: name) { _ in layout }
    self.profile = profile
    self.claims = claims
  }
}

let stackClaims: [Claim] = [.hugsContent, .readsDirection, .probes(3)]
let layerClaims: [Claim] = [.symmetric, .scaleFree, .readsDirection, .probes(2)]

let containers = [
  Lawful(HStackLayout(), "HStackLayout()", .stack, [.hugsContent, .readsDirection]),
  Lawful(
    HStackLayout(spacing: 0), "HStackLayout(spacing: 0)", .stack, stackClaims + [.scaleFree]),
  Lawful(
    HStackLayout(alignment: .top, spacing: 8), "HStackLayout(alignment: .top, spacing: 8)", .stack,
    stackClaims),
  Lawful(
    HStackLayout(alignment: .lastTextBaseline, spacing: 4.5),
    "HStackLayout(alignment: .lastTextBaseline, spacing: 4.5)", .stack, stackClaims),
  Lawful(VStackLayout(), "VStackLayout()", .stack, [.hugsContent, .readsDirection]),
  Lawful(
    VStackLayout(spacing: 0), "VStackLayout(spacing: 0)", .stack, stackClaims + [.scaleFree]),
  Lawful(
    VStackLayout(alignment: .leading, spacing: 8), "VStackLayout(alignment: .leading, spacing: 8)",
    .stack, stackClaims),
  Lawful(
    VStackLayout(alignment: .trailing, spacing: 100),
    "VStackLayout(alignment: .trailing, spacing: 100)", .stack, stackClaims),
  Lawful(ZStackLayout(), "ZStackLayout()", .overlay, layerClaims),
  Lawful(
    ZStackLayout(alignment: .bottomTrailing), "ZStackLayout(alignment: .bottomTrailing)", .overlay,
    layerClaims),
  Lawful(
    ZStackLayout(alignment: .topLeading), "ZStackLayout(alignment: .topLeading)", .overlay,
    layerClaims),
  Lawful(GridLayout(), "GridLayout()", .grid, [.readsDirection]),
  Lawful(
    GridLayout(horizontalSpacing: 0, verticalSpacing: 0),
    "GridLayout(horizontalSpacing: 0, verticalSpacing: 0)", .grid, [.readsDirection, .scaleFree]),
  Lawful(
    GridLayout(alignment: .topLeading, horizontalSpacing: 2, verticalSpacing: 40),
    "GridLayout(alignment: .topLeading, horizontalSpacing: 2, verticalSpacing: 40)", .grid,
    [.readsDirection]),
  Lawful(
    AnyLayout(HStackLayout(spacing: 0)), "AnyLayout(HStackLayout(spacing: 0))", .stack,
    stackClaims + [.scaleFree]),
]

/// Writes a line at once, so that a long run can be watched.
func write(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }

var alarms = 0
for seed in 1...UInt64(max(seeds, 1)) {
  for lawful in containers {
    var options = CertifyOptions()
    options.cases = cases
    options.seed = seed
    options.profiles = [lawful.profile]
    options.claims = lawful.claims
    let report = try Certifier(options: options).certify(lawful.subject)
    alarms += report.violations.count
    let checked = report.laws.filter { $0.checked > 0 }.count
    write(
      "seed \(seed)  \(lawful.subject.name): \(report.cases) cases, \(checked) laws checked, "
        + "\(report.violations.count) alarms")
    if !report.violations.isEmpty { write(TextReport().block(of: report)) }
  }
}
write(alarms == 0 ? "No false alarm." : "\(alarms) false alarms.")
exit(alarms == 0 ? 0 : 1)
