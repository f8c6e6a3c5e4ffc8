import Foundation
import LayoutSpec

/// A picture of a traced tree: its frames to scale on the left, their names and numbers on the right.
///
/// Leaves are filled, what only arranges is dashed, and what sticks out of the frame around it (or,
/// for the root, out of what it was offered) is red. A view that moves or layers its content on
/// purpose is not held against it. Frames that cannot be drawn, because they are not finite or so
/// large that nothing else could be seen, are in the list all the same. Equal reports give equal
/// bytes.
public struct TraceSVG: Sendable {
  private let report: TraceReport
  private let extents: [Extent?]
  private let offered: Extent?
  private let scale: PictureScale

  /// More frames than this are not listed.
  static let listed = 100
  /// More frames than this are not drawn.
  static let drawn = 2_000

  /// Prepares the picture of a report.
  public init(_ report: TraceReport) {
    self.report = report
    extents = report.frames.prefix(Self.drawn).map { Extent($0.rect) }
    offered = Self.offer(report)
    scale = PictureScale(fitting: (extents + [offered]).compactMap { $0 })
  }

  /// The picture as an SVG document, ending in a line break.
  public var text: String {
    let list = legend
    let blame = "blame: " + (report.blame ?? "nobody: every link is sound")
    let captions = ["offered \(report.proposal.text), \(way)", blame]
    let columns = (list.map { $0.text.count } + [24]).max() ?? 24
    let width = max(
      scale.width + Double(columns) * Self.character + 3 * Self.margin,
      Double(captions.map(\.count).max() ?? 0) * Self.character + 2 * Self.margin)
    let top = Self.margin + 2 * Self.line + 8
    let height = top + max(scale.height, Double(list.count) * Self.line) + Self.margin
    var lines = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width.pixels)\""
        + " height=\"\(height.pixels)\" font-family=\"monospace\" font-size=\"12\">",
      "<rect width=\"100%\" height=\"100%\" fill=\"white\"/>",
    ]
    for (index, caption) in captions.enumerated() {
      let colour = index == 1 && report.blame != nil ? Self.red : "black"
      lines.append(
        Self.label(caption, x: Self.margin, y: Self.margin + Double(index + 1) * Self.line, colour))
    }
    lines.append("<g transform=\"translate(\(Self.margin.pixels) \(top.pixels))\">")
    lines += drawing
    lines.append("</g>")
    for (index, row) in list.enumerated() {
      let x = scale.width + 2 * Self.margin
      lines.append(
        Self.label(
          row.text, x: x, y: top + Double(index) * Self.line + 11,
          row.isRed ? Self.red : "black"))
    }
    return (lines + ["</svg>"]).joined(separator: "\n") + "\n"
  }

  private var way: String {
    report.direction == "rightToLeft" ? "right to left" : "left to right"
  }

  // MARK: Numbers and colours

  private static let margin = 16.0
  private static let line = 16.0
  private static let character = 7.3
  private static let red = "#c00000"
  private static let fills = [
    "#cfe2f3", "#d9ead3", "#fff2cc", "#ead1dc", "#d0e0e3", "#fce5cd", "#d9d2e9", "#e6e6e6",
  ]

  private static func label(_ text: String, x: Double, y: Double, _ colour: String) -> String {
    "<text x=\"\(x.pixels)\" y=\"\(y.pixels)\" fill=\"\(colour)\" xml:space=\"preserve\">"
      + "\(text.escaped)</text>"
  }

  // MARK: The drawing

  private var drawing: [String] {
    var lines: [String] = []
    if let offered {
      lines.append(box(offered, "fill=\"#f7f7f7\" stroke=\"#999999\""))
    }
    var leaves = 0
    for (index, extent) in extents.enumerated() {
      let isLeaf = report.frames[index].isLeaf
      defer { leaves += isLeaf ? 1 : 0 }
      guard let extent else { continue }
      let stroke = overflow(index).isEmpty ? "#555555" : Self.red
      let look =
        isLeaf
        ? "fill=\"\(Self.fills[leaves % Self.fills.count])\" stroke=\"\(stroke)\""
        : "fill=\"none\" stroke=\"\(stroke)\" stroke-dasharray=\"4 2\""
      lines.append(box(extent, look))
    }
    for index in extents.indices {
      for part in overflow(index) {
        lines.append(box(part, "fill=\"#ff0000\" fill-opacity=\"0.35\""))
      }
    }
    for (index, extent) in extents.enumerated() where report.frames[index].isLeaf {
      if let extent { lines.append(name(of: index, in: extent)) }
    }
    return lines
  }

  /// A number in the middle of a leaf, with its name where there is room; beside a small one.
  private func name(of index: Int, in extent: Extent) -> String {
    let number = String(index + 1)
    let (left, right) = (scale.x(extent.left), scale.x(extent.right))
    let (top, bottom) = (scale.y(extent.top), scale.y(extent.bottom))
    let full = "\(number) \(report.frames[index].label)"
    func width(_ text: String) -> Double { Double(text.count) * Self.character + 4 }
    let isRoomy = bottom - top >= 13
    let text = isRoomy && right - left >= width(full) ? full : number
    let fits = isRoomy && right - left >= width(text)
    let x = fits ? (left + right - width(text) + 4) / 2 : right + 2
    return Self.label(text, x: x, y: (top + bottom) / 2 + 4, "black")
  }

  private func box(_ extent: Extent, _ look: String) -> String {
    let (x, y) = (scale.x(extent.left), scale.y(extent.top))
    // A rectangle without any width is not drawn at all.
    let width = max(1, scale.x(extent.right) - x)
    let height = max(1, scale.y(extent.bottom) - y)
    return "<rect x=\"\(x.pixels)\" y=\"\(y.pixels)\" width=\"\(width.pixels)\""
      + " height=\"\(height.pixels)\" \(look)/>"
  }

  // MARK: Overflow

  /// What the root was offered, at its place; an axis without a length is as long as the root's.
  private static func offer(_ report: TraceReport) -> Extent? {
    guard let root = report.frames.first?.rect else { return nil }
    func length(_ offered: ReportedNumber?, _ own: ReportedNumber) -> ReportedNumber {
      offered.flatMap { $0.value.isFinite ? $0 : nil } ?? own
    }
    return Extent(
      ReportedRect(
        x: root.x, y: root.y, width: length(report.proposal.width, root.width),
        height: length(report.proposal.height, root.height)))
  }

  /// The parts of a frame that lie outside the one around it.
  private func overflow(_ index: Int) -> [Extent] {
    guard let inner = extents[index] else { return [] }
    let frame = report.frames[index]
    guard let parent = frame.parent else { return offered.map(inner.outside) ?? [] }
    guard extents.indices.contains(parent), let outer = extents[parent],
      !report.frames[parent].mayStickOut
    else { return [] }
    return inner.outside(outer)
  }

  // MARK: The list

  private var legend: [(text: String, isRed: Bool)] {
    let count = min(report.frames.count, Self.listed)
    let width = String(report.frames.count).count
    var rows = (0..<count).map { index -> (text: String, isRed: Bool) in
      let frame = report.frames[index]
      let number = String(repeating: " ", count: width - String(index + 1).count) + "\(index + 1)"
      let margin = String(repeating: "  ", count: min(frame.depth, 12))
      let rect = frame.rect
      let size = "\(rect.width.short)×\(rect.height.short) at (\(rect.x.short), \(rect.y.short))"
      let sticksOut = extents.indices.contains(index) && !overflow(index).isEmpty
      let remarks = [
        index == report.blamed ? "  ← blame" : "", sticksOut ? "  sticks out" : "",
        Extent(rect) == nil ? "  (not drawn)" : "",
      ].joined()
      let isRed = index == report.blamed || sticksOut
      return ("\(number) \(margin)\(frame.label)  \(size)\(remarks)", isRed)
    }
    if report.frames.count > count {
      rows.append(("… and \(report.frames.count - count) more", false))
    }
    return rows
  }
}
