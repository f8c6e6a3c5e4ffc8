/// A finite rectangle with ordered edges, small enough to be drawn.
struct Extent {
  var left: Double
  var top: Double
  var right: Double
  var bottom: Double

  /// Coordinates beyond this are not drawn: nothing else would be left to see.
  private static let limit = 1e7

  init?(_ rect: ReportedRect) {
    guard rect.isFinite else { return nil }
    let (x, y) = (rect.x.value, rect.y.value)
    let (farX, farY) = (x + rect.width.value, y + rect.height.value)
    guard [x, y, farX, farY].allSatisfy({ abs($0) <= Self.limit }) else { return nil }
    (left, right) = (min(x, farX), max(x, farX))
    (top, bottom) = (min(y, farY), max(y, farY))
  }

  func union(_ other: Extent) -> Extent {
    var result = self
    result.left = min(left, other.left)
    result.top = min(top, other.top)
    result.right = max(right, other.right)
    result.bottom = max(bottom, other.bottom)
    return result
  }
}
