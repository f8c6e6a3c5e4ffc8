/// The direction in which lines of text, and with them leading and trailing, run.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  /// Leading is left.
  case leftToRight

  /// Leading is right: the engine mirrors every frame inside its parent (SWIFTUI-RULES §1).
  case rightToLeft
}
