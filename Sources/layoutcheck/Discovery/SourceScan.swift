/// Takes pieces of Swift source apart at brackets and separators, string literals respected.
///
/// It is not a parser: it reads declarations that the compiler printed, and expressions.
enum SourceScan {
  /// What is inside the first pair of parentheses, or `nil` if there is none.
  static func parenthesised(_ text: String) -> String? {
    firstParentheses(in: text).map { String(text[$0].dropFirst().dropLast()) }
  }

  /// What follows the first pair of parentheses.
  static func afterParentheses(_ text: String) -> Substring {
    firstParentheses(in: text).map { text[$0.upperBound...] } ?? ""
  }

  private static func firstParentheses(in text: String) -> Range<String.Index>? {
    guard let start = text.firstIndex(of: "(") else { return nil }
    var scanner = Scanner(text[start...])
    while let index = scanner.next() {
      if scanner.depth == 0, scanner.isCode { return start..<text.index(after: index) }
    }
    return nil
  }

  /// The pieces between separators that are outside all brackets and string literals.
  static func split(_ text: String, at separator: Character) -> [Substring] {
    var pieces: [Substring] = []
    var start = text.startIndex
    var scanner = Scanner(text[...])
    while let index = scanner.next() {
      guard scanner.depth == 0, scanner.isCode, text[index] == separator else { continue }
      pieces.append(text[start..<index])
      start = text.index(after: index)
    }
    return pieces + [text[start...]]
  }

  /// The text before and after the first separator outside all brackets and string literals.
  static func splitOnce(
    _ text: Substring, at separator: Character
  ) -> (before: Substring, after: Substring)? {
    var scanner = Scanner(text)
    while let index = scanner.next() {
      guard scanner.depth == 0, scanner.isCode, text[index] == separator else { continue }
      return (text[..<index], text[text.index(after: index)...])
    }
    return nil
  }

  /// The dotted type name at the start of an expression, without generic arguments:
  /// `Outer.Inner` of `Outer.Inner<Int>(x: 1)`.
  static func leadingName(_ expression: String) -> [String] {
    var names: [String] = []
    var rest = expression.trimmingSpaces[...]
    while true {
      let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "`" }
      guard !name.isEmpty else { return names }
      names.append(name.filter { $0 != "`" })
      rest = rest.dropFirst(name.count)
      if rest.first == "<" {
        var scanner = Scanner(rest, after: "T")
        var end: String.Index?
        while end == nil, let index = scanner.next() {
          if scanner.depth == 0 { end = index }
        }
        guard let end else { return names }
        rest = rest[rest.index(after: end)...]
      }
      guard rest.first == "." else { return names }
      rest = rest.dropFirst()
    }
  }

  /// Whether an expression is a literal or a name that means the same everywhere.
  static func isLiteral(_ expression: String) -> Bool {
    let text = expression.trimmingSpaces
    if ["true", "false", "nil", "[]", "[:]"].contains(text) { return true }
    if text.hasPrefix("."), text.dropFirst().first?.isLetter == true {
      return text.dropFirst().allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    }
    if text.hasPrefix("\""), text.hasSuffix("\""), text.count >= 2 {
      return !text.dropFirst().dropLast().contains { $0 == "\"" || $0 == "\\" }
    }
    let number = text.hasPrefix("-") ? text.dropFirst() : text[...]
    return number.first?.isNumber == true
      && number.allSatisfy { $0.isASCII && ($0.isNumber || $0.isLetter || "._".contains($0)) }
  }
}

/// Walks over characters and keeps track of brackets and string literals.
private struct Scanner {
  private let text: Substring
  private var position: String.Index
  private var closers: [Character] = []
  private var isInString = false
  private var previous: Character
  /// How many brackets are open after the last character that was read.
  var depth: Int { closers.count }
  /// Whether the last character that was read belongs to no string literal.
  private(set) var isCode = true

  init(_ text: Substring, after previous: Character = " ") {
    self.text = text
    self.previous = previous
    position = text.startIndex
  }

  mutating func next() -> String.Index? {
    guard position < text.endIndex else { return nil }
    let index = position
    let character = text[index]
    position = text.index(after: index)
    isCode = !isInString && character != "\""
    if isInString {
      if character == "\\", position < text.endIndex {
        position = text.index(after: position)
      } else if character == "\"" {
        isInString = false
      }
      return index
    }
    switch character {
    case "\"": isInString = true
    case "(": closers.append(")")
    case "[": closers.append("]")
    case "{": closers.append("}")
    // A comparison has spaces around it, generic arguments have none before.
    case "<" where previous.isLetter || previous.isNumber: closers.append(">")
    case ")", "]", "}":
      while closers.last == ">" { closers.removeLast() }
      if closers.last == character { closers.removeLast() }
    case ">" where previous != "-" && closers.last == ">": closers.removeLast()
    default: break
    }
    previous = character
    return index
  }
}
