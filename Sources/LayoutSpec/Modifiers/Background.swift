extension View {
  /// Layers views behind this one; the result has this view's size, guides and priority.
  ///
  /// Several views make an implicit `ZStack`. Source: SWIFTUI-RULES §2 "overlay/background";
  /// LAWS B1 to B4.
  nonisolated public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    LayeredView(primary: self, secondary: content(), alignment: alignment, label: "background")
  }

  /// Layers a style behind this view.
  nonisolated public func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    LayeredView(
      primary: self, secondary: StyleView(style: style), alignment: .center, label: "background")
  }

  /// Layers a view behind this one.
  @_disfavoredOverload
  nonisolated public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    LayeredView(primary: self, secondary: background, alignment: alignment, label: "background")
  }
}
