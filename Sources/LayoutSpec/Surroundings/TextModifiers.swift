// How text looks: the specification measures all text alike, so layout does not see it.

/// Why a view is shown without its content.
public struct RedactionReasons: OptionSet, Sendable {
  /// The raw bits.
  public let rawValue: Int

  /// Creates a set from raw bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The content is not there yet.
  public static let placeholder = RedactionReasons(rawValue: 1)

  /// The content is private.
  public static let privacy = RedactionReasons(rawValue: 2)

  /// The content is out of date.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

/// Whether text can be selected.
public protocol TextSelectability {
  /// Whether it can.
  static var allowsSelection: Bool { get }
}

/// Text can be selected.
public struct EnabledTextSelectability: TextSelectability {
  /// It can.
  public static var allowsSelection: Bool { true }
}

/// Text cannot be selected.
public struct DisabledTextSelectability: TextSelectability {
  /// It cannot.
  public static var allowsSelection: Bool { false }
}

extension TextSelectability where Self == EnabledTextSelectability {
  /// Text can be selected.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// Text cannot be selected.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

extension Text {
  /// How a line under or through text looks.
  public struct LineStyle: Hashable, Sendable {
    /// Its dashes.
    public enum Pattern: Hashable, Sendable {
      /// Kinds of dashes.
      case solid, dot, dash, dashDot, dashDotDot
    }

    /// Creates a style.
    public init(pattern: Pattern = .solid, color: Color? = nil) {}

    /// A line without gaps.
    public static let single = LineStyle()
  }

  /// The case that text is shown in.
  public enum Case: Hashable, Sendable {
    /// Capital or small letters.
    case uppercase, lowercase
  }

  /// How large text is drawn.
  public struct Scale: Hashable, Sendable {
    private let name: String

    /// The ordinary scale.
    public static let `default` = Scale(name: "default")

    /// A smaller one.
    public static let secondary = Scale(name: "secondary")
  }
}

extension View {
  /// Underlines the text in this view.
  nonisolated public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View { inert() }

  /// Strikes the text in this view through.
  nonisolated public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View { inert() }

  /// Sets the distance between characters.
  nonisolated public func kerning(_ kerning: CGFloat) -> some View { inert() }

  /// Sets the distance between characters.
  nonisolated public func tracking(_ tracking: CGFloat) -> some View { inert() }

  /// Moves text off its baseline.
  nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> some View { inert() }

  /// Gives all characters one width.
  nonisolated public func monospaced(_ isActive: Bool = true) -> some View { inert() }

  /// Gives all digits one width.
  nonisolated public func monospacedDigit() -> some View { inert() }

  /// Sets the style of the typeface.
  nonisolated public func fontDesign(_ design: Font.Design?) -> some View { inert() }

  /// Sets the width of the typeface.
  nonisolated public func fontWidth(_ width: Font.Width?) -> some View { inert() }

  /// Sets the case that text is shown in.
  nonisolated public func textCase(_ textCase: Text.Case?) -> some View { inert() }

  /// Sets the distance between lines of text.
  nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View { inert() }

  /// Lets characters move closer together.
  nonisolated public func allowsTightening(_ flag: Bool) -> some View { inert() }

  /// Lets text be selected or not.
  nonisolated public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    inert()
  }

  /// Sets how large text is drawn.
  nonisolated public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    inert()
  }

  /// Hides what is not known yet.
  nonisolated public func redacted(reason: RedactionReasons) -> some View { inert() }

  /// Shows what was hidden.
  nonisolated public func unredacted() -> some View { inert() }

  /// Hides what is private.
  nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View { inert() }

  /// Sets the language that text is set in.
  nonisolated public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true)
    -> some View
  { inert() }
}
