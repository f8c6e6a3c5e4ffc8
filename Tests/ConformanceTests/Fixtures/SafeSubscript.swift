import SwiftUI

// Used by PairedColumns.swift, as in a package.

extension Collection {
  subscript(safe index: Index) -> Element? {
    indices.contains(index) ? self[index] : nil
  }
}

extension CGSize {
  static func + (lhs: CGSize, rhs: CGSize) -> CGSize {
    CGSize(width: lhs.width + rhs.width, height: lhs.height + rhs.height)
  }

  func expanded(by insets: EdgeInsets) -> CGSize {
    CGSize(
      width: width + insets.leading + insets.trailing,
      height: height + insets.top + insets.bottom)
  }
}

struct PairMetrics: Equatable, Sendable {
  var gap: CGFloat = 8
  var insets = EdgeInsets()
}
