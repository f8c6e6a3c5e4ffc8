extension Gen {
  /// A generator of nil or a value; nil is simpler.
  @inlinable public var optional: Gen<Value?> { optional(probability: 0.75) }

  /// A generator of nil or a value, a value with the given probability; nil is simpler.
  @inlinable public func optional(probability: Double) -> Gen<Value?> {
    let label = label.derived(6)
    return Gen<Value?>(label) { source in
      try source.span(label) {
        source.boolean(probability: probability) ? try draw(from: source) : nil
      }
    }
  }

  /// A generator of arrays; an array shrinks by leaving out elements and by simpler elements.
  ///
  /// `average` is the mean count; without it, arrays have about five elements more than the least.
  @inlinable public func array(
    count: ClosedRange<Int> = 0...Int.max, average: Double? = nil
  ) -> Gen<[Value]> {
    let element = label.derived(7)
    return Gen<[Value]>(label.derived(8)) { source in
      try source.array(element, count: count, average: average) {
        // The case is lost, and the elements that are left may be many.
        if source.isOverrun { throw Discard() }
        return try draw(from: source)
      }
    }
  }

  /// A generator of arrays of one count.
  @inlinable public func array(count: Int) -> Gen<[Value]> {
    array(count: count...count)
  }

  /// A generator that is one of the alternatives, each as often; the first is the simplest.
  @inlinable public static func oneOf(_ alternatives: [Gen<Value>]) -> Gen<Value> {
    choosing(alternatives, weights: nil)
  }

  /// A generator that is one of the alternatives, each as often; the first is the simplest.
  @inlinable public static func oneOf(_ alternatives: Gen<Value>...) -> Gen<Value> {
    choosing(alternatives, weights: nil)
  }

  /// A generator that is one of the alternatives, in proportion to their weights.
  ///
  /// The first is the simplest, whatever its weight. Traps on a negative weight and if all are zero.
  @inlinable public static func weighted(_ alternatives: [(weight: Int, gen: Gen<Value>)]) -> Gen<
    Value
  > {
    choosing(alternatives.map(\.gen), weights: alternatives.map(\.weight))
  }

  /// A generator that is one of the alternatives, in proportion to their weights.
  ///
  /// The first is the simplest, whatever its weight. Traps on a negative weight and if all are zero.
  @inlinable public static func frequency(_ alternatives: (Int, Gen<Value>)...) -> Gen<Value> {
    choosing(alternatives.map { $0.1 }, weights: alternatives.map { $0.0 })
  }

  @inlinable static func choosing(_ alternatives: [Gen<Value>], weights: [Int]?) -> Gen<Value> {
    precondition(!alternatives.isEmpty, "there must be an alternative")
    if let weights { ChoiceSource.validate(weights, count: alternatives.count) }
    var hash: UInt64 = 9
    for alternative in alternatives { hash = hash &* 31 &+ alternative.label.id }
    let label = SpanLabel("one of").derived(hash)
    return Gen(label) { source in
      try source.span(label) {
        let index = source.index(below: alternatives.count, weights: weights)
        return try alternatives[index].draw(from: source)
      }
    }
  }

  /// A generator of nested values, such as trees.
  ///
  /// `base` makes a leaf, which is the simplest; `extend` makes a node of a generator of smaller
  /// values. Values nest at most `depth` deep; `branching` out of 100 draws become a node where the
  /// depth allows it. Traps if `branching` is not in 0...100.
  @inlinable public static func recursive(
    depth: Int = 5, branching: Int = 60, base: Gen<Value>,
    _ extend: (Gen<Value>) -> Gen<Value>
  ) -> Gen<Value> {
    precondition((0...100).contains(branching), "branching is a number out of 100")
    let label = base.label.derived(10)
    var gen = Gen(label) { source in
      try source.span(label) {
        // Drawn though there is one alternative only: a subtree then has the same form everywhere.
        _ = source.index(below: 1)
        return try base.draw(from: source)
      }
    }
    for _ in 0..<max(depth, 0) {
      let node = extend(gen)
      gen = Gen(label) { source in
        try source.span(label) {
          source.index(below: 2, weights: [100 - branching, branching]) == 0
            ? try base.draw(from: source) : try node.draw(from: source)
        }
      }
    }
    return gen
  }
}

/// A generator of tuples, each part drawn in turn.
@inlinable public func zip<each Value>(_ gens: repeat Gen<each Value>) -> Gen<(repeat each Value)> {
  let label = SpanLabel("tuple")
  return Gen<(repeat each Value)>(label) { source in
    try source.span(label) { (repeat try (each gens).draw(from: source)) }
  }
}
