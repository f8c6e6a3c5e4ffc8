import LayoutSpec

extension ViewTree {
  /// About the size that the tree would choose for itself, in points.
  ///
  /// A guess for the generators, which aim proposals at it: exact for rigid views, near enough for
  /// the rest, and cheaper than laying the tree out.
  var roughIdealSize: CGSize {
    switch self {
    case .color: return CGSize(width: 10, height: 10)
    case .text(let words):
      let count = words.reduce(max(words.count - 1, 0), +)
      let metrics = TextMetrics.standard
      return CGSize(
        width: CGFloat(count) * metrics.characterWidth, height: count > 0 ? metrics.lineHeight : 0)
    case .spacer(let minLength): return CGSize(width: minLength ?? 8, height: minLength ?? 8)
    case .image: return Image.intrinsicSize
    case .hstack(_, let spacing, let children):
      return Self.stacked(children, .horizontal, spacing ?? 8)
    case .vstack(_, let spacing, let children):
      return Self.stacked(children, .vertical, spacing ?? 8)
    case .zstack(_, _, let children):
      return children.reduce(into: CGSize.zero) { result, child in
        let size = child.roughIdealSize
        result = CGSize(
          width: max(result.width, size.width), height: max(result.height, size.height))
      }
    case .modified(let content, let modifier):
      var size = content.roughIdealSize
      switch modifier {
      case .frame(let width, let height):
        size = CGSize(width: width ?? size.width, height: height ?? size.height)
      case .flexibleFrame(let horizontal, let vertical):
        size.width =
          horizontal.ideal ?? max(min(size.width, horizontal.max ?? .infinity), horizontal.min ?? 0)
        size.height =
          vertical.ideal ?? max(min(size.height, vertical.max ?? .infinity), vertical.min ?? 0)
      case .padding(let length):
        size = CGSize(width: size.width + 2 * length, height: size.height + 2 * length)
      default: break
      }
      return size
    }
  }

  private static func stacked(
    _ children: [ViewTree], _ axis: Axis, _ spacing: CGFloat
  ) -> CGSize {
    var result = CGSize.zero
    for (index, child) in children.enumerated() {
      let size = child.roughIdealSize
      result[axis] += size[axis] + (index > 0 ? spacing : 0)
      result[axis.cross] = max(result[axis.cross], size[axis.cross])
    }
    return result
  }
}
