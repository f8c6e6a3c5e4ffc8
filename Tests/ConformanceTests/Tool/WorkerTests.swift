import Foundation
import Generators
import Invariants
import Testing

@testable import layoutcheck

@Suite("Workers and their supervisor")
struct WorkerTests {
  @Test("a journal keeps the case that was begun last")
  func journal() throws {
    let path = NSTemporaryDirectory() + "/layoutcheck-journal-\(UUID().uuidString)"
    defer { unlink(path) }
    let journal = try Journal(file: path, isNew: true)
    #expect(journal.entry == Journal.Entry())
    let writer = try Journal(file: path, isNew: false)
    writer.use(maker: 2)
    writer.begin(ChoiceSequence([.integer(1)]), number: 1)
    writer.end()
    let sequence = ChoiceSequence([.integer(-7), .boolean(true), .double(0.1)])
    let ticks = journal.ticks
    writer.begin(sequence, number: 2)
    writer.isMaking = true
    #expect(
      journal.entry
        == Journal.Entry(number: 2, maker: 2, isMaking: true, isRunning: true, sequence: sequence))
    #expect(journal.ticks != ticks)
    #expect(throws: SurvivalFailure.self) { try Journal(file: path + "-missing", isNew: false) }
  }

  @Test(
    "the runtime's last words are read",
    arguments: [
      (
        "Swift/ContiguousArrayBuffer.swift:691: Fatal error: Index out of range\n",
        "Index out of range"
      ),
      ("Flow/Flow.swift:12: Fatal error: not yet\n", "not yet (Flow.swift:12)"),
      (
        "noise\nA/Grid.swift:3: Precondition failed: no columns\nmore noise",
        "no columns (Grid.swift:3)"
      ),
      ("A/Grid.swift:3: Fatal error\n", "Fatal error (Grid.swift:3)"),
    ])
  func messages(text: String, expected: String) {
    #expect(CrashMessage.reason(in: text) == expected)
    #expect(CrashMessage.reason(in: "nothing") == nil)
  }

  @Test("a program's end, output and children are looked after")
  func children() throws {
    func run(_ script: String) throws -> ChildProcess.Outcome {
      try ChildProcess(
        executable: "/bin/sh", arguments: ["-c", script], environment: ["PATH": "/usr/bin:/bin"]
      ).run(every: 0.05) { script.contains("sleep 60") }
    }
    let ended = try run("echo lost; echo kept >&2; exit 3")
    #expect(ended.ending == .exited(3))
    #expect(ended.errorText == "kept\n")
    #expect(try run("kill -9 $$").ending == .signalled(SIGKILL))
    #expect(try run("sleep 60 & sleep 60").ending == .stuck)
  }

  @Test("a program that is not there is the tool's failure")
  func missing() {
    let child = ChildProcess(executable: "/nowhere", arguments: [], environment: [:])
    #expect(throws: ToolFailure.self) { try child.run() }
  }

  @Test("work is done once each, and its results are in order")
  func parallel() throws {
    let inputs = Array(0..<100)
    for jobs in [1, 2, 7, 200] {
      #expect(try Parallel.map(inputs, jobs: jobs) { $0 * 2 } == inputs.map { $0 * 2 })
    }
    #expect(try Parallel.map([Int](), jobs: 3) { $0 } == [])
    #expect(throws: UsageError("3")) {
      try Parallel.map(inputs, jobs: 4) { if $0 >= 3 { throw UsageError("\($0)") } }
    }
  }

  @Test("a replay command survives a shell")
  func quoting() {
    #expect(ReplayCommand.quoted("Sources/Flow.swift") == "Sources/Flow.swift")
    #expect(ReplayCommand.quoted("It's (1)") == "'It'\\''s (1)'")
    #expect(ReplayCommand.quoted("") == "''")
  }
}
