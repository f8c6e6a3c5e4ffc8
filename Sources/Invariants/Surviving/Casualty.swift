import Generators

/// A case that ended the process.
package struct Casualty: Sendable {
  /// Its number among all cases that were begun, starting at 1.
  package let number: UInt64
  /// Its number in the search; `nil` for a stored one, and for one that was run to make another
  /// smaller.
  package let caseIndex: Int?
  package let sequence: ChoiceSequence
  package let death: Death
}
