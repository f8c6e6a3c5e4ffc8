/// How a text rendering marks what matters: with terminal colours, or not at all.
public enum TerminalStyle: Sendable, Hashable {
  /// No control sequences.
  case plain
  /// ANSI colours.
  case colour

  /// What a piece of text is about.
  package enum Role: Sendable {
    case heading, good, bad, doubtful, faint
  }

  /// The text, wrapped in the control sequences of its role.
  package func marked(_ text: String, as role: Role) -> String {
    guard self == .colour, !text.isEmpty else { return text }
    let code =
      switch role {
      case .heading: "1"
      case .good: "32"
      case .bad: "31"
      case .doubtful: "33"
      case .faint: "2"
      }
    return "\u{1B}[\(code)m\(text)\u{1B}[0m"
  }
}
