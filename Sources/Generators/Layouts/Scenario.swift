import LayoutSpec

/// All that happens to a layout in one case: its subviews, and a legal script of calls.
///
/// Legal means: nothing in it that SwiftUI could not do. A value; it can be stored and compared.
public struct Scenario: Equatable, Sendable, Codable {
  /// The subviews at the beginning.
  public var subviews: [ViewTree]

  /// The direction that the container lays out in.
  public var direction: Direction

  /// The calls, first one first.
  public var script: [Step]

  /// Creates a scenario.
  public init(subviews: [ViewTree], direction: Direction = .leftToRight, script: [Step]) {
    self.subviews = subviews
    self.direction = direction
    self.script = script
  }

  /// The direction of the container; `LayoutDirection` as data.
  public enum Direction: String, Sendable, Codable {
    /// Leading is left.
    case leftToRight
    /// Leading is right.
    case rightToLeft

    /// The direction for the engine.
    package var layoutDirection: LayoutDirection {
      self == .leftToRight ? .leftToRight : .rightToLeft
    }
  }

  /// A proposal as data; infinity is stored by name.
  public struct Proposal: Equatable, Sendable, Codable {
    /// The width in points; `nil` where unspecified.
    public var width: CGFloat?
    /// The height in points; `nil` where unspecified.
    public var height: CGFloat?

    /// Creates a proposal from one of the engine.
    public init(_ proposal: ProposedViewSize) {
      width = proposal.width
      height = proposal.height
    }

    /// The proposal for the engine.
    public var proposedViewSize: ProposedViewSize {
      ProposedViewSize(width: width, height: height)
    }
  }

  /// One call of the script.
  public enum Step: Equatable, Sendable, Codable {
    /// `placeSubviews` for a proposal, with bounds of the answered size or of another one.
    case place(Proposal, origin: CGPoint, size: CGSize?)

    /// `sizeThatFits` for a proposal.
    case measure(Proposal)

    /// `updateCache` with other subviews, which stay from then on.
    case update([ViewTree])

    /// `spacing`.
    case spacing

    /// `explicitAlignment` of a guide for a proposal, at the origin.
    case horizontalGuide(ViewTree.HorizontalGuide, Proposal)

    /// `explicitAlignment` of a guide for a proposal, at the origin.
    case verticalGuide(ViewTree.VerticalGuide, Proposal)
  }
}
