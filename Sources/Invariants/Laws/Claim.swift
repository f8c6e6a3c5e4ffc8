/// A named set of laws that an author claims for a layout.
public enum Profile: String, Codable, Sendable, Hashable, CaseIterable {
  /// A layout that fills rows and breaks to the next one, as soon as a subview does not fit.
  case flow
  /// A layout that puts its subviews one after the other, along the axis of its stack orientation.
  case stack
  /// A layout of rows and columns, filled row by row.
  case grid
  /// A layout that puts its subviews over one another, as `ZStack` does.
  case overlay
}

/// A capability that an author claims for a layout; it turns quality laws on.
public enum Claim: Hashable, Sendable {
  /// The layout is exactly as large as what it places, where its subviews are rigid.
  case hugsContent
  /// The order of the subviews makes no difference.
  case symmetric
  /// All lengths twice as large, and everything is twice as large: no constants in points.
  case scaleFree
  /// The layout reads `layoutDirection`, and right to left is the mirror of left to right all the
  /// same.
  case readsDirection
  /// No subview is offered more than so many different proposals in one call.
  case probes(Int)

  /// A claim without its number.
  public enum Kind: String, Codable, Sendable, Hashable, CaseIterable {
    /// See ``Claim/hugsContent``.
    case hugsContent = "hugs-content"
    /// See ``Claim/symmetric``.
    case symmetric
    /// See ``Claim/scaleFree``.
    case scaleFree = "scale-free"
    /// See ``Claim/readsDirection``.
    case readsDirection = "reads-direction"
    /// See ``Claim/probes(_:)``.
    case probes
  }

  /// The claim without its number.
  public var kind: Kind {
    switch self {
    case .hugsContent: .hugsContent
    case .symmetric: .symmetric
    case .scaleFree: .scaleFree
    case .readsDirection: .readsDirection
    case .probes: .probes
    }
  }
}

extension Claim: RawRepresentable, Codable {
  /// Reads a claim as the command line spells it: `hugs-content`, `probes=4`.
  ///
  /// `nil` where it is none, or where a number is missing, less than 1 or too many.
  public init?(rawValue: String) {
    switch Kind(rawValue: rawValue) {
    case .hugsContent: self = .hugsContent
    case .symmetric: self = .symmetric
    case .scaleFree: self = .scaleFree
    case .readsDirection: self = .readsDirection
    case .probes: return nil
    case nil:
      let parts = rawValue.split(separator: "=", omittingEmptySubsequences: false)
      guard parts.count == 2, parts[0] == Kind.probes.rawValue, let count = Int(parts[1]),
        count > 0
      else { return nil }
      self = .probes(count)
    }
  }

  /// The claim as the command line spells it.
  public var rawValue: String {
    if case .probes(let count) = self { return "\(kind.rawValue)=\(count)" }
    return kind.rawValue
  }
}
