extension Recording {
  /// The next sequence in the order of enumeration, an empty one after the last, and nil if a draw has
  /// too many values for enumerating.
  package var successor: ChoiceSequence? {
    for draw in draws where draw.kind == .double && draw.lowerBits != draw.upperBits { return nil }
    var index = draws.count - 1
    while index >= 0 {
      if let next = draws[index].successor {
        var result: [Choice] = []
        for earlier in draws[..<index] { result.append(earlier.choice) }
        return ChoiceSequence(result + [next])
      }
      index -= 1
    }
    return ChoiceSequence()
  }
}

extension Draw {
  /// The next simplest value; nil if this is the last.
  fileprivate var successor: Choice? {
    if isForced { return nil }
    switch kind {
    case .double: return nil
    case .boolean: return bits == 0 ? .boolean(true) : nil
    case .integer, .index:
      let range = integerRange
      let target = integerTarget
      let value = integerValue
      // Target, one above, one below, two above, …; one side alone where the other has run out.
      let (mirrored, overflows) = target.subtractingReportingOverflow(value &- target)
      if value > target, !overflows, range.contains(mirrored) { return .integer(mirrored) }
      let distance = value >= target ? value &- target : target &- value
      let (above, aboveOverflows) = target.addingReportingOverflow(distance &+ 1)
      if !aboveOverflows, range.contains(above) { return .integer(above) }
      let (below, belowOverflows) = target.subtractingReportingOverflow(distance &+ 1)
      return !belowOverflows && range.contains(below) ? .integer(below) : nil
    }
  }
}
