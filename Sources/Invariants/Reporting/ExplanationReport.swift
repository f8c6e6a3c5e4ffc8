/// What is known about one part of a counterexample: whether it matters, and for which values.
public struct ExplanationReport: Codable, Sendable, Equatable {
  /// The part: `subview 2 width`, `proposal height`, `direction`.
  public var part: String
  /// What was found, such as `any` or `fails from 3 on`.
  ///
  /// `any` is said of a part that was set to many other values, the ends of its range among them, and
  /// broke the law with each, everything else being the same.
  public var text: String
  /// The line of the tree that the part stands in, starting at 1; nil for what is not in the tree.
  public var line: Int?

  /// Creates an entry.
  public init(part: String, text: String, line: Int? = nil) {
    (self.part, self.text, self.line) = (part, text, line)
  }

  /// Writes all fields always, the absent ones as an explicit `null`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(part, forKey: .part)
    try container.encode(text, forKey: .text)
    try container.encode(line, forKey: .line)
  }

  /// The part without the line's own name: `width` of `subview 2 width`.
  private func name(in owner: String) -> String {
    guard part != owner else { return "" }
    return line == nil ? String(part.dropFirst(owner.count + 1)) : Self.nameInLine(part)
  }

  private static func nameInLine(_ part: String) -> String {
    // The line says which subview it is; it does not say which step.
    let words = part.split(separator: " ")
    let owner = words.first == "subview" ? 2 : words.first == "step" ? 0 : 1
    return words.dropFirst(owner).joined(separator: " ")
  }

  /// The comment beside a line of the tree, or beside a field of the report, without the slashes.
  ///
  /// Neighbouring parts of which the same was found are named together: `width, height: any`.
  static func comment(_ entries: [ExplanationReport], owner: String = "") -> String {
    var groups: [(names: [String], text: String)] = []
    for entry in entries {
      let name = entry.name(in: owner)
      if let last = groups.last, last.text == entry.text, !name.isEmpty {
        groups[groups.count - 1].names.append(name)
      } else {
        groups.append((name.isEmpty ? [] : [name], entry.text))
      }
    }
    return groups.map { group in
      group.names.isEmpty ? group.text : "\(group.names.joined(separator: ", ")): \(group.text)"
    }.joined(separator: "; ")
  }
}
