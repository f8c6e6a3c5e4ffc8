/// A place or a size in a view that another view can read; nobody collects any here.
public struct Anchor<Value> {
  let value: (CGRect) -> Value

  /// What an anchor is made from.
  public struct Source: @unchecked Sendable {
    // Unchecked: the closures of built-in sources capture values only.
    let value: (CGRect) -> Value
  }
}

extension Anchor.Source where Value == CGRect {
  /// The bounds of the view.
  public static var bounds: Anchor<CGRect>.Source { Anchor<CGRect>.Source { $0 } }

  /// A rectangle in the view.
  public static func rect(_ r: CGRect) -> Anchor<CGRect>.Source {
    Anchor<CGRect>.Source { r.offsetBy(dx: $0.minX, dy: $0.minY) }
  }
}

extension Anchor.Source where Value == CGPoint {
  private static func at(_ x: CGFloat, _ y: CGFloat) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source {
      CGPoint(x: $0.minX + $0.width * x, y: $0.minY + $0.height * y)
    }
  }

  /// A point in the view.
  public static func point(_ p: CGPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source { CGPoint(x: $0.minX + p.x, y: $0.minY + p.y) }
  }

  /// A point of the view.
  public static func unitPoint(_ p: UnitPoint) -> Anchor<CGPoint>.Source { at(p.x, p.y) }

  /// The middle.
  public static var center: Anchor<CGPoint>.Source { at(0.5, 0.5) }
  /// The middle of an edge.
  public static var top: Anchor<CGPoint>.Source { at(0.5, 0) }
  /// The middle of an edge.
  public static var bottom: Anchor<CGPoint>.Source { at(0.5, 1) }
  /// The middle of an edge.
  public static var leading: Anchor<CGPoint>.Source { at(0, 0.5) }
  /// The middle of an edge.
  public static var trailing: Anchor<CGPoint>.Source { at(1, 0.5) }
  /// A corner.
  public static var topLeading: Anchor<CGPoint>.Source { at(0, 0) }
  /// A corner.
  public static var topTrailing: Anchor<CGPoint>.Source { at(1, 0) }
  /// A corner.
  public static var bottomLeading: Anchor<CGPoint>.Source { at(0, 1) }
  /// A corner.
  public static var bottomTrailing: Anchor<CGPoint>.Source { at(1, 1) }
}

extension View {
  /// Sets the value of a preference from an anchor.
  nonisolated public func anchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View { inert() }

  /// Changes the value of a preference with an anchor.
  nonisolated public func transformAnchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View { inert() }

  /// Changes the value of a preference.
  nonisolated public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View { inert() }

  /// Layers views that a preference decides in front of this one: its default does here.
  nonisolated public func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View { overlay(alignment: alignment) { transform(K.defaultValue) } }

  /// Layers views that a preference decides behind this one: its default does here.
  nonisolated public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View { background(alignment: alignment) { transform(K.defaultValue) } }
}
