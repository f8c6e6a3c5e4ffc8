/// How a value with a label looks; the specification lays all of them out alike.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
  /// The type of the view.
  associatedtype Body: View

  /// What there is to show.
  typealias Configuration = LabeledContentStyleConfiguration

  /// Makes the view.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What there is to show of a value with a label.
public struct LabeledContentStyleConfiguration {
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

/// A look of a value with a label.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
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

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// A look of a value with a label.
  nonisolated public static var automatic: AutomaticLabeledContentStyle {
    AutomaticLabeledContentStyle()
  }
}

extension View {
  /// Sets how a value with a label looks in this view; no size changes.
  nonisolated public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    inert()
  }
}
