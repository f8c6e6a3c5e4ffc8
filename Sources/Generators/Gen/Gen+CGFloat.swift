import Foundation

extension Gen where Value == CGFloat {
  /// A generator of finite lengths in a range of finite bounds; whole numbers are simplest.
  public static func cgFloat(
    in range: ClosedRange<CGFloat>, suggestions: [CGFloat] = []
  ) -> Gen<CGFloat> {
    Gen(labeled: "length") { source in source.cgFloat(in: range, suggestions: suggestions) }
  }
}

extension ChoiceSource {
  /// Draws a finite length in a range of finite bounds; see ``double(in:suggestions:)``.
  public func cgFloat(
    in range: ClosedRange<CGFloat>, suggestions: [CGFloat] = []
  ) -> CGFloat {
    CGFloat(
      double(
        in: Double(range.lowerBound)...Double(range.upperBound),
        suggestions: suggestions.isEmpty ? [] : suggestions.map(Double.init)))
  }
}
