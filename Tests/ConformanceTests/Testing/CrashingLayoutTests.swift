import LayoutSpec
import LayoutTesting
import Testing

/// What a layout does to the process that it runs in.
private enum Fault: String, CaseIterable, Sendable {
  case traps, exits, recurses, spins, waits, stops

  func strike() {
    switch self {
    case .traps: fatalError("no room")
    case .exits: exit(0)
    case .recurses: _ = Self.depth(1)
    case .spins: while true {}
    case .waits: while true { usleep(100_000) }
    case .stops: kill(getpid(), SIGSTOP)
    }
  }

  private static func depth(_ number: Int) -> Int {
    number == 0 ? 0 : 1 &+ depth(number &+ 1)
  }
}

/// Sound, apart from two subviews.
private struct Faulty: Layout {
  var fault: Fault

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    if subviews.count == 2 { fault.strike() }
    return .zero
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: .zero) }
  }
}

private struct Trapping<Content: View>: View {
  @ViewBuilder var content: () -> Content

  var body: some View { fatalError("no body") }
}

/// A layout that ends the process is one issue more, and the tests go on.
@Suite("A layout that ends the process of a test", .caseTimeout(seconds: 0.3))
struct CrashingLayoutTests {
  @Test("is reported with the smallest tree", arguments: Fault.allCases)
  private func fault(_ fault: Fault) {
    let isCrash = [Fault.traps, .exits, .recurses].contains(fault)
    withKnownIssue {
      certify(Faulty(fault: fault), cases: 60)
    } matching: { issue in
      let text = issue.comments.map(\.rawValue).joined()
      return issue.sourceLocation?.line == #line - 3 && issue.severity == .error
        && text.contains(isCrash ? "robustness.no-crash" : "robustness.no-hang")
        && text.contains("minimal: 2 subviews") && text.contains("sizeThatFits")
    }
  }

  @Test("is reported with the message of the trap and its place")
  func message() {
    withKnownIssue {
      certify(Faulty(fault: .traps), cases: 60)
    } matching: {
      $0.comments.map(\.rawValue).joined()
        .contains("no room (CrashingLayoutTests.swift:11)")
    }
  }

  @Test("may be a view, too")
  func view() {
    withKnownIssue {
      checkLaw(.backgroundPreservesSize) { content in Trapping { content } }
    } matching: { issue in
      let text = issue.comments.map(\.rawValue).joined()
      return text.contains("laying it out trapped") && text.contains("no body")
    }
  }

  @Test("may trap while it is made")
  func making() {
    withKnownIssue {
      certify(
        generating: Gen<CGFloat>.cgFloat(in: 0...9).map { _ -> Faulty in fatalError("no layout") })
    } matching: { issue in
      issue.error.map { "\($0)".contains("making a case of Faulty trapped: no layout") } ?? false
    }
  }
}
