import Foundation
import Generators
import Invariants

/// Runs workers, and makes sense of those that did not come back.
struct Supervisor: Sendable {
  /// A layout to certify, compiled.
  struct Assignment: Sendable {
    var subject: PlannedSubject
    var file: String
    var library: String
    /// The numbers of the subject's factories in the library.
    var factories: [Int]
    /// The shell command that certifies this layout alone.
    var command: String
    /// What the file claims for its layouts.
    var claims: FileClaims

    /// The ways to make the layout, in the order in which they are tried.
    var makers: [WorkerJob.Maker] {
      zip(factories, subject.factories).map {
        WorkerJob.Maker(number: $0, instance: $1.instance)
      }
    }
  }

  /// What became of a layout.
  enum Result: Sendable {
    case certified(SubjectReport)
    case skipped(String)
  }

  let executable: String
  let environment: [String: String]
  let temporary: TemporaryFolder
  let commonOptions: CertifyOptions
  let limits: CaseLimits
  let replay: String?
  /// Where failing cases are kept, if anywhere.
  let store: CaseStore?
  let interruption: Interruption

  /// Certifies one layout.
  ///
  /// - Parameter number: tells the files of this assignment from those of others.
  /// - Throws: `ToolFailure` if the tool is at fault.
  func certify(_ assignment: Assignment, number: Int) throws -> Result {
    if interruption.signal != nil { return .skipped("the run was interrupted before") }
    let folder = try temporary.folder("worker-\(number)")
    var options = self.options(assignment)
    options.stored = store?.cases(of: assignment) ?? []
    let task = replay.map(WorkerJob.Task.replay) ?? .certify
    var job = job(task, assignment, folder: folder)
    job.options = options
    let run = try work(job, folder: folder, number: number)
    let entry = run.journal.entry
    if interruption.signal != nil, run.answer == nil {
      return .skipped("the run was interrupted in case \(entry.number)")
    }
    let death: Death
    var errors = run.errors
    switch run.answer {
    case .report(var report):
      report.command = assignment.command
      store?.update(assignment, with: report)
      if interruption.signal != nil, report.verdict == .lawful { report.verdict = .inconclusive }
      return .certified(report)
    case .skipped(let reason): return .skipped(reason)
    case .failed(let reason): throw ToolFailure("\(assignment.subject.name): \(reason)")
    case .trace, .teeth:
      throw ToolFailure("\(assignment.subject.name): the worker is confused")
    case .died(let how, let words): (death, errors) = (how, words)
    case nil:
      guard let how = run.death else {
        throw ToolFailure("\(assignment.subject.name): \(run.errors.trimmingSpaces)")
      }
      death = how
    }
    if entry.isMaking { return .skipped(Self.unmade(death, errors: errors)) }
    let makers = assignment.makers
    let maker = makers[min(entry.maker, makers.count - 1)]
    var report = Survival.lost(
      death, errors: errors, entry: entry, name: assignment.subject.name, file: assignment.file,
      line: assignment.subject.line, instance: maker.instance, waivers: options.waivers)
    report.command = assignment.command
    store?.update(assignment, with: report)
    return .certified(report)
  }

  /// The options of the run, and what the layout's own file claims.
  private func options(_ assignment: Assignment) -> CertifyOptions {
    assignment.claims.added(to: commonOptions)
  }

  func job(
    _ task: WorkerJob.Task, _ assignment: Assignment, folder: String
  ) -> WorkerJob {
    WorkerJob(
      task: task, library: assignment.library, name: assignment.subject.name,
      file: assignment.file, line: assignment.subject.line, makers: assignment.makers,
      options: options(assignment),
      limits: limits, journal: "\(folder)/journal", answer: "\(folder)/answer")
  }

  // MARK: One worker

  /// What a worker left.
  struct Run {
    var answer: WorkerAnswer?
    /// How the layout ended the worker, if there is no answer and the tool is not at fault.
    var death: Death?
    var errors: String
    var journal: Journal
  }

  /// Runs one worker to its end.
  func work(_ job: WorkerJob, folder: String, number: Int = 0) throws -> Run {
    let path = "\(folder)/job"
    try job.write(path)
    let journal = try Journal(file: job.journal, isNew: true)
    unlink(job.answer)
    var environment = environment
    // The runtime's crash report takes seconds and tells nothing that reports show.
    environment["SWIFT_BACKTRACE"] = "enable=no"
    var child = ChildProcess(
      executable: executable, arguments: [WorkerJob.command, path], environment: environment)
    child.keptErrors = 65_536
    var last = (ticks: UInt64(0), time: ProcessInfo.processInfo.systemUptime)
    // The worker ends what takes too long. This is for one that cannot, and so long that even a very
    // busy machine gets many cases done.
    let patience = max(120, 10 * limits.patience)
    let outcome = try interruption.watch(journal, number: number) {
      try child.run {
        let now = ProcessInfo.processInfo.systemUptime
        if journal.ticks != last.ticks { last = (journal.ticks, now) }
        return now - last.time > patience
      }
    }
    let answer = outcome.ending == .exited(0) ? WorkerAnswer.read(job.answer) : nil
    return Run(
      answer: answer, death: Self.death(outcome), errors: outcome.errorText, journal: journal)
  }

  private static func death(_ outcome: ChildProcess.Outcome) -> Death? {
    switch outcome.ending {
    case .stuck, .signalled(SIGPROF): return .hang
    case .signalled(let signal): return .signal(signal)
    case .exited(ExitStatus.toolFailure.rawValue)
    where outcome.errorText.contains("layoutcheck worker:"):
      return nil
    case .exited(Death.runawayStatus): return .runaway
    case .exited(let status): return .exit(status)
    }
  }

  /// Why a layout cannot be certified that dies while it is made: an initialiser may refuse values,
  /// and generated ones know nothing of its conditions.
  private static func unmade(_ death: Death, errors: String) -> String {
    let reason = CrashMessage.reason(in: errors) ?? death.fact
    return "making it ends the process (\(reason)); make one with --instance"
  }
}
