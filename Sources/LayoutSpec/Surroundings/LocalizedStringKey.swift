/// A text to be looked up in a table of translations: there is none here, so the key itself is shown.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
  let text: String

  /// Creates a key.
  public init(_ value: String) { text = value }

  /// Creates a key.
  public init(stringLiteral value: String) { text = value }

  /// Creates a key.
  public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

  /// The parts of a key: each value is shown as it is.
  public struct StringInterpolation: StringInterpolationProtocol {
    var text = ""

    /// Prepares a key.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds text.
    public mutating func appendLiteral(_ literal: String) { text += literal }

    /// Adds a string.
    public mutating func appendInterpolation(_ string: String) { text += string }

    /// Adds a value.
    public mutating func appendInterpolation<T>(_ value: T) { text += "\(value)" }

    /// Adds a number in a format of `String(format:)`.
    public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
      text += String(format: specifier, value)
    }

    /// Adds a value in a format.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatOutput == String { text += format.format(input) }

    /// Adds a value in a format.
    public mutating func appendInterpolation<T: NSObject>(_ subject: T, formatter: Formatter) {
      text += formatter.string(for: subject) ?? ""
    }

    /// Adds a text.
    public mutating func appendInterpolation(_ text: Text) { self.text += text.content }

    /// Adds an image: one character wide here.
    public mutating func appendInterpolation(_ image: Image) { text += "\u{FFFC}" }

    /// Adds a date.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      text += style.sample
    }
  }
}

extension Text {
  /// Creates a text that is looked up; there is no table here, so the key is shown.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) { self.init(verbatim: key.text) }

  /// Creates a text with attributes, which layout does not see.
  public init(_ attributedContent: AttributedString) {
    self.init(verbatim: String(attributedContent.characters))
  }

  /// Creates a text that is one image: one character here.
  public init(_ image: Image) { self.init(verbatim: "\u{FFFC}") }

  /// Creates a text from a value and its format.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(verbatim: format.format(input))
  }

  /// Creates a text from an object and its format.
  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }

  /// How a date is shown.
  public struct DateStyle: Equatable, Sendable {
    /// What stands for every date here, since layouts must not depend on the clock.
    let sample: String

    /// Day, month and year.
    public static let date = DateStyle(sample: "January 1, 2001")
    /// Hours and minutes.
    public static let time = DateStyle(sample: "12:00 AM")
    /// How far away it is.
    public static let relative = DateStyle(sample: "1 hour")
    /// How far away it is, before or after.
    public static let offset = DateStyle(sample: "+1 hour")
    /// How long it takes.
    public static let timer = DateStyle(sample: "0:00")
  }

  /// Creates a text that shows a date: a fixed sample of its style.
  public init(_ date: Date, style: DateStyle) { self.init(verbatim: style.sample) }

  /// Creates a text that counts down: a fixed sample.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) { self.init(verbatim: DateStyle.timer.sample) }
}

extension Text {
  /// This text in another style.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { self }
  /// This text in heavy strokes.
  public func bold(_ isActive: Bool) -> Text { self }
  /// This text slanted.
  public func italic(_ isActive: Bool) -> Text { self }
  /// This text underlined.
  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text { self }
  /// This text struck through.
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text { self }
  /// This text with other distances between characters.
  public func kerning(_ kerning: CGFloat) -> Text { self }
  /// This text with other distances between characters.
  public func tracking(_ tracking: CGFloat) -> Text { self }
  /// This text off its baseline.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text { self }
  /// This text with one width for all digits.
  public func monospacedDigit() -> Text { self }
  /// This text with one width for all characters.
  public func monospaced(_ isActive: Bool = true) -> Text { self }
  /// This text in another style of typeface.
  public func fontDesign(_ design: Font.Design?) -> Text { self }
  /// This text in another width of typeface.
  public func fontWidth(_ width: Font.Width?) -> Text { self }
  /// This text, named aloud.
  public func accessibilityLabel(_ label: Text) -> Text { self }
  /// This text, drawn larger or smaller.
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text { self }
}

extension String {
  /// Creates a text that is looked up; there is no table here, so the key is the text.
  public init(
    localized key: LocalizedStringKey, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) { self = key.text }
}
