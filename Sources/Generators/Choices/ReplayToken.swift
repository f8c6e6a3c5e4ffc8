/// Why a text is not a replay token that this version can read.
public enum ReplayTokenError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The text does not look like a replay token at all.
  case notAToken
  /// The token was made by another version of the library.
  case otherVersion(Int)
  /// The end of the token is missing.
  case truncated
  /// The token was changed after it was made.
  case edited

  /// One line that says what is wrong.
  public var description: String {
    switch self {
    case .notAToken:
      return
        "not a replay token: a token starts with \"\(ReplayToken.prefix)\(ReplayToken.version).\""
    case .otherVersion(let version):
      return
        "the replay token has format \(version), but this version reads only \(ReplayToken.version)"
    case .truncated:
      return "the replay token is truncated: its end is missing"
    case .edited:
      return "the replay token was edited or damaged: its checksum does not match"
    }
  }
}

extension ChoiceSequence {
  /// The sequence as a short printable text that is safe in a shell, a URL and a file name.
  ///
  /// It names the version of its format and carries a checksum.
  public var token: String { ReplayToken.encode(choices) }

  /// Reads a sequence from its token; throws ``ReplayTokenError``, which prints as one line.
  public init(token: String) throws {
    self.init(try ReplayToken.decode(token))
  }
}

/// The token's format: `L1.` and, in an alphabet of 64, a checksum, the count and the choices.
enum ReplayToken {
  static let version = 1
  static let prefix = "L"

  // How a choice starts. Everything from `small` on is an integer by itself.
  private static let no: UInt8 = 0
  private static let yes: UInt8 = 1
  private static let integer: UInt8 = 2
  private static let wholeDouble: UInt8 = 3
  private static let quarterDouble: UInt8 = 4
  private static let anyDouble: UInt8 = 5
  private static let small: UInt8 = 6

  static func encode(_ choices: [Choice]) -> String {
    var body: [UInt8] = []
    append(UInt64(choices.count), to: &body)
    for choice in choices {
      switch choice {
      case .boolean(let value): body.append(value ? yes : no)
      case .integer(let value):
        let folded = fold(value)
        if folded < 250 {
          body.append(small + UInt8(folded))
        } else {
          body.append(integer)
          append(folded, to: &body)
        }
      case .double(let value):
        if let whole = Int(exactly: value), whole.magnitude < 1 << 50, value.sign == sign(of: whole)
        {
          body.append(wholeDouble)
          append(fold(whole), to: &body)
        } else if let quarters = Int(exactly: value * 4), quarters.magnitude < 1 << 50,
          value.sign == sign(of: quarters)
        {
          body.append(quarterDouble)
          append(fold(quarters), to: &body)
        } else {
          body.append(anyDouble)
          for shift in stride(from: UInt64(0), to: 64, by: 8) {
            body.append(UInt8(truncatingIfNeeded: value.bitPattern >> shift))
          }
        }
      }
    }
    let sum = checksum(body)
    var bytes: [UInt8] = []
    for shift in stride(from: UInt32(0), to: 32, by: 8) {
      bytes.append(UInt8(truncatingIfNeeded: sum >> shift))
    }
    return "\(prefix)\(version).\(Alphabet64.encode(bytes + body))"
  }

  static func decode(_ token: String) throws -> [Choice] {
    let characters = Array(token.utf8)
    guard characters.first == prefix.utf8.first,
      let dot = characters.firstIndex(of: UInt8(ascii: ".")), dot > 1,
      let found = Int(String(decoding: characters[1..<dot], as: UTF8.self)),
      // `Int` would read "+1" and "01", too, and one sequence has one token.
      found > 0, Array("\(found)".utf8) == Array(characters[1..<dot])
    else { throw ReplayTokenError.notAToken }
    guard found == version else { throw ReplayTokenError.otherVersion(found) }
    guard let (bytes, isClean) = Alphabet64.decode(characters[(dot + 1)...]) else {
      throw ReplayTokenError.edited
    }
    guard bytes.count > 4 else { throw ReplayTokenError.truncated }
    var sum: UInt32 = 0
    for index in 0..<4 { sum |= UInt32(bytes[index]) << UInt32(8 * index) }
    let body = Array(bytes[4...])
    let isIntact = isClean && checksum(body) == sum
    var reader = Reader(bytes: body)
    guard let choices = reader.choices(), reader.isAtEnd, isIntact else {
      throw isIntact || !reader.ranOut ? ReplayTokenError.edited : ReplayTokenError.truncated
    }
    return choices
  }

