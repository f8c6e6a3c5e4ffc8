/// Says what `.infinity` is of, where Linux's Foundation offers more than one type: its `CGSize` can
/// be made of `CGFloat`, `Double` and `Int`, and the compiler prefers none.
struct AmbiguityRepair {
  private let bytes: ArraySlice<UInt8>

  private static let constants: Set<String> = [
    "infinity", "nan", "zero", "pi", "greatestFiniteMagnitude", "leastNonzeroMagnitude",
    "leastNormalMagnitude", "ulpOfOne", "random",
  ]

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
  }

  /// What is to be changed for an ambiguity at a place: a constant without its type, or a call with
  /// such constants among its arguments.
  func edits(at offset: Int) -> [SourceEdit] {
    guard offset < bytes.endIndex else { return [] }
    var lexer = SourceLexer(bytes, at: offset)
    if lexer.next == UInt8(ascii: ".") { lexer.skipOne() }
    let start = lexer.position
    let word = lexer.skipWord()
    if Self.constants.contains(word), let edit = edit(before: start) { return [edit] }
    // `CGSize(…)` or `.init(…)`.
    while lexer.next == UInt8(ascii: ".") || SourceLexer.isWord(lexer.next) { lexer.skipOne() }
    guard lexer.next == UInt8(ascii: "(") else { return [] }
    let open = lexer.position + 1
    lexer.skipOne()
    return edits(in: open..<(lexer.position - 1))
  }

  /// The edits for every constant without its type in a range.
  private func edits(in range: Range<Int>) -> [SourceEdit] {
    var edits: [SourceEdit] = []
    var index = range.lowerBound
    while index < range.upperBound {
      if bytes[index] == UInt8(ascii: ".") {
        var lexer = SourceLexer(bytes, at: index + 1)
        let start = lexer.position
        if Self.constants.contains(lexer.skipWord()), let edit = edit(before: start) {
          edits.append(edit)
        }
      }
      index += 1
    }
    return edits
  }

  /// The edit that writes a type before `.name`, unless something stands before the point.
  private func edit(before name: Int) -> SourceEdit? {
    let point = name - 1
    guard point >= bytes.startIndex, bytes[point] == UInt8(ascii: ".") else { return nil }
    if point > bytes.startIndex {
      let before = bytes[point - 1]
      let closers = [UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "?"), UInt8(ascii: "!")]
      if SourceLexer.isWord(before) || closers.contains(before) { return nil }
    }
    return SourceEdit(point..<point, in: bytes, with: "CGFloat")
  }
}
