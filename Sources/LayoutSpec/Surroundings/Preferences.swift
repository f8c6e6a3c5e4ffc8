/// A value that views hand up to those around them; nobody collects it here.
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value

  /// The value where no view sets one.
  static var defaultValue: Value { get }

  /// Merges the values of several views.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// No value.
  public static var defaultValue: Value { nil }
}

extension View {
  /// Sets the value of a preference.
  nonisolated public func preference<K: PreferenceKey>(
    key: K.Type = K.self, value: K.Value
  ) -> some View { inert() }

  /// Runs an action where a preference changes.
  nonisolated public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable { inert() }
}
