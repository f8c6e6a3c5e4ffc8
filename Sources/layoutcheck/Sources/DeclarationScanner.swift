/// Divides Swift source into declarations, at file scope and inside types.
///
/// It knows where a declaration begins: with attributes, modifiers and a keyword at the start of a
/// line, after a semicolon or after a brace. It ends before the next one. That is enough to leave
/// one out, and needs no grammar of expressions.
struct DeclarationScanner {
  private let bytes: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
  }

  /// The declarations at file scope, in order.
  var declarations: [Declaration] { scan(bytes.startIndex..<bytes.endIndex) }

  // MARK: One level

  private func scan(_ range: Range<Int>) -> [Declaration] {
    let bytes = bytes[range]
    var lexer = SourceLexer(bytes)
    var found: [Declaration] = []
    var current: Declaration?
    var end = range.lowerBound
    var isAtStart = true
    func close() {
      guard var declaration = current else { return }
      declaration.range = declaration.range.lowerBound..<end
      found.append(finished(declaration))
      current = nil
    }
    while true {
      let before = lexer.position
      lexer.skipBlanks()
      if bytes[before..<lexer.position].contains(10) { isAtStart = true }
      guard lexer.position < range.upperBound else { break }
      let start = lexer.position
      if isAtStart, lexer.next == UInt8(ascii: "#"), Self.isCondition(lexer) {
        close()
        lexer.skipLine()
        continue
      }
      if isAtStart, let head = DeclarationHead(at: lexer, in: bytes) {
        close()
        current = Declaration(
          kind: head.kind, name: head.name, range: start..<start, words: head.words)
        lexer = SourceLexer(bytes, at: head.end)
        end = head.end
        isAtStart = false
        continue
      }
      switch lexer.next {
      case UInt8(ascii: "{"):
        lexer.skipOne()
        if current != nil, current?.body == nil {
          current?.body = (start + 1)..<max(lexer.position - 1, start + 1)
        }
        isAtStart = true
      case UInt8(ascii: ";"):
        lexer.skipOne()
        isAtStart = true
      default:
        if lexer.skipWord().isEmpty { lexer.skipOne() }
        isAtStart = false
      }
      end = lexer.position
    }
    close()
    return found
  }

  private static func isCondition(_ lexer: SourceLexer) -> Bool {
    ["#if", "#elseif", "#else", "#endif"].contains {
      var copy = lexer
      return copy.skip(word: Array($0.utf8))
    }
  }

  // MARK: One declaration

  private func finished(_ declaration: Declaration) -> Declaration {
    var declaration = declaration
    switch declaration.kind {
    case .type, .extension, .protocol:
      readInheritance(&declaration)
      if declaration.kind != .protocol, let body = declaration.body {
        declaration.members = scan(body)
      }
    case .variable:
      declaration.isStored = isStored(declaration)
    default: break
    }
    return declaration
  }

  /// Whether a variable has no body, an initial value before it, or observers in it.
  private func isStored(_ declaration: Declaration) -> Bool {
    guard let body = declaration.body else { return true }
    var lexer = SourceLexer(bytes[declaration.range.lowerBound..<(body.lowerBound - 1)])
    while lexer.position < body.lowerBound - 1 {
      let isAssignment = lexer.next == UInt8(ascii: "=") && !lexer.isAt("==")
      lexer.skipOne()
      if isAssignment { return true }
    }
    var inside = SourceLexer(bytes[body])
    inside.skipBlanks()
    return ["willSet", "didSet"].contains(inside.skipWord())
  }

  /// Reads the names after the colon in the head of a type or an extension.
  private func readInheritance(_ declaration: inout Declaration) {
    let end = declaration.body.map { $0.lowerBound - 1 } ?? declaration.range.upperBound
    var lexer = SourceLexer(bytes[declaration.range.lowerBound..<end])
    var depth = 0
    var start: Int?
    var stop = end
    while lexer.position < end {
      let place = lexer.position
      switch lexer.next {
      case UInt8(ascii: "<"): depth += 1
      case UInt8(ascii: ">"): depth -= 1
      case UInt8(ascii: ":") where depth == 0 && start == nil: start = place
      default: break
      }
      let word = lexer.skipWord()
      if word == "where", depth == 0 {
        stop = place
        break
      }
      if word.isEmpty { lexer.skipOne() }
    }
    guard let start, start < stop else { return }
    declaration.inheritance = start..<stop
    let names = String(decoding: bytes[(start + 1)..<stop], as: UTF8.self)
    declaration.inherited = SourceScan.split(names, at: ",").flatMap { $0.split(separator: "&") }
      .compactMap { piece in
        // Attributes and `nonisolated` may stand in front, generic arguments behind.
        piece.prefix { $0 != "<" }.split(whereSeparator: \.isWhitespace).last.map(String.init)
      }
  }
}
