import Generators
import LayoutSpec

/// What may be around a generated view: the containers and modifiers that no `ViewTree` holds.
public enum Costume: String, CaseIterable, Sendable, Codable {
  /// Nothing.
  case none
  /// The largest box of ratio 2 inside the proposal.
  case aspectFit
  /// The smallest box of the view's own ratio around the proposal.
  case aspectFill
  /// The first of two that fits.
  case viewThatFits
  /// A reader of its own size.
  case geometryReader
  /// A vertical scroll view.
  case scrollView
  /// A grid of one row with two cells.
  case grid
  /// A lazy grid with one flexible column.
  case lazyGrid
  /// A lazy stack.
  case lazyStack
  /// The view in the middle of all that is offered.
  case position
  /// The view over a line.
  case divider
  /// What changes the drawing only.
  case drawing

  /// Puts a view in the costume.
  func dress(_ view: AnyView) -> AnyView {
    switch self {
    case .none: view
    case .aspectFit: AnyView(view.aspectRatio(2, contentMode: .fit))
    case .aspectFill: AnyView(view.aspectRatio(contentMode: .fill))
    case .viewThatFits:
      AnyView(
        ViewThatFits {
          view; Color.clear
        })
    case .geometryReader: AnyView(GeometryReader { _ in view })
    case .scrollView: AnyView(ScrollView { view })
    case .grid:
      AnyView(
        Grid {
          GridRow {
            view; Color.clear.frame(width: 5, height: 5)
          }
        })
    case .lazyGrid: AnyView(LazyVGrid(columns: [GridItem(.flexible())]) { view })
    case .lazyStack: AnyView(LazyVStack(spacing: 0) { view })
    case .position: AnyView(view.position(x: 5, y: 5))
    case .divider:
      AnyView(
        VStack(spacing: 0) {
          view; Divider()
        })
    case .drawing: AnyView(view.opacity(0.5).clipped())
    }
  }

  /// The costume around Swift source.
  func swiftSource(_ source: String) -> String {
    switch self {
    case .none: source
    case .aspectFit: source + ".aspectRatio(2, contentMode: .fit)"
    case .aspectFill: source + ".aspectRatio(contentMode: .fill)"
    case .viewThatFits: "ViewThatFits {\n\(source)\nColor.clear\n}"
    case .geometryReader: "GeometryReader { _ in\n\(source)\n}"
    case .scrollView: "ScrollView {\n\(source)\n}"
    case .grid: "Grid { GridRow {\n\(source)\nColor.clear.frame(width: 5, height: 5)\n} }"
    case .lazyGrid: "LazyVGrid(columns: [GridItem(.flexible())]) {\n\(source)\n}"
    case .lazyStack: "LazyVStack(spacing: 0) {\n\(source)\n}"
    case .position: source + ".position(x: 5, y: 5)"
    case .divider: "VStack(spacing: 0) {\n\(source)\nDivider()\n}"
    case .drawing: source + ".opacity(0.5).clipped()"
    }
  }
}
