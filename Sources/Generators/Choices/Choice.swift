/// One primitive decision of a generator.
///
/// A generator is a function of such decisions and of nothing else, so that a list of them is all it
/// takes to make the same value again.
public enum Choice: Hashable, Sendable, Codable {
  /// A whole number, drawn from a range.
  case integer(Int)
  /// A yes or no.
  case boolean(Bool)
  /// A finite floating-point number, drawn from a range.
  case double(Double)
}

extension Choice: CustomStringConvertible {
  /// The bare value: `7`, `true`, `0.5`.
  public var description: String {
    switch self {
    case .integer(let value): return "\(value)"
    case .boolean(let value): return "\(value)"
    case .double(let value): return "\(value)"
    }
  }
}

/// All decisions of one run of a generator, in the order in which they were taken.
///
/// Any sequence replays to something valid: what does not fit is replaced by the simplest decision,
/// and so is what is missing (see ``Gen/replay(_:)``).
public struct ChoiceSequence: Hashable, Sendable {
  /// The decisions, first one first.
  public var choices: [Choice]

  /// Makes a sequence of the given decisions; with none, every draw takes its simplest value.
  public init(_ choices: [Choice] = []) {
    self.choices = choices
  }
}

extension ChoiceSequence: CustomStringConvertible {
  /// The bare values in brackets, for debugging; use ``token`` to store a sequence.
  public var description: String { "\(choices)" }
}

extension ChoiceSequence: Codable {
  /// Reads a sequence from its ``token``.
  public init(from decoder: any Decoder) throws {
    try self.init(token: decoder.singleValueContainer().decode(String.self))
  }

  /// Writes a sequence as its ``token``.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(token)
  }
}
