/// A function type in Swift source: `(Int, CGFloat) -> CGSize`.
struct FunctionType: Equatable {
  var parameterCount: Int
  var result: String

  var returnsNothing: Bool { ["Void", "()", "Swift.Void"].contains(result) }

  /// Reads a type; `nil` if it is no function type.
  init?(_ type: String) {
    var text = type.trimmingSpaces
    while text.hasPrefix("@"), let space = text.firstIndex(of: " ") {
      text = String(text[space...]).trimmingSpaces
    }
    guard text.hasPrefix("("), let inside = SourceScan.parenthesised(text) else { return nil }
    var rest = SourceScan.afterParentheses(text).trimmingSpaces
    if rest.isEmpty {
      // A function type in parentheses of its own.
      guard let inner = FunctionType(inside) else { return nil }
      self = inner
      return
    }
    for word in ["async", "throws", "rethrows"] where rest.hasPrefix(word) {
      rest = String(rest.dropFirst(word.count)).trimmingSpaces
    }
    guard rest.hasPrefix("->") else { return nil }
    result = String(rest.dropFirst(2)).trimmingSpaces
    let pieces = SourceScan.split(inside, at: ",")
    parameterCount = inside.trimmingSpaces.isEmpty ? 0 : pieces.count
  }
}

/// A generic type with its arguments: `Binding<CGFloat>`.
struct GenericName: Equatable {
  var name: String
  var arguments: [String]

  /// Reads a type; `nil` if it has no arguments.
  init?(_ type: String) {
    guard let open = type.firstIndex(of: "<"), type.hasSuffix(">") else { return nil }
    name = String(type[..<open])
    let inside = String(type[type.index(after: open)...].dropLast())
    arguments = SourceScan.split(inside, at: ",").map(\.trimmingSpaces)
  }
}

/// Concrete types in place of generic parameters.
enum GenericArguments {
  /// More combinations than this are not tried.
  static let attempts = 3

  private static let collections: Set<String> = [
    "Sequence", "Collection", "BidirectionalCollection", "RandomAccessCollection",
    "MutableCollection", "RangeReplaceableCollection",
  ]

  /// The types that meet some constraints, the most promising first.
  static func candidates(for protocols: [String], among types: [KnownType]) -> [String] {
    let own = protocols.flatMap { name in
      types.filter { $0.protocols.contains(name) }.map(\.name)
    }
    let known: [(String, [String])] = [
      ("Layout", ["HStackLayout", "VStackLayout", "ZStackLayout"]),
      ("InsettableShape", ["Rectangle", "Circle"]), ("Shape", ["Rectangle", "Circle"]),
      ("ShapeStyle", ["Color"]), ("View", ["Color", "EmptyView"]),
      ("StringProtocol", ["Swift.String"]), ("VectorArithmetic", ["CGFloat", "Swift.Double"]),
      ("BinaryFloatingPoint", ["CGFloat", "Swift.Double"]),
      ("FloatingPoint", ["CGFloat", "Swift.Double"]), ("BinaryInteger", ["Swift.Int"]),
    ]
    for (name, types) in known where protocols.contains(name) { return types + own }
    if protocols.contains(where: collections.contains) {
      return own + ["[Swift.Int]", "[CGFloat]", "[Swift.String]"]
    }
    return own + ["Swift.Int", "Swift.String", "CGFloat"]
  }

  /// Several ways to choose types for generic parameters, as substitutions by name.
  static func substitutions(
    for parameters: [GenericParameter], among types: [KnownType]
  ) -> [[String: String]] {
    guard !parameters.isEmpty else { return [[:]] }
    let candidates = parameters.map { self.candidates(for: $0.protocols, among: types) }
    return (0..<attempts).map { attempt in
      Dictionary(
        zip(parameters, candidates).map { ($0.name, $1[min(attempt, $1.count - 1)]) },
        uniquingKeysWith: { first, _ in first })
    }
  }

  /// A type with concrete types in place of generic parameters.
  static func substitute(_ type: String, _ substitution: [String: String]) -> String {
    guard !substitution.isEmpty else { return type }
    var result = ""
    var word = ""
    for character in type + " " {
      if character.isLetter || character.isNumber || character == "_" {
        word.append(character)
        continue
      }
      result += result.hasSuffix(".") ? word : substitution[word] ?? word
      word = ""
      result.append(character)
    }
    return String(result.dropLast())
  }
}
