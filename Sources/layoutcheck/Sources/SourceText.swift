import Foundation
import Invariants

/// The bytes of a Swift file, and the copy of them that the compiler sees.
///
/// The user's file is never edited. The copy has the same lines, previews left out, and tells the compiler the original
/// path, so that every diagnostic points into the user's file.
struct SourceText {
  /// The file's path as diagnostics and reports show it.
  let path: String
  private let bytes: [UInt8]

  /// Takes a file's bytes.
  init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
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

  /// The copy to compile, with more source at its end.
  func copy(appending source: String = "") -> Data {
    var body = bytes[...]
    // A byte order mark is allowed at the start of a file only, where the copy has a directive.
    if body.starts(with: [0xEF, 0xBB, 0xBF]) { body = body.dropFirst(3) }
    var copy = Data("#sourceLocation(file: \(path.swiftLiteral), line: 1)\n".utf8)
    // Likewise `#!`: a comment has as many characters.
    if body.starts(with: [UInt8(ascii: "#"), UInt8(ascii: "!")]) {
      copy.append(contentsOf: [UInt8(ascii: "/"), UInt8(ascii: "/")])
      body = body.dropFirst(2)
    }
    copy.append(contentsOf: PreviewBlanking(body).result)
    if !source.isEmpty {
      copy.append(contentsOf: Data("\n\(source)".utf8))
    }
    return copy
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
