extension Gen where Value: Sendable {
  /// A generator of one value; it draws nothing.
  @inlinable public static func always(_ value: Value) -> Gen<Value> {
    Gen("always") { _ in value }
  }

  /// A generator of the given values; the first is the simplest.
  @inlinable public static func element(of values: [Value]) -> Gen<Value> {
    precondition(!values.isEmpty, "there must be a value to pick")
    return Gen("element of") { source in values[source.index(below: values.count)] }
  }
}

extension Gen where Value: CaseIterable & Sendable, Value.AllCases == [Value] {
  /// A generator of all cases of an enumeration; the first is the simplest.
  @inlinable public static var anyCase: Gen<Value> { element(of: Value.allCases) }
}

extension Gen where Value == Int {
  /// A generator of whole numbers; they shrink towards the target (by default zero, or the number
  /// of the range that is nearest to it).
  @inlinable public static func integer(
    in range: ClosedRange<Int> = Int.min...Int.max, towards target: Int? = nil
  ) -> Gen<Int> {
    Gen("integer") { source in source.integer(in: range, towards: target) }
  }
}

extension Gen where Value == Double {
  /// A generator of finite numbers in a range of finite bounds; whole numbers are simplest.
  @inlinable public static func double(
    in range: ClosedRange<Double>, suggestions: [Double] = []
  ) -> Gen<Double> {
    Gen("double") { source in source.double(in: range, suggestions: suggestions) }
  }

  /// A generator of finite numbers in a range and, now and then, of some others, such as infinity or
  /// NaN; the numbers in the range are simpler.
  @inlinable public static func double(
    in range: ClosedRange<Double>, or others: [Double]
  ) -> Gen<Double> {
    if others.isEmpty { return double(in: range) }
    return weighted([(7, double(in: range)), (1, Gen<Double>.element(of: others))])
  }
}

extension Gen where Value == Bool {
  /// A generator of yes and no in equal shares; no is simpler.
  @inlinable public static var bool: Gen<Bool> { bool(probability: 0.5) }

  /// A generator of yes and no, yes with the given probability; no is simpler.
  @inlinable public static func bool(probability: Double) -> Gen<Bool> {
    Gen("bool") { source in source.boolean(probability: probability) }
  }
}
