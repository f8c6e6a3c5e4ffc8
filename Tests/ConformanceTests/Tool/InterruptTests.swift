import Foundation
import Invariants
import Testing

@Suite("An interrupted run")
struct InterruptTests {
  /// Starts a run that would take hours, waits until its worker is at it, and interrupts it.
  private func interrupt(_ folder: ToolFolder, by signal: Int32) throws -> (Process, String) {
    let process = Process()
    let executable: URL = try #require(ToolRun.executable, "layoutcheck is not built")
    process.executableURL = executable
    process.arguments = ["certify", "A.swift", "--format", "json", "--cases", "1000000000"]
    process.currentDirectoryURL = folder.url
    process.environment = ProcessInfo.processInfo.environment.merging([
      "TMPDIR": folder.temporary.path, "LAYOUTCHECK_DATABASE": "none",
    ]) { $1 }
    let output = folder.url(".stdout")
    try Data().write(to: output)
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = FileHandle.nullDevice
    try process.run()
    while process.isRunning, try !hasBegun(folder) { usleep(10_000) }
    kill(process.processIdentifier, signal)
    process.waitUntilExit()
    return (process, try String(contentsOf: output, encoding: .utf8))
  }

  /// Whether a worker has begun a few cases.
  private func hasBegun(_ folder: ToolFolder) throws -> Bool {
    guard let name = try folder.leftovers().first else { return false }
    let path = folder.temporary.appendingPathComponent("\(name)/worker-0/journal").path
    guard let journal = try? Journal(file: path, isNew: false) else { return false }
    return journal.entry.number > 20
  }

  @Test(
    "reports what is known, ends its workers, and dies of the signal", arguments: [SIGINT, SIGTERM])
  func report(signal: Int32) throws {
    let folder = try ToolFolder(["A.swift": ToolSources.pile("A")])
    let (process, output) = try interrupt(folder, by: signal)
    // A shell says 128 and the signal's number: 130 after Ctrl-C.
    #expect(process.terminationReason == .uncaughtSignal)
    #expect(process.terminationStatus == signal)
    let report = try JSONDecoder().decode(RunReport.self, from: Data(output.utf8))
    #expect(report.exitStatus == 128 + Int(signal))
    // On a very busy machine a worker may not have been able to answer in time.
    #expect(report.subjects.count + report.skipped.count == 1)
    #expect(report.subjects.allSatisfy { $0.verdict == .inconclusive && $0.cases > 10 })
    #expect(report.skipped.allSatisfy { $0.reason.hasPrefix("the run was interrupted") })
    #expect(try folder.leftovers() == [])
    #expect(try ProcessTable.lines(naming: folder.url.path) == [])
  }

  #if os(Linux)
    @Test("that is still compiling has nothing to report")
    func early() throws {
      let folder = try ToolFolder([
        "A.swift": ToolSources.pile("A"), "swiftc": "#!/bin/sh\nsleep 600\n",
      ])
      chmod(folder.url("swiftc").path, 0o755)
      let process = Process()
      let executable: URL = try #require(ToolRun.executable, "layoutcheck is not built")
      process.executableURL = executable
      process.arguments = ["certify", "A.swift"]
      process.currentDirectoryURL = folder.url
      process.environment = ProcessInfo.processInfo.environment.merging([
        "TMPDIR": folder.temporary.path, "LAYOUTCHECK_SWIFTC": folder.url("swiftc").path,
      ]) { $1 }
      process.standardOutput = FileHandle.nullDevice
      try process.run()
      while process.isRunning, try ProcessTable.lines(naming: folder.url("swiftc").path).isEmpty {
        usleep(10_000)
      }
      kill(process.processIdentifier, SIGINT)
      process.waitUntilExit()
      #expect(process.terminationReason == .uncaughtSignal)
      #expect(try folder.leftovers() == [])
      #expect(try ProcessTable.lines(naming: folder.url.path) == [])
    }
  #endif
}
