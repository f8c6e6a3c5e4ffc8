import Foundation
import Invariants
import Testing

@Suite("Layouts that end their process")
struct CrashTests {
  private func certify(_ sources: [String: String], _ words: String...) throws -> (
    ToolRun, RunReport
  ) {
    let folder = try ToolFolder(sources)
    let files = sources.keys.sorted()
    let run = try ToolRun(
      ["certify", "--format", "json", "--cases", "100"] + files + words, in: folder)
    #expect(try folder.leftovers() == [])
    return (run, try JSONDecoder().decode(RunReport.self, from: Data(run.output.utf8)))
  }

  @Test("break robustness.no-crash with a minimal tree, and the others are certified")
  func trap() throws {
    let (run, report) = try certify([
      "A.swift": ToolSources.layout("A", before: "if subviews.count > 2 { _ = subviews[9] }"),
      "B.swift": ToolSources.pile("B"),
    ])
    #expect(run.status == 1)
    #expect(report.subjects.map(\.verdict) == [.unlawful, .lawful])
    let violation = try #require(report.subjects[0].violations.first)
    #expect(violation.law == "robustness.no-crash")
    #expect(violation.message == "sizeThatFits trapped")
    let others = report.subjects[0].laws.filter { $0.id != violation.law }
    #expect(others.allSatisfy { $0.status != .broken })
    #expect(others.contains { $0.id == "placement.exactly-once" && $0.checked > 20 })
    #expect(violation.actual == "Index out of range: there is no subview 9 of 3")
    #expect(violation.subviews == 3)
    #expect(violation.minimal)
    let robust = report.subjects[1].laws.prefix(2)
    #expect(robust.map(\.id) == ["robustness.no-crash", "robustness.no-hang"])
    #expect(robust.map(\.status) == [.held, .held])
  }

  @Test("can be replayed by the printed command")
  func replay() throws {
    let source = ToolSources.layout("Its", before: "_ = subviews[subviews.count / 2]")
    let folder = try ToolFolder(["It's.swift": source])
    let first = try ToolRun(["certify", "It's.swift", "--format", "json"], in: folder)
    let report = try JSONDecoder().decode(RunReport.self, from: Data(first.output.utf8))
    let subject = try #require(report.subjects.first)
    #expect(subject.command == "layoutcheck certify 'It'\\''s.swift' --only Its")
    let token = try #require(subject.violations.first?.replay)
    let again = try ToolRun(
      ["certify", "It's.swift", "--only", "Its", "--format", "json", "--replay", token], in: folder)
    let replayed = try JSONDecoder().decode(RunReport.self, from: Data(again.output.utf8))
    #expect(replayed.subjects.first?.violations.first?.tree == subject.violations.first?.tree)
    #expect(again.status == 1)
  }

  @Test("may also exit, recurse for ever, or close what they were given")
  func others() throws {
    let (run, report) = try certify(
      [
        "a.swift": ToolSources.layout("Exits", before: "if subviews.count == 1 { exit(0) }"),
        "b.swift": ToolSources.layout(
          "Recurses", before: "_ = depth(1)",
          members: "func depth(_ n: Int) -> Int { n == 0 ? 0 : 1 &+ depth(n &+ 1) }"),
        "c.swift": ToolSources.layout(
          "Talks", before: "print(\"noise\"); close(0); close(1); close(2)"),
      ])
    #expect(run.errors == "")
    #expect(report.subjects.map(\.verdict) == [.unlawful, .unlawful, .lawful])
    #expect(report.subjects[0].violations[0].actual == "exit status 0")
    #expect(report.subjects[0].violations[0].subviews == 1)
    #expect(
      report.subjects[1].violations[0].message == "sizeThatFits ended the process by a signal")
  }

  @Test("may hang, by computing or by asking without end")
  func hang() throws {
    let (run, report) = try certify(
      [
        "a.swift": ToolSources.layout("Spins", before: "while subviews.count == 2 {}"),
        "b.swift": ToolSources.layout(
          "Asks", before: "while let first = subviews.first { _ = first.sizeThatFits(.zero) }"),
      ], "--timeout", "1")
    #expect(run.status == 1)
    let violations = report.subjects.flatMap(\.violations)
    #expect(violations.map(\.law) == ["robustness.no-hang", "robustness.no-hang"])
    #expect(violations.map(\.subviews) == [2, 1])
    #expect(violations[1].message == "sizeThatFits asked the subviews without end")
  }

  @Test("are skipped if it is the initialiser that refuses a generated value")
  func initialiser() throws {
    let (run, report) = try certify([
      "a.swift": ToolSources.layout(
        "Picky", before: "", members: "init(count: Int) { precondition(count > 9, \"too few\") }")
    ])
    #expect(run.status == 4)
    #expect(
      report.skipped.map(\.reason) == [
        "making it ends the process (too few (a.swift:4)); make one with --instance"
      ])
  }

  #if os(Linux)
    @Test("leave no process of their own behind, not even in another session")
    func orphans() throws {
      // The name of the command tells it from everybody else's.
      let name = "layoutcheck-orphan-\(UUID().uuidString)"
      let source = ToolSources.layout(
        "Spawns",
        before: """
          if subviews.count == 2 {
            var attributes = posix_spawnattr_t()
            posix_spawnattr_init(&attributes)
            posix_spawnattr_setflags(&attributes, Int16(0x80))
            var words = [strdup("\(name)"), strdup("600"), nil]
            var pid: pid_t = 0
            posix_spawn(&pid, "/bin/sleep", nil, &attributes, &words, nil)
            fatalError("spawned \\(pid > 0)")
          }
          """)
      let (_, report) = try certify(["Spawns.swift": source])
      let violation = try #require(report.subjects.first?.violations.first)
      #expect(violation.actual.hasPrefix("spawned true"))
      #expect(try ProcessTable.lines(naming: name) == [])
    }
  #endif

  @Test("may take no more memory than they are given")
  func memory() throws {
    let source = ToolSources.layout(
      "Greedy", before: "if subviews.count == 2 { allocate() }",
      members: """
        func allocate() {
          UnsafeMutableRawPointer.allocate(byteCount: 300 << 20, alignment: 16).deallocate()
        }
        """)
    #expect(try certify(["a.swift": source]).1.subjects.map(\.verdict) == [.lawful])
    let (_, report) = try certify(["a.swift": source], "--memory", "200")
    let violation = try #require(report.subjects.first?.violations.first)
    #expect(violation.law == "robustness.no-crash")
    #expect(violation.actual.hasPrefix("failed to allocate"))
  }

  @Test("may stop themselves, which counts as a hang")
  func stop() throws {
    let source = ToolSources.layout(
      "Stops", before: "if subviews.count == 2 { kill(getpid(), SIGSTOP) }")
    let (_, report) = try certify(["a.swift": source])
    let violation = try #require(report.subjects.first?.violations.first)
    #expect(violation.law == "robustness.no-hang")
    #expect(violation.message == "sizeThatFits stopped the process")
    #expect(violation.subviews == 2)
  }
}
