/// A group of rows with a header and a footer: header, rows and footer one after the other, as many
/// views of the container around it.
nonisolated public struct Section<Parent, Content, Footer> {
  private let header: Parent
  private let content: Content
  private let footer: Footer
}

extension Section: View, _PrimitiveView, _ComposedView
where Parent: View, Content: View, Footer: View {
  /// Header, rows and footer.
  nonisolated public var _composition: some View {
    Group {
      header
      content
      footer
    }
  }

  /// Creates a section with a header and a footer.
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) { (self.header, self.content, self.footer) = (header(), content(), footer()) }

  /// Creates a section with a header and a footer.
  nonisolated public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    (self.header, self.content, self.footer) = (header, content(), footer)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  /// Creates a section.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    (header, self.content, footer) = (EmptyView(), content(), EmptyView())
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Creates a section with a header.
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent
  ) { (self.header, self.content, footer) = (header(), content(), EmptyView()) }

  /// Creates a section with a header.
  nonisolated public init(header: Parent, @ViewBuilder content: () -> Content) {
    (self.header, self.content, footer) = (header, content(), EmptyView())
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// Creates a section with a footer.
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer
  ) { (header, self.content, self.footer) = (EmptyView(), content(), footer()) }

  /// Creates a section with a footer.
  nonisolated public init(footer: Footer, @ViewBuilder content: () -> Content) {
    (header, self.content, self.footer) = (EmptyView(), content(), footer)
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Creates a section with a text as its header.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    (header, self.content, footer) = (Text(title), content(), EmptyView())
  }

  /// Creates a section with a text as its header.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content
  ) { (header, self.content, footer) = (Text(titleKey), content(), EmptyView()) }
}

/// Rows with a label, in a box: the label over the rows, with 8 points around the rows.
nonisolated public struct GroupBox<Label: View, Content: View>: _ComposedView {
  private let label: Label
  private let content: Content

  /// Creates a box.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    (self.label, self.content) = (label(), content())
  }

  /// Creates a box.
  public init(label: Label, @ViewBuilder content: () -> Content) {
    (self.label, self.content) = (label, content())
  }

  /// The label over the rows.
  public var _composition: some View {
    VStack(alignment: .leading) {
      label
      VStack { content }.padding(8)
    }
  }
}

extension GroupBox where Label == EmptyView {
  /// Creates a box without a label.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    (label, self.content) = (EmptyView(), content())
  }
}

extension GroupBox where Label == Text {
  /// Creates a box with a text as its label.
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    (label, self.content) = (Text(title), content())
  }
}

/// Rows that can be folded up: folded up, so only the label is laid out, unless a binding says
/// otherwise.
nonisolated public struct DisclosureGroup<Label: View, Content: View>: _ComposedView {
  private let label: Label
  private let content: Content?

  /// Creates a group.
  public init(
    @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) { (self.label, self.content) = (label(), nil) }

  /// Creates a group that is folded up or not.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) { (self.label, self.content) = (label(), isExpanded.wrappedValue ? content() : nil) }

  /// The label over the rows.
  public var _composition: some View {
    VStack(alignment: .leading) {
      HStack {
        label
        Spacer()
        Image(systemName: "chevron.right")
      }
      content
    }
  }
}

extension DisclosureGroup where Label == Text {
  /// Creates a group with a text as its label.
  nonisolated public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: @escaping () -> Content
  ) { (label, self.content) = (Text(title), nil) }

  /// Creates a group with a text as its label that is folded up or not.
  nonisolated public init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) { (label, self.content) = (Text(title), isExpanded.wrappedValue ? content() : nil) }
}

/// Controls that belong together: laid out in a row.
nonisolated public struct ControlGroup<Content: View>: _ComposedView {
  private let content: Content

  /// Creates a group.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// A row.
  public var _composition: some View { HStack { content } }
}

/// A value with a label: the label, then the value at the trailing end.
nonisolated public struct LabeledContent<Label: View, Content: View>: _ComposedView {
  private let label: Label
  private let content: Content

  /// Creates a value with a label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    (self.label, self.content) = (label(), content())
  }

  /// The label, a spacer and the value.
  public var _composition: some View {
    HStack {
      label
      Spacer(minLength: 8)
      content
    }
  }
}

extension LabeledContent where Label == Text {
  /// Creates a value with a text as its label.
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    (label, self.content) = (Text(title), content())
  }

  /// Creates a text with a text as its label.
  nonisolated public init<S: StringProtocol, T: StringProtocol>(_ title: S, value: T)
  where Content == Text { (label, content) = (Text(title), Text(value)) }
}