  private struct Reader {
    let bytes: [UInt8]
    var position = 0
    var ranOut = false

    var isAtEnd: Bool { position == bytes.count }

    mutating func byte() -> UInt8? {
      guard position < bytes.count else {
        ranOut = true
        return nil
      }
      position += 1
      return bytes[position - 1]
    }

    mutating func number() -> UInt64? {
      var result: UInt64 = 0
      var shift: UInt64 = 0
      while let next = byte() {
        guard shift < 64 else { return nil }
        result |= UInt64(next & 0x7f) << shift
        if next < 0x80 { return result }
        shift += 7
      }
      return nil
    }

    mutating func choices() -> [Choice]? {
      guard let count = number() else { return nil }
      var result: [Choice] = []
      while result.count < count {
        guard let choice = choice() else { return nil }
        result.append(choice)
      }
      return result
    }

    mutating func choice() -> Choice? {
      guard let start = byte() else { return nil }
      switch start {
      case no: return .boolean(false)
      case yes: return .boolean(true)
      case integer: return number().map { .integer(unfold($0)) }
      case wholeDouble: return number().map { .double(Double(unfold($0))) }
      case quarterDouble: return number().map { .double(Double(unfold($0)) / 4) }
      case anyDouble:
        var pattern: UInt64 = 0
        for shift in stride(from: UInt64(0), to: 64, by: 8) {
          guard let next = byte() else { return nil }
          pattern |= UInt64(next) << shift
        }
        return .double(Double(bitPattern: pattern))
      default: return .integer(unfold(UInt64(start - small)))
      }
    }
  }

  private static func sign(of value: Int) -> FloatingPointSign { value < 0 ? .minus : .plus }

  /// Folds the sign into the lowest bit, so that small numbers of either sign stay small.
  private static func fold(_ value: Int) -> UInt64 {
    UInt64(bitPattern: Int64(value << 1) ^ Int64(value >> 63))
  }

  private static func unfold(_ folded: UInt64) -> Int {
    Int(truncatingIfNeeded: Int64(bitPattern: folded >> 1) ^ -Int64(bitPattern: folded & 1))
  }

  private static func append(_ number: UInt64, to bytes: inout [UInt8]) {
    var rest = number
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    let hash = Checksum.fnv1a(bytes)
    return UInt32(truncatingIfNeeded: hash ^ hash >> 32)
  }
}

/// Bytes as letters, digits, `-` and `_`, without padding.
enum Alphabet64 {
  private static let letters = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)

  static func encode(_ bytes: [UInt8]) -> String {
    var result: [UInt8] = []
    var pending: UInt32 = 0
    var bits: UInt32 = 0
    for byte in bytes {
      pending = pending << 8 | UInt32(byte)
      bits += 8
      while bits >= 6 {
        bits -= 6
        result.append(letters[Int(pending >> bits & 63)])
      }
    }
    if bits > 0 { result.append(letters[Int(pending << (6 - bits) & 63)]) }
    return String(decoding: result, as: UTF8.self)
  }

  /// The bytes, and whether the characters are those that an encoder makes of them.
  ///
  /// Nil if a character is not of the alphabet.
  static func decode(_ characters: ArraySlice<UInt8>) -> (bytes: [UInt8], isClean: Bool)? {
    var result: [UInt8] = []
    var pending: UInt32 = 0
    var bits: UInt32 = 0
    for character in characters {
      guard let value = letters.firstIndex(of: character) else { return nil }
      pending = (pending << 6 | UInt32(value)) & 0xffff
      bits += 6
      if bits >= 8 {
        bits -= 8
        result.append(UInt8(truncatingIfNeeded: pending >> bits))
      }
    }
    return (result, bits < 6 && pending & (1 << bits - 1) == 0)
  }
}
