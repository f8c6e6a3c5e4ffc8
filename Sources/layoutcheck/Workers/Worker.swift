import Foundation
import Generators
import Invariants
import LayoutSpec

/// The worker process: certifies one layout, which may end the process at any moment.
///
/// The layout runs in copies of this process, so that this one is always there to answer.
struct Worker {
  private let job: WorkerJob
  private let journal: Journal
  private let library: WorkerLibrary

  /// Does a job and writes the answer.
  static func run(jobAt path: String) -> ExitStatus {
    do {
      let job = try WorkerJob.read(path)
      WorkerLimits.watch(supervisor: job.supervisor)
      ProcessCopy.adoptOrphans()
      let answer: WorkerAnswer
      do {
        answer = try Worker(job).answer()
      } catch let failure as ToolFailure {
        answer = .failed(failure.description)
      } catch let failure as SurvivalFailure {
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
    journal = try Journal(file: job.journal, isNew: false)
    library = try WorkerLibrary(job.library)
  }

  private func answer() throws -> WorkerAnswer {
    switch job.task {
    case .certify, .replay: return try certified()
    case .traceTree(let tree, let question):
      limitTrace()
      return .trace(
        Tracer.trace(try library.view(), tree: tree, question, runaway: { Survival.runAway() }))
    case .traceCase(let token, let question):
      limitTrace()
      return try withSubject { subject in
        guard
          let report = try Tracer.trace(
            token, of: subject, question, runaway: { Survival.runAway() })
        else { return .skipped("the token stands for no case of it") }
        return .trace(report)
      }
    }
  }

  /// A conversation runs once, in this very process.
  private func limitTrace() {
    job.limits.applyToProcess()
    CaseLimits.allow(processorSeconds: job.limits.seconds)
  }

  private func certified() throws -> WorkerAnswer {
    let certifier = Certifier(options: job.options)
    let outcome = try SurvivingRun.run(journal: journal, limits: job.limits) { scout in
      try withSubject { subject in
        if case .replay(let token) = job.task {
          return .report(try certifier.replay(token, subject: subject, surviving: scout))
        }
        return .report(try certifier.certify(subject, surviving: scout))
      }
    }
    switch outcome {
    case .answered(.report(let report)):
      let subject = subject(journal.entry.maker, refusal: Refusal())
      return .report(try Survival.confirmed(report, of: subject, limits: job.limits))
    case .answered(let answer): return answer
    case .died(let death, let errors): return .died(death, errors: errors)
    }
  }

  // MARK: The subject

  /// The parameter that no value could be made for.
  private final class Refusal: @unchecked Sendable {
    var text: String?
  }

  /// Tries the makers in turn; the first that can make the layout decides.
  private func withSubject(
    _ body: (LayoutSubject) throws -> WorkerAnswer
  ) throws -> WorkerAnswer {
    var reason: String?
    for index in job.makers.indices {
      journal.use(maker: index)
      let refusal = Refusal()
      do {
        return try body(subject(index, refusal: refusal))
      } catch let error as UnmakeableParameter {
        reason = reason ?? refusal.text ?? "\(error)"
      }
    }
    return .skipped(reason ?? "there is no way to make it")
  }

  private func subject(_ index: Int, refusal: Refusal) -> LayoutSubject {
    let maker = job.makers[index]
    nonisolated(unsafe) let library = library
    let journal = journal
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
}
