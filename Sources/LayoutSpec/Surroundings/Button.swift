/// What a button is for; layout does not see it.
public struct ButtonRole: Equatable, Sendable {
  private let name: String

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
  nonisolated public init<S: StringProtocol>(_ title: S, action: @escaping () -> Void) {
    label = Text(title)
  }

  /// Creates a button with a text as its label, and a role.
  nonisolated public init<S: StringProtocol>(
    _ title: S, role: ButtonRole?, action: @escaping () -> Void
  ) {
    label = Text(title)
  }
}

/// How buttons look; the specification lays all of them out as plain ones.
public protocol PrimitiveButtonStyle {}

/// A button that shows its label as it is.
public struct PlainButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}
}

/// A button with a border, laid out as a plain one.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}
}

/// A button with a filled border, laid out as a plain one.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}
}

/// A button without a border.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// A button that shows its label as it is.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// A button with a border, laid out as a plain one.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// A button with a filled border, laid out as a plain one.
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// A button without a border.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension View {
  /// Sets how buttons look; no size changes.
  nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View { inert() }
}
