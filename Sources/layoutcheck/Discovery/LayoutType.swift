/// A type of the user's file that conforms to `Layout`.
struct LayoutType: Equatable {
  /// One way to make a value of it.
  struct Construction: Equatable {
    enum Form: Equatable {
      case initialiser
      case enumCase(String)
    }

    var form: Form
    var parameters: [Parameter]
    /// Whether only the type itself and its extensions may use it.
    var isPrivate: Bool
  }

  /// The names from the outermost type inwards.
  var path: [String]
  /// For each name of ``path`` whether it is declared `private`.
  var isPrivate: [Bool]
  /// The line of the declaration, starting at 1.
  var line: Int
  /// Whether it has generic parameters, of its own or of a type around it.
  var isGeneric: Bool
  /// How it can be made, the most promising way first; an enum's cases are all made.
  var constructions: [Construction]
  /// Why it cannot be made whatever its initialisers are.
  var obstacle: String?

  /// The full name: `Gallery.Row`.
  var name: String { path.joined(separator: ".") }

  /// Whether a name that a user wrote means this type: its full name or the last part of it.
  func isNamed(_ words: [String]) -> Bool {
    !words.isEmpty && words.count <= path.count && Array(path.suffix(words.count)) == words
  }
}
