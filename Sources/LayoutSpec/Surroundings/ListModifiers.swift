// How rows look and what can be done with them; layout does not see it.

/// How much something stands out.
public enum Prominence: Hashable, Sendable {
  /// As always, or more.
  case standard, increased
}

extension View {
  /// Sets the margins of a row; they are not laid out here.
  nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View { inert() }

  /// Sets what lies behind a row.
  nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View { inert() }

  /// Shows the line at a row or not.
  nonisolated public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all)
    -> some View
  { inert() }

  /// Sets the colour of the line at a row.
  nonisolated public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all)
    -> some View
  { inert() }

  /// Sets the distance of rows; it is not laid out here.
  nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View { inert() }

  /// Shows the line at a section or not.
  nonisolated public func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View { inert() }

  /// Sets the accent of rows.
  nonisolated public func listItemTint(_ tint: Color?) -> some View { inert() }

  /// Adds buttons that appear when a row is pulled.
  nonisolated public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View { inert() }

  /// Keeps a row from being deleted.
  nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View { inert() }

  /// Keeps a row from being moved.
  nonisolated public func moveDisabled(_ isDisabled: Bool) -> some View { inert() }

  /// Makes the header of a section stand out.
  nonisolated public func headerProminence(_ prominence: Prominence) -> some View { inert() }
}
