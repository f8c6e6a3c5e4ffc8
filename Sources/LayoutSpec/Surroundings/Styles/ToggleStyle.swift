/// How a switch looks; the specification lays all of them out alike.
@MainActor @preconcurrency
public protocol ToggleStyle {
  /// The type of the view.
  associatedtype Body: View

  /// What there is to show.
  typealias Configuration = ToggleStyleConfiguration

  /// Makes the view.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What there is to show of a switch.
public struct ToggleStyleConfiguration {
  /// A part of it, as it was given.
  nonisolated public struct Label: _ComposedView {
    let view: AnyView

    /// The part.
    public var _composition: some View { view }
  }

  /// A part of it, as it was given.
  public let label: Label

  /// Whether it is on.
  @Binding public var isOn: Bool
}

/// A look of a switch.
public struct SwitchToggleStyle: ToggleStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// The parts as they are.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// A look of a switch.
  nonisolated public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

/// A look of a switch.
public struct ButtonToggleStyle: ToggleStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// The parts as they are.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// A look of a switch.
  nonisolated public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

/// A look of a switch.
public struct DefaultToggleStyle: ToggleStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// The parts as they are.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// A look of a switch.
  nonisolated public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

/// A look of a switch.
public struct CheckboxToggleStyle: ToggleStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// The parts as they are.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
  /// A look of a switch.
  nonisolated public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}

extension View {
  /// Sets how a switch looks in this view; no size changes.
  nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View { inert() }
}
