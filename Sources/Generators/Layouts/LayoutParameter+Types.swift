import LayoutSpec

/// Words in a parameter's name that say what its numbers mean.
private enum NameMeaning {
  /// A distance, for which 0 is an ordinary value.
  case distance
  /// A number of things.
  case count
  /// A part of a whole.
  case share
  /// A factor.
  case factor
  /// Anything else: a length.
  case length

  private static let words: [(NameMeaning, [String])] = [
    (.distance, ["spac", "gap", "gutter", "pad", "inset", "margin", "offset", "distance"]),
    (.count, ["column", "rows", "count", "lines", "items", "number"]),
    (.share, ["fraction", "progress", "percent", "opacity", "alpha", "share"]),
    (.factor, ["ratio", "scale", "factor", "weight", "multiplier"]),
  ]

  init(of name: String) {
    let name = name.lowercased()
    // `rowHeight` and `columnWidth` are lengths, `rowSpacing` a distance.
    let isLength = ["width", "height", "size", "length"].contains { name.contains($0) }
    let found = Self.words.first { $0.1.contains { name.contains($0) } }?.0 ?? .length
    self = isLength && found != .distance ? .length : found
  }
}

extension ChoiceSource {
  fileprivate func parameterLength(_ name: String) -> CGFloat {
    switch NameMeaning(of: name) {
    case .distance: cgFloat(in: 0...40, suggestions: [0, 8, 10, 1]).onGrid
    case .count: CGFloat(integer(in: 1...6))
    case .share: CGFloat(integer(in: 0...4)) / 4
    case .factor: CGFloat(integer(in: 1...8)) / 2
    case .length: cgFloat(in: 1...300, suggestions: [10, 100, 1, 50]).onGrid
    }
  }

  fileprivate func parameterCase<T>(_ cases: [(T, String)]) -> (T, String) {
    cases[index(below: cases.count)]
  }
}

extension CGFloat: LayoutParameter {
  /// Draws a length in points.
  public static func drawParameter(
    named name: String, from source: ChoiceSource
  ) -> (CGFloat, String) {
    let length = source.parameterLength(name)
    return (length, length.swiftLiteral)
  }
}

extension Double: LayoutParameter {
  /// Draws a length in points.
  public static func drawParameter(
    named name: String, from source: ChoiceSource
  ) -> (Double, String) {
    let length = source.parameterLength(name)
    return (Double(length), length.swiftLiteral)
  }
}

extension Float: LayoutParameter {
  /// Draws a length in points.
  public static func drawParameter(
    named name: String, from source: ChoiceSource
  ) -> (Float, String) {
    let length = Float(source.parameterLength(name))
    return (length, CGFloat(length).swiftLiteral)
  }
}

extension Int: LayoutParameter {
  /// Draws a count from 1 to 6, or a distance from 0 to 40 where the name speaks of one.
  public static func drawParameter(
    named name: String, from source: ChoiceSource
  ) -> (Int, String) {
    let count =
      NameMeaning(of: name) == .distance ? source.integer(in: 0...40) : source.integer(in: 1...6)
    return (count, "\(count)")
  }
}

extension Bool: LayoutParameter {
  /// Draws a yes or no.
  public static func drawParameter(
    named name: String, from source: ChoiceSource
  ) -> (Bool, String) {
    let value = source.boolean()
    return (value, "\(value)")
  }
}

extension String: LayoutParameter {
  /// Draws a short string.
  public static func drawParameter(
    named name: String, from source: ChoiceSource
  ) -> (String, String) {
    source.parameterCase([("a", "\"a\""), ("", "\"\""), ("two words", "\"two words\"")])
  }
}

extension HorizontalAlignment: LayoutParameter {
  /// Draws a built-in guide.
  public static func drawParameter(
    named name: String, from source: ChoiceSource
  ) -> (HorizontalAlignment, String) {
    source.parameterCase([(.center, ".center"), (.leading, ".leading"), (.trailing, ".trailing")])
  }
}

extension VerticalAlignment: LayoutParameter {
  /// Draws a built-in guide.
  public static func drawParameter(
    named name: String, from source: ChoiceSource
  ) -> (VerticalAlignment, String) {
    source.parameterCase([
      (.center, ".center"), (.top, ".top"), (.bottom, ".bottom"),
      (.firstTextBaseline, ".firstTextBaseline"), (.lastTextBaseline, ".lastTextBaseline"),
    ])
  }
}

extension Alignment: LayoutParameter {
  /// Draws a built-in alignment.
  public static func drawParameter(
    named name: String, from source: ChoiceSource
  ) -> (Alignment, String) {
    source.parameterCase([
      (.center, ".center"), (.topLeading, ".topLeading"), (.top, ".top"),
      (.topTrailing, ".topTrailing"), (.leading, ".leading"), (.trailing, ".trailing"),
      (.bottomLeading, ".bottomLeading"), (.bottom, ".bottom"),
      (.bottomTrailing, ".bottomTrailing"),
    ])
  }
}

extension UnitPoint: LayoutParameter {
  /// Draws a named point.
  public static func drawParameter(
    named name: String, from source: ChoiceSource
  ) -> (UnitPoint, String) {
    source.parameterCase([
      (.center, ".center"), (.topLeading, ".topLeading"), (.bottomTrailing, ".bottomTrailing"),
      (.top, ".top"), (.leading, ".leading"),
    ])
  }
}

extension Angle: LayoutParameter {
  /// Draws an angle of whole degrees.
  public static func drawParameter(
    named name: String, from source: ChoiceSource
  ) -> (Angle, String) {
    let degrees = source.integer(in: 0...360)
    return (.degrees(Double(degrees)), ".degrees(\(degrees))")
  }
}

extension CGSize: LayoutParameter {
  /// Draws a size in points.
  public static func drawParameter(
    named name: String, from source: ChoiceSource
  ) -> (CGSize, String) {
    let size = CGSize(width: source.parameterLength(name), height: source.parameterLength(name))
    return (
      size, "CGSize(width: \(size.width.swiftLiteral), height: \(size.height.swiftLiteral))"
    )
  }
}

extension CGPoint: LayoutParameter {
  /// Draws a point, in points.
  public static func drawParameter(
    named name: String, from source: ChoiceSource
  ) -> (CGPoint, String) {
    let point = CGPoint(x: source.parameterLength(name), y: source.parameterLength(name))
    return (point, "CGPoint(x: \(point.x.swiftLiteral), y: \(point.y.swiftLiteral))")
  }
}

extension EdgeInsets: LayoutParameter {
  /// Draws the same inset for all edges.
  public static func drawParameter(
    named name: String, from source: ChoiceSource
  ) -> (EdgeInsets, String) {
    let inset = source.parameterLength("inset")
    let text = inset.swiftLiteral
    return (
      EdgeInsets(top: inset, leading: inset, bottom: inset, trailing: inset),
      "EdgeInsets(top: \(text), leading: \(text), bottom: \(text), trailing: \(text))"
    )
  }
}

extension ProposedViewSize: LayoutParameter {
  /// Draws a proposal.
  public static func drawParameter(
    named name: String, from source: ChoiceSource
  ) -> (ProposedViewSize, String) {
    let proposal = source.proposal()
    let width = proposal.width?.swiftLiteral ?? "nil"
    let height = proposal.height?.swiftLiteral ?? "nil"
    return (proposal, "ProposedViewSize(width: \(width), height: \(height))")
  }
}
