import Foundation
import Invariants

// What the worker processes add to the time of a run without a crash: the same layout, cases and seed in
// this process, and by a layoutcheck whose path is the argument. Its start is included, its compiler
// is not. The shortest of a few runs counts, since other programs only ever make one longer.

let rounds = 5
let words = CommandLine.arguments.dropFirst()
guard let program = words.first else {
  print("usage: WorkerSpeed PATH-OF-LAYOUTCHECK")
  exit(2)
}
let source = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  .appendingPathComponent("Staircase.swift").path

/// The seconds in which a program certifies the layout, as it says itself.
func inWorker(_ cases: Int) throws -> Double {
  let process = Process()
  let errors = Pipe()
  process.executableURL = URL(fileURLWithPath: program)
  process.arguments = ["certify", source, "--cases", "\(cases)", "--verbose", "--database", "none"]
  process.standardOutput = FileHandle.nullDevice
  process.standardError = errors
  try process.run()
  let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  process.waitUntilExit()
  guard let match = text.firstMatch(of: /certified in ([0-9.]+) s/), let time = Double(match.1)
  else {
    fatalError("layoutcheck did not say how long it took: \(text)")
  }
  return time
}

/// The seconds in which this process certifies the layout.
func here(_ cases: Int) throws -> Double {
  var options = CertifyOptions()
  options.cases = cases
  let start = ProcessInfo.processInfo.systemUptime
  let report = try Certifier(options: options).certify(LayoutSubject(Staircase()))
  precondition(report.violations.isEmpty, "a lawful layout is needed")
  return ProcessInfo.processInfo.systemUptime - start
}

print("cases\there\tworker\tmore")
for cases in [2_000, 20_000] {
  var times = (here: Double.infinity, worker: Double.infinity)
  for _ in 0..<rounds {
    times.here = min(times.here, try here(cases))
    times.worker = min(times.worker, try inWorker(cases))
  }
  let more = (times.worker / times.here - 1) * 100
  print(
    String(
      format: "%d\t%.2f s\t%.2f s\t%.0f %%", cases, times.here, times.worker, more))
}
