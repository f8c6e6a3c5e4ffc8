/// A generator of values: a function of draws.
///
/// It must draw from the source only and be otherwise pure: the same draws make the same value. In
/// return its values shrink without any further code, and never leave the generator's own domain.
public struct Gen<Value>: Sendable {
  /// What the generator's spans are called; a derived generator has a label of its own.
  @usableFromInline let label: SpanLabel
  @usableFromInline let body: @Sendable (ChoiceSource) throws -> Value

  /// Makes a generator of a function of draws.
  ///
  /// Draw what decides about the shape first, and the simplest alternative with index 0.
  @inlinable public init(_ draw: @escaping @Sendable (ChoiceSource) throws -> Value) {
    self.init("generator", draw)
  }

  /// Makes a generator whose draws form a span of the given label.
  ///
  /// Use one label for all that can stand for each other, such as the views of a tree.
  @inlinable public init(
    labeled label: SpanLabel, _ draw: @escaping @Sendable (ChoiceSource) throws -> Value
  ) {
    self.init(label) { source in try source.span(label) { try draw(source) } }
  }

  /// The draw function must open the generator's spans itself.
  @inlinable init(_ label: SpanLabel, _ draw: @escaping @Sendable (ChoiceSource) throws -> Value) {
    self.label = label
    body = draw
  }

  /// Draws a value; throws ``Discard`` if what was drawn makes none.
  @inlinable public func draw(from source: ChoiceSource) throws -> Value {
    try body(source)
  }
}

extension Gen {
  /// A generator of the transformed values.
  @inlinable public func map<Other>(_ transform: @escaping @Sendable (Value) throws -> Other)
    -> Gen<Other>
  {
    Gen<Other>(label.derived(2)) { source in try transform(draw(from: source)) }
  }

  /// A generator that depends on a value drawn first.
  @inlinable public func flatMap<Other>(
    _ transform: @escaping @Sendable (Value) throws -> Gen<Other>
  ) -> Gen<Other> {
    let label = label.derived(3)
    return Gen<Other>(label) { source in
      try source.span(label) { try transform(draw(from: source)).draw(from: source) }
    }
  }

  /// A generator of the values that the predicate accepts.
  ///
  /// It tries a few times and then discards the case. A predicate that rejects most values makes
  /// the search slow; a check reports how many attempts were rejected. Traps if `attempts` is not
  /// positive.
  @inlinable public func filter(
    attempts: Int = 10, _ isIncluded: @escaping @Sendable (Value) throws -> Bool
  ) -> Gen<Value> {
    precondition(attempts > 0, "a filter needs an attempt")
    let label = label.derived(4)
    return Gen(label) { source in
      try source.attempt(attempts, label) {
        let value = try draw(from: source)
        return try isIncluded(value) ? .some(value) : nil
      }
    }
  }

  /// A generator of transformed values that leaves out those that transform to nil.
  ///
  /// It tries like ``filter(attempts:_:)``.
  @inlinable public func compactMap<Other>(
    attempts: Int = 10, _ transform: @escaping @Sendable (Value) throws -> Other?
  ) -> Gen<Other> {
    precondition(attempts > 0, "a filter needs an attempt")
    let label = label.derived(5)
    return Gen<Other>(label) { source in
      try source.attempt(attempts, label) { try transform(draw(from: source)) }
    }
  }

  /// A generator whose draws form a span of the given label.
  @inlinable public func labeled(_ label: SpanLabel) -> Gen<Value> {
    Gen(labeled: label) { source in try draw(from: source) }
  }
}
