import LayoutSpec

extension Scenario {
  /// Random scenarios: few subviews mostly, and scripts of up to six calls.
  ///
  /// `lengths` are lengths that the layout was made with, such as its spacing: proposals are aimed
  /// at what the subviews and such gaps add up to.
  public static func gen(lengths: [CGFloat] = []) -> Gen<Scenario> {
    Gen { source in source.scenario(lengths: lengths) }
  }
}

extension ChoiceSource {
  /// Draws a scenario.
  package func scenario(lengths: [CGFloat]) -> Scenario {
    var subviews = array("subview", count: 0...12, average: 2.5) { viewTree(depth: 1) }
    let first = subviews
    let gaps = lengths.isEmpty ? [8, 10] : lengths
    var boundaries = CGSize.Lengths(boundariesOf: subviews, gaps: gaps)
    let script = array("step", count: 1...6, average: 2.2) {
      let step = self.step(boundaries, subviews)
      if case .update(let others) = step {
        subviews = others
        boundaries = CGSize.Lengths(boundariesOf: subviews, gaps: gaps)
      }
      return step
    }
    let isRightToLeft = boolean(probability: 0.2)
    return Scenario(
      subviews: first, direction: isRightToLeft ? .rightToLeft : .leftToRight, script: script)
  }

  private func step(_ boundaries: CGSize.Lengths, _ subviews: [ViewTree]) -> Scenario.Step {
    switch index(below: 6, weights: [40, 36, 8, 4, 3, 3]) {
    case 0:
      let proposal = self.proposal(boundaries)
      let origin = boolean(probability: 0.3) ? CGPoint(x: length(), y: length()) : .zero
      let size: CGSize? =
        boolean(probability: 0.2)
        ? CGSize(
          width: cgFloat(in: 0...(4 * Self.longest), suggestions: boundaries.widths),
          height: cgFloat(in: 0...(4 * Self.longest), suggestions: boundaries.heights))
        : nil
      return .place(Scenario.Proposal(proposal), origin: origin, size: size)
    case 1: return .measure(Scenario.Proposal(proposal(boundaries)))
    case 2: return .update(editing(subviews))
    case 3: return .spacing
    case 4:
      let guides = ViewTree.HorizontalGuide.allCases
      let guide = guides[index(below: guides.count)]
      return .horizontalGuide(guide, Scenario.Proposal(proposal(boundaries)))
    default:
      let guides = ViewTree.VerticalGuide.allCases
      let guide = guides[index(below: guides.count)]
      return .verticalGuide(guide, Scenario.Proposal(proposal(boundaries)))
    }
  }

  /// Other subviews: the ones there are without some, followed by new ones.
  private func editing(_ subviews: [ViewTree]) -> [ViewTree] {
    var result: [ViewTree] = []
    for subview in subviews where !boolean(probability: 0.3) { result.append(subview) }
    return result + array("subview", count: 0...3, average: 0.7) { viewTree(depth: 1) }
  }
}
