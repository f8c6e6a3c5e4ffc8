import LayoutSpec

extension ChoiceSource {
  /// Draws a proposal; simplest unspecified, then 100, then 0, then any other number.
  ///
  /// `boundaries` are the lengths at which something is likely to go wrong.
  package func proposal(_ boundaries: Boundaries = Boundaries()) -> ProposedViewSize {
    span("proposal") {
      ProposedViewSize(
        width: proposedLength(boundaries.widths, boundaries.gaps),
        height: proposedLength(boundaries.heights, boundaries.gaps))
    }
  }

  private func proposedLength(_ sums: [CGFloat], _ gaps: [CGFloat]) -> CGFloat? {
    span("proposed length") {
      switch index(below: 6, weights: aimsAtBoundaries ? Self.aimed : Self.aimless) {
      case 0: return nil
      case 1: return 100
      case 2: return 0
      case 3:
        let length = number()
        couldHaveDrawn(Self.choices(ofProposed: length))
        return length
      case 4:
        let length = boundary(sums, gaps)
        couldHaveDrawn(Self.choices(ofProposed: length))
        return length
      default: return .infinity
      }
    }
  }

  private static let aimed = [6, 2, 2, 5, 9, 2]
  private static let aimless = [6, 2, 2, 14, 0, 2]

  /// What `proposedLength` has to draw to make a length.
  private static func choices(ofProposed length: CGFloat) -> [Choice] {
    if length == 100 { return [.integer(1)] }
    return length == 0 ? [.integer(2)] : [.integer(3), .double(Double(length))]
  }

  /// Draws the size of bounds that nobody asked for.
  func boundsSize(_ boundaries: Boundaries) -> CGSize {
    func length(_ sums: [CGFloat]) -> CGFloat {
      span("bounds length") {
        guard boolean(probability: aimsAtBoundaries ? 0.5 : 0) else { return number() }
        let length = boundary(sums, boundaries.gaps)
        couldHaveDrawn([.boolean(false), .double(Double(length))])
        return length
      }
    }
    return CGSize(width: length(boundaries.widths), height: length(boundaries.heights))
  }

  /// What `boundsSize` has to draw to make a size.
  static func choices(ofBounds size: CGSize) -> [Choice] {
    [
      .boolean(false), .double(Double(size.width)), .boolean(false), .double(Double(size.height)),
    ]
  }

  private func number() -> CGFloat {
    cgFloat(in: 0...(4 * Self.longest), suggestions: [1, 10, 300, 20, 50, 0.5]).onGrid
  }

  /// Draws a length at which the subviews just fit, or just do not.
  ///
  /// Drawn as so many subviews and so many gaps, give or take a hair, not as a number: while the
  /// subviews are made smaller it stays on the edge. Now and then there is room to spare, and enough
  /// of it for what a subview that takes all it gets does wrong.
  private func boundary(_ sums: [CGFloat], _ gaps: [CGFloat]) -> CGFloat {
    let count = integer(in: 0...max(sums.count - 1, 0))
    let gap = index(below: gaps.count + 1)
    let hair = Self.hairs[index(below: Self.hairs.count, weights: [5, 3, 2, 1, 1, 3])]
    var length = count < sums.count ? sums[count] : 0
    if gap > 0, count > 1 { length += gaps[gap - 1] * CGFloat(count - 1) }
    return max(length + hair, 0)
  }

  private static var hairs: [CGFloat] { [0, -1, 1, -0.25, 0.25, longest] }
}

/// What a row or a column of the first so many subviews adds up to, without gaps, on each axis.
package struct Boundaries {
  var widths: [CGFloat] = [0]
  var heights: [CGFloat] = [0]
  var gaps: [CGFloat] = []

  package init() {}

  /// The sums of the ideal sizes of the first subviews; `gaps` are likely distances between them.
  init(of subviews: [ViewTree], gaps: [CGFloat]) {
    self.gaps = gaps
    var sum = CGSize.zero
    for subview in subviews {
      let size = subview.roughIdealSize
      sum.width += size.width
      sum.height += size.height
      widths.append(sum.width)
      heights.append(sum.height)
    }
  }
}
