/// The last resort: the same choices in another order.
///
/// Some minima can only be reached through a case that does not show the fault, such as a tree whose
/// subtrees have to move and change places at once. So this pass makes two moves before it judges.
extension ShrinkSession {
  /// Moves a simpler choice forward, and, if that alone does not help, swaps two numbers as well.
  func rearrange() {
    // The number of pairs of moves grows fast, so this is for small cases, and canPeek sorts out most.
    guard canPeek, best.draws.count <= 64 else { return }
    for place in 0..<best.draws.count {
      for origin in (place + 1)..<max(best.draws.count, place + 1) {
        if isExhausted { return }
        guard let moved = moving(origin, to: place) else { continue }
        if considerFitting(moved) || considerSwaps(in: moved) { return }
      }
    }
  }

  /// The choices with a structural one moved forward to a place where it is simpler; nil if that does
  /// not fit.
  private func moving(_ origin: Int, to place: Int) -> [Choice]? {
    let here = best.draws[place]
    let there = best.draws[origin]
    guard !there.isNumeric, here.kind == there.kind, !here.isForced, !there.isForced,
      here.permits(there.choice), there.simplicity < here.simplicity
    else { return nil }
    var candidate = choices
    candidate.remove(at: origin)
    candidate.insert(there.choice, at: place)
    return candidate
  }

  private func considerSwaps(in candidate: [Choice]) -> Bool {
    guard let recording = peek(candidate), recording.isSimpler(than: best) else { return false }
    let draws = recording.draws
    for first in draws.indices where draws[first].isNumeric {
      for second in (first + 1)..<max(draws.count, first + 1)
      where draws[second].kind == draws[first].kind && draws[second].bits != draws[first].bits {
        if isExhausted { return false }
        var swapped = candidate
        swapped.swapAt(first, second)
        if considerFitting(swapped) { return true }
      }
    }
    return false
  }

  /// Puts the simpler of two neighbours first and raises one of their numbers a step.
  ///
  /// Who comes first often breaks a tie, so that the other one has to be a little larger after the
  /// swap.
  func swapAndRaise() -> Bool {
    guard canPeek else { return false }
    for parent in best.spans.indices {
      let elements = self.elements(of: parent)
      for (left, right) in zip(elements, elements.dropFirst()) where isBetterSwapped(left, right) {
        let swapped =
          choices[..<left.start] + choices[right.start..<right.end]
          + choices[left.start..<left.end] + choices[right.end...]
        guard let recording = peek(Array(swapped)), recording.isSimpler(than: best) else {
          continue
        }
        for position in left.start..<min(right.end, recording.draws.count) {
          let draw = recording.draws[position]
          guard draw.isNumeric, !draw.isForced, !draw.isSimplest else { continue }
          var raised = recording.choices
          switch draw.choice {
          case .integer(let value): raised[position] = .integer(value &+ 1)
          case .double(let value): raised[position] = .double(value + 1)
          case .boolean: continue
          }
          if draw.permits(raised[position]), considerFitting(raised) { return true }
        }
      }
    }
    return false
  }
}
