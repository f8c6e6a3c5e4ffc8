/// One run of a generator: the value, and what was drawn to make it.
public struct Example<Value> {
  /// The value that was made.
  public let value: Value
  /// The draws and spans; its sequence replays to the same value.
  public let recording: Recording

  /// Makes an example of its parts.
  @inlinable public init(value: Value, recording: Recording) {
    self.value = value
    self.recording = recording
  }
}

extension Example: Sendable where Value: Sendable {}

extension Gen {
  /// Makes the value that a sequence stands for.
  ///
  /// It never fails for formal reasons: a choice that does not fit is replaced by the simplest, a
  /// missing one is the simplest, and what is left over is ignored. Nil means that the generator
  /// threw, which discards the case, or that it needs more than `limit` draws.
  @inlinable public func replay(
    _ sequence: ChoiceSequence, limit: Int = ChoiceSource.standardLimit
  ) -> Example<Value>? {
    example(from: ChoiceSource(replaying: sequence, limit: limit))
  }

  /// Runs the generator on a fresh source; nil if it discards or overruns.
  @inlinable func example(from source: ChoiceSource) -> Example<Value>? {
    guard let value = try? draw(from: source), !source.isOverrun else { return nil }
    return Example(value: value, recording: source.recording)
  }
}
