/// A link to the web: laid out as its label.
nonisolated public struct Link<Label: View>: _ComposedView {
  private let label: Label

  /// Creates a link.
  public init(destination: URL, @ViewBuilder label: () -> Label) { self.label = label() }

  /// The label.
  public var _composition: some View { HStack { label } }
}

extension Link where Label == Text {
  /// Creates a link with a text as its label.
  nonisolated public init<S: StringProtocol>(_ title: S, destination: URL) {
    label = Text(title)
  }
}

/// A button that shares something: laid out as its label.
nonisolated public struct ShareLink<Label: View>: _ComposedView {
  private let label: Label

  /// Creates a button that shares something.
  public init<T>(item: T, @ViewBuilder label: () -> Label) { self.label = label() }

  /// The label.
  public var _composition: some View { HStack { label } }
}

extension ShareLink where Label == LayoutSpec.Label<Text, Image> {
  /// Creates a button that shares something.
  nonisolated public init<T>(item: T) {
    label = LayoutSpec.Label("Share…", systemImage: "square.and.arrow.up")
  }

  /// Creates a button that shares something.
  nonisolated public init<S: StringProtocol, T>(_ title: S, item: T) {
    label = LayoutSpec.Label(title, systemImage: "square.and.arrow.up")
  }
}

/// A button that opens a menu: laid out as its label, the menu closed.
nonisolated public struct Menu<Label: View, Content: View>: _ComposedView {
  private let label: Label

  /// Creates a menu.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
  }

  /// Creates a menu with an action of its own.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping () -> Void
  ) { self.label = label() }

  /// The label.
  public var _composition: some View { HStack { label } }
}

extension Menu where Label == Text {
  /// Creates a menu with a text as its label.
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    label = Text(title)
  }
}

extension Menu where Label == LayoutSpec.Label<Text, Image> {
  /// Creates a menu with a text and a symbol as its label.
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) { label = LayoutSpec.Label(title, systemImage: systemImage) }
}

/// A button that begins and ends editing.
nonisolated public struct EditButton: _ComposedView {
  /// Creates a button.
  public init() {}

  /// Its title.
  public var _composition: some View { Text("Edit") }
}
