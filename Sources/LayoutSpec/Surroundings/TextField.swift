/// A line to write in: as high as its text (its label where it is empty), and as wide as it is
/// offered, the text where nothing is.
nonisolated public struct TextField<Label: View>: _ComposedView {
  private let label: Label

  /// Creates a field.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.label = label()
  }

  private init(label: Label) { self.label = label }

  /// The label at the leading edge.
  public var _composition: some View { label.frame(maxWidth: .infinity, alignment: .leading) }
}

extension TextField where Label == Text {
  private init(showing text: String, or title: Text) {
    self.init(label: text.isEmpty ? title : Text(verbatim: text))
  }

  /// Creates a field.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(showing: text.wrappedValue, or: Text(title))
  }

  /// Creates a field.
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(showing: text.wrappedValue, or: Text(titleKey))
  }

  /// Creates a field that shows a text where it is empty.
  nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(showing: text.wrappedValue, or: prompt ?? Text(title))
  }

  /// Creates a field that grows along an axis.
  nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
    self.init(showing: text.wrappedValue, or: Text(title))
  }

  /// Creates a field with what was done on editing.
  nonisolated public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    onCommit: @escaping () -> Void
  ) { self.init(showing: text.wrappedValue, or: Text(title)) }

  /// Creates a field with what was done on editing.
  nonisolated public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
  ) { self.init(showing: text.wrappedValue, or: Text(title)) }

  /// Creates a field of a value.
  nonisolated public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F
  ) where F.FormatOutput == String {
    self.init(showing: format.format(value.wrappedValue), or: Text(title))
  }

  /// Creates a field of a value.
  nonisolated public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter
  ) { self.init(showing: formatter.string(for: value.wrappedValue) ?? "", or: Text(title)) }
}

/// A line to write in that hides what is written.
nonisolated public struct SecureField<Label: View>: _ComposedView {
  private let label: Label

  /// Creates a field.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.label = label()
  }

  /// The label at the leading edge.
  public var _composition: some View { label.frame(maxWidth: .infinity, alignment: .leading) }
}

extension SecureField where Label == Text {
  /// Creates a field.
  nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    label = Text(title)
  }
}

/// Lines to write in: it takes what it is offered, 10 points where nothing is.
nonisolated public struct TextEditor: _ComposedView {
  /// Creates a field.
  public init(text: Binding<String>) {}

  /// A rectangle.
  public var _composition: some View { Rectangle() }
}
