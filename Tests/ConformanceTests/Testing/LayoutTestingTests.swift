import Generators
import LayoutSpec
import LayoutTesting
import Testing

/// A diagonal, as lawful as it gets.
private struct Diagonal: Layout {
  var gap: CGFloat = 0

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    var size = CGSize.zero
    for (index, subview) in subviews.enumerated() {
      let ideal = subview.sizeThatFits(.unspecified)
      size.width += ideal.width + (index > 0 ? gap : 0)
      size.height += ideal.height + (index > 0 ? gap : 0)
    }
    return size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var corner = bounds.origin
    for subview in subviews {
      let ideal = subview.sizeThatFits(.unspecified)
      subview.place(at: corner, proposal: .unspecified)
      corner.x += ideal.width + gap
      corner.y += ideal.height + gap
    }
  }
}

/// The same without a look at where its bounds are.
private struct StuckDiagonal: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    Diagonal().sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    Diagonal().placeSubviews(
      in: CGRect(origin: .zero, size: bounds.size), proposal: proposal, subviews: subviews,
      cache: &cache)
  }
}

private struct CardBackground<Content: View>: View {
  @ViewBuilder var content: () -> Content

  var body: some View {
    content().background { Color.gray }
  }
}

private struct CardOfItsOwnSize<Content: View>: View {
  @ViewBuilder var content: () -> Content

  var body: some View {
    content().padding(8).background { Color.gray }
  }
}

/// Certifying inside a test: what is lawful passes, what is not is one issue at the caller's line.
@Suite struct LayoutTestingTests {
  @Test func aLawfulLayoutPasses() { certify(Diagonal(gap: 4)) }

  @Test func aGeneratedLayoutPasses() {
    certify(generating: Gen<CGFloat>.cgFloat(in: 0...20).map { Diagonal(gap: $0) })
  }

  @Test func aWrapperThatKeepsTheSizePasses() {
    checkLaw(.backgroundPreservesSize) { content in CardBackground { content } }
  }

  @Test func aBrokenLawIsAnIssueThatShowsTheTree() {
    withKnownIssue {
      certify(StuckDiagonal())
    } matching: { issue in
      let text = issue.comments.map(\.rawValue).joined()
      return issue.sourceLocation?.line == #line - 3
        && text.contains("placement.translation")
        && text.contains("Color.clear.frame(width: 10, height: 10)")
        && text.contains("replay")
    }
  }

  @Test func aWaivedLawIsNoIssue() {
    certify(StuckDiagonal(), waiving: ["placement.translation": "stuck on purpose"])
  }

  @Test func aWrapperThatChangesTheSizeIsAnIssue() {
    withKnownIssue {
      checkLaw(.backgroundPreservesSize) { content in CardOfItsOwnSize { content } }
    } matching: { issue in
      issue.comments.map(\.rawValue).joined().contains("background.preserves-size")
    }
  }
}
