/// How buttons look and when they act; the specification lays all of them out as plain ones.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  /// The type of the view.
  associatedtype Body: View

  /// What there is to show.
  typealias Configuration = PrimitiveButtonStyleConfiguration

  /// Makes the view.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What there is to show of a button.
public struct PrimitiveButtonStyleConfiguration {
  /// The label, as it was given.
  nonisolated public struct Label: _ComposedView {
    let view: AnyView

    /// The label.
    public var _composition: some View { view }
  }

  /// What the button is for.
  public let role: ButtonRole?

  /// The label.
  public let label: Label

  /// Acts.
  public func trigger() {}
}

/// How buttons look; the specification lays all of them out as plain ones.
@MainActor @preconcurrency
public protocol ButtonStyle {
  /// The type of the view.
  associatedtype Body: View

  /// What there is to show.
  typealias Configuration = ButtonStyleConfiguration

  /// Makes the view.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What there is to show of a button.
public struct ButtonStyleConfiguration {
  /// The label, as it was given.
  nonisolated public struct Label: _ComposedView {
    let view: AnyView

    /// The label.
    public var _composition: some View { view }
  }

  /// What the button is for.
  public let role: ButtonRole?

  /// The label.
  public let label: Label

  /// Whether the button is pressed.
  public let isPressed: Bool
}

/// As the system likes.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// The label as it is.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// As the system likes.
  nonisolated public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

/// A button that shows its label as it is.
public struct PlainButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// The label as it is.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// A button that shows its label as it is.
  nonisolated public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

/// A button with a border, laid out as a plain one.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// The label as it is.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// A button with a border, laid out as a plain one.
  nonisolated public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

/// A button with a filled border, laid out as a plain one.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// The label as it is.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// A button with a filled border, laid out as a plain one.
  nonisolated public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

/// A button without a border.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// The label as it is.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// A button without a border.
  nonisolated public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

/// A button that looks like a link.
public struct LinkButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// The label as it is.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension PrimitiveButtonStyle where Self == LinkButtonStyle {
  /// A button that looks like a link.
  nonisolated public static var link: LinkButtonStyle { LinkButtonStyle() }
}

/// A button on glass, laid out as a plain one.
public struct GlassButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// The label as it is.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// A button on glass, laid out as a plain one.
  nonisolated public static var glass: GlassButtonStyle { GlassButtonStyle() }
}

/// A button on coloured glass, laid out as a plain one.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// The label as it is.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// A button on coloured glass, laid out as a plain one.
  nonisolated public static var glassProminent: GlassProminentButtonStyle {
    GlassProminentButtonStyle()
  }
}

extension View {
  /// Sets how buttons look; no size changes.
  nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    inert()
  }

  /// Sets how buttons look; no size changes.
  nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View { inert() }
}
