import Generators

/// A case that ended the process.
package struct Casualty: Sendable {
  /// Its number among all cases that were begun, starting at 1.
  package let number: UInt64
  package let sequence: ChoiceSequence
  package let death: Death
}
