import Foundation
import Invariants
import LayoutSpec

/// Runs certifying in a copy of the test process, so that a layout may crash or hang, and the other
/// tests go on.
///
/// A copy is a millisecond's work, and what the test made is there: closures, generators, layouts
/// with any state. Starting the test binary again would have to run the test again up to this call.
/// Only the calling thread exists in a copy, so that nothing there may wait for another: all that is
/// run is synchronous, and what the runtime sets up once under a lock is set up before.
struct SafeRun {
  /// What a copy sends back.
  struct Answer: Codable {
    var report: SubjectReport
    /// A picture of each violation as SVG; `nil` where there is nothing to draw.
    var pictures: [String?] = []
  }

  let limits: CaseLimits

  /// Whether this system and this process can run copies.
  ///
  /// Darwin's frameworks do not survive in a copy. `LAYOUTCHECK_WORKERS=none` is for debuggers.
  static let isPossible: Bool = {
    #if canImport(Darwin)
      return false
    #else
      return ProcessInfo.processInfo.environment["LAYOUTCHECK_WORKERS"] != "none"
    #endif
  }()

  /// Runs the work in a copy.
  ///
  /// - Throws: `SurvivalFailure` if the system does not permit it, or if the work threw.
  func run(_ name: String, _ work: (Scout) throws -> Answer) throws -> Answer {
    Self.warmUp
    let journal = try Journal()
    switch try SurvivingRun.run(journal: journal, limits: limits, work) {
    case .answered(let answer): return answer
    case .died(let death, let errors):
      let entry = journal.entry
      guard entry.isRunning else {
        throw SurvivalFailure(
          "making a case of \(name) \(death.text): "
            + (CrashMessage.reason(in: errors) ?? death.fact))
      }
      return Answer(
        report: Survival.lost(
          death, errors: errors, entry: entry, name: name, file: nil, line: nil, instance: name,
          waivers: [:]))
    }
  }

  /// A layout to warm up with.
  private struct Nothing: Layout {
    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize { .zero }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {}
  }

  /// Everything that certifying sets up once: in a copy it would be set up for every call anew.
  private static let warmUp: Void = {
    var options = CertifyOptions()
    options.cases = 100
    let report = try? Certifier(options: options).certify(LayoutSubject(Nothing()))
    let data = try? JSONEncoder().encode(report)
    _ = data.flatMap { try? JSONDecoder().decode(SubjectReport.self, from: $0) }
  }()
}
