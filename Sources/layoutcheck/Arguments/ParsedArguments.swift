/// Command-line words sorted into options and operands, before their values are judged.
struct ParsedArguments: Equatable {
  /// The words that are no options, in order.
  var operands: [String] = []
  /// The values of each option in order; a flag has one empty value.
  var values: [String: [String]] = [:]

  /// Sorts words by a command's options.
  ///
  /// `--name value`, `--name=value` and `--` (everything after it is an operand) are understood.
  init(_ words: [String], options: [Option]) throws {
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        break
      }
      guard word.hasPrefix("-"), word != "-" else {
        operands.append(word)
        continue
      }
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = parts[0] == "-h" ? "--help" : String(parts[0])
      guard let option = options.first(where: { $0.name == name }) else {
        let known = options.filter { !$0.isPlanned }.map(\.name)
        throw UsageError(
          "unknown option ‘\(name)’\(Spelling.hint(name, among: known)); see --help")
      }
      if option.isPlanned { throw UsageError("\(name) is not available yet") }
      var value = parts.count == 2 ? String(parts[1]) : nil
      if let placeholder = option.value {
        value = value ?? rest.popFirst()
        guard let value, !value.isEmpty else {
          throw UsageError("\(name) needs a value: \(name) \(placeholder)")
        }
      } else if value != nil {
        throw UsageError("\(name) takes no value")
      }
      if !option.isRepeatable, values[name] != nil, option.value != nil {
        throw UsageError("\(name) is given twice; leave one out")
      }
      values[name, default: []].append(value ?? "")
    }
  }

  /// Whether a flag was given.
  func has(_ name: String) -> Bool { values[name] != nil }

  /// All values of an option, in order.
  func all(_ name: String) -> [String] { values[name] ?? [] }

  /// The value of an option that may be given once.
  func one(_ name: String) -> String? { values[name]?.first }
}
