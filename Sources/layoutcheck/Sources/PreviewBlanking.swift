/// Takes `#Preview { … }` out of the copy of a file: the macro's plug-in exists on Apple's systems
/// only, and a preview is never part of a layout.
///
/// An empty structure stands in its place, so that attributes in front of it still have something to
/// belong to. Every line keeps its number.
struct PreviewBlanking {
  private static let macro = Array("#Preview".utf8)

  private let bytes: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
  }

  /// The bytes without previews.
  var result: [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var lexer = SourceLexer(bytes)
    var number = 0
    var copied = bytes.startIndex
    while lexer.position < bytes.endIndex {
      let start = lexer.position
      guard bytes[start] == Self.macro[0], lexer.skip(word: Self.macro) else {
        lexer.skipOne()
        continue
      }
      // Arguments, then the closure; what has neither is no preview of ours to judge.
      lexer.skipBlanks()
      if lexer.next == UInt8(ascii: "(") { lexer.skipOne() }
      lexer.skipBlanks()
      guard lexer.next == UInt8(ascii: "{") else { continue }
      lexer.skipOne()
      result += bytes[copied..<start]
      result += Array("struct __layoutcheckPreview\(number) {}".utf8)
      result += bytes[start..<lexer.position].filter { $0 == 10 || $0 == 13 }
      number += 1
      copied = lexer.position
    }
    result += bytes[copied...]
    return result
  }
}

/// Walks over Swift source so far that it knows comments, string literals and brackets.
struct SourceLexer {
  private let bytes: ArraySlice<UInt8>
  private(set) var position: Int

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    position = bytes.startIndex
  }

  /// The byte at the position; 0 at the end.
  var next: UInt8 { byte(at: 0) }

  private func byte(at offset: Int) -> UInt8 {
    position + offset < bytes.endIndex ? bytes[position + offset] : 0
  }

  /// Skips a word if it stands here by itself.
  mutating func skip(word: [UInt8]) -> Bool {
    guard bytes[position...].starts(with: word) else { return false }
    let after = byte(at: word.count)
    let isLonger =
      after == UInt8(ascii: "_") || after >= 128
      || (after >= 48 && after <= 57) || (after | 32 >= 97 && after | 32 <= 122)
    if isLonger { return false }
    position += word.count
    return true
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
