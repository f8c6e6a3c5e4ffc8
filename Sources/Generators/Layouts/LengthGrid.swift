import LayoutSpec

extension CGFloat {
  /// The nearest multiple of 1/1024.
  ///
  /// Sums of such lengths are exact, wherever the container lies. So a layout that compares two sums
  /// decides the same way after a move, and no law takes rounding for a fault.
  var onGrid: CGFloat { (self * 1024).rounded() / 1024 }
}
