// Nothing happens to a view here: what it would do then is compiled, and never run.

extension View {
  /// Runs an action on a tap.
  nonisolated public func onTapGesture(
    count: Int = 1, perform action: @escaping () -> Void
  ) -> some View { inert() }

  /// Runs an action on a long press.
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, perform action: @escaping () -> Void
  ) -> some View { inert() }

  /// Runs an action before this view is shown.
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View { inert() }

  /// Runs an action after this view is gone.
  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View { inert() }

  /// Runs a task while this view is shown.
  nonisolated public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View { inert() }

  /// Runs an action where a value changes.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
  ) -> some View { inert() }

  /// Runs an action where a value changes.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View { inert() }

  /// Runs an action where a value changes.
  nonisolated public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (V) -> Void
  ) -> some View { inert() }

  /// Runs an action with something measured of this view.
  nonisolated public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (T) -> Void
  ) -> some View { inert() }

  /// Runs an action with something measured of this view, before and after.
  nonisolated public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View { inert() }

  /// Keeps this view from being used.
  nonisolated public func disabled(_ disabled: Bool) -> some View {
    environment(\.isEnabled, !disabled)
  }

  /// Lets this view be touched or not.
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View { inert() }
}
