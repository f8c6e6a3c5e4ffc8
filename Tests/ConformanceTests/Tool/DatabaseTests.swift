import Foundation
import Generators
import Invariants
import Testing

@testable import layoutcheck

@Suite("The database of failing cases")
struct DatabaseTests {
  private static let unlawful = ToolSources.layout("A", before: "_ = subviews[subviews.count / 2]")
  private static let mended = ToolSources.layout("A", before: "")

  private func certify(_ folder: ToolFolder, _ words: String...) throws -> (
    ToolRun, SubjectReport
  ) {
    let run = try ToolRun(
      ["certify", "A.swift", "--format", "json", "--cases", "50"] + words, in: folder,
      environment: ["LAYOUTCHECK_DATABASE": ""])
    let report = try JSONDecoder().decode(RunReport.self, from: Data(run.output.utf8))
    return (run, try #require(report.subjects.first))
  }

  private func entries(_ folder: ToolFolder, _ name: String = ".layoutcheck") -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder.url(name).path)) ?? []
  }

  @Test("keeps a failing case, which is run first next time, and drops it once it is mended")
  func life() throws {
    let folder = try ToolFolder(["A.swift": Self.unlawful])
    let (_, first) = try certify(folder)
    #expect(first.stored == [])
    #expect(entries(folder).count == 1)
    let token = try #require(first.violations.first?.replay)

    // With another seed and few cases, too.
    let (run, second) = try certify(folder, "--seed", "9")
    let law = "robustness.no-crash"
    #expect(second.stored == [StoredCaseReport(law: law, replay: token, broken: true)])
    #expect(run.status == 1)
    #expect(second.violations.first?.replay == token)

    try Data(Self.mended.utf8).write(to: folder.url("A.swift"))
    let (again, third) = try certify(folder)
    #expect(third.stored == [StoredCaseReport(law: law, replay: token, broken: false)])
    #expect(again.status == 0)
    #expect(again.errors == "")
    #expect(entries(folder) == [])
  }

  @Test("changes neither the random cases nor what is found in them")
  func sameSearch() throws {
    let folder = try ToolFolder(["A.swift": Self.unlawful])
    let (_, first) = try certify(folder)
    var (_, second) = try certify(folder)
    #expect(second.stored.count == 1)
    second.stored = []
    for index in second.violations.indices { second.violations[index].evaluations = 0 }
    var expected = first
    for index in expected.violations.indices { expected.violations[index].evaluations = 0 }
    #expect(second == expected)
  }

  @Test("keeps a case whose law is not checked in this run")
  func unchecked() throws {
    let folder = try ToolFolder(["A.swift": Self.unlawful])
    _ = try certify(folder)
    try Data(Self.mended.utf8).write(to: folder.url("A.swift"))
    _ = try certify(folder, "--waive", "robustness.no-crash=for now")
    #expect(entries(folder).count == 1)
  }

  @Test("is elsewhere or nowhere if so said")
  func places() throws {
    let folder = try ToolFolder(["A.swift": Self.unlawful])
    _ = try certify(folder, "--database", "none")
    #expect(entries(folder) == [])
    _ = try certify(folder, "--database", "kept")
    #expect(entries(folder) == [])
    #expect(entries(folder, "kept").count == 1)
  }

  @Test(
    "is mended silently or complained of in one line, and no run is lost",
    arguments: [
      ("", "is damaged"), ("{", "is damaged"), (#"{"version":7}"#, "is damaged"),
      (
        #"{"instance":"A()","law":"size.pure","name":"A","place":"A.swift","replay":"x","version":1}"#,
        "belongs to something else"
      ),
      (
        #"{"instance":"A()","law":"robustness.no-crash","name":"A","place":"A.swift","replay":"L1.x","#
          + #""version":1}"#,
        "holds a replay token that cannot be read"
      ),
    ])
  func damage(text: String, complaint: String) throws {
    let folder = try ToolFolder(["A.swift": Self.unlawful])
    let (_, first) = try certify(folder)
    let name = try #require(entries(folder).first)
    try Data(text.utf8).write(to: folder.url(".layoutcheck/\(name)"))
    let (run, second) = try certify(folder)
    #expect(second == first)
    #expect(run.errorLines.count == 1)
    #expect(run.errors.contains("its entry \(name) \(complaint), and is left out"))
    // The case was found again, and has taken the place of what was there.
    #expect(try certify(folder).1.stored.map(\.broken) == [true])
  }

  @Test("may be a file, or where nothing can be written")
  func foreign() throws {
    let folder = try ToolFolder(["A.swift": Self.unlawful, "file": "hello"])
    let (run, first) = try certify(folder, "--database", "file")
    #expect(first.violations.count == 1)
    #expect(run.errors.contains("layoutcheck: the database ‘file’: it is no directory\n"))
    #expect(try String(contentsOf: folder.url("file"), encoding: .utf8) == "hello")
    let (lost, second) = try certify(folder, "--database", "file/below")
    #expect(second == first)
    #expect(lost.errorLines.count == 1)
    #expect(lost.errors.contains("‘file/below’: it cannot be written (Not a directory)"))
  }

  @Test("is shared by runs at the same time")
  func sharing() async throws {
    let folder = try ToolFolder()
    let database = FailureDatabase(path: folder.url("shared").path)
    let laws = (0..<4).map { "law.\($0)" }
    func report(_ law: String, _ value: Int) -> SubjectReport {
      let violation = ViolationReport(
        law: law, severity: .error, promise: "", message: "", expected: "", actual: "",
        subviews: 0, nodes: 0, proposal: ReportedProposal(width: nil, height: nil),
        bounds: ReportedRect(x: 0, y: 0, width: 0, height: 0), direction: "", tree: "", frames: [],
        blame: nil, replay: ChoiceSequence([.integer(value)]).token, case: 0, evaluations: 0,
        minimal: true)
      return SubjectReport(
        name: "A", file: nil, line: nil, instance: "A()", verdict: .unlawful, cases: 1,
        discarded: 0, laws: [], violations: [violation])
    }
    let owner = FailureDatabase.Owner(name: "A", instance: "A()", place: "A.swift")
    let problems = await withTaskGroup(of: [String].self) { group in
      for task in 0..<8 {
        group.addTask {
          (0..<50).flatMap { round in
            let law = laws[(task + round) % laws.count]
            return database.update(owner, with: report(law, round))
              + database.cases(of: owner, laws: laws).problems
          }
        }
      }
      return await group.reduce(into: []) { $0 += $1 }
    }
    #expect(problems == [])
    #expect(database.cases(of: owner, laws: laws).cases.map(\.law) == laws)
    // No draft is left behind.
    #expect(try FileManager.default.contentsOfDirectory(atPath: database.path).count == laws.count)
  }
}
