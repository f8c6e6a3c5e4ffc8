/// What a button is for; layout does not see it.
public struct ButtonRole: Equatable, Sendable {
  private let name: String

  /// It closes something.
  public static let close = ButtonRole(name: "close")

  /// It agrees to something.
  public static let confirm = ButtonRole(name: "confirm")

  /// It deletes something.
  public static let destructive = ButtonRole(name: "destructive")

  /// It stops something.
  public static let cancel = ButtonRole(name: "cancel")
}

/// A view that runs an action; it is laid out as its label is, as a plain button.
nonisolated public struct Button<Label: View>: _PrimitiveView {
  private let label: Label

  /// Creates a button with views as its label.
  public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.label = label()
  }

  /// Creates a button with a role.
  public init(role: ButtonRole?, action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.label = label()
  }

  /// Adds the nodes of the label, those of several views in an implicit `HStack`.
  public static func _makeNodes(
    of view: Self, inputs: _NodeInputs, into nodes: inout _NodeList
  ) {
    nodes.append(view.label.node(inputs, implicit: HStackLayout()))
  }
}

extension Button where Label == Text {
  /// Creates a button with a text as its label.
  nonisolated public init(_ titleKey: LocalizedStringKey, action: @escaping () -> Void) {
    label = Text(titleKey)
  }

  /// Creates a button with a text as its label, and a role.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping () -> Void
  ) {
    label = Text(titleKey)
  }

  /// Creates a button with a text as its label.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, action: @escaping () -> Void) {
    label = Text(title)
  }

  /// Creates a button with a text as its label, and a role.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, role: ButtonRole?, action: @escaping () -> Void
  ) {
    label = Text(title)
  }
}

extension Button where Label == LayoutSpec.Label<Text, Image> {
  /// Creates a button with a text and a symbol as its label.
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, action: @escaping () -> Void
  ) { label = LayoutSpec.Label(title, systemImage: systemImage) }

  /// Creates a button with a text and a symbol as its label, and a role.
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole?, action: @escaping () -> Void
  ) { label = LayoutSpec.Label(title, systemImage: systemImage) }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// Creates a button again inside of a style.
  nonisolated public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    label = configuration.label
  }
}
