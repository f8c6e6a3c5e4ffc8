/// How what shows how far something is looks; the specification lays all of them out alike.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  /// The type of the view.
  associatedtype Body: View

  /// What there is to show.
  typealias Configuration = ProgressViewStyleConfiguration

  /// Makes the view.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What there is to show of what shows how far something is.
public struct ProgressViewStyleConfiguration {
  /// A part of it, as it was given.
  nonisolated public struct Label: _ComposedView {
    let view: AnyView

    /// The part.
    public var _composition: some View { view }
  }

  /// A part of it, as it was given.
  public let label: Label?

  /// A part of it, as it was given.
  nonisolated public struct CurrentValueLabel: _ComposedView {
    let view: AnyView

    /// The part.
    public var _composition: some View { view }
  }

  /// A part of it, as it was given.
  public let currentValueLabel: CurrentValueLabel?

  /// The share, if it is known.
  public let fractionCompleted: Double?
}

/// A look of what shows how far something is.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// The parts as they are.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// A look of what shows how far something is.
  nonisolated public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

/// A look of what shows how far something is.
public struct LinearProgressViewStyle: ProgressViewStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// The parts as they are.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A look of what shows how far something is.
  nonisolated public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

/// A look of what shows how far something is.
public struct CircularProgressViewStyle: ProgressViewStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// The parts as they are.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A look of what shows how far something is.
  nonisolated public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

extension View {
  /// Sets how what shows how far something is looks in this view; no size changes.
  nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    inert()
  }
}

extension CircularProgressViewStyle {
  /// Creates the style with a colour.
  nonisolated public init(tint: Color) { self.init() }
}

extension LinearProgressViewStyle {
  /// Creates the style with a colour.
  nonisolated public init(tint: Color) { self.init() }
}

extension SwitchToggleStyle {
  /// Creates the style with a colour.
  nonisolated public init(tint: Color) { self.init() }
}
