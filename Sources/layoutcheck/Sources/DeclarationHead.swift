/// The beginning of a declaration: attributes, modifiers, keyword and name.
struct DeclarationHead {
  private(set) var kind = Declaration.Kind.other
  private(set) var name = ""
  private(set) var words: [String] = []
  /// Where the name ends.
  private(set) var end: Int

  private static let kinds: [String: Declaration.Kind] = [
    "struct": .type, "class": .type, "enum": .type, "actor": .type, "extension": .extension,
    "protocol": .protocol, "func": .function, "var": .variable, "let": .variable,
    "init": .initialiser, "subscript": .function, "case": .case, "typealias": .alias,
    "associatedtype": .alias, "import": .import, "deinit": .other, "operator": .other,
    "precedencegroup": .other, "macro": .macro,
  ]

  private static let modifiers: Set<String> = [
    "public", "private", "fileprivate", "internal", "package", "open", "static", "final",
    "override", "mutating", "nonmutating", "lazy", "weak", "unowned", "indirect", "required",
    "convenience", "dynamic", "optional", "nonisolated", "isolated", "distributed", "consuming",
    "borrowing", "prefix", "postfix", "infix", "__consuming", "async",
  ]

  /// Reads a head where a lexer stands, if one begins there.
  init?(at lexer: SourceLexer, in bytes: ArraySlice<UInt8>) {
    var lexer = lexer
    end = lexer.position
    if lexer.next == UInt8(ascii: "#") {
      lexer.skipOne()
      name = lexer.skipWord()
      guard !name.isEmpty else { return nil }
      (kind, end, words) = (.macro, lexer.position, ["#"])
      return
    }
    while true {
      lexer.skipBlanks()
      if lexer.next == UInt8(ascii: "@") {
        lexer.skipOne()
        words.append("@" + Self.dotted(&lexer))
        if lexer.next == UInt8(ascii: "(") { lexer.skipOne() }
        // A macro of one's own can be generic; so can a property wrapper.
        if lexer.next == UInt8(ascii: "<") { Self.skipAngles(&lexer) }
        if lexer.next == UInt8(ascii: "(") { lexer.skipOne() }
        continue
      }
      if lexer.next == UInt8(ascii: "#"), words.last?.hasPrefix("@") == true {
        // `@available(…) #Preview { … }`
        lexer.skipOne()
        name = lexer.skipWord()
        guard !name.isEmpty else { return nil }
        (kind, end) = (.macro, lexer.position)
        return
      }
      let word = lexer.skipWord()
      guard !word.isEmpty else { return nil }
      if Self.modifiers.contains(word) || word == "class" && Self.isModifier(lexer) {
        words.append(word)
        if lexer.next == UInt8(ascii: "(") { lexer.skipOne() }
        continue
      }
      guard let kind = Self.kinds[word] else { return nil }
      self.kind = kind
      words.append(word)
      break
    }
    readName(&lexer)
    end = lexer.position
  }

  private mutating func readName(_ lexer: inout SourceLexer) {
    if kind == .initialiser { return }
    lexer.skipBlanks()
    if lexer.next == UInt8(ascii: "`") {
      lexer.skipOne()
      name = lexer.skipWord()
      lexer.skipOne()
      return
    }
    name = Self.dotted(&lexer)
    if kind == .import {
      // `import struct SwiftUI.View`
      let kinds = ["struct", "class", "enum", "protocol", "typealias", "func", "let", "var"]
      if kinds.contains(name) {
        lexer.skipBlanks()
        name = Self.dotted(&lexer)
      }
      lexer.skipLine()
    }
  }

  /// Whether the word `class` before the lexer belongs to a member.
  private static func isModifier(_ lexer: SourceLexer) -> Bool {
    var lexer = lexer
    lexer.skipBlanks()
    let word = lexer.skipWord()
    return word == "func" || word == "var" || word == "let" || word == "subscript"
      || modifiers.contains(word)
  }

  private static func dotted(_ lexer: inout SourceLexer) -> String {
    var name = lexer.skipWord()
    while lexer.next == UInt8(ascii: "."), !name.isEmpty {
      lexer.skipOne()
      name += "." + lexer.skipWord()
    }
    return name
  }

  private static func skipAngles(_ lexer: inout SourceLexer) {
    var depth = 0
    repeat {
      if lexer.next == UInt8(ascii: "<") { depth += 1 }
      if lexer.next == UInt8(ascii: ">") { depth -= 1 }
      let before = lexer.position
      lexer.skipOne()
      if lexer.position == before { return }
    } while depth > 0 && lexer.next != 0
  }
}
