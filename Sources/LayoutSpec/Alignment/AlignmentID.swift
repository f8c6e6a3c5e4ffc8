/// A type that names an alignment guide and says where it lies by default.
public protocol AlignmentID {
  /// The guide's position in a view without an explicit value, in points in the view's own space.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// An alignment guide together with its axis: what views are asked for.
// Unchecked: the metatype is used to call one static function, which a main-actor type may own.
package struct AlignmentKey: Hashable, @unchecked Sendable {
  package let id: any AlignmentID.Type
  package let axis: Axis
  package let merging: GuideMerging

  package init(_ id: any AlignmentID.Type, axis: Axis, merging: GuideMerging = .mean) {
    self.id = id
    self.axis = axis
    self.merging = merging
  }

  /// What the guide is called in a conversation.
  var name: String {
    if self == VerticalAlignment.firstTextBaseline.key { return ".firstTextBaseline" }
    if self == VerticalAlignment.lastTextBaseline.key { return ".lastTextBaseline" }
    let type = String(describing: id)
    guard merging == .never else { return type }
    return ".\(type.prefix(1).lowercased())\(type.dropFirst())"
  }

  package static func == (lhs: AlignmentKey, rhs: AlignmentKey) -> Bool {
    ObjectIdentifier(lhs.id) == ObjectIdentifier(rhs.id) && lhs.axis == rhs.axis
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(id))
  }
}
