/// A switch with a label: the label, then at the trailing end a switch of 51 by 31 points.
nonisolated public struct Toggle<Label: View>: _ComposedView {
  private let label: Label

  /// Creates a switch.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) { self.label = label() }

  /// The label, a spacer and a switch.
  public var _composition: some View {
    HStack {
      label
      Spacer(minLength: 8)
      Capsule().frame(width: 51, height: 31)
    }
  }
}

extension Toggle where Label == Text {
  /// Creates a switch with a text as its label.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }

  /// Creates a switch with a text as its label.
  nonisolated public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }
}

extension Toggle where Label == LayoutSpec.Label<Text, Image> {
  /// Creates a switch with a text and a symbol as its label.
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, isOn: Binding<Bool>
  ) {
    self.init(isOn: isOn) { LayoutSpec.Label(title, systemImage: systemImage) }
  }
}
