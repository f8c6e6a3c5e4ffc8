/// How a box looks; the specification lays all of them out alike.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
  /// The type of the view.
  associatedtype Body: View

  /// What there is to show.
  typealias Configuration = GroupBoxStyleConfiguration

  /// Makes the view.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What there is to show of a box.
public struct GroupBoxStyleConfiguration {
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

/// A look of a box.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
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

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// A look of a box.
  nonisolated public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

extension View {
  /// Sets how a box looks in this view; no size changes.
  nonisolated public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View { inert() }
}
