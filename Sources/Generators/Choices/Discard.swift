/// Thrown by a generator to say that it cannot make a valid value of what it drew.
///
/// A discarded case is neither a success nor a failure; see ``ChoiceSource/discard()``.
public struct Discard: Error, Hashable, Sendable {
  /// Makes the error; most generators call ``ChoiceSource/discard()`` instead.
  public init() {}
}
