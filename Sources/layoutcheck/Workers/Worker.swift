import Foundation
import Generators
import Invariants
import LayoutSpec

/// The worker process: runs one layout, which may end the process at any moment.
struct Worker {
  private let job: WorkerJob
  private let journal: Journal.Writer
  private let library: WorkerLibrary

  /// Does a job and writes the answer.
  static func run(jobAt path: String) -> ExitStatus {
    WorkerLimits.apply()
    do {
      let job = try WorkerJob.read(path)
      let answer: WorkerAnswer
      do {
        answer = try Worker(job).answer()
      } catch let failure as ToolFailure {
        answer = .failed(failure.description)
      }
      try answer.write(job.answer)
      return .lawful
    } catch {
      FileHandle.standardError.write(Data("layoutcheck worker: \(error)\n".utf8))
      return .toolFailure
    }
  }

  private init(_ job: WorkerJob) throws {
    self.job = job
    journal = try Journal.Writer(job.journal)
    library = try WorkerLibrary(job.library)
  }

  /// Tries the makers in turn; the first that can make the layout decides.
  private func answer() throws -> WorkerAnswer {
    if case .traceTree(let tree, let question) = job.task {
      WorkerLimits.allow(processorSeconds: job.timeout)
      return .trace(
        Tracer.trace(try library.view(), tree: tree, question, runaway: { Self.runAway() }))
    }
    var reason: String?
    for index in job.makers.indices {
      journal.use(maker: index)
      let refusal = Refusal()
      do {
        return try perform(subject(index, refusal: refusal))
      } catch let error as UnmakeableParameter {
        reason = reason ?? refusal.text ?? "\(error)"
      }
    }
    return .skipped(reason ?? "there is no way to make it")
  }

  // MARK: The subject

  /// The parameter that no value could be made for.
  private final class Refusal: @unchecked Sendable {
    var text: String?
  }

  private func subject(_ index: Int, refusal: Refusal) -> LayoutSubject {
    let maker = job.makers[index]
    nonisolated(unsafe) let (library, journal) = (library, journal)
    let name = job.name
    return LayoutSubject(
      name: name, file: job.file, line: job.line, instance: maker.instance
    ) { draw in
      journal.isMaking = true
      defer { journal.isMaking = false }
      return try library.make(maker.number) { type, parameter in
        do {
          return try draw(type, parameter)
        } catch let error as UnmakeableParameter {
          refusal.text =
            "no value can be generated for its parameter ‘\(parameter)’ of type \(type);"
            + " make one with --instance '\(name)(…)'"
          throw error
        }
      }
    }
  }

  // MARK: The tasks

  /// Ends the process because one call of the layout asks its subviews far too much.
  static func runAway() -> Never {
    _exit(Death.runawayStatus)
  }

  private func perform(_ subject: LayoutSubject) throws -> WorkerAnswer {
    let certifier = Certifier(options: job.options)
    // It never returns; Swift has no way to say so for a function value that takes `Void`.
    let runaway: () -> Void = { Self.runAway() }
    let (journal, timeout) = (journal, job.timeout)
    let willRun: (ChoiceSequence) -> Void = { sequence in
      journal.begin(sequence)
      WorkerLimits.allow(processorSeconds: timeout)
    }
    switch job.task {
    case .certify:
      WorkerLimits.allow(processorSeconds: timeout)
      return .report(try certifier.certify(subject, willRun: willRun, runaway: runaway))
    case .replay(let token):
      WorkerLimits.allow(processorSeconds: timeout)
      return .report(
        try certifier.replay(token, subject: subject, willRun: willRun, runaway: runaway))
    case .traceTree: throw ToolFailure("the compiled file makes a layout, not a view")
    case .traceCase(let token, let question):
      WorkerLimits.allow(processorSeconds: timeout)
      guard let report = try Tracer.trace(token, of: subject, question, runaway: runaway) else {
        return .skipped("the token stands for no case of it")
      }
      return .trace(report)
    case .teeth(let least, let equivalents):
      let subject = try Teeth.Subject(subject, options: job.options, equivalent: equivalents)
      let teeth = Teeth(cases: job.options.cases, least: least, seed: job.options.seed)
      let table = teeth.table(subject) {
        journal.tick()
        // A mutant is given hundreds of cases.
        WorkerLimits.allow(processorSeconds: 20 * timeout)
      }
      return .teeth(table)
    case .examine(let token, let death):
      let examiner = CrashExaminer(
        subject: subject, death: death, timeout: timeout, progress: journal.tick)
      return .violation(try examiner.violation(startingAt: try ChoiceSequence(token: token)))
    }
  }
}
