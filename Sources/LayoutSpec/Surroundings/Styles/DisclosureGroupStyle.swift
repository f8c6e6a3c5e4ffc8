/// How rows that can be folded up looks; the specification lays all of them out alike.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
  /// The type of the view.
  associatedtype Body: View

  /// What there is to show.
  typealias Configuration = DisclosureGroupStyleConfiguration

  /// Makes the view.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What there is to show of rows that can be folded up.
public struct DisclosureGroupStyleConfiguration {
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

  /// Whether it is folded down.
  @Binding public var isExpanded: Bool
}

/// A look of rows that can be folded up.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
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

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// A look of rows that can be folded up.
  nonisolated public static var automatic: AutomaticDisclosureGroupStyle {
    AutomaticDisclosureGroupStyle()
  }
}

extension View {
  /// Sets how rows that can be folded up looks in this view; no size changes.
  nonisolated public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    inert()
  }
}
