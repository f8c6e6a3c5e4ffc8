import Foundation

/// Reads the values of options; every refusal names the option and what it takes.
enum OptionValues {
  static func integer(_ name: String, _ text: String, in range: ClosedRange<Int>) throws -> Int {
    guard let number = Int(text), range.contains(number) else {
      throw UsageError(
        "\(name) takes a whole number from \(range.lowerBound) to \(range.upperBound),"
          + " not ‘\(text)’")
    }
    return number
  }

  static func seed(_ name: String, _ text: String) throws -> UInt64 {
    guard let number = UInt64(text) else {
      throw UsageError("\(name) takes a whole number from 0 to \(UInt64.max), not ‘\(text)’")
    }
    return number
  }

  static func seconds(_ name: String, _ text: String) throws -> Double {
    guard let number = Double(text), number >= 0.01, number <= 86_400 else {
      throw UsageError("\(name) takes seconds from 0.01 to 86400, not ‘\(text)’")
    }
    return number
  }

  static func choice(_ name: String, _ text: String, of choices: [String]) throws -> String {
    guard choices.contains(text) else {
      throw UsageError(
        "\(name) takes \(list(choices)), not ‘\(text)’\(Spelling.hint(text, among: choices))")
    }
    return text
  }

  /// `a`, `a or b`, `a, b or c`.
  static func list(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "nothing" }
    return words.dropLast().joined(separator: ", ") + " or " + last
  }
}
