import Generators
import Invariants
import LayoutSpec
import Testing

/// Answers the same size to everything, be it no size at all.
private struct StubbornLayout: SketchLayout {
  let size: CGSize

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    size
  }
}

/// What a subview does on its own is not held against the layout around it.
@Suite struct BlameTests {
  private static let hostile = [
    CGSize(width: CGFloat.nan, height: 1), CGSize(width: -5, height: 1),
    CGSize(width: CGFloat.infinity, height: 1), CGSize(width: 1, height: CGFloat.infinity),
    CGSize(width: 1e300, height: 1e300),
  ]

  @Test(arguments: hostile, [HStackLayout(spacing: 0), SketchFlow()] as [any Layout])
  func laysNoBlameOnTheLayout(_ size: CGSize, _ layout: any Layout) throws {
    let subview = try #require(StubbornLayout(size: size) {}.nodes(_NodeInputs()).nodes.first)
    let explorer = Explorer(Scenario.gen(lengths: [8]), seed: 1)
    for index in 0..<120 {
      let scenario = try #require(explorer.example(at: index)).value
      let observation = Observer.observe(layout, scenario, substitute: { _ in subview })
      for law in Laws.layout where applies(law, to: layout) {
        if case .broken(let violation) = law.check(observation) {
          Issue.record(
            "\(law.id) of \(type(of: layout)): \(violation.message), \(violation.actual)")
        }
      }
    }
  }

  private func applies(_ law: Law<Observation>, to layout: any Layout) -> Bool {
    switch law.profile {
    case .flow?: return layout is SketchFlow
    case .stack?: return layout is HStackLayout
    case .grid?, .overlay?: return false
    case nil: break
    }
    switch law.claim {
    case .symmetric?, .probes?: return false
    case .scaleFree?: return layout is HStackLayout
    default: return true
    }
  }
}
