// Measures how fast random view trees and scenarios are made.
//
//   swift run -c release GenerationSpeed

import Foundation
import Generators

/// The processor time that this process has used, in seconds.
func processorSeconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
}

/// Prints how many examples, and how many parts of them, are made per second of processor time.
func measure<Value>(_ name: String, _ gen: Gen<Value>, parts: (Value) -> Int) {
  let explorer = Explorer(gen, seed: 1)
  var examples = 0
  var draws = 0
  var total = 0
  let start = processorSeconds()
  var seconds = 0.0
  while seconds < 2 {
    for index in examples..<(examples + 500) {
      guard let example = explorer.example(at: index) else { continue }
      draws += example.recording.draws.count
      total += parts(example.value)
    }
    examples += 500
    seconds = processorSeconds() - start
  }
  let rate = { (count: Int) in Int(Double(count) / seconds) }
  print(
    "\(name): \(rate(examples)) examples/s, \(rate(draws)) draws/s, \(rate(total)) views/s,"
      + " which is \(rate(total) / 20) trees of 20 views a second")
}

measure("view trees", ViewTree.gen(depth: 4)) { $0.nodeCount }
measure("scenarios", Scenario.gen()) { scenario in
  scenario.subviews.reduce(0) { $0 + $1.nodeCount }
}
