import Foundation

@testable import layoutcheck

/// A symbol graph in the compiler's format, cut down to what the finder reads.
enum SymbolGraphFixture {
  /// What the compiler says of this file:
  /// ```
  /// protocol Sized: Layout {}
  /// private struct Flow: Layout { var gap: CGFloat = 8; let count: Int }
  /// struct Outer {
  ///   private struct Inner: Sized { init() throws {}; private init(a: Int = 1) {} }
  /// }
  /// enum Kind: Layout { case rows; case grid(Int) }
  /// class Base: Layout { init() {} }
  /// final class Derived: Base {}
  /// struct Plain {}
  /// struct Box<T>: Layout {}
  /// func f() { struct Local: Layout {} }
  /// ```
  static let json = """
    {"symbols": [
      \(symbol("swift.protocol", "Sized", line: 0)),
      \(symbol("swift.struct", "Plain", line: 9)),
      \(symbol("swift.struct", "Flow", access: "private", line: 1)),
      \(symbol("swift.init", "Flow/i", "init(gap: CGFloat = 8, count: Int)", line: 1)),
      \(symbol("swift.struct", "Outer", line: 2)),
      \(symbol("swift.struct", "Outer/Inner", access: "private", line: 3)),
      \(symbol("swift.init", "Outer/Inner/i", "init() throws", line: 3)),
      \(symbol("swift.init", "Outer/Inner/j", "init(a: Int = 1)", access: "private", line: 3)),
      \(symbol("swift.enum", "Kind", line: 5)),
      \(symbol("swift.enum.case", "Kind/grid", "case grid(Int)", line: 5, character: 31)),
      \(symbol("swift.enum.case", "Kind/rows", "case rows", line: 5, character: 20)),
      \(symbol("swift.class", "Base", line: 6)),
      \(symbol("swift.init", "Base/i", "init()", line: 6)),
      \(symbol("swift.class", "Derived", line: 7)),
      \(symbol("swift.struct", "Box", line: 10, generics: "T")),
      \(symbol("swift.init", "Box/i", "init()", line: 10, generics: "T")),
      \(symbol("swift.struct", "f()/Local", access: "private", line: 11))
    ], "relationships": [
      \(conforms("Sized")), \(conforms("Flow")), \(conforms("Outer/Inner")), \(conforms("Kind")),
      \(conforms("Base")), \(conforms("Derived")), \(conforms("Box")), \(conforms("f()/Local")),
      {"kind": "conformsTo", "source": "Plain", "target": "s:10LayoutSpec4ViewP"},
      {"kind": "inheritsFrom", "source": "Derived", "target": "Base"},
      \(member("Flow/i")), \(member("Outer/Inner/i")), \(member("Outer/Inner/j")),
      \(member("Kind/rows")), \(member("Kind/grid")), \(member("Base/i")), \(member("Box/i"))
    ]}
    """

  static func layouts() throws -> [LayoutType] {
    let graph = try JSONDecoder().decode(SymbolGraph.self, from: Data(json.utf8))
    return LayoutFinder(graph).layouts()
  }

  private static func symbol(
    _ kind: String, _ name: String, _ declaration: String = "", access: String = "internal",
    line: Int, character: Int = 7, generics: String? = nil
  ) -> String {
    let keyword = declaration.prefix { $0.isLetter }
    let path = name.split(separator: "/").map { "\"\($0)\"" }.joined(separator: ", ")
    let parameters = generics.map { #", "swiftGenerics": {"parameters": [{"name": "\#($0)"}]}"# }
    return """
      {"kind": {"identifier": "\(kind)"}, "identifier": {"precise": "\(name)"},
       "pathComponents": [\(path)], "accessLevel": "\(access)",
       "declarationFragments": [
         {"kind": "attribute", "spelling": "@available(x)"}, {"kind": "text", "spelling": " "},
         {"kind": "keyword", "spelling": "\(keyword)"},
         {"kind": "text", "spelling": "\(declaration.dropFirst(keyword.count))"}],
       "location": {"uri": "file:///x", "position": {"line": \(line), "character": \(character)}}
       \(parameters ?? "")}
      """
  }

  private static func conforms(_ name: String) -> String {
    #"{"kind": "conformsTo", "source": "\#(name)", "target": "s:10LayoutSpec0A0P"}"#
  }

  private static func member(_ name: String) -> String {
    let type = name.split(separator: "/").dropLast().joined(separator: "/")
    return #"{"kind": "memberOf", "source": "\#(name)", "target": "\#(type)"}"#
  }
}
