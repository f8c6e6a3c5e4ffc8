import Generators
import LayoutSpec

/// Runs cases that may end the process, and survives them all.
///
/// A copy of the process goes ahead while the original, the base, waits where the copy left it. If a
/// case ends the copy, the base runs the cases that the copy has survived, so that it knows what the
/// copy knew, leaves out the deadly one, and sends a new copy ahead from there. So no state has to be
/// passed on, whatever it consists of; without a crash nothing is run twice, and with any number of
/// crashes nothing more than twice.
///
/// The work has to be the same every time: it runs the same cases in the same order.
package final class Scout {
  /// The exit status by which a copy says that all work is done; no layout's own status, since a
  /// layout that calls `exit` with just this number is unlikely.
  static let finished: Int32 = 87
  /// The exit status by which the base says that a copy ended between two cases.
  static let lost: Int32 = 86

  /// How many deaths a search goes on after. Each costs a few milliseconds.
  private static let deaths = 250
  /// How many hangs it goes on after. The first costs the whole time that a case may take.
  private static let hangs = 5
  /// How many hangs there may be in all, searching and shrinking.
  private static let hangsInAll = 60
  /// The processor seconds for a case once it is known that some never end. An ordinary case takes
  /// a thousandth of this.
  package static let shortPatience = 0.2

  package let limits: CaseLimits
  private let journal: Journal
  private let slot: AnswerSlot
  private var isAhead = false
  private var number: UInt64 = 0
  /// The case that the copy died of, and how.
  private var frontier: UInt64 = 0
  private var death = Death.hang
  private var threads = StrayThreads()
  private var timers = CaseTimers()
  /// Standard output as it was, while the base keeps silent about what its copy has said already.
  private let output = dup(1)

  /// The number of the current case in the search, if it has one.
  package var caseIndex: Int?

  /// The cases that ended a copy, in order.
  package private(set) var casualties: [Casualty] = []
  /// Whether cases were left out because too many never end, or the run was to stop.
  package private(set) var hasRefused = false

  init(journal: Journal, slot: AnswerSlot, limits: CaseLimits) {
    (self.journal, self.slot, self.limits) = (journal, slot, limits)
  }

  /// Whether to end the search: it was asked to, or so many cases ended the process that the rest
  /// would tell little.
  package var shouldStop: Bool { shouldEnd || isSpent }

  /// Whether the run was asked to come to its end.
  var shouldEnd: Bool { journal.shouldStop }

  /// Whether so many cases ended the process that the rest of the search would tell little.
  ///
  /// Stored cases do not count, so that the search is the same with and without them.
  package var isSpent: Bool { searchDeaths >= Self.deaths || searchHangs >= Self.hangs }

  private var searchDeaths = 0
  private var searchHangs = 0
  private var hangs = 0

  /// Says that this package has something to do that takes longer than the pause between two cases.
  func pause() {
    timers = CaseTimers()
    CaseLimits.allowPause()
  }

  /// Notes that there is progress other than by running cases.
  func tick() { journal.tick() }

  /// Sends the first copy ahead. Call it in the base, right before the work.
  func start() throws {
    try advance()
  }

  /// Whether a case is to be run now; call ``didRun()`` after it if so.
  package func mayRun(_ sequence: ChoiceSequence) -> Bool {
    if journal.shouldStop || hangs >= Self.hangsInAll {
      hasRefused = true
      return false
    }
    number += 1
    if !isAhead, number == frontier {
      casualties.append(
        Casualty(number: number, caseIndex: caseIndex, sequence: sequence, death: death))
      let isHang = death == .hang
      hangs += isHang ? 1 : 0
      if caseIndex != nil {
        searchDeaths += 1
        searchHangs += isHang ? 1 : 0
      }
      do {
        try advance()
      } catch {
        // Without a copy there is no safe way to go on; the caller of the base sees this status.
        _exit(Self.lost)
      }
      return false
    }
    journal.begin(sequence, number: number)
    timers.begin(patient)
    return true
  }

  /// Notes that a case has ended, and what it started.
  package func didRun() {
    threads.settle()
    journal.end()
    timers.end()
  }

  /// The limits for the next case.
  private var patient: CaseLimits {
    var limits = limits
    if hangs > 0 { limits.seconds = min(limits.seconds, Self.shortPatience) }
    return limits
  }

  /// Sends a copy ahead and waits for it. Returns in the copy at once, and in the base when the
  /// copy died of a case; if the copy has done all the work, the base ends.
  private func advance() throws {
    ProcessCopy.flushOutput()
    journal.end()
    let copy = try ProcessCopy.make()
    if copy == 0 {
      isAhead = true
      threads = StrayThreads()
      dup2(output, 1)
      timers = CaseTimers()
      CaseLimits.allowPause()
      return
    }
    // The base waits for as long as its copy takes.
    CaseLimits.allowEverything()
    let status = ProcessCopy.wait(for: copy)
    if status == Self.finished << 8 { _exit(Self.finished) }
    guard journal.isRunning else {
      slot.store(status: status)
      _exit(Self.lost)
    }
    frontier = journal.number
    death = Death(status: status)
    ProcessCopy.silenceOutput()
  }
}
