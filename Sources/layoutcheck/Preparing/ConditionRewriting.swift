/// Lets `#if` choose as it would for a phone: `os(iOS)` holds, and so does `canImport` of a module
/// that LayoutSpec stands in for; `canImport(UIKit)` does not, since there are no UIKit views here.
struct ConditionRewriting {
  private let bytes: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
  }

  /// What is to be changed.
  var edits: [SourceEdit] {
    var edits: [SourceEdit] = []
    var lineStart = bytes.startIndex
    while lineStart < bytes.endIndex {
      var lexer = SourceLexer(bytes, at: lineStart)
      while lexer.next == 32 || lexer.next == 9 { lexer.skipOne() }
      if lexer.isAt("#if") || lexer.isAt("#elseif") { rewrite(lexer, into: &edits) }
      lexer.skipLine()
      lineStart = lexer.position + 1
    }
    return edits
  }

  /// Rewrites the conditions of one line.
  private func rewrite(_ lexer: SourceLexer, into edits: inout [SourceEdit]) {
    var lexer = lexer
    while lexer.next != 10, lexer.position < bytes.endIndex {
      let start = lexer.position
      let word = lexer.skipWord()
      guard word == "os" || word == "canImport", lexer.next == UInt8(ascii: "(") else {
        if word.isEmpty { lexer = SourceLexer(bytes, at: lexer.position + 1) }
        continue
      }
      let open = lexer.position + 1
      lexer.skipOne()
      let argument = String(decoding: bytes[open..<(lexer.position - 1)], as: UTF8.self)
        .trimmingSpaces
      let holds = word == "os" ? argument == "iOS" : ServedModules.canImport(argument)
      if holds {
        edits.append(SourceEdit(start..<lexer.position, in: bytes, with: "true"))
      }
    }
  }
}
