/// A declaration in a file: where it stands, and what it declares.
struct Declaration: Equatable, Sendable {
  /// What is declared, as far as leaving it out depends on it.
  enum Kind: Equatable {
    case type, `extension`, `protocol`, function, variable, initialiser, `case`, alias, `import`
    case macro, other
  }

  var kind: Kind
  /// The name: of an extension that of the extended type, of an import that of the module.
  var name: String
  /// The whole declaration, attributes included.
  var range: Range<Int>
  /// The names after the colon of a type or an extension, with where they stand, the colon included.
  var inheritance: Range<Int>?
  var inherited: [String] = []
  /// What is between the first pair of braces at the declaration's own level.
  var body: Range<Int>?
  /// The declarations inside the body of a type or an extension.
  var members: [Declaration] = []
  /// Attributes, modifiers and the keyword, in order.
  var words: [String] = []
  /// Whether a value is stored: a variable that is not computed.
  var isStored = false

  /// Whether the declaration is one of the type rather than of its values.
  var isStatic: Bool { words.contains("static") || words.contains("class") && kind != .type }

  /// Whether other files cannot see it.
  var isPrivate: Bool { words.contains("private") || words.contains("fileprivate") }

  /// This declaration and all inside it, outermost first.
  var all: [Declaration] { [self] + members.flatMap(\.all) }

  /// The declarations that a place lies in, from this one inwards.
  func path(to offset: Int) -> [Declaration] {
    guard range.contains(offset) else { return [] }
    return [self] + (members.lazy.map { $0.path(to: offset) }.first { !$0.isEmpty } ?? [])
  }
}
