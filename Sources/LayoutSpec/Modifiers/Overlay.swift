extension View {
  /// Layers views in front of this one; the result has this view's size, guides and priority.
  ///
  /// Several views make an implicit `ZStack`. Source: SWIFTUI-RULES §2 "overlay/background";
  /// LAWS B1 to B4.
  nonisolated public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    LayeredView(primary: self, secondary: content(), alignment: alignment, label: "overlay")
  }

  /// Layers a style in front of this view.
  nonisolated public func overlay<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    LayeredView(
      primary: self, secondary: StyleView(style: style), alignment: .center, label: "overlay")
  }

  /// Layers a view in front of this one.
  @_disfavoredOverload
  nonisolated public func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View {
    LayeredView(primary: self, secondary: overlay, alignment: alignment, label: "overlay")
  }
}
