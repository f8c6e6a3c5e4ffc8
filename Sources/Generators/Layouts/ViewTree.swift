import LayoutSpec

/// A tree of views as data: what a counterexample consists of.
///
/// It can be built as a view, printed as Swift source that compiles against SwiftUI, compared,
/// and stored. Lengths are in points.
public indirect enum ViewTree: Equatable, Sendable, Codable {
  /// `Color.clear`: takes what it is offered.
  case color

  /// A text of words of the given numbers of letters.
  case text(words: [Int])

  /// A spacer with an optional least length.
  case spacer(minLength: CGFloat?)

  /// An image: rigid, or flexible where resizable.
  case image(isResizable: Bool)

  /// A row of views.
  case hstack(VerticalGuide, spacing: CGFloat?, [ViewTree])

  /// A column of views.
  case vstack(HorizontalGuide, spacing: CGFloat?, [ViewTree])

  /// Views over one another.
  case zstack(HorizontalGuide, VerticalGuide, [ViewTree])

  /// A view with one modifier applied to it.
  case modified(ViewTree, Modifier)

  /// The built-in guides of the horizontal axis.
  public enum HorizontalGuide: String, CaseIterable, Sendable, Codable {
    /// The centre, which is the default of every container.
    case center
    /// The leading edge.
    case leading
    /// The trailing edge.
    case trailing
  }

  /// The built-in guides of the vertical axis.
  public enum VerticalGuide: String, CaseIterable, Sendable, Codable {
    /// The centre, which is the default of every container.
    case center
    /// The top edge.
    case top
    /// The bottom edge.
    case bottom
    /// The first baseline of text.
    case firstTextBaseline
    /// The last baseline of text.
    case lastTextBaseline
  }

  /// A modifier and its arguments.
  public enum Modifier: Equatable, Sendable, Codable {
    /// A frame that fixes the given lengths.
    case frame(width: CGFloat?, height: CGFloat?)
    /// A frame with bounds on its width and height.
    case flexibleFrame(horizontal: Bounds, vertical: Bounds)
    /// The same space on all edges.
    case padding(CGFloat)
    /// The ideal size on the given axes.
    case fixedSize(horizontal: Bool, vertical: Bool)
    /// A move of the drawing.
    case offset(x: CGFloat, y: CGFloat)
    /// A layout priority.
    case layoutPriority(Double)
    /// An explicit horizontal guide at a fixed position.
    case horizontalGuide(HorizontalGuide, CGFloat)
    /// An explicit vertical guide at a fixed position.
    case verticalGuide(VerticalGuide, CGFloat)
    /// Views behind.
    case background(ViewTree)
    /// Views in front.
    case overlay(ViewTree)
    /// A value for every layout value key that can be made of a number.
    case layoutValues(Int)
  }

  /// The bounds of a flexible frame on one axis.
  public struct Bounds: Equatable, Sendable, Codable {
    /// The least length.
    public var min: CGFloat?
    /// The ideal length.
    public var ideal: CGFloat?
    /// The greatest length.
    public var max: CGFloat?

    /// Creates bounds; without any, the axis is left alone.
    public init(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) {
      self.min = min
      self.ideal = ideal
      self.max = max
    }
  }

  /// A rigid view: `Color.clear` in a fixed frame.
  public static func rigid(_ width: CGFloat, _ height: CGFloat) -> ViewTree {
    .modified(.color, .frame(width: width, height: height))
  }

  /// How many views and modifiers the tree consists of.
  public var nodeCount: Int {
    switch self {
    case .color, .text, .spacer, .image: 1
    case .hstack(_, _, let children), .vstack(_, _, let children), .zstack(_, _, let children):
      children.reduce(1) { $0 + $1.nodeCount }
    case .modified(let content, .background(let other)),
      .modified(let content, .overlay(let other)):
      1 + content.nodeCount + other.nodeCount
    case .modified(let content, _): 1 + content.nodeCount
    }
  }
}
