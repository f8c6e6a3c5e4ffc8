/// A view that is made anew only where it differs; laid out as itself.
nonisolated public struct EquatableView<Content: View & Equatable>: _ComposedView {
  /// The view.
  public var content: Content

  /// Wraps a view.
  public init(content: Content) { self.content = content }

  /// The view.
  public var _composition: some View { content }
}

extension View where Self: Equatable {
  /// This view, made anew only where it differs.
  nonisolated public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}

/// A message that there is nothing to show: label, description and actions one over the other, in
/// the middle of all the space that is offered.
nonisolated public struct ContentUnavailableView<Label: View, Description: View, Actions: View>:
  _ComposedView
{
  private let label: Label
  private let description: Description
  private let actions: Actions

  /// Creates a message.
  public init(
    @ViewBuilder label: () -> Label,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) { (self.label, self.description, self.actions) = (label(), description(), actions()) }

  /// The parts one over the other.
  public var _composition: some View {
    VStack {
      label
      description
      actions
    }.filling()
  }
}

extension ContentUnavailableView
where Label == LayoutSpec.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Creates a message from a text and a symbol.
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage name: String, description: Text? = nil
  ) {
    label = LayoutSpec.Label(title, systemImage: name)
    (self.description, actions) = (description, EmptyView())
  }
}
