/// Thrown by a property that returns false.
public struct PropertyReturnedFalse: Error, Hashable, Sendable, CustomStringConvertible {
  /// Says that the property does not hold.
  public var description: String { "the property does not hold" }

  /// Makes the error.
  public init() {}
}

/// Checks that a property returns true for values of a generator.
///
/// Stored cases are run first, then explicit examples, then random ones.
public func check<Value>(
  _ gen: Gen<Value>, _ options: CheckOptions = CheckOptions(), examples: [Value] = [],
  that property: (Value) throws -> Bool
) -> CheckReport<Value> {
  check(gen, options, examples: examples) { value, _ in
    if try !property(value) { throw PropertyReturnedFalse() }
  }
}

/// Checks that a property throws nothing for values of a generator.
///
/// Throwing ``Discard`` means that the case does not meet an assumption. Any other error is a failure;
/// the counterexample is made small while the property throws an error of the same type and, if that is
/// an enumeration, of the same case. The context takes labels and demands on coverage, which count the
/// cases in which the property holds.
public func check<Value>(
  _ gen: Gen<Value>, _ options: CheckOptions = CheckOptions(), examples: [Value] = [],
  _ property: (Value, CheckContext) throws -> Void
) -> CheckReport<Value> {
  withoutActuallyEscaping(property) { property in
    Checker(gen: gen, options: options, property: property).run(examples: examples)
  }
}
