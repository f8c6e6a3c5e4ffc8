/// A typeface in a size: the specification measures all text alike, so layout does not see it.
public struct Font: Hashable, Sendable {
  private let name: String

  private init(name: String) { self.name = name }

  /// How heavy the strokes are.
  public struct Weight: Hashable, Sendable {
    private let value: Double

    /// The lightest.
    public static let ultraLight = Weight(value: -0.8)
    /// Very light.
    public static let thin = Weight(value: -0.6)
    /// Light.
    public static let light = Weight(value: -0.4)
    /// Ordinary.
    public static let regular = Weight(value: 0)
    /// A little heavy.
    public static let medium = Weight(value: 0.23)
    /// Rather heavy.
    public static let semibold = Weight(value: 0.3)
    /// Heavy.
    public static let bold = Weight(value: 0.4)
    /// Very heavy.
    public static let heavy = Weight(value: 0.56)
    /// The heaviest.
    public static let black = Weight(value: 0.62)
  }

  /// The style of a typeface.
  public enum Design: Hashable, Sendable {
    /// The default style.
    case `default`
    /// With serifs.
    case serif
    /// With rounded ends.
    case rounded
    /// With one width for all characters.
    case monospaced
  }

  /// The role of a text.
  public enum TextStyle: Hashable, CaseIterable, Sendable {
    /// A role, from the largest text to the smallest.
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote
    /// A role of small text.
    case caption, caption2
  }

  /// The font of large titles.
  public static let largeTitle = Font(name: "largeTitle")
  /// The font of titles.
  public static let title = Font(name: "title")
  /// The font of second-level titles.
  public static let title2 = Font(name: "title2")
  /// The font of third-level titles.
  public static let title3 = Font(name: "title3")
  /// The font of headings.
  public static let headline = Font(name: "headline")
  /// The font of subheadings.
  public static let subheadline = Font(name: "subheadline")
  /// The font of running text.
  public static let body = Font(name: "body")
  /// The font of callouts.
  public static let callout = Font(name: "callout")
  /// The font of footnotes.
  public static let footnote = Font(name: "footnote")
  /// The font of captions.
  public static let caption = Font(name: "caption")
  /// The font of second-level captions.
  public static let caption2 = Font(name: "caption2")

  /// The width of the strokes' letters.
  public struct Width: Hashable, Sendable {
    private let value: Double

    /// The narrowest.
    public static let compressed = Width(value: -0.4)
    /// Narrow.
    public static let condensed = Width(value: -0.2)
    /// Ordinary.
    public static let standard = Width(value: 0)
    /// Wide.
    public static let expanded = Width(value: 0.2)
  }

  /// The distance between lines.
  public enum Leading: Hashable, Sendable {
    /// Kinds of distances.
    case standard, tight, loose
  }

  /// Creates a font from one of UIKit's.
  public init(_ font: UIFont) { self.name = "system(\(font.pointSize))" }

  /// A named font in a size that grows with a style of text.
  public static func custom(
    _ name: String, size: CGFloat, relativeTo textStyle: TextStyle
  ) -> Font { Font(name: name) }

  /// A named font in a size that never grows.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font { Font(name: name) }

  /// The font with other distances between lines.
  public func leading(_ leading: Leading) -> Font { self }

  /// The font in another width.
  public func width(_ width: Width) -> Font { self }

  /// The font with small capitals.
  public func smallCaps() -> Font { self }

  /// The font with small capitals for small letters.
  public func lowercaseSmallCaps() -> Font { self }

  /// The font with small capitals for capitals.
  public func uppercaseSmallCaps() -> Font { self }

  /// The system's font in a size.
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font { Font(name: "system(\(size))") }

  /// The system's font for a role.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font { Font(name: "\(style)") }

  /// A named font in a size.
  public static func custom(_ name: String, size: CGFloat) -> Font { Font(name: name) }

  /// The font made heavier.
  public func bold() -> Font { self }

  /// The font made slanted.
  public func italic() -> Font { self }

  /// The font in another weight.
  public func weight(_ weight: Weight) -> Font { self }

  /// The font with one width for all digits.
  public func monospacedDigit() -> Font { self }

  /// The font with one width for all characters.
  public func monospaced() -> Font { self }
}

extension View {
  /// Sets the font of the text in this view.
  nonisolated public func font(_ font: Font?) -> some View { inert() }

  /// Sets the weight of the text in this view.
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View { inert() }

  /// Makes the text in this view heavy.
  nonisolated public func bold(_ isActive: Bool = true) -> some View { inert() }

  /// Slants the text in this view.
  nonisolated public func italic(_ isActive: Bool = true) -> some View { inert() }
}

extension Text {
  /// This text in another font.
  public func font(_ font: Font?) -> Text { self }

  /// This text in another weight.
  public func fontWeight(_ weight: Font.Weight?) -> Text { self }

  /// This text in heavy strokes.
  public func bold() -> Text { self }

  /// This text slanted.
  public func italic() -> Text { self }

  /// This text in another colour.
  public func foregroundColor(_ color: Color?) -> Text { self }

  /// Both texts in one.
  public static func + (lhs: Text, rhs: Text) -> Text {
    Text(verbatim: lhs.content + rhs.content)
  }
}
