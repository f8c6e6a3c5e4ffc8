extension View {
  /// Layers views in front of this one; the result has this view's size, guides and priority.
  ///
  /// Several views make an implicit `ZStack`. Source: SWIFTUI-RULES §2 "overlay/background";
  /// LAWS B1 to B4.
  nonisolated public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    LayeredView(primary: self, secondary: content(), alignment: alignment)
  }

  /// Layers a view in front of this one.
  nonisolated public func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View {
    LayeredView(primary: self, secondary: overlay, alignment: alignment)
  }
}
