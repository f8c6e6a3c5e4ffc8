import Foundation
import LayoutSpec

/// A rectangle of a report, in points; JSON shows it as `[x, y, width, height]`.
///
/// Unlike `CGRect` it keeps a negative or non-finite size as it was reported, and two equal ones
/// compare equal even if they hold NaN.
public struct ReportedRect: Sendable, Hashable {
  /// The left edge.
  public var x: ReportedNumber
  /// The top edge.
  public var y: ReportedNumber
  /// The extent to the right.
  public var width: ReportedNumber
  /// The extent downwards.
  public var height: ReportedNumber

  /// Creates a rectangle from its origin and size.
  public init(
    x: ReportedNumber, y: ReportedNumber, width: ReportedNumber, height: ReportedNumber
  ) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  /// Takes over a rectangle's stored origin and size, without standardising them.
  public init(_ rect: CGRect) {
    self.init(
      x: ReportedNumber(rect.origin.x), y: ReportedNumber(rect.origin.y),
      width: ReportedNumber(rect.size.width), height: ReportedNumber(rect.size.height))
  }

  /// Whether all four numbers are finite.
  public var isFinite: Bool {
    [x, y, width, height].allSatisfy(\.value.isFinite)
  }
}

extension ReportedRect: Codable {
  /// Reads an array of four numbers.
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    x = try container.decode(ReportedNumber.self)
    y = try container.decode(ReportedNumber.self)
    width = try container.decode(ReportedNumber.self)
    height = try container.decode(ReportedNumber.self)
  }

  /// Writes an array of four numbers.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for number in [x, y, width, height] {
      try container.encode(number)
    }
  }
}

/// A proposal of a report; an unspecified dimension is `nil`, and an explicit `null` in JSON.
public struct ReportedProposal: Sendable, Hashable {
  /// The proposed width in points, if one was specified.
  public var width: ReportedNumber?
  /// The proposed height in points, if one was specified.
  public var height: ReportedNumber?

  /// Creates a proposal.
  public init(width: ReportedNumber?, height: ReportedNumber?) {
    (self.width, self.height) = (width, height)
  }

  /// Takes over a proposed size.
  public init(_ proposal: ProposedViewSize) {
    self.init(
      width: proposal.width.map(ReportedNumber.init),
      height: proposal.height.map(ReportedNumber.init))
  }
}

extension ReportedProposal: Codable {
  private enum CodingKeys: String, CodingKey { case width, height }

  /// Writes both dimensions always, so that a reader can tell `null` from a field left out.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(width, forKey: .width)
    try container.encode(height, forKey: .height)
  }
}
