import Generators
import LayoutSpec

/// Makes a case that ends the process as small as possible.
///
/// It never runs the layout in its own process: each case is run in a copy of it.
struct CrashExaminer<Case> {
  let gen: Gen<Case>
  let scout: Scout
  /// The most cases that are run to make one smaller; a hang takes its time on each.
  let budget: Int
  let run: (Case) -> Void

  /// The smallest case found that ends the process.
  struct Finding {
    var example: Example<Case>
    var death: Death
    /// What the case wrote to standard error.
    var errors: String
    /// The number of the first case that ended the process in this way; `nil` if it has none.
    var firstCase: Int?
    var evaluations: Int
    var isMinimal: Bool
  }

  /// Every shrink ends where its passes end. Of the ends of several, the smallest is more often the
  /// smallest case there is.
  private static var kept: Int { 3 }

  /// The smallest case that can be found from the given ones, which broke one law.
  ///
  /// They are reduced to those that ended the process as the first one did. `nil` if none of them does
  /// so again.
  func smallest(of casualties: [Casualty]) throws -> Finding? {
    guard let first = casualties.first else { return nil }
    let alike = casualties.filter { first.death.isLike($0.death) }
    let order = alike.indices.sorted { one, two in
      (alike[one].sequence.choices.count, one) < (alike[two].sequence.choices.count, two)
    }
    var best: ShrinkResult?
    var evaluations = 0
    for index in order.prefix(first.death.isHang || budget == 0 ? 1 : Self.kept) {
      guard let shrunk = try shrink(alike[index]) else { continue }
      evaluations += shrunk.evaluations
      if let known = best, !shrunk.recording.isSimpler(than: known.recording) { continue }
      best = shrunk
    }
    guard let best, let example = gen.replay(best.sequence) else { return nil }
    // The smallest case gets the whole time that a case may take.
    let outcome = try outcome(of: example.value, limits: scout.limits)
    guard let death = outcome.death, death.isLike(first.death) else { return nil }
    return Finding(
      example: example, death: death, errors: outcome.errors,
      firstCase: alike.lazy.compactMap(\.caseIndex).first,
      evaluations: evaluations, isMinimal: best.isFixedPoint && budget > 0 && !scout.shouldEnd)
  }

  private func shrink(_ casualty: Casualty) throws -> ShrinkResult? {
    guard let start = gen.replay(casualty.sequence), try dies(start.value, as: casualty.death)
    else {
      return nil
    }
    var failure: (any Error)?
    let budget = casualty.death.isHang ? min(self.budget, 100) : self.budget
    let result = Shrinker(budget: budget).shrink(start.recording, of: gen) { candidate in
      do {
        return try failure == nil && !scout.shouldEnd && dies(candidate, as: casualty.death)
      } catch {
        failure = error
        return false
      }
    }
    if let failure { throw failure }
    return result
  }

  /// Whether a case ends a copy of the process in a given way.
  func dies(_ value: Case, as death: Death) throws -> Bool {
    var limits = scout.limits
    if death.isHang { limits.seconds = min(limits.seconds, Scout.shortPatience) }
    return death.isLike(try outcome(of: value, limits: limits).death)
  }

  private func outcome(of value: Case, limits: CaseLimits) throws -> ForkedRun.Outcome {
    scout.tick()
    // This process only waits for the copy, which has limits of its own.
    CaseLimits.allowEverything()
    defer { CaseLimits.allowPause() }
    return try ForkedRun.run(limits: limits) { run(value) }
  }
}
