/// One option of a command, as the parser and the help see it.
struct Option {
  /// The name with its dashes: `--cases`.
  let name: String
  /// What stands for the value in the help, or `nil` if the option takes none.
  let value: String?
  /// Whether it may be given several times.
  let isRepeatable: Bool
  /// What it does, for the help; lines of at most 60 characters.
  let help: [String]
  /// Whether it is designed but does not work yet: refused, and not in the help.
  let isPlanned: Bool

  static func flag(_ name: String, _ help: String...) -> Option {
    Option(name: name, value: nil, isRepeatable: false, help: help, isPlanned: false)
  }

  static func value(_ name: String, _ value: String, _ help: String...) -> Option {
    Option(name: name, value: value, isRepeatable: false, help: help, isPlanned: false)
  }

  static func list(_ name: String, _ value: String, _ help: String...) -> Option {
    Option(name: name, value: value, isRepeatable: true, help: help, isPlanned: false)
  }

  static func planned(_ name: String) -> Option {
    Option(name: name, value: nil, isRepeatable: true, help: [], isPlanned: true)
  }
}
