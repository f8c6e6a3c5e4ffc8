/// One recorded draw: the value that was taken and what it was allowed to be.
///
/// Values and bounds are kept as bit patterns so that a recording is one flat array of plain words;
/// comparing and copying it costs next to nothing, in debug builds too.
public struct Draw: Hashable, Sendable {
  /// What a draw was a draw of.
  public enum Kind: UInt8, Sendable {
    /// A whole number in a range.
    case integer
    /// The number of an alternative; simplest is 0. Nothing is computed with it.
    case index
    /// A yes or no.
    case boolean
    /// A finite number in a range.
    case double
  }

  /// What was drawn.
  public let kind: Kind
  /// True if there was nothing to choose, such as an array that has to go on up to its least count.
  ///
  /// Such a draw keeps its place in the sequence, so that elements can be deleted without
  /// changing the role of what follows, but it may not be edited.
  public let isForced: Bool
  var bits: UInt64
  let lowerBits: UInt64
  let upperBits: UInt64
  let simplestBits: UInt64

  init(
    kind: Kind, isForced: Bool, bits: UInt64, lowerBits: UInt64, upperBits: UInt64,
    simplestBits: UInt64
  ) {
    self.kind = kind
    self.isForced = isForced
    self.bits = bits
    self.lowerBits = lowerBits
    self.upperBits = upperBits
    self.simplestBits = simplestBits
  }

  /// The value that was drawn.
  public var choice: Choice { choice(ofBits: bits) }

  /// The simplest value that could have been drawn.
  public var simplest: Choice { choice(ofBits: simplestBits) }

  /// Whether the simplest possible value was drawn, or there was no choice.
  public var isSimplest: Bool { isForced || bits == simplestBits }

  /// Whether numbers can be computed with: integers and doubles, but no alternatives.
  var isNumeric: Bool { kind == .integer || kind == .double }

  var integerValue: Int { Int(truncatingIfNeeded: bits) }
  var integerTarget: Int { Int(truncatingIfNeeded: simplestBits) }
  var integerRange: ClosedRange<Int> {
    Int(truncatingIfNeeded: lowerBits)...Int(truncatingIfNeeded: upperBits)
  }
  var doubleValue: Double { Double(bitPattern: bits) }
  var doubleTarget: Double { Double(bitPattern: simplestBits) }
  var doubleRange: ClosedRange<Double> {
    Double(bitPattern: lowerBits)...Double(bitPattern: upperBits)
  }

  /// Whether a draw with this one's constraint would take the value as it is.
  public func permits(_ choice: Choice) -> Bool {
    switch (kind, choice) {
    case (.integer, .integer(let value)), (.index, .integer(let value)):
      return integerRange.contains(value)
    case (.boolean, .boolean): return true
    case (.double, .double(let value)): return doubleRange.contains(value)
    default: return false
    }
  }

  /// How simple a value is as the outcome of this draw.
  func simplicity(ofBits bits: UInt64) -> Simplicity {
    switch kind {
    case .integer, .index:
      return .integer(Int(truncatingIfNeeded: bits), towards: integerTarget)
    case .boolean: return Simplicity(major: bits, minor: 0)
    case .double: return .double(Double(bitPattern: bits))
    }
  }

  /// How simple the drawn value is.
  var simplicity: Simplicity { simplicity(ofBits: bits) }

  private func choice(ofBits bits: UInt64) -> Choice {
    switch kind {
    case .integer, .index: return .integer(Int(truncatingIfNeeded: bits))
    case .boolean: return .boolean(bits != 0)
    case .double: return .double(Double(bitPattern: bits))
    }
  }
}

extension Draw: CustomStringConvertible {
  /// The value and what it was allowed to be.
  public var description: String {
    switch kind {
    case .integer: return "\(choice) in \(integerRange)"
    case .index: return "\(choice) of \(integerRange.upperBound + 1)"
    case .boolean: return isForced ? "\(choice)!" : "\(choice)"
    case .double: return "\(choice) in \(doubleRange)"
    }
  }
}

extension Choice {
  /// The value as a bit pattern, as ``Draw`` keeps it.
  var bits: UInt64 {
    switch self {
    case .integer(let value): return UInt64(bitPattern: Int64(value))
    case .boolean(let value): return value ? 1 : 0
    case .double(let value): return value.bitPattern
    }
  }
}
