import Generators

// The definitions are those of the public shrinking challenge, with the bounds written in each.

/// The sum with the wrap-around of 16 bits.
private func wrappingSum(_ values: [Int]) -> Int {
  var sum: Int16 = 0
  for value in values { sum &+= Int16(truncatingIfNeeded: value) }
  return Int(sum)
}

private let bound5 = Challenge(
  "bound5", minima: ["[[], [], [], [-1], [-32768]]"], bar: 277,
  gen: Gen.integer(in: -32_768...32_767).array(count: 0...10)
    .filter { wrappingSum($0) < 256 }.array(count: 5)
) { lists in
  Verdict(wrappingSum(lists.flatMap { $0 }) < 5 * 256)
}

private let largeUnionList = Challenge(
  "large_union_list", minima: ["[[0, 1, -1, 2, -2]]", "[[0, 1, 2, 3, 4]]"], bar: 183,
  gen: Gen.integer().array().array()
) { lists in
  Verdict(Set(lists.flatMap { $0 }).count <= 4)
}

private let reverse = Challenge(
  "reverse", minima: ["[0, 1]"], bar: 9.8, gen: Gen.integer().array()
) { list in
  Verdict(list == list.reversed())
}

private indirect enum Expression: CustomStringConvertible, Sendable {
  case literal(Int)
  case sum(Expression, Expression)
  case quotient(Expression, Expression)

  var description: String {
    switch self {
    case .literal(let value): return "\(value)"
    case .sum(let left, let right): return "(\(left) + \(right))"
    case .quotient(let left, let right): return "(\(left) / \(right))"
    }
  }

  /// Whether a quotient by the literal 0 occurs.
  var dividesByLiteralZero: Bool {
    switch self {
    case .literal: return false
    case .quotient(_, .literal(0)): return true
    case .sum(let left, let right), .quotient(let left, let right):
      return left.dividesByLiteralZero || right.dividesByLiteralZero
    }
  }

  /// The value with quotients rounded down; nil after a division by zero.
  var value: Int? {
    switch self {
    case .literal(let value): return value
    case .sum(let left, let right):
      guard let left = left.value, let right = right.value else { return nil }
      return left &+ right
    case .quotient(let left, let right):
      guard let left = left.value, let right = right.value, right != 0 else { return nil }
      if right == -1 { return 0 &- left }
      let quotient = left / right
      return left % right != 0 && (left < 0) != (right < 0) ? quotient - 1 : quotient
    }
  }
}

private let calculator = Challenge(
  "calculator", minima: ["(0 / (0 + 0))", "(0 / (0 / 1))"], bar: 55,
  gen: Gen.recursive(base: Gen.integer().map { Expression.literal($0) }) { inner in
    Gen.oneOf(
      zip(inner, inner).map { Expression.sum($0, $1) },
      zip(inner, inner).map { Expression.quotient($0, $1) })
  }
) { expression in
  expression.dividesByLiteralZero ? .discarded : Verdict(expression.value != nil)
}

private let lengthList = Challenge(
  "lengthlist", minima: ["[900]"], bar: 89.4,
  gen: Gen.integer(in: 1...100).flatMap { Gen.integer(in: 0...1_000).array(count: $0) }
) { list in
  Verdict((list.max() ?? 0) < 900)
}

private let twoPositive = zip(Gen.integer(in: 1...Int.max), Gen.integer(in: 1...Int.max))

private func difference(
  _ name: String, minimum: String, bar: Double, _ isBad: @escaping @Sendable (Int) -> Bool
) -> Challenge {
  Challenge(name, minima: [minimum], bar: bar, gen: twoPositive) { first, second in
    Verdict(first < 10 || !isBad(abs(first - second)))
  }
}

private struct Heap: CustomStringConvertible {
  var key: Int
  var children: [Heap?]

  var description: String {
    let parts = children.map { $0?.description ?? "None" }
    return "(\(key), \(parts[0]), \(parts[1]))"
  }

  /// The keys as the challenge lists them: a node, then its right child's, then its left child's.
  var keys: [Int] { [key] + (children[1]?.keys ?? []) + (children[0]?.keys ?? []) }

  static func merged(_ left: Heap?, _ right: Heap?) -> Heap? {
    guard let left else { return right }
    guard let right else { return left }
    return left.key <= right.key
      ? Heap(key: left.key, children: [merged(left.children[1], right), left.children[0]])
      : Heap(key: right.key, children: [merged(right.children[1], left), right.children[0]])
  }

  /// Wrong: it merges the two children once and then just lists the keys.
  var wronglySorted: [Int] { [key] + (Heap.merged(children[0], children[1])?.keys ?? []) }
}

private func heap(least: Int, size: Int) -> Gen<Heap?> {
  if size == 0 { return Gen { _ in nil } }
  return Gen(labeled: "heap") { source in
    let key = source.integer(in: least...Int.max)
    let child = heap(least: key, size: size / 2).optional(probability: 0.5).map { $0 ?? nil }
    return Heap(
      key: key, children: [try child.draw(from: source), try child.draw(from: source)])
  }
}

private let binaryHeap = Challenge(
  "binheap", minima: ["(0, None, (0, (0, None, None), (1, None, None)))"], bar: 119,
  gen: Gen.integer(in: 0...20).flatMap { heap(least: 0, size: $0) },
  show: { $0?.description ?? "None" }
) { heap in
  guard let heap else { return .holds }
  let sorted = heap.wronglySorted
  return Verdict(sorted == sorted.sorted() && heap.keys.sorted() == sorted)
}

private let coupling = Challenge(
  "coupling", minima: ["[1, 0]"], bar: 39.8, gen: Gen.integer(in: 0...10).array()
) { list in
  guard list.allSatisfy({ $0 < list.count }) else { return .discarded }
  return Verdict(!list.indices.contains { list[$0] != $0 && list[list[$0]] == $0 })
}

private let deletion = Challenge(
  "deletion", minima: ["([0, 0], 0)"], bar: 10,
  gen: zip(Gen.integer().array(), Gen.integer(in: 0...10)), show: { "(\($0), \($1))" }
) { list, index in
  guard index < list.count else { return .discarded }
  var rest = list
  if let first = rest.firstIndex(of: list[index]) { rest.remove(at: first) }
  return Verdict(!rest.contains(list[index]))
}

private let distinct = Challenge(
  "distinct", minima: ["[0, 1, -1]", "[0, 1, 2]"], bar: 34.5, gen: Gen.integer().array()
) { list in
  Verdict(Set(list).count < 3)
}

private let nestedLists = Challenge(
  "nestedlists", minima: ["[[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]]"], bar: 47.7,
  gen: Gen.integer(in: 0...0).array().array()
) { lists in
  Verdict(lists.reduce(0) { $0 + $1.count } <= 10)
}

/// All thirteen.
let challenges = [
  bound5, largeUnionList, reverse, calculator, binaryHeap, coupling, deletion,
  difference("difference_zero", minimum: "(10, 10)", bar: 27.8) { $0 == 0 },
  difference("difference_small", minimum: "(10, 6)", bar: 38.3) { 1 <= $0 && $0 <= 4 },
  difference("difference_one", minimum: "(10, 9)", bar: 36.3) { $0 == 1 },
  distinct, lengthList, nestedLists,
]
