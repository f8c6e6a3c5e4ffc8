import Foundation

/// A small picture of a layout's bounds and of its subviews' frames, in plain characters.
///
/// The bounds are drawn with dots and colons, each subview with its number and a border of dashes
/// and bars; later subviews are drawn over earlier ones. A cell is taken to be twice as high as
/// wide. Every line below the picture gives one frame in numbers, the frames that cannot be drawn
/// (not finite, or too large for the picture to show anything else) included, and tells which
/// subview was not placed.
public struct AsciiPicture: Sendable {
  /// The largest number of columns of the drawing.
  public static let columns = 60
  /// The largest number of rows of the drawing.
  public static let rows = 16

  private let bounds: ReportedRect
  private let frames: [ReportedRect?]

  /// Prepares a picture; a frame of `nil` is a subview that was not placed.
  public init(bounds: ReportedRect, frames: [ReportedRect?]) {
    self.bounds = bounds
    self.frames = frames
  }

  /// The picture's lines, without trailing spaces: the drawing first, then the frames in numbers.
  public var lines: [String] {
    drawing + legend
  }

  // MARK: The frames in numbers

  /// More frames than this are counted rather than listed.
  private static let listed = 12

  private var legend: [String] {
    let width = String(frames.count).count
    var lines = frames.prefix(Self.listed).enumerated().map { index, frame in
      let number = String(index + 1)
      let indent = String(repeating: " ", count: width - number.count)
      guard let frame else { return "\(indent)\(number): not placed" }
      let remark = Extent(frame) == nil ? "  (not drawn)" : ""
      return "\(indent)\(number): \(frame.sizeAndOrigin)\(remark)"
    }
    if frames.count > Self.listed {
      lines.append("… and \(frames.count - Self.listed) more")
    }
    return lines
  }

  // MARK: The drawing

  private var drawing: [String] {
    let extents = ([bounds] + frames.compactMap { $0 }).compactMap(Extent.init)
    guard let first = extents.first else { return [] }
    let all = extents.dropFirst().reduce(first) { $0.union($1) }
    let scale = Scale(fitting: all)
    var canvas = Canvas(columns: scale.columns, rows: scale.rows)
    if let extent = Extent(bounds) {
      canvas.draw(scale.box(of: extent), border: .bounds)
    }
    for case let frame? in frames {
      guard let extent = Extent(frame) else { continue }
      canvas.draw(scale.box(of: extent), border: .subview)
    }
    for (index, frame) in frames.enumerated() {
      guard let frame, let extent = Extent(frame) else { continue }
      canvas.label(scale.box(of: extent), with: String(index + 1))
    }
    return canvas.lines
  }
}

/// The way from points to cells.
private struct Scale {
  let origin: (x: Double, y: Double)
  /// Columns per point.
  let across: Double
  let columns: Int
  let rows: Int

  /// Small counterexamples are drawn larger than one column for a point, but only up to about half
  /// of the largest picture, and never larger than this.
  private static let largest = 4.0

  init(fitting extent: Extent) {
    origin = (extent.left, extent.top)
    let width = extent.right - extent.left
    let height = extent.bottom - extent.top
    func scale(_ share: Double) -> Double {
      var across = Self.largest
      if width > 0 { across = min(across, Double(AsciiPicture.columns - 1) * share / width) }
      if height > 0 { across = min(across, 2 * Double(AsciiPicture.rows - 1) * share / height) }
      return across
    }
    let across = min(scale(1), max(1, scale(0.5)))
    self.across = across
    columns = Int((width * across).rounded()) + 1
    rows = Int((height * across / 2).rounded()) + 1
  }

  func box(of extent: Extent) -> Canvas.Box {
    Canvas.Box(
      left: column(extent.left), top: row(extent.top),
      right: column(extent.right), bottom: row(extent.bottom))
  }

  private func column(_ x: Double) -> Int {
    min(columns - 1, Int(((x - origin.x) * across).rounded()))
  }

  private func row(_ y: Double) -> Int {
    min(rows - 1, Int(((y - origin.y) * across / 2).rounded()))
  }
}
