/// Walks over Swift source so far that it knows comments, string literals and brackets.
struct SourceLexer {
  private let bytes: ArraySlice<UInt8>
  private(set) var position: Int

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    position = bytes.startIndex
  }

  /// Walks on from a place in the same bytes.
  init(_ bytes: ArraySlice<UInt8>, at position: Int) {
    self.bytes = bytes
    self.position = position
  }

  /// The byte at the position; 0 at the end.
  var next: UInt8 { byte(at: 0) }

  private func byte(at offset: Int) -> UInt8 {
    position + offset < bytes.endIndex ? bytes[position + offset] : 0
  }

  /// Whether the text goes on like this at the position.
  func isAt(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { bytes[position...].starts(with: $0) }
  }

  /// Skips a word if it stands here by itself.
  mutating func skip(word: [UInt8]) -> Bool {
    guard bytes[position...].starts(with: word), !Self.isWord(byte(at: word.count)) else {
      return false
    }
    position += word.count
    return true
  }

  /// Skips the name, keyword or number at the position, and returns it; empty if there is none.
  mutating func skipWord() -> String {
    let start = position
    while position < bytes.endIndex, Self.isWord(next) { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  /// Skips the rest of the line.
  mutating func skipLine() {
    while position < bytes.endIndex, next != 10 { position += 1 }
  }

  /// Whether a byte can be a part of a name.
  static func isWord(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || byte >= 128
      || (byte >= 48 && byte <= 57) || (byte | 32 >= 97 && byte | 32 <= 122)
  }

  /// Skips white space and comments.
  mutating func skipBlanks() {
    while position < bytes.endIndex {
      if [9, 10, 13, 32].contains(next) {
        position += 1
      } else if !skipComment() {
        return
      }
    }
  }

  /// Skips one thing: a comment, a string literal, a pair of brackets with all that is in it, or one
  /// byte.
  mutating func skipOne() {
    if skipComment() || skipString() { return }
    let opening = next
    position += 1
    let closing: [UInt8: UInt8] = [
      UInt8(ascii: "("): UInt8(ascii: ")"), UInt8(ascii: "["): UInt8(ascii: "]"),
      UInt8(ascii: "{"): UInt8(ascii: "}"),
    ]
    guard let end = closing[opening] else { return }
    while position < bytes.endIndex {
      if next == end {
        position += 1
        return
      }
      skipOne()
    }
  }

  private mutating func skipComment() -> Bool {
    guard next == UInt8(ascii: "/") else { return false }
    if byte(at: 1) == UInt8(ascii: "/") {
      while position < bytes.endIndex, next != 10, next != 13 { position += 1 }
      return true
    }
    guard byte(at: 1) == UInt8(ascii: "*") else { return false }
    var depth = 0
    repeat {
      if next == UInt8(ascii: "/"), byte(at: 1) == UInt8(ascii: "*") {
        depth += 1
        position += 2
      } else if next == UInt8(ascii: "*"), byte(at: 1) == UInt8(ascii: "/") {
        depth -= 1
        position += 2
      } else {
        position += 1
      }
    } while depth > 0 && position < bytes.endIndex
    return true
  }

  private mutating func skipString() -> Bool {
    var hashes = 0
    while byte(at: hashes) == UInt8(ascii: "#") { hashes += 1 }
    guard byte(at: hashes) == UInt8(ascii: "\"") else { return false }
    let isLong =
      byte(at: hashes + 1) == UInt8(ascii: "\"") && byte(at: hashes + 2) == UInt8(ascii: "\"")
    let quotes = isLong ? 3 : 1
    position += hashes + quotes
    while position < bytes.endIndex {
      if next == UInt8(ascii: "\""), closes(quotes: quotes, hashes: hashes) {
        position += quotes + hashes
        return true
      }
      if next == UInt8(ascii: "\\"), follows(hashes: hashes, at: 1) {
        position += 1 + hashes
        // An interpolation holds code, string literals included.
        if next == UInt8(ascii: "(") { skipOne() } else { position += 1 }
      } else if !isLong, next == 10 {
        // An unterminated literal: the compiler will say so.
        return true
      } else {
        position += 1
      }
    }
    return true
  }

  private func closes(quotes: Int, hashes: Int) -> Bool {
    for offset in 0..<quotes where byte(at: offset) != UInt8(ascii: "\"") { return false }
    return follows(hashes: hashes, at: quotes)
  }

  private func follows(hashes: Int, at offset: Int) -> Bool {
    for place in 0..<hashes where byte(at: offset + place) != UInt8(ascii: "#") { return false }
    return true
  }
}
