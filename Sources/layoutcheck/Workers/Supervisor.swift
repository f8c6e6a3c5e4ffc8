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
  let timeout: Double
  let replay: String?

  /// Certifies one layout.
  ///
  /// - Parameter number: tells the files of this assignment from those of others.
  /// - Throws: `ToolFailure` if the tool is at fault.
  func certify(_ assignment: Assignment, number: Int) throws -> Result {
    let folder = try temporary.folder("worker-\(number)")
    let options = self.options(assignment)
    let task = replay.map(WorkerJob.Task.replay) ?? .certify
    let makers = zip(assignment.factories, assignment.subject.factories).map {
      WorkerJob.Maker(number: $0, instance: $1.instance)
    }
    let run = try work(job(task, assignment, makers: makers, folder: folder), folder: folder)
    switch run.answer {
    case .report(let found):
      var report = Survival.completed(found, options: options)
      report.command = assignment.command
      return .certified(report)
    case .skipped(let reason): return .skipped(reason)
    case .failed(let reason): throw ToolFailure("\(assignment.subject.name): \(reason)")
    case .violation, .trace, .teeth:
      throw ToolFailure("\(assignment.subject.name): the worker is confused")
    case nil: break
    }
    guard let death = run.death else {
      throw ToolFailure("\(assignment.subject.name): \(run.errors.trimmingSpaces)")
    }
    let entry = Journal.read("\(folder)/journal")
    if entry.isMaking { return .skipped(Self.unmade(death, errors: run.errors)) }
    let maker = makers[min(entry.maker, makers.count - 1)]
    var violation = Self.bare(death, entry: entry, errors: run.errors)
    if let sequence = entry.sequence {
      let task = WorkerJob.Task.examine(sequence.token, death)
      let job = job(task, assignment, makers: [maker], folder: folder)
      // A layout that already traps while its case is drawn cannot be examined; the bare facts do.
      if case .violation(let found) = try work(job, folder: folder).answer {
        violation = found
        violation.case = Int(clamping: entry.cases) - 1
      }
    }
    var report = Survival.certificate(
      of: violation, cases: max(1, Int(clamping: entry.cases)), subject: assignment.subject,
      file: assignment.file, instance: maker.instance, options: options)
    report.command = assignment.command
    return .certified(report)
  }

  /// The options of the run, and what the layout's own file claims.
  private func options(_ assignment: Assignment) -> CertifyOptions {
    assignment.claims.added(to: commonOptions)
  }

  func job(
    _ task: WorkerJob.Task, _ assignment: Assignment, makers: [WorkerJob.Maker], folder: String
  ) -> WorkerJob {
    WorkerJob(
      task: task, library: assignment.library, name: assignment.subject.name,
      file: assignment.file, line: assignment.subject.line, makers: makers,
      options: options(assignment),
      timeout: timeout, journal: "\(folder)/journal", answer: "\(folder)/answer")
  }

  // MARK: One worker

  /// What a worker left.
  struct Run {
    var answer: WorkerAnswer?
    /// How the layout ended the worker, if there is no answer and the tool is not at fault.
    var death: Death?
    var errors: String
  }

  /// Runs one worker to its end.
  func work(_ job: WorkerJob, folder: String) throws -> Run {
    let path = "\(folder)/job"
    try job.write(path)
    try Journal.create(job.journal)
    unlink(job.answer)
    var environment = environment
    // The runtime's crash report takes seconds and tells nothing that reports show.
    environment["SWIFT_BACKTRACE"] = "enable=no"
    var child = ChildProcess(
      executable: executable, arguments: [WorkerJob.command, path], environment: environment)
    child.keptErrors = 65_536
    var last = (cases: UInt64(0), time: ProcessInfo.processInfo.systemUptime)
    // Processor time ends a worker that works. This is for one that waits for something, and so
    // long that even a very busy machine gets many cases done.
    let patience = max(10, 4 * timeout)
    let outcome = try child.run {
      let cases = Journal.cases(in: job.journal)
      let now = ProcessInfo.processInfo.systemUptime
      if cases != last.cases { last = (cases, now) }
      return now - last.time > patience
    }
    let answer = outcome.ending == .exited(0) ? WorkerAnswer.read(job.answer) : nil
    return Run(
      answer: answer, death: Self.death(outcome), errors: outcome.errorText)
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

  /// What can be said about a death without running the case again.
  private static func bare(
    _ death: Death, entry: Journal.Entry, errors: String
  ) -> ViolationReport {
    let nothing = ReportedProposal(width: nil, height: nil)
    return ViolationReport(
      law: death.law, severity: .error, promise: death.promise, message: "the layout \(death.text)",
      expected: death.expectation, actual: CrashMessage.reason(in: errors) ?? death.fact,
      subviews: 0, nodes: 0, proposal: nothing,
      bounds: ReportedRect(x: 0, y: 0, width: 0, height: 0), direction: "leftToRight", tree: "",
      frames: [], blame: nil, replay: entry.sequence?.token ?? "",
      case: max(0, Int(clamping: entry.cases) - 1), evaluations: 0, minimal: false)
  }
}
