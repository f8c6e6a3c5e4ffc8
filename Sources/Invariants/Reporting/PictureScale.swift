import LayoutSpec

/// The way from points to the pixels of a picture of bounded size.
struct PictureScale {
  /// How large the picture is, in pixels.
  let width: Double
  let height: Double

  private let origin: (x: Double, y: Double)
  private let factor: Double

  /// Small trees are enlarged, but no further than this.
  private static let largest = 8.0
  /// No picture is larger, in pixels.
  private static let limit = (width: 640.0, height: 480.0)

  init(fitting extents: [Extent]) {
    guard let first = extents.first else {
      (width, height, origin, factor) = (0, 0, (0, 0), 1)
      return
    }
    let all = extents.dropFirst().reduce(first) { $0.union($1) }
    let (across, down) = (all.right - all.left, all.bottom - all.top)
    var factor = Self.largest
    if across > 0 { factor = min(factor, Self.limit.width / across) }
    if down > 0 { factor = min(factor, Self.limit.height / down) }
    self.factor = factor
    origin = (all.left, all.top)
    (width, height) = (across * factor, down * factor)
  }

  func x(_ point: Double) -> Double { (point - origin.x) * factor }
  func y(_ point: Double) -> Double { (point - origin.y) * factor }
}

extension Extent {
  /// Differences below this are rounding.
  private static let slack = 0.001

  /// The up to four parts that lie outside another rectangle, which do not overlap.
  func outside(_ outer: Extent) -> [Extent] {
    var (parts, rest) = ([Extent](), self)
    if rest.left < outer.left - Self.slack {
      var part = rest
      part.right = min(rest.right, outer.left)
      parts.append(part)
      rest.left = part.right
    }
    if rest.right > outer.right + Self.slack {
      var part = rest
      part.left = max(rest.left, outer.right)
      parts.append(part)
      rest.right = part.left
    }
    if rest.top < outer.top - Self.slack {
      var part = rest
      part.bottom = min(rest.bottom, outer.top)
      parts.append(part)
      rest.top = part.bottom
    }
    if rest.bottom > outer.bottom + Self.slack {
      var part = rest
      part.top = max(rest.top, outer.bottom)
      parts.append(part)
    }
    return parts
  }
}

extension Double {
  /// The number of pixels with two decimals at most.
  var pixels: String { CGFloat(self).short }
}

extension ReportedNumber {
  /// The number with two decimals at most.
  var short: String { CGFloat(value).short }
}

extension String {
  /// The text as content of an XML document.
  var escaped: String {
    var result = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      // XML has no way to write most control characters.
      case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF:
        result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
