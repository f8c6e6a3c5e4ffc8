import Foundation
import Invariants

/// What a worker process is to do, as the supervisor writes it into a file.
struct WorkerJob: Codable {
  enum Task: Codable, Equatable {
    /// Search for broken laws.
    case certify
    /// Run the one case of a replay token.
    case replay(String)
    /// Make the case of a token as small as possible that ends the process in this way.
    case examine(String, Death)
    /// Trace the view that the library makes; its source, and what to ask.
    case traceTree(String, TraceQuestion)
    /// Trace the case of a replay token.
    case traceCase(String, TraceQuestion)
    /// Spoil the layout in every way, but for those that change nothing, each with the reason.
    case teeth(least: Int, equivalents: [Mutation: String])
  }

  /// One way to make the layout.
  struct Maker: Codable, Equatable {
    /// The number of the factory in the library.
    var number: Int
    /// The expression for reports.
    var instance: String
  }

  var task: Task
  var library: String
  var name: String
  var file: String
  var line: Int
  /// The ways to make the layout; the first that works is taken.
  var makers: [Maker]
  var options: CertifyOptions
  /// The processor seconds that one case may take.
  var timeout: Double
  /// The path of the journal, which exists already.
  var journal: String
  /// The path that the answer goes to.
  var answer: String

  /// The hidden command that starts a worker.
  static let command = "__worker"

  /// Reads a job.
  static func read(_ path: String) throws -> WorkerJob {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw ToolFailure("the worker cannot read its job")
    }
    do {
      return try JSONDecoder().decode(WorkerJob.self, from: data)
    } catch {
      throw ToolFailure("the worker does not understand its job: \(error)")
    }
  }

  /// Writes the job to a file.
  func write(_ path: String) throws {
    do {
      try TemporaryFolder.write(try JSONEncoder().encode(self), to: path)
    } catch let error as EncodingError {
      throw ToolFailure("cannot write a worker's job: \(error)")
    }
  }
}

/// What a worker found, as it writes it into a file.
enum WorkerAnswer: Codable {
  /// The certificate.
  case report(SubjectReport)
  /// The smallest case that ends the process.
  case violation(ViolationReport)
  /// The conversation.
  case trace(TraceReport)
  /// What became of the layout's mutants.
  case teeth(TeethReport.Table)
  /// The layout cannot be made; the reason.
  case skipped(String)
  /// The tool failed; what happened.
  case failed(String)

  /// The answer in a file, or `nil` if there is none that is whole.
  static func read(_ path: String) -> WorkerAnswer? {
    FileManager.default.contents(atPath: path).flatMap {
      try? JSONDecoder().decode(WorkerAnswer.self, from: $0)
    }
  }

  /// Writes the answer whole or not at all.
  func write(_ path: String) throws {
    let draft = path + ".draft"
    try TemporaryFolder.write(try JSONEncoder().encode(self), to: draft)
    guard rename(draft, path) == 0 else {
      throw ToolFailure("the worker cannot write its answer: \(Platform.message(errno))")
    }
  }
}

/// How a layout ended the process that it ran in.
enum Death: Codable, Equatable {
  case signal(Int32)
  case exit(Int32)
  /// It used up its processor time, or stood still for long.
  case hang
  /// One call asked its subviews more questions than any sensible layout does.
  case runaway

  /// The exit status by which a worker says that its layout ran away.
  static let runawayStatus: Int32 = 88

  /// Whether both are the same fault, so that a smaller case of one stands for the other.
  ///
  /// Endless questions may use up the time first, so that the two ways to hang count as one.
  func isLike(_ other: Death?) -> Bool {
    guard let other else { return false }
    return self == other
      || (law == RobustnessLaws.noHang.id && other.law == RobustnessLaws.noHang.id)
  }

  private var description: LawDescription {
    switch self {
    case .signal, .exit: RobustnessLaws.noCrash
    case .hang, .runaway: RobustnessLaws.noHang
    }
  }

  /// The law that it breaks.
  var law: String { description.id }

  /// What that law promises.
  var promise: String { description.promise }

  /// What the law expected.
  var expectation: String {
    description.id == RobustnessLaws.noHang.id ? "the call returns" : "the call does not trap"
  }

  /// What happened, as the end of a sentence about a method of the layout or the layout itself.
  var text: String {
    switch self {
    // One of the two is how Swift traps; which one depends on the processor.
    case .signal(SIGILL), .signal(SIGTRAP): "trapped"
    case .signal: "ended the process by a signal"
    case .exit: "ended the process"
    case .hang: "did not return"
    case .runaway: "asked the subviews without end"
    }
  }

  /// What was seen, where the runtime left no message.
  var fact: String {
    switch self {
    case .signal(SIGILL), .signal(SIGTRAP): "a trap without a message, such as an overflow"
    case .signal(SIGSEGV): "SIGSEGV, as endless recursion causes it"
    case .signal(let number): Platform.signalName(number)
    case .exit(let status): "exit status \(status)"
    case .hang: "no answer within the time that one case may take (--timeout)"
    case .runaway: "more than \(Certifier.questionLimit) questions in one call"
    }
  }
}
