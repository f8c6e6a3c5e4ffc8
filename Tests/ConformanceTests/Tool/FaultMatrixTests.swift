import Foundation
import Invariants
import Testing

/// Every way to end a process, in every method of a layout, early and late.
@Suite("The matrix of faults", .serialized)
struct FaultMatrixTests {
  /// What is to be seen of a fault; `nil` where it must not be seen at all.
  private struct Expectation {
    var law: String
    var text: String
    /// The beginning of what was seen, or all of it.
    var actual: String
  }

  private static func expectation(_ fault: String) -> Expectation? {
    func crash(_ text: String, _ actual: String) -> Expectation {
      Expectation(law: "robustness.no-crash", text: text, actual: actual)
    }
    switch fault {
    case "traps": return crash("trapped", "Index out of range")
    case "exits0": return crash("ended the process", "exit status 0")
    case "exits1": return crash("ended the process", "exit status 1")
    case "aborts": return crash("ended the process by a signal", "SIGABRT")
    case "killsItself": return crash("ended the process by a signal", "SIGKILL")
    case "recurses": return crash("ended the process by a signal", "SIGSEGV")
    case "allocates": return crash("ended the process by a signal", "failed to allocate")
    case "trapsLater": return crash("trapped", "later (Faulty.swift:")
    case "spins":
      return Expectation(
        law: "robustness.no-hang", text: "did not return", actual: "no answer within")
    default: return nil
    }
  }

  /// The first case, and one that a worker which began anew after each death would never come to.
  @Test(
    "ends with the right law, the smallest tree, and the other laws checked", arguments: [1, 500])
  func matrix(first: Int) throws {
    let folder = try ToolFolder(["Faulty.swift": FaultSource.text])
    var words = ["certify", "Faulty.swift", "--format", "json", "--timeout", "0.1"]
    words += ["--cases", first == 1 ? "200" : "450"]
    var combinations: [(fault: String, method: String)] = []
    for fault in FaultSource.faults {
      for method in FaultSource.methods {
        combinations.append((fault, method))
        words += ["--instance", FaultSource.instance(fault, in: method, from: first)]
      }
    }
    let run = try ToolRun(words, in: folder)
    #expect(run.status == 1)
    #expect(run.errors == "")
    #expect(try folder.leftovers() == [])
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).count == 4)
    let report = try JSONDecoder().decode(RunReport.self, from: Data(run.output.utf8))
    try #require(report.subjects.count == combinations.count)
    for ((fault, method), subject) in zip(combinations, report.subjects) {
      check(subject, fault, method, isLate: first > 1)
    }
    #expect(try ProcessTable.lines(naming: folder.url.path) == [])
  }

  private func check(_ subject: SubjectReport, _ fault: String, _ method: String, isLate: Bool) {
    let what = Comment(rawValue: "\(subject.instance): \(subject.violations)")
    let others = subject.laws.filter { !$0.id.hasPrefix("robustness.") }
    #expect(others.allSatisfy { $0.status != .broken }, what)
    for id in ["size.valid", "size.pure", "placement.exactly-once", "cache.coherent"] {
      #expect(others.contains { $0.id == id && $0.status == .held && $0.checked > 10 }, what)
    }
    guard let expected = Self.expectation(fault) else {
      #expect(subject.verdict == .lawful, what)
      return
    }
    #expect(subject.verdict == .unlawful, what)
    #expect(subject.violations.map(\.law) == [expected.law], what)
    guard let violation = subject.violations.first else { return }
    #expect(violation.message.hasPrefix("\(method) \(expected.text)"), what)
    #expect(
      violation.message.hasSuffix("only after the cases that were run before") == isLate, what)
    #expect(violation.actual.hasPrefix(expected.actual), what)
    #expect(violation.subviews == 2, what)
    #expect(violation.nodes == 5, what)
    #expect(violation.minimal, what)
  }
}
