extension View {
  /// Gives this view an identity; layout does not see it.
  nonisolated public func id<ID: Hashable>(_ id: ID) -> some View { inert() }

  /// Gives this view a value to be told apart by; layout does not see it.
  nonisolated public func tag<V: Hashable>(_ tag: V) -> some View { inert() }
}
