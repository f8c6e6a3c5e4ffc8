import Foundation
import Invariants

// What the worker processes add to the time of a run without a crash: the same layout, cases and seed in
// this process, and by a layoutcheck whose path is the argument. Processor time, since that is the same
// on a busy machine; what a run of one case takes, most of it the compiler's, is taken off the
// latter, and the seconds from the start of a worker to its answer are printed for such a run. The least
// of a few runs counts, since other programs only ever make one longer.

let rounds = 5
let words = CommandLine.arguments.dropFirst()
guard let program = words.first else {
  print("usage: WorkerSpeed PATH-OF-LAYOUTCHECK")
  exit(2)
}
let source = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  .appendingPathComponent("Staircase.swift").path

/// The processor seconds of a run by the program, its children included, and the seconds in which it
/// certified, as it says itself.
func inWorker(_ cases: Int) throws -> (processor: Double, certifying: Double) {
  let process = Process()
  let errors = Pipe()
  process.executableURL = URL(fileURLWithPath: program)
  process.arguments = ["certify", source, "--cases", "\(cases)", "--verbose", "--database", "none"]
  process.standardOutput = FileHandle.nullDevice
  process.standardError = errors
  let start = processorSeconds(.children)
  try process.run()
  let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  process.waitUntilExit()
  guard let match = text.firstMatch(of: /certified in ([0-9.]+) s/), let time = Double(match.1)
  else {
    fatalError("layoutcheck did not say how long it took: \(text)")
  }
  return (processorSeconds(.children) - start, time)
}

/// The processor seconds in which this process certifies the layout.
func here(_ cases: Int) throws -> Double {
  var options = CertifyOptions()
  options.cases = cases
  let start = processorSeconds(.here)
  let report = try Certifier(options: options).certify(LayoutSubject(Staircase()))
  precondition(report.violations.isEmpty, "a lawful layout is needed")
  return processorSeconds(.here) - start
}

/// Whose processor time is asked for.
enum Who { case here, children }

func processorSeconds(_ who: Who) -> Double {
  var usage = rusage()
  let number = who == .here ? RUSAGE_SELF : RUSAGE_CHILDREN
  #if canImport(Glibc)
    getrusage(__rusage_who_t(number.rawValue), &usage)
  #else
    getrusage(number, &usage)
  #endif
  return [usage.ru_utime, usage.ru_stime].reduce(0) {
    $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1_000_000
  }
}

_ = try here(100)
var least = (processor: Double.infinity, certifying: Double.infinity)
for _ in 0..<rounds {
  let run = try inWorker(1)
  least.processor = min(least.processor, run.processor)
  least.certifying = min(least.certifying, run.certifying)
}
print(String(format: "a worker with one case: %.2f s", least.certifying))
print("cases\there\tworker\tmore")
for cases in [2_000, 20_000] {
  var times = (here: Double.infinity, worker: Double.infinity)
  for _ in 0..<rounds {
    times.here = min(times.here, try here(cases))
    times.worker = min(times.worker, try inWorker(cases).processor - least.processor)
  }
  let more = (times.worker / times.here - 1) * 100
  print(
    String(
      format: "%d\t%.2f s\t%.2f s\t%.0f %%", cases, times.here, times.worker, more))
}
