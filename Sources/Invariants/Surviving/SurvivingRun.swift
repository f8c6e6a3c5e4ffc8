import LayoutSpec

/// Runs work in a copy of this process that may end at any case, and brings back its answer.
package enum SurvivingRun {
  /// What came of the work.
  package enum Outcome<Answer> {
    case answered(Answer)
    /// The process ended and nobody could go on; what it wrote to standard error last.
    ///
    /// The journal tells the case. It was not being run if the layout was being made, or a value
    /// drawn.
    case died(Death, errors: String)
  }

  /// Runs the work. It gets a scout, to ask before each case and to tell after it.
  ///
  /// - Throws: `SurvivalFailure` if the system does not permit it, or if the work threw.
  package static func run<Answer: Codable>(
    journal: Journal, limits: CaseLimits, _ work: (Scout) throws -> Answer
  ) throws -> Outcome<Answer> {
    var outcome = try attempt(journal: journal, limits: limits, work)
    for _ in 0..<2 {
      // It stood still outside the layout: another thread of this process may have held a lock at the
      // moment of the copy.
      guard case .died(.hang, _) = outcome, !journal.isRunning, !journal.isMaking else { break }
      outcome = try attempt(journal: journal, limits: limits, work)
    }
    return outcome
  }

  private static func attempt<Answer: Codable>(
    journal: Journal, limits: CaseLimits, _ work: (Scout) throws -> Answer
  ) throws -> Outcome<Answer> {
    try run(limits: limits) { slot in
      let scout = Scout(journal: journal, slot: slot, limits: limits)
      try scout.start()
      let answer = try work(scout)
      ProcessCopy.writeCoverage()
      return answer
    }
  }

  /// Runs work that does not end the process in a copy of it, so that it owns what its own copies
  /// leave.
  static func runApart<Answer: Codable>(
    limits: CaseLimits, _ work: () throws -> Answer
  ) throws -> Answer {
    switch try run(limits: limits, { _ in try work() }) {
    case .answered(let answer): return answer
    case .died(let death, let errors):
      throw SurvivalFailure(
        "a copy of the process \(death.text): \(CrashMessage.reason(in: errors) ?? death.fact)")
    }
  }

  private static func run<Answer: Codable>(
    limits: CaseLimits, _ work: (AnswerSlot) throws -> Answer
  ) throws -> Outcome<Answer> {
    let slot = try AnswerSlot()
    let errors = try ErrorPipe()
    ProcessCopy.flushOutput()
    let base = try ProcessCopy.make()
    if base == 0 {
      errors.takeErrors()
      limits.applyToProcess()
      do {
        slot.store(answer: try JSONEncoder().encode(work(slot)))
      } catch {
        slot.store(failure: "\(error)")
      }
      ProcessCopy.flushOutput()
      _exit(Scout.finished)
    }
    errors.closeWriting()
    defer { errors.closeReading() }
    // This process may have other children, so that orphans are left alone.
    let status = ProcessCopy.wait(for: base, endingOrphans: false)
    switch slot.content {
    case .answer(let data): return .answered(try JSONDecoder().decode(Answer.self, from: data))
    case .failure(let text): throw SurvivalFailure(text)
    case .status(let status): return .died(Death(status: status), errors: errors.text)
    case .nothing: return .died(Death(status: status), errors: errors.text)
    }
  }
}

/// A pipe for what a copy writes to standard error; what does not fit is lost, and nobody waits.
private struct ErrorPipe {
  private var reading: Int32
  private var writing: Int32

  init() throws {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw SurvivalFailure.system("cannot make a pipe") }
    for end in ends {
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
    (reading, writing) = (ends[0], ends[1])
  }

  /// Makes it standard error; in the copy.
  func takeErrors() {
    dup2(writing, 2)
    close(writing)
    close(reading)
  }

  func closeWriting() { close(writing) }

  /// What was written.
  var text: String {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = buffer.withUnsafeMutableBytes { read(reading, $0.baseAddress, $0.count) }
    return String(decoding: buffer[..<max(0, count)], as: UTF8.self)
  }

  func closeReading() { close(reading) }
}
