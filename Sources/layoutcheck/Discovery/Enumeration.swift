/// An enum of the user's file whose values can be listed: no case has a payload.
struct Enumeration: Equatable {
  /// The names from the outermost type inwards.
  var path: [String]
  /// The names of its cases, in order.
  var cases: [String]

  /// The enum that a type name means where it is written inside the types of a path.
  static func named(_ type: String, inside path: [String], among all: [Enumeration]) -> Enumeration?
  {
    let words = type.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    for depth in stride(from: path.count, through: 0, by: -1) {
      if let found = all.first(where: { $0.path == path.prefix(depth) + words }) { return found }
    }
    return nil
  }

  /// An expression that draws one of the cases by way of a stand-in that lists them: most enums do
  /// not conform to `CaseIterable`, and what their file declares must not be extended.
  func drawing(type: String, name: String) -> String {
    let list = cases.map { "`\($0)`" }
    let branches = list.map { "case .\($0): return .\($0)" }.joined(separator: "; ")
    return """
      try { () throws -> (\(type)) in \
      enum __layoutcheck_cases: Swift.CaseIterable { case \(list.joined(separator: ", ")) }; \
      switch try p(__layoutcheck_cases.self, \(name.swiftLiteral)) as! __layoutcheck_cases \
      { \(branches) } }()
      """
  }
}
