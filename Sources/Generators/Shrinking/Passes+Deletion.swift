/// Passes that leave something out.
extension ShrinkSession {
  /// Deletes elements of arrays, in large groups first, then in smaller ones.
  func deleteElements() {
    var parent = 0
    while parent < best.spans.count && !isExhausted {
      deleteElements(of: parent)
      parent += 1
    }
  }

  private func deleteElements(of parent: Int) {
    var elements = self.elements(of: parent)
    if elements.isEmpty { return }
    // Later rounds only confirm, unless the first small deletion works.
    var size = round == 0 ? elements.count : min(2, elements.count)
    while size >= 1 && !isExhausted {
      var end = elements.count
      while end > 0 && !isExhausted {
        let begin = max(0, end - size)
        if consider(deleting(elements[begin].start..<elements[end - 1].end)) {
          elements = self.elements(of: parent)
          end = min(begin, elements.count)
          if round > 0 { size = min(size * 2, max(1, elements.count)) }
        } else {
          end = size == 1 ? end - 1 : begin
        }
      }
      size /= 2
    }
  }

  /// Deletes a few draws in a row wherever the rest still fits exactly.
  ///
  /// That joins neighbouring arrays, among other things: the end of one and the beginning of the next
  /// go. Without a view of what a candidate turns into, only such seams are tried.
  func deleteRuns() {
    var size = canPeek ? 5 : 2
    while size >= 1 && !isExhausted {
      var start = best.draws.count - size
      while start >= 0 && !isExhausted {
        if start + size <= best.draws.count { deleteRun(start, size) }
        start -= 1
      }
      size -= 1
    }
  }

  private func deleteRun(_ start: Int, _ size: Int) {
    let candidate = deleting(start..<start + size)
    guard canPeek ? fits(candidate) : size == 2 && isSeam(start) else { return }
    if consider(candidate) {
      // Where one run could go, more of the same often can.
      while start + size <= best.draws.count, consider(deleting(start..<start + size)) {}
    }
  }

  /// Whether an array ends with the draw and another element begins after it.
  private func isSeam(_ position: Int) -> Bool {
    guard best.draws[position].choice == .boolean(false),
      best.draws[position + 1].choice == .boolean(true)
    else { return false }
    for span in best.spans where span.isElement && span.start == position + 1 { return true }
    return false
  }

  /// Lowers an integer that says how many parts follow, and deletes as many of those parts.
  func lowerCounts() {
    var position = 0
    while position < best.draws.count && !isExhausted {
      let draw = best.draws[position]
      if draw.kind == .integer, !draw.isSimplest, draw.integerValue > draw.integerTarget {
        lowerCount(at: position)
      }
      position += 1
    }
  }

  private func lowerCount(at position: Int) {
    if canPeek {
      // Does the number influence how much is drawn at all?
      var candidate = choices
      candidate[position] = .integer(best.draws[position].integerValue - 1)
      guard let recording = peek(candidate), recording.draws.count != best.draws.count else {
        return
      }
    }
    var parent = 0
    while parent < best.spans.count && !isExhausted {
      let next = parent + 1
      if next < best.spans.count, best.spans[next].parent == parent,
        best.spans[next].start > position
      {
        deleteCounted(by: position, childrenOf: parent, label: best.spans[next].labelID)
      }
      parent += 1
    }
  }

  private func deleteCounted(by position: Int, childrenOf parent: Int, label: UInt64) {
    var parts = children(of: parent, label: label)
    var size = max(1, parts.count - 1)
    while size >= 1 && !isExhausted {
      var end = parts.count
      while end > 0 && !isExhausted {
        let begin = max(0, end - size)
        let draw = best.draws[position]
        let (lowered, overflow) = draw.integerValue.subtractingReportingOverflow(end - begin)
        if !overflow && lowered >= draw.integerTarget {
          var candidate = deleting(parts[begin].start..<parts[end - 1].end)
          candidate[position] = .integer(lowered)
          if considerFitting(candidate) {
            parts = children(of: parent, label: label)
            end = min(begin, parts.count)
            continue
          }
        }
        end = size == 1 ? end - 1 : begin
      }
      size /= 2
    }
  }

  /// Considers a candidate, but only if it is known to fit exactly or cannot be looked at.
  func considerFitting(_ candidate: [Choice]) -> Bool {
    (!canPeek || fits(candidate)) && consider(candidate)
  }

  /// Whether the generator takes every choice of a candidate as it is and needs no more.
  func fits(_ candidate: [Choice]) -> Bool {
    guard let recording = peek(candidate) else { return false }
    return recording.misfits == 0 && recording.draws.count == candidate.count
  }
}
