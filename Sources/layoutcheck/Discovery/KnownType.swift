/// A type of the user's files of which values can be made, for parameters of that type.
struct KnownType: Equatable, Sendable {
  /// The names from the outermost type inwards.
  var path: [String]
  /// Its cases if it is an enum, else its initialisers, the most promising first.
  var constructions: [LayoutType.Construction]
  /// The static properties of the type itself: ready-made values.
  var samples: [String] = []
  /// The protocols that it conforms to, by their last names.
  var protocols: Set<String> = []

  /// Whether it is an enum whose cases can be listed.
  var isEnumeration: Bool {
    if case .enumCase = constructions.first?.form { true } else { false }
  }

  var name: String { path.joined(separator: ".") }

  /// The type that a name means where it is written inside the types of a path.
  static func named(_ type: String, inside path: [String], among all: [KnownType]) -> KnownType? {
    let words = type.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    for depth in stride(from: path.count, through: 0, by: -1) {
      if let found = all.first(where: { $0.path == path.prefix(depth) + words }) { return found }
    }
    return nil
  }
}

/// A generic parameter, and what it has to conform to.
struct GenericParameter: Equatable, Sendable {
  var name: String
  /// The last names of the protocols.
  var protocols: [String]
}
