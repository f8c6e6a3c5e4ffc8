/// Properties of a layout type that the engine reads from outside.
public struct LayoutProperties: Sendable {
  /// The axis along which the layout stacks: the one that a `Spacer` inside fills.
  ///
  /// `nil`, the default, makes it flexible on both.
  public var stackOrientation: Axis?

  /// Creates the default properties.
  public init() {}
}
