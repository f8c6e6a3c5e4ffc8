/// Writes out `@Entry var gap: CGFloat = 8` as the macro would: a computed property, and a key that
/// holds the default. The macro's plug-in exists on Apple's systems only.
struct EntryExpansion {
  private let bytes: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
  }

  /// The protocol of the keys of each type that has entries.
  private static let keys = [
    "EnvironmentValues": "EnvironmentKey", "Transaction": "TransactionKey",
    "ContainerValues": "ContainerValueKey", "FocusedValues": "FocusedValueKey",
  ]

  /// What is to be changed for the entries among the declarations of the file.
  func edits(for declarations: [Declaration]) -> [SourceEdit] {
    declarations.flatMap { declaration -> [SourceEdit] in
      guard declaration.kind == .extension,
        let key = Self.keys[declaration.name.split(separator: ".").last.map(String.init) ?? ""]
      else { return [] }
      return declaration.members.filter { $0.words.contains("@Entry") }.flatMap {
        expansion(of: $0, key: key)
      }
    }
  }

  private func expansion(of entry: Declaration, key: String) -> [SourceEdit] {
    var lexer = SourceLexer(bytes[entry.range])
    var attribute: Range<Int>?
    var colon: Int?
    var assignment: Int?
    while lexer.position < entry.range.upperBound, assignment == nil {
      let start = lexer.position
      if lexer.skip(word: Array("@Entry".utf8)) {
        attribute = start..<lexer.position
        continue
      }
      if lexer.next == UInt8(ascii: ":"), colon == nil { colon = start }
      if lexer.next == UInt8(ascii: "=") { assignment = start }
      lexer.skipOne()
    }
    guard let attribute else { return [] }
    let type = colon.map {
      String(decoding: bytes[($0 + 1)..<(assignment ?? entry.range.upperBound)], as: UTF8.self)
        .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
    let access = entry.words.contains("public") ? "public " : ""
    let name = "__Key_\(entry.name)"
    let accessors = "{ get { self[\(name).self] } set { self[\(name).self] = newValue } };"
    let head =
      (type == nil ? ": \(name).Value " : "") + accessors
      + " \(access)struct \(name): \(key) { \(access)static let defaultValue"
      + (type.map { ": \($0)" } ?? "")
    let end = entry.range.upperBound
    let place = assignment.map { $0..<($0 + 1) } ?? end..<end
    let value = assignment == nil ? " = nil }" : " ="
    return [
      SourceEdit(blanking: attribute, in: bytes),
      SourceEdit(place, in: bytes, with: " " + head + value),
    ] + (assignment == nil ? [] : [SourceEdit(end..<end, in: bytes, with: " }")])
  }
}
