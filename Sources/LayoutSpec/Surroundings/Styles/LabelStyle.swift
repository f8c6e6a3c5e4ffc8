/// How a label looks; the specification lays all of them out alike.
@MainActor @preconcurrency
public protocol LabelStyle {
  /// The type of the view.
  associatedtype Body: View

  /// What there is to show.
  typealias Configuration = LabelStyleConfiguration

  /// Makes the view.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What there is to show of a label.
public struct LabelStyleConfiguration {
  /// A part of it, as it was given.
  nonisolated public struct Title: _ComposedView {
    let view: AnyView

    /// The part.
    public var _composition: some View { view }
  }

  /// A part of it, as it was given.
  public let title: Title

  /// A part of it, as it was given.
  nonisolated public struct Icon: _ComposedView {
    let view: AnyView

    /// The part.
    public var _composition: some View { view }
  }

  /// A part of it, as it was given.
  public let icon: Icon
}

/// A look of a label.
public struct DefaultLabelStyle: LabelStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// The parts as they are.
  public func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.icon
      configuration.title
    }
  }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// A look of a label.
  nonisolated public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

/// A look of a label.
public struct IconOnlyLabelStyle: LabelStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// The parts as they are.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.icon
  }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// A look of a label.
  nonisolated public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

/// A look of a label.
public struct TitleOnlyLabelStyle: LabelStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// The parts as they are.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.title
  }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// A look of a label.
  nonisolated public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

/// A look of a label.
public struct TitleAndIconLabelStyle: LabelStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// The parts as they are.
  public func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.icon
      configuration.title
    }
  }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// A look of a label.
  nonisolated public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension View {
  /// Sets how a label looks in this view; no size changes.
  nonisolated public func labelStyle<S: LabelStyle>(_ style: S) -> some View { inert() }
}
