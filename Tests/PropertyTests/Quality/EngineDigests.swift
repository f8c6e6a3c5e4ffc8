import Generators
import Invariants
import LayoutSpec

/// What the engine draws, shrinks and certifies from fixed seeds, and what an earlier build made of it.
///
/// The tests compare the two in debug. `Benchmarks/digest` compiles this same file in release.
struct EngineDigest {
  let name: String
  let found: String
  /// What it has to be. One that changes is no fault by itself: whoever changes what is drawn or how
  /// it is shrunk pins the new one and says so.
  let pinned: String

  static func all() throws -> [EngineDigest] {
    try engine() + certifier()
  }

  private static func engine() -> [EngineDigest] {
    let gen = Gen.integer().array()
    let explorer = Explorer(gen, seed: 7)
    let drawn = explorer.example(at: 100)
    let fails = { (list: [Int]) in Set(list).count > 2 && list.contains { $0 > 900 } }
    let found = (0..<2_000).lazy.compactMap { explorer.example(at: $0) }.first { fails($0.value) }
    let shrunk = found.map { Shrinker().shrink($0.recording, of: gen, while: fails) }
    return [
      EngineDigest(
        name: "drawn", found: drawn?.recording.sequence.token ?? "nothing", pinned: pinnedDrawn),
      EngineDigest(
        name: "found", found: found?.recording.sequence.token ?? "nothing", pinned: pinnedFound),
      EngineDigest(
        name: "shrunk",
        found: shrunk.map { "\($0.sequence.token) after \($0.evaluations)" } ?? "nothing",
        pinned: pinnedShrunk),
    ]
  }

  private static func certifier() throws -> [EngineDigest] {
    var options = CertifyOptions()
    options.cases = 300
    options.seed = 3
    let report = try Certifier(options: options).certify(LayoutSubject(ForgetsTheThird()))
    let violations = report.violations.map { "\($0.law) \($0.replay) after \($0.evaluations)" }
    return [
      EngineDigest(
        name: "certified", found: "\(report.cases): " + violations.joined(separator: ", "),
        pinned: pinnedCertified)
    ]
  }

  private static let pinnedDrawn =
    "L1.SqJDCxEBAs-ig-6PtJrFjgEBAouzg8mp5dns7AEBAuqQj-6pwdWWBAECxt_XzOmAm8HXAQEGAQKLs4PJqeXZ7OwB"
    + "AQLQpcvunMi_pN0BAQKJtrqgle7r96QBAA"
  private static let pinnedFound =
    "L1.IrMNrQcBAr21mYu5_rT63gEBAr7Uxoqd_aSVCwECtIP69pqT5MFaAA"
  private static let pinnedShrunk = "L1.qokMlgcBBgEIAQKKDgA after 45"
  private static let pinnedCertified =
    "283: placement.exactly-once L1.y_zYDBwBBgYGAAABBgYGAAABBgwDPgYAAAABBgYGAAAAAA after 494"
}

/// A row that does not place its third subview where there is room for it.
private struct ForgetsTheThird: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    subviews.reduce(into: CGSize.zero) { result, subview in
      let size = subview.sizeThatFits(.unspecified)
      result = CGSize(
        width: result.width + size.width, height: max(result.height, size.height))
    }
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var x = bounds.minX
    for (index, subview) in subviews.enumerated() {
      let size = subview.sizeThatFits(.unspecified)
      if index == 2, bounds.maxX - x > 30 { continue }
      subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
      x += size.width
    }
  }
}
