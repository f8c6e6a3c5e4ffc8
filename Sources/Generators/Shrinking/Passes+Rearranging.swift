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
}
