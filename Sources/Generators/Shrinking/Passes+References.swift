/// Passes for values that refer to each other.
extension ShrinkSession {
  /// Deletes an element and lowers by one every integer that may refer to a later element.
  func deleteAndRenumber() {
    var parent = 0
    while parent < best.spans.count && !isExhausted {
      var element = 0
      while element < elements(of: parent).count && !isExhausted {
        if !deleteAndRenumber(element, of: parent) { element += 1 }
      }
      parent += 1
    }
  }

  private func deleteAndRenumber(_ element: Int, of parent: Int) -> Bool {
    let elements = self.elements(of: parent)
    let list = best.spans[parent]
    let gone = elements[element]
    var isChanged = false
    var reachesOutside = false
    var everywhere = choices
    var inside = choices
    for (position, draw) in best.draws.enumerated() {
      guard draw.kind == .integer || draw.kind == .index, !draw.isForced,
        position < gone.start || position >= gone.end
      else { continue }
      let value = draw.integerValue
      // An alternative is a reference only if there are as many as the array has elements.
      guard value > element, value <= elements.count, draw.integerRange.contains(value - 1),
        draw.kind == .integer || draw.integerRange.upperBound == elements.count - 1
      else { continue }
      isChanged = true
      everywhere[position] = .integer(value - 1)
      if position >= list.start && position < list.end {
        inside[position] = .integer(value - 1)
      } else {
        reachesOutside = true
      }
    }
    guard isChanged else { return false }
    everywhere.removeSubrange(gone.start..<gone.end)
    if consider(everywhere) { return true }
    guard reachesOutside else { return false }
    inside.removeSubrange(gone.start..<gone.end)
    return consider(inside)
  }

  /// Deletes a small element and adds its number to the nearest number before or after it.
  func foldSiblings() {
    var index = best.spans.count - 1
    while index >= 0 && !isExhausted {
      if index < best.spans.count, best.spans[index].isElement { fold(best.spans[index]) }
      index -= 1
    }
  }

  private func fold(_ span: Span) {
    guard span.count <= 4 else { return }
    var number = -1
    for position in span.start..<span.end where best.draws[position].isNumeric {
      if number >= 0 { return }
      number = position
    }
    guard number >= 0, !best.draws[number].isSimplest else { return }
    if let before = nearestNumber(from: span.start - 1, step: -1), fold(number, into: before, span)
    {
      return
    }
    if let after = nearestNumber(from: span.end, step: 1) { _ = fold(number, into: after, span) }
  }

  private func nearestNumber(from start: Int, step: Int) -> Int? {
    var position = start
    while position >= 0 && position < best.draws.count {
      if best.draws[position].isNumeric, !best.draws[position].isForced { return position }
      position += step
    }
    return nil
  }

  private func fold(_ number: Int, into place: Int, _ span: Span) -> Bool {
    let draw = best.draws[place]
    var sums: [Choice] = []
    switch (best.draws[number].choice, draw.choice) {
    case (.integer(let left), .integer(let right)):
      let (sum, overflow) = left.addingReportingOverflow(right)
      if overflow || sum == .min { return false }
      sums = [.integer(sum), .integer(-sum)]
      // Numbers of a bounded range are often added with wrap-around: machine integers, angles.
      if let wrapped = wrap(sum, into: draw.integerRange) { sums.append(.integer(wrapped)) }
    case (.double(let left), .double(let right)):
      sums = [.double(left + right)]
    default: return false
    }
    for sum in sums where draw.permits(sum) {
      var candidate = choices
      candidate[place] = sum
      candidate.removeSubrange(span.start..<span.end)
      if consider(candidate) { return true }
    }
    return false
  }

  /// The number of the range that differs from the given one by a multiple of the range's size; nil
  /// if the number is in the range as it is.
  private func wrap(_ number: Int, into range: ClosedRange<Int>) -> Int? {
    let (size, overflow) = range.upperBound.subtractingReportingOverflow(range.lowerBound)
    guard !overflow, size < .max, !range.contains(number) else { return nil }
    let (offset, offsetOverflow) = number.subtractingReportingOverflow(range.lowerBound)
    guard !offsetOverflow else { return nil }
    let rest = offset % (size + 1)
    return range.lowerBound + (rest < 0 ? rest + size + 1 : rest)
  }
}
