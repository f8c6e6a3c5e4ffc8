import Foundation
import Invariants

/// The bytes of a Swift file, and the copy of them that the compiler sees.
///
/// The user's file is never edited. The copy has the same lines, with edits of ours inside them, and
/// tells the compiler the original path, so that every diagnostic points into the user's file.
struct SourceText {
  /// The file's path as diagnostics and reports show it.
  let path: String
  /// The file without a byte order mark, which the copy cannot have.
  let bytes: ArraySlice<UInt8>
  /// What differs in the copy.
  private(set) var edits = SourceEdits()

  /// Takes a file's bytes.
  init(path: String, bytes: [UInt8]) {
    self.path = path
    // A byte order mark is allowed at the start of a file only, where the copy has a directive.
    let body = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
    self.bytes = body[...]
    // Likewise `#!`: a comment has as many characters.
    if body.starts(with: [UInt8(ascii: "#"), UInt8(ascii: "!")]) {
      edits.add(SourceEdit(0..<2, in: self.bytes, with: "//"))
    }
  }

  /// Reads a file.
  ///
  /// - Throws: `UsageError` if it cannot be read.
  init(reading file: InputFile) throws {
    guard let data = FileManager.default.contents(atPath: file.path) else {
      throw UsageError("cannot read the file ‘\(file.path)’; check its permissions")
    }
    self.init(path: file.path, bytes: [UInt8](data))
  }

  /// The text, with what is no UTF-8 replaced; good enough to look for words.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// `sha256:` and the digest of the bytes.
  var digest: String { "sha256:" + SHA256.hex(bytes) }

  /// Changes the copy.
  ///
  /// - Returns: whether the change was made: one across the end of another is not.
  @discardableResult
  mutating func add(_ edit: SourceEdit) -> Bool { edits.add(edit) }

  /// Takes a range out of the copy.
  ///
  /// - Returns: whether anything was there to take out.
  @discardableResult
  mutating func blank(_ range: Range<Int>) -> Bool {
    edits.add(SourceEdit(blanking: range, in: bytes))
  }

  /// The copy to compile, with more source at its end.
  func copy(appending source: String = "") -> Data {
    var copy = Data("#sourceLocation(file: \(path.swiftLiteral), line: 1)\n".utf8)
    copy.append(contentsOf: edits.applied(to: bytes))
    if !source.isEmpty {
      copy.append(contentsOf: Data("\n\(source)".utf8))
    }
    return copy
  }

  // MARK: Places

  /// The offset in the file of a place that the compiler names; lines and columns start at 1.
  func offset(line: Int, column: Int) -> Int? {
    let copy = edits.applied(to: bytes)
    var current = 1
    var start = copy.startIndex
    while current < line {
      guard let end = copy[start...].firstIndex(of: 10) else { return nil }
      start = end + 1
      current += 1
    }
    let place = min(start + max(column, 1) - 1, copy.count)
    return edits.original(of: place, startingAt: bytes.startIndex)
  }

  /// The line of an offset, starting at 1.
  func line(of offset: Int) -> Int {
    bytes[..<min(offset, bytes.endIndex)].reduce(1) { $1 == 10 ? $0 + 1 : $0 }
  }

  /// The column of an offset in bytes, starting at 1, as the compiler counts.
  func column(of offset: Int) -> Int {
    let before = bytes[..<min(offset, bytes.endIndex)]
    return before.count - (before.lastIndex(of: 10).map { $0 + 1 } ?? 0) + 1
  }
}

extension String {
  /// The string as a Swift literal that means itself.
  var swiftLiteral: String {
    var literal = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": literal += "\\\""
      case "\\": literal += "\\\\"
      case "\n": literal += "\\n"
      case "\r": literal += "\\r"
      default: literal.unicodeScalars.append(scalar)
      }
    }
    return literal + "\""
  }
}
