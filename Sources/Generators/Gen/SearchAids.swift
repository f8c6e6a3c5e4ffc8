/// What makes a search meet rare faults sooner; each can be left out in order to measure what it does.
public struct SearchAids: OptionSet, Sendable, Hashable {
  /// The aids as bits.
  public let rawValue: UInt8

  /// Makes a set of aids of its bits.
  @inlinable public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// In most cases each alternative of a choice is left out, kept or preferred, and each rare
  /// decision is made rarer or more frequent, for the whole case: so that rare parts meet each other.
  public static let swarm = SearchAids(rawValue: 1)

  /// Proposals are aimed at lengths at which the subviews just fit, or just do not.
  public static let boundaries = SearchAids(rawValue: 2)

  /// A part of some cases is copied over another part of its kind, or over all of them.
  public static let duplication = SearchAids(rawValue: 4)

  /// All aids.
  public static let all: SearchAids = [.swarm, .boundaries, .duplication]
}
