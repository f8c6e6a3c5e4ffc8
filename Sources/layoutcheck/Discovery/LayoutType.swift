import Foundation

/// A type of the user's file that conforms to `Layout`.
struct LayoutType: Equatable, Sendable {
  /// One way to make a value of it.
  struct Construction: Equatable, Sendable {
    enum Form: Equatable, Sendable {
      case initialiser
      case enumCase(String)
    }

    var form: Form
    var parameters: [Parameter]
    /// Whether only the type itself and its extensions may use it.
    var isPrivate: Bool
    /// Its own generic parameters, besides those of the type.
    var generics: [GenericParameter] = []
  }

  /// The names from the outermost type inwards.
  var path: [String]
  /// For each name of ``path`` whether it is declared `private`.
  var isPrivate: [Bool]
  /// The line of the declaration, starting at 1.
  var line: Int
  /// Its generic parameters, those of the types around it included.
  var generics: [GenericParameter]
  /// How it can be made, the most promising way first; an enum's cases are all made.
  var constructions: [Construction]
  /// Why it cannot be made whatever its initialisers are.
  var obstacle: String?
  /// Where the compiler says it is declared: the file's path behind `file://`.
  var location: String?

  /// Whether it has generic parameters, of its own or of a type around it.
  var isGeneric: Bool { !generics.isEmpty }

  /// The full name: `Gallery.Row`.
  var name: String { path.joined(separator: ".") }

  /// Whether it is declared in the file of a path.
  func isDeclared(in path: String) -> Bool {
    guard let location, location.hasPrefix("file://") else { return false }
    let place = String(location.dropFirst("file://".count))
    return place == path || place.removingPercentEncoding == path
  }

  /// Whether a name that a user wrote means this type: its full name or the last part of it.
  func isNamed(_ words: [String]) -> Bool {
    !words.isEmpty && words.count <= path.count && Array(path.suffix(words.count)) == words
  }
}
