import Foundation
import Invariants

/// What a worker process is to do, as the supervisor writes it into a file.
struct WorkerJob: Codable {
  enum Task: Codable, Equatable {
    /// Search for broken laws.
    case certify
    /// Run the one case of a replay token.
    case replay(String)
    /// Trace the view that the library makes; its source, and what to ask.
    case traceTree(String, TraceQuestion)
    /// Trace the case of a replay token.
    case traceCase(String, TraceQuestion)
  }

  /// One way to make the layout.
  struct Maker: Codable, Equatable {
    /// The number of the factory in the library.
    var number: Int
    /// The expression for reports.
    var instance: String
  }

  var task: Task
  /// The process that waits for the answer.
  var supervisor = getpid()
  var library: String
  var name: String
  var file: String
  var line: Int
  /// The ways to make the layout; the first that works is taken.
  var makers: [Maker]
  var options: CertifyOptions
  /// What one case may use.
  var limits: CaseLimits
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
  /// The conversation.
  case trace(TraceReport)
  /// The layout ended the process in a way that left nobody to go on; its last words.
  case died(Death, errors: String)
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
