/// How controls that belong together looks; the specification lays all of them out alike.
@MainActor @preconcurrency
public protocol ControlGroupStyle {
  /// The type of the view.
  associatedtype Body: View

  /// What there is to show.
  typealias Configuration = ControlGroupStyleConfiguration

  /// Makes the view.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What there is to show of controls that belong together.
public struct ControlGroupStyleConfiguration {
  /// A part of it, as it was given.
  nonisolated public struct Label: _ComposedView {
    let view: AnyView

    /// The part.
    public var _composition: some View { view }
  }

  /// A part of it, as it was given.
  public let label: Label

  /// A part of it, as it was given.
  nonisolated public struct Content: _ComposedView {
    let view: AnyView

    /// The part.
    public var _composition: some View { view }
  }

  /// A part of it, as it was given.
  public let content: Content
}

/// A look of controls that belong together.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// The parts as they are.
  public func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.label
      configuration.content
    }
  }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// A look of controls that belong together.
  nonisolated public static var automatic: AutomaticControlGroupStyle {
    AutomaticControlGroupStyle()
  }
}

extension View {
  /// Sets how controls that belong together looks in this view; no size changes.
  nonisolated public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    inert()
  }
}
