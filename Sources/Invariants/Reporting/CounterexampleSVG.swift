/// A picture of a counterexample: the bounds, dashed, and the frames of the subviews to scale.
///
/// What cannot be drawn, because it is not finite or too large, is left out; the report has the numbers.
struct CounterexampleSVG {
  private let bounds: Extent?
  private let frames: [Extent?]
  private let scale: PictureScale

  private static let fills = ["#cfe2f3", "#d9ead3", "#fff2cc", "#ead1dc", "#d0e0e3", "#fce5cd"]

  /// `nil` where there is nothing to draw.
  init?(_ violation: ViolationReport) {
    bounds = Extent(violation.bounds)
    frames = violation.frames.map { $0.flatMap { Extent($0) } }
    let drawn = (frames + [bounds]).compactMap { $0 }
    guard frames.contains(where: { $0 != nil }) else { return nil }
    scale = PictureScale(fitting: drawn)
  }

  /// The picture as an SVG element.
  var text: String {
    let margin = 8.0
    var lines = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\""
        + " width=\"\((scale.width + 2 * margin).pixels)\""
        + " height=\"\((scale.height + 2 * margin).pixels)\" font-family=\"monospace\""
        + " font-size=\"12\">",
      "<title>the bounds and the frames of the subviews</title>",
      "<g transform=\"translate(\(margin.pixels) \(margin.pixels))\">",
    ]
    for (index, frame) in frames.enumerated() {
      guard let frame else { continue }
      let fill = Self.fills[index % Self.fills.count]
      lines.append(
        box(frame, "fill=\"\(fill)\" fill-opacity=\"0.8\" stroke=\"#555555\""))
      lines.append(
        "<text x=\"\((scale.x(frame.left) + 3).pixels)\" y=\"\((scale.y(frame.top) + 12).pixels)\">"
          + "\(index + 1)</text>")
    }
    if let bounds {
      lines.append(box(bounds, "fill=\"none\" stroke=\"#c00000\" stroke-dasharray=\"4 2\""))
    }
    return (lines + ["</g>", "</svg>"]).joined(separator: "\n")
  }

  private func box(_ extent: Extent, _ look: String) -> String {
    let (left, top) = (scale.x(extent.left), scale.y(extent.top))
    let width = scale.x(extent.right) - left
    let height = scale.y(extent.bottom) - top
    return "<rect x=\"\(left.pixels)\" y=\"\(top.pixels)\" width=\"\(width.pixels)\""
      + " height=\"\(height.pixels)\" \(look)/>"
  }
}
