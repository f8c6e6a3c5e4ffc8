/// Pages one over the other: the first one is laid out, in the middle of all the space that is
/// offered; bars take no space here.
nonisolated public struct NavigationStack<Data, Root: View>: _ComposedView {
  private let root: Root

  /// Creates a stack whose path nobody else sees.
  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.root = root()
  }

  /// Creates a stack with a path of any values.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root)
  where Data == NavigationPath { self.root = root() }

  /// Creates a stack with a path of values of one type.
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection {
    self.root = root()
  }

  /// The first page.
  public var _composition: some View { root.filling() }
}

/// Pages one over the other, as older files have it.
nonisolated public struct NavigationView<Content: View>: _ComposedView {
  private let content: Content

  /// Creates a stack.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The first page.
  public var _composition: some View { content.filling() }
}

/// Columns of pages: the last column is laid out, as on a phone.
nonisolated public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>:
  _ComposedView
{
  private let detail: Detail

  /// Creates three columns.
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) { self.detail = detail() }

  /// Creates two columns.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail)
  where Content == EmptyView { self.detail = detail() }

  /// The last column.
  public var _composition: some View { detail.filling() }
}

/// The values that pages were made of.
public struct NavigationPath: Equatable {
  private var values: [AnyHashable] = []

  /// Creates an empty path.
  public init() {}

  /// How many values there are.
  public var count: Int { values.count }

  /// Whether there is none.
  public var isEmpty: Bool { values.isEmpty }

  /// Adds a value.
  public mutating func append<V: Hashable>(_ value: V) { values.append(AnyHashable(value)) }

  /// Removes the last values.
  public mutating func removeLast(_ k: Int = 1) { values.removeLast(k) }
}

/// A button that opens a page: laid out as its label.
nonisolated public struct NavigationLink<Label: View, Destination: View>: _ComposedView {
  private let label: Label

  /// Creates a link to a page.
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.label = label()
  }

  /// Creates a link to a page.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.label = label()
  }

  /// Creates a link that is followed while a condition holds.
  public init(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
  ) { self.label = label() }

  /// The label.
  public var _composition: some View { HStack { label } }
}

extension NavigationLink where Destination == Never {
  /// Creates a link to the page of a value.
  nonisolated public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.label = label()
  }

  /// Creates a link to the page of a value, with a text as its label.
  nonisolated public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?)
  where Label == Text { label = Text(title) }
}

extension NavigationLink where Label == Text {
  /// Creates a link to a page, with a text as its label.
  nonisolated public init<S: StringProtocol>(
    _ title: S, @ViewBuilder destination: () -> Destination
  ) { label = Text(title) }

  /// Creates a link to a page, with a text as its label.
  nonisolated public init<S: StringProtocol>(_ title: S, destination: Destination) {
    label = Text(title)
  }
}

/// Pages of which one is shown: the first one is laid out, in the middle of all the space.
nonisolated public struct TabView<SelectionValue: Hashable, Content: View>: _ComposedView {
  private let content: Content

  /// Creates pages of which a value tells which one is shown.
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Creates pages.
  public init(@ViewBuilder content: () -> Content) where SelectionValue == Int {
    self.content = content()
  }

  /// All pages in one place.
  public var _composition: some View {
    ZStack { content }.frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// A page with a title.
nonisolated public struct Tab<Value, Content: View, Label: View>: _ComposedView {
  private let content: Content

  /// Creates a page.
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) where Value == Never, Label == LayoutSpec.Label<Text, Image> { self.content = content() }

  /// Creates a page that a value stands for.
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, @ViewBuilder content: () -> Content
  ) where Label == LayoutSpec.Label<Text, Image> { self.content = content() }

  /// The page.
  public var _composition: some View { content }
}
