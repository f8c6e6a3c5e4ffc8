/// Names the module that a user's file is compiled into.
enum ModuleName {
  /// A name after the file's own that clashes with nothing the file mentions.
  ///
  /// A module named like one of its types, or like a module that it imports, compiles badly or not
  /// at all, so such names get a suffix.
  static func name(for path: String, text: String) -> String {
    let file = path.split(separator: "/").last.map(String.init) ?? path
    let stem = file.hasSuffix(".swift") ? String(file.dropLast(6)) : file
    var name = String(stem.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
    if name.first?.isLetter != true { name = "File" + name }
    let words = Set(text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init))
    while words.contains(name) || reserved.contains(name) { name += "File" }
    return name
  }

  /// Modules that are present even if the file does not name them, and names that the compiler or
  /// the language keeps for itself.
  private static let reserved: Set<String> = [
    "Swift", "Foundation", "SwiftUI", "LayoutSpec", "Generators", "Invariants", "layoutcheck",
    "LayoutTesting", "main", "default", "switch", "case", "class", "struct", "enum", "func", "let",
    "var", "if", "else", "for", "while", "in", "is", "as", "do", "try", "self", "super", "init",
    "import", "return", "static", "extension", "protocol", "operator", "public", "private",
    "internal", "fileprivate", "where", "guard", "repeat", "break", "continue", "defer", "throw",
    "throws", "catch", "true", "false", "nil", "inout", "subscript", "typealias", "rethrows",
    "associatedtype", "deinit", "fallthrough", "Any", "Self",
  ]
}
