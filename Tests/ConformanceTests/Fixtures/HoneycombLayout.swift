import SwiftUI

#if canImport(UIKit)
  import UIKit
  typealias PlatformColor = UIColor
#elseif canImport(AppKit)
  import AppKit
  typealias PlatformColor = NSColor
#endif

/// Hexagons in rows, every other row moved by half a cell.
struct HoneycombLayout: Layout {
  static let aspect: CGFloat = 2 / sqrt(3)

  var columns = 3
  var spacing = CGFloat(4)
  var isOffset: Bool = true

  init(columns: Int, spacing: CGFloat = 4) {
    self.columns = columns
    self.spacing = spacing
  }

  func cellSize(for width: CGFloat) -> CGSize {
    let n = CGFloat(columns) + 0.5
    let side = max((width - spacing * (n - 1)) / n, 0)
    return CGSize(width: side, height: side * Self.aspect)
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let width = proposal.replacingUnspecifiedDimensions(by: CGSize(width: 200, height: 200)).width
    guard width < .infinity, subviews.count > 0 else { return .zero }
    let cell = cellSize(for: width)
    let rows = CGFloat((subviews.count - 1) / columns + 1)
    return CGSize(
      width: width,
      height: cell.height * (rows * 0.75 + 0.25) + (rows - 1) * spacing)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let cell = cellSize(for: bounds.width)
    for (i, subview) in subviews.enumerated() {
      let row = i / columns
      let shift = row % 2 == 1 && isOffset ? (cell.width + spacing) / 2 : 0
      let transform = CGAffineTransform(translationX: bounds.minX, y: bounds.minY)
        .translatedBy(x: shift, y: 0)
      let point = CGPoint(
        x: CGFloat(i % columns) * (cell.width + spacing),
        y: CGFloat(row) * (cell.height * 0.75 + spacing)
      ).applying(transform)
      subview.place(at: point, proposal: .init(width: cell.width, height: cell.height))
    }
  }
}

struct Hexagon: InsettableShape {
  var inset: CGFloat = 0

  func inset(by amount: CGFloat) -> Hexagon {
    var copy = self
    copy.inset += amount
    return copy
  }

  func path(in rect: CGRect) -> Path {
    let rect = rect.insetBy(dx: inset, dy: inset)
    let center = CGPoint(x: rect.midX, y: rect.midY)
    let radius = min(rect.width, rect.height) / 2
    var path = Path()
    for corner in 0..<6 {
      let angle = Angle.degrees(Double(corner) * 60 - 90)
      let point = CGPoint(
        x: center.x + radius * CGFloat(cos(angle.radians)),
        y: center.y + radius * CGFloat(sin(angle.radians)))
      if corner == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.closeSubpath()
    return path
  }
}

struct Honeycomb_Previews: PreviewProvider {
  static var previews: some View {
    HoneycombLayout(columns: 4) {
      ForEach(0..<14) { index in
        Hexagon()
          .inset(by: 1)
          .fill(Color(hue: Double(index) / 14, saturation: 0.6, brightness: 0.9))
          .overlay { Hexagon().strokeBorder(Color(.separator), lineWidth: 1) }
      }
    }
    .frame(width: UIScreen.main.bounds.width)
  }
}
