// What is drawn and what is not: no size and no frame changes (LAWS M35, M37).

extension View {
  /// Draws this view before or behind its siblings.
  nonisolated public func zIndex(_ value: Double) -> some View { inert() }

  /// Does not draw this view; it keeps its space.
  nonisolated public func hidden() -> some View { inert() }

  /// Makes this view transparent.
  nonisolated public func opacity(_ opacity: Double) -> some View { inert() }

  /// Draws a line inside this view's edges.
  nonisolated public func border<S: ShapeStyle>(
    _ content: S, width: CGFloat = 1
  ) -> some View { inert() }

  /// Cuts what is drawn of this view to its frame.
  nonisolated public func clipped(antialiased: Bool = false) -> some View { inert() }

  /// Cuts what is drawn of this view to its frame with rounded corners.
  nonisolated public func cornerRadius(
    _ radius: CGFloat, antialiased: Bool = true
  ) -> some View { inert() }

  /// Draws a shadow of this view.
  nonisolated public func shadow(
    color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View { inert() }

  /// Blurs this view.
  nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View { inert() }

  /// Sets the style of text and shapes in this view.
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { inert() }

  /// Sets the colour of text and shapes in this view.
  nonisolated public func foregroundColor(_ color: Color?) -> some View { inert() }

  /// Sets the accent of this view.
  nonisolated public func tint<S: ShapeStyle>(_ tint: S?) -> some View { inert() }

  /// Sets the accent of this view.
  nonisolated public func tint(_ tint: Color?) -> some View { inert() }

  /// Draws this view turned about an anchor; its frame stays.
  nonisolated public func rotationEffect(
    _ angle: Angle, anchor: UnitPoint = .center
  ) -> some View { inert() }

  /// Draws this view larger or smaller; its frame stays.
  nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    inert()
  }

  /// Draws this view larger or smaller; its frame stays.
  nonisolated public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some View { inert() }

  /// Draws this view into one image.
  nonisolated public func drawingGroup(opaque: Bool = false) -> some View { inert() }

  /// Draws this view as one layer.
  nonisolated public func compositingGroup() -> some View { inert() }

  /// Draws this view mirrored where the layout runs right to left.
  nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    inert()
  }
}
