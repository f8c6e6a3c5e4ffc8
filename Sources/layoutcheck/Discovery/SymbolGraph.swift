import Foundation

/// The compiler's list of a module's declarations, as far as finding layouts needs it.
struct SymbolGraph: Decodable {
  var symbols: [Symbol]
  var relationships: [Relationship]

  /// One declaration.
  struct Symbol: Decodable {
    struct Kind: Decodable {
      var identifier: String
    }

    struct Identifier: Decodable {
      var precise: String
    }

    struct Fragment: Decodable {
      var kind: String
      var spelling: String
    }

    struct Location: Decodable {
      struct Position: Decodable {
        var line: Int
        var character: Int
      }

      var uri: String?
      var position: Position
    }

    struct Generics: Decodable {
      struct Parameter: Decodable {
        var name: String
      }

      struct Constraint: Decodable {
        var kind: String
        var lhs: String
        var rhs: String
      }

      var parameters: [Parameter]?
      var constraints: [Constraint]?

      /// The parameters with the protocols that they have to conform to.
      var described: [GenericParameter] {
        (parameters ?? []).map { parameter in
          GenericParameter(
            name: parameter.name,
            protocols: (constraints ?? [])
              .filter { $0.kind == "conformance" && $0.lhs == parameter.name }
              .map { $0.rhs.split(separator: ".").last.map(String.init) ?? $0.rhs })
        }
      }
    }

    var kind: Kind
    var identifier: Identifier
    var pathComponents: [String]
    var declarationFragments: [Fragment]?
    var accessLevel: String
    var location: Location?
    var swiftGenerics: Generics?

    /// The declaration as one line of Swift, from a keyword on: attributes and modifiers left out.
    func declaration(from keyword: String) -> String {
      (declarationFragments ?? [])
        .drop { $0.kind != "keyword" || $0.spelling != keyword }
        .map(\.spelling).joined()
    }
  }

  /// A directed link between two declarations.
  struct Relationship: Decodable {
    var kind: String
    var source: String
    var target: String
  }

  /// Reads every symbol graph that the compiler left in a folder.
  ///
  /// Besides the module's own there is one for each foreign module that the file extends.
  static func read(folder: String) throws -> SymbolGraph {
    do {
      let names = try FileManager.default.contentsOfDirectory(atPath: folder)
      var graph = SymbolGraph(symbols: [], relationships: [])
      for name in names.sorted() where name.hasSuffix(".symbols.json") {
        let data = try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(name)"))
        let part = try JSONDecoder().decode(SymbolGraph.self, from: data)
        graph.symbols += part.symbols
        graph.relationships += part.relationships
      }
      return graph
    } catch {
      throw ToolFailure("cannot read the compiler's list of declarations: \(error)")
    }
  }
}
