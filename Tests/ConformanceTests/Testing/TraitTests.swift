import LayoutSpec
import LayoutTesting
import Testing

/// Breaks a law of warning severity only, if it claims to be free of scale.
private struct Loose: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize { CGSize(width: 10, height: 20) }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: .unspecified) }
  }
}

/// Traps from the n-th time on that it is drawn, so that an issue tells whether there were so many
/// cases. A case is drawn once or twice.
private func traps(fromDraw number: Int) -> Gen<TrapLater> {
  nonisolated(unsafe) var drawn = 0
  return Gen<CGFloat>.cgFloat(in: 0...1).map { _ in
    drawn += 1
    return TrapLater(isTrapping: drawn >= number)
  }
}

private struct TrapLater: Layout {
  var isTrapping: Bool

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    if isTrapping { fatalError("later") }
    let sizes = subviews.map { $0.sizeThatFits(proposal) }
    return CGSize(
      width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
  }
}

/// Traits of tests and suites say how thorough a check is.
@Suite("Traits", .cases(200), .seed(3))
struct TraitTests {
  private func isLater(_ issue: Issue) -> Bool {
    issue.comments.map(\.rawValue).joined().contains("robustness.no-crash")
  }

  @Test("of the suite hold in its tests")
  func inherited() {
    certify(generating: traps(fromDraw: 1_000))
    withKnownIssue {
      certify(generating: traps(fromDraw: 150))
    } matching: {
      isLater($0)
    }
  }

  @Test("of the test count before those of the suite", .cases(2_000))
  func own() {
    withKnownIssue {
      certify(generating: traps(fromDraw: 1_000))
    } matching: {
      isLater($0)
    }
  }

  @Test("count less than what the call says", .cases(2_000))
  func argument() {
    certify(generating: traps(fromDraw: 1_000), cases: 200)
  }

  @Test("may hold one value of several", arguments: [100, 200])
  func parameterised(cases: Int) {
    certify(generating: traps(fromDraw: 1_000), cases: cases)
  }

  @Test("do not make errors of warnings")
  func warnings() {
    withKnownIssue {
      certify(Loose(), claims: [.scaleFree])
    } matching: {
      $0.severity == .warning
    }
  }
}
