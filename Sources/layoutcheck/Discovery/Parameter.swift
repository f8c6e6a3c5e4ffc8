/// One parameter of an initialiser or of an enum case.
struct Parameter: Equatable, Sendable {
  /// The label at the call, or `nil` for none.
  var label: String?
  /// The name that messages and generators use: the label, or else the inner name.
  var name: String
  /// The type as a type expression, without `@escaping` and the like.
  var type: String
  /// The default value's source, if there is one.
  var defaultValue: String?
  /// True for `T...`, which may be left out at a call.
  var isVariadic: Bool
  /// Why no value can be passed from outside, for example `inout`.
  var obstacle: String?

  /// Whether a call must name it.
  var isRequired: Bool { defaultValue == nil && !isVariadic }
}

extension Parameter {
  /// Reads the parameters of a declaration such as `init(kind: Kind = .a, _ first: CGFloat)`.
  static func list(in declaration: String) -> [Parameter] {
    guard let inside = SourceScan.parenthesised(declaration) else { return [] }
    return SourceScan.split(inside, at: ",").enumerated().compactMap { index, text in
      Parameter(text, position: index)
    }
  }

  private init?(_ text: Substring, position: Int) {
    let text = text.trimmingSpaces[...]
    guard !text.isEmpty else { return nil }
    let halves = SourceScan.splitOnce(text, at: ":")
    // The payload of an enum case may have no name at all.
    let names = halves.map { $0.before.split(separator: " ").map(String.init) } ?? []
    let rest = halves?.after ?? text
    let parts = SourceScan.splitOnce(rest, at: "=")
    defaultValue = parts.map { $0.after.trimmingSpaces }
    label = names.first.flatMap { $0 == "_" ? nil : $0 }
    let inner = names.last.flatMap { $0 == "_" ? nil : $0 }
    name = (label ?? inner ?? "\(position + 1)").filter { $0 != "`" }
    type = (parts?.before ?? rest).trimmingSpaces
    isVariadic = type.hasSuffix("...")
    obstacle = Self.dropAttributes(&type)
    // Only a declaration may say that an optional is unwrapped implicitly.
    if type.hasSuffix("!") { type = type.dropLast() + "?" }
  }

  /// Drops what may stand before a parameter's type but not in a type expression.
  ///
  /// - Returns: why no value can be passed, if it cannot.
  private static func dropAttributes(_ type: inout String) -> String? {
    let harmless = ["borrowing ", "consuming ", "__owned ", "__shared ", "sending "]
    while true {
      if type.hasPrefix("@") {
        // Attributes of a function type (`@Sendable`) may be dropped too: they only narrow it.
        var rest = type.drop { $0 != " " && $0 != "(" }
        if rest.hasPrefix("("), let arguments = SourceScan.parenthesised(String(rest)) {
          let isArgument = type.hasPrefix("@convention")
          rest = isArgument ? rest.dropFirst(arguments.count + 2) : rest
        }
        type = rest.trimmingSpaces
      } else if let word = harmless.first(where: type.hasPrefix) {
        type = String(type.dropFirst(word.count)).trimmingSpaces
      } else {
        break
      }
    }
    if type.hasPrefix("inout ") { return "is passed inout" }
    return nil
  }
}
