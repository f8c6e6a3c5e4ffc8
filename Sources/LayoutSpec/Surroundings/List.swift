/// Rows that scroll: the rows one over the other at the leading edge, in a container that scrolls
/// vertically; lines and margins are not laid out.
nonisolated public struct List<SelectionValue: Hashable, Content: View>: _ComposedView {
  private let content: Content

  /// Creates a list of rows of which several can be chosen.
  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Creates a list of rows of which one can be chosen.
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  private init(rows: Content) { content = rows }

  /// Rows that scroll.
  public var _composition: some View { _Rows(content: content) }
}

/// What a list and a form consist of.
nonisolated struct _Rows<Content: View>: _ComposedView {
  let content: Content

  var _composition: some View {
    ScrollView {
      VStack(alignment: .leading) { content }.frame(maxWidth: .infinity, alignment: .leading)
    }
  }
}

extension List where SelectionValue == Never {
  /// Creates a list of rows.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.init(rows: content()) }

  /// Creates a row for each identifiable element.
  nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(rows: ForEach(data, content: rowContent))
  }

  /// Creates a row for each element, told apart by a key path.
  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(rows: ForEach(data, id: id, content: rowContent))
  }

  /// Creates a row for each number of a constant range.
  nonisolated public init<RowContent: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(rows: ForEach(data, content: rowContent))
  }
}

/// Rows of settings that scroll: laid out as a list.
nonisolated public struct Form<Content: View>: _ComposedView {
  private let content: Content

  /// Creates a form.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Rows that scroll.
  public var _composition: some View { _Rows(content: content) }
}

/// A container whose scrolling can be steered: laid out as its content.
nonisolated public struct ScrollViewReader<Content: View>: _ComposedView {
  private let content: Content

  /// Creates a container.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content(ScrollViewProxy())
  }

  /// The content.
  public var _composition: some View { content }
}

/// Steers the scrolling inside a container: nothing scrolls here.
public struct ScrollViewProxy: Sendable {
  /// Scrolls to a view.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}
