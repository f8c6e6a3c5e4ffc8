import LayoutSpec

extension Axis.Set: LayoutParameter {
  /// Draws one axis or both.
  public static func drawParameter(
    named name: String, from source: ChoiceSource
  ) -> (Axis.Set, String) {
    let sets: [(Axis.Set, String)] = [
      (.vertical, ".vertical"), (.horizontal, ".horizontal"),
      ([.horizontal, .vertical], "[.horizontal, .vertical]"),
    ]
    return sets[source.index(below: sets.count)]
  }
}

extension Edge.Set: LayoutParameter {
  /// Draws some of the edges.
  public static func drawParameter(
    named name: String, from source: ChoiceSource
  ) -> (Edge.Set, String) {
    let sets: [(Edge.Set, String)] = [
      (.all, ".all"), (.horizontal, ".horizontal"), (.vertical, ".vertical"), (.top, ".top"),
      (.leading, ".leading"), ([], "[]"),
    ]
    return sets[source.index(below: sets.count)]
  }
}

extension CGRect: LayoutParameter {
  /// Draws a rectangle with its origin at zero or elsewhere.
  public static func drawParameter(
    named name: String, from source: ChoiceSource
  ) -> (CGRect, String) {
    let (origin, start) = CGPoint.drawParameter(named: "offset", from: source)
    let (size, extent) = CGSize.drawParameter(named: name, from: source)
    return (
      CGRect(origin: origin, size: size), "CGRect(origin: \(start), size: \(extent))"
    )
  }
}

extension CGVector: LayoutParameter {
  /// Draws a vector to the right and down.
  public static func drawParameter(
    named name: String, from source: ChoiceSource
  ) -> (CGVector, String) {
    let (point, _) = CGPoint.drawParameter(named: "offset", from: source)
    let (dx, dy) = (point.x.swiftLiteral, point.y.swiftLiteral)
    return (CGVector(dx: point.x, dy: point.y), "CGVector(dx: \(dx), dy: \(dy))")
  }
}

extension UserInterfaceSizeClass: LayoutParameter {
  /// Draws little or much room.
  public static func drawParameter(
    named name: String, from source: ChoiceSource
  ) -> (UserInterfaceSizeClass, String) {
    source.boolean() ? (.regular, ".regular") : (.compact, ".compact")
  }
}
