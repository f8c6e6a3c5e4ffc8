import Invariants

extension Supervisor {
  /// What became of a conversation.
  enum Traced {
    case report(TraceReport)
    /// The traced code ended the worker; how, as the end of a sentence.
    case died(String)
    /// The layout cannot be made; the reason.
    case unmade(String)
  }

  /// Traces the one view that a library makes.
  ///
  /// - Throws: `ToolFailure` if the tool is at fault.
  func trace(_ tree: String, library: String, _ question: TraceQuestion) throws -> Traced {
    let folder = try temporary.folder("worker-0")
    return try traced(
      WorkerJob(
        task: .traceTree(tree, question), library: library, name: "view", file: "", line: 1,
        makers: [WorkerJob.Maker(number: 0, instance: tree)], options: commonOptions,
        limits: limits, journal: "\(folder)/journal", answer: "\(folder)/answer"),
      folder: folder)
  }

  /// Traces a case of a layout.
  ///
  /// - Throws: `ToolFailure` if the tool is at fault.
  func trace(
    _ assignment: Assignment, token: String, _ question: TraceQuestion
  ) throws -> Traced {
    let folder = try temporary.folder("worker-0")
    return try traced(
      job(.traceCase(token, question), assignment, folder: folder), folder: folder)
  }

  private func traced(_ job: WorkerJob, folder: String) throws -> Traced {
    let run = try work(job, folder: folder)
    switch run.answer {
    case .trace(let report): return .report(report)
    case .skipped(let reason): return .unmade(reason)
    case .failed(let reason): throw ToolFailure("\(job.name): \(reason)")
    case .report, .died, .teeth:
      throw ToolFailure("\(job.name): the worker is confused")
    case nil: break
    }
    guard let death = run.death else {
      throw ToolFailure("\(job.name): \(run.errors.trimmingSpaces)")
    }
    if death == .runaway {
      return .died(
        "talks without end: more than \(Tracer.eventLimit) questions, answers and placements")
    }
    return .died("\(death.text): \(CrashMessage.reason(in: run.errors) ?? death.fact)")
  }
}
