import LayoutSpec

extension ChoiceSource {
  /// Draws a proposal; simplest unspecified, then 0, 1, 2 …, then infinity.
  ///
  /// `suggestions` are lengths at which something is likely to go wrong, one list per axis.
  package func proposal(_ suggestions: CGSize.Lengths = CGSize.Lengths()) -> ProposedViewSize {
    span("proposal") {
      ProposedViewSize(
        width: proposedLength(suggestions.widths), height: proposedLength(suggestions.heights))
    }
  }

  private func proposedLength(_ suggestions: [CGFloat]) -> CGFloat? {
    switch index(below: 3, weights: [3, 6, 1]) {
    case 0: return nil
    case 1: return cgFloat(in: 0...(4 * Self.longest), suggestions: suggestions)
    default: return .infinity
    }
  }
}

extension CGSize {
  /// Lengths for both axes.
  package struct Lengths {
    package var widths: [CGFloat] = []
    package var heights: [CGFloat] = []

    package init() {}
  }
}

extension CGSize.Lengths {
  /// Where line breaking goes wrong: the lengths that the subviews add up to, with gaps between.
  ///
  /// Prefix sums of ideal lengths, bare and with likely gaps, and the largest single length. The
  /// source itself nudges a suggestion by a hair now and then.
  init(boundariesOf subviews: [ViewTree], gaps: [CGFloat]) {
    var sum = CGSize.zero
    widths = [0]
    heights = [0]
    for (index, subview) in subviews.enumerated() {
      let size = subview.roughIdealSize
      sum.width += size.width
      sum.height += size.height
      widths += [sum.width, size.width]
      heights += [sum.height, size.height]
      guard index > 0 else { continue }
      for gap in gaps {
        widths.append(sum.width + gap * CGFloat(index))
        heights.append(sum.height + gap * CGFloat(index))
      }
    }
  }
}
