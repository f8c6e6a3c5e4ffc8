import LayoutSpec

extension ViewTree {
  /// Random views of every kind, nested up to `depth` containers deep.
  ///
  /// The simplest is `Color.clear.frame(width: 10, height: 10)`. Every view is a span, so that the
  /// shrinker can drop it, move it, or put one of its parts in its place.
  public static func gen(depth: Int = 2) -> Gen<ViewTree> {
    Gen { source in source.viewTree(depth: depth) }
  }
}

extension ChoiceSource {
  /// The largest length that is drawn, in points.
  static var longest: CGFloat { 1_000 }

  /// Draws a length in points; simplest 10, then 0, then 1, then any other.
  ///
  /// These are the lengths that a person would choose: 10 can be seen in a picture, 0 and 1 are the
  /// usual suspects. Among the others tiny, fractional, large and earlier ones come often.
  func length() -> CGFloat {
    span("length") {
      switch index(below: 4, weights: [3, 2, 2, 8]) {
      case 0: 10
      case 1: 0
      case 2: 1
      default: otherLength()
      }
    }
  }

  private func otherLength() -> CGFloat {
    let length = cgFloat(in: 0...Self.longest, suggestions: [100, 50, 20, 0.5, 33.25, 30]).onGrid
    couldHaveDrawn(Self.choices(of: length))
    return length
  }

  /// What `length()` has to draw to make a length.
  private static func choices(of length: CGFloat) -> [Choice] {
    if let named = [10, 0, 1].firstIndex(of: length) { return [.integer(named)] }
    return [.integer(3), .double(Double(length))]
  }

  /// Draws one view with up to three modifiers.
  package func viewTree(depth: Int) -> ViewTree {
    span("view") {
      var tree = span("plain view") {
        let tree = plainView(depth: depth)
        // Most faults that need a view of some size are as well shown by a rigid one of that size.
        if notesRewritings {
          let size = tree.roughIdealSize
          couldHaveDrawn(
            [.integer(0)] + Self.choices(of: size.width) + Self.choices(of: size.height))
        }
        return tree
      }
      let modifiers = array("modifier", count: 0...3, average: 0.22) { modifier(depth: depth) }
      for modifier in modifiers { tree = .modified(tree, modifier) }
      return tree
    }
  }

  /// Every view draws a width and a height, whether it uses them or not: so a rigid view is the
  /// simplest of all, and another kind of leaf turns into one without moving later draws.
  private func plainView(depth: Int) -> ViewTree {
    let kind = index(below: depth > 0 ? 9 : 6, weights: depth > 0 ? Self.nodes : Self.leaves)
    let width = length()
    let height = length()
    switch kind {
    case 0: return .rigid(width, height)
    case 1: return .color
    case 2: return .modified(.color, flexibleFrame(width, height))
    case 3: return .text(words: array("word", count: 1...5, average: 2) { integer(in: 1...12) })
    case 4: return .spacer(minLength: boolean() ? width : nil)
    case 5: return .image(isResizable: boolean())
    case 6:
      return .hstack(
        oneOf(ViewTree.VerticalGuide.allCases), spacing: spacing(width), children(depth))
    case 7:
      return .vstack(
        oneOf(ViewTree.HorizontalGuide.allCases), spacing: spacing(height), children(depth))
    default:
      return .zstack(
        oneOf(ViewTree.HorizontalGuide.allCases), oneOf(ViewTree.VerticalGuide.allCases),
        children(depth))
    }
  }

  private static let leaves = [40, 30, 9, 11, 5, 4]
  private static let nodes = leaves + [5, 5, 3]

  private func children(_ depth: Int) -> [ViewTree] {
    array("child", count: 0...4, average: 1.7) { viewTree(depth: depth - 1) }
  }

  private func spacing(_ length: CGFloat) -> CGFloat? {
    boolean(probability: 0.6) ? length : nil
  }

  private func oneOf<T>(_ values: [T]) -> T { values[index(below: values.count)] }

  private func flexibleFrame(_ width: CGFloat, _ height: CGFloat) -> ViewTree.Modifier {
    .flexibleFrame(horizontal: bounds(width), vertical: bounds(height))
  }

  /// Bounds of a flexible frame, in order: least, ideal, greatest.
  private func bounds(_ length: CGFloat) -> ViewTree.Bounds {
    span("bounds") {
      var bounds = ViewTree.Bounds()
      let kind = index(below: 5, weights: [3, 2, 3, 2, 1])
      if kind == 1 || kind == 2 { bounds.min = length }
      if kind == 3 || kind == 4 { bounds.ideal = length }
      if kind == 1 || kind == 3 { bounds.max = .infinity }
      if kind == 2 || kind == 4 { bounds.max = length + self.length() }
      return bounds
    }
  }

  private func modifier(depth: Int) -> ViewTree.Modifier {
    switch index(below: depth > 0 ? 10 : 8, weights: nil) {
    case 0: return .layoutPriority(Double(integer(in: -1...2)))
    case 1: return .layoutValues(integer(in: 0...5))
    case 2: return .padding(length())
    case 3: return .fixedSize(horizontal: !boolean(), vertical: !boolean())
    case 4: return .offset(x: length(), y: length())
    case 5:
      return boolean()
        ? .frame(width: length(), height: nil) : .frame(width: nil, height: length())
    case 6: return .horizontalGuide(oneOf(ViewTree.HorizontalGuide.allCases), length())
    case 7: return .verticalGuide(oneOf(ViewTree.VerticalGuide.allCases), length())
    case 8: return .background(viewTree(depth: depth - 1))
    default: return .overlay(viewTree(depth: depth - 1))
    }
  }
}
