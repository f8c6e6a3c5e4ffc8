import Foundation

/// The processor time that this process has used, in nanoseconds; others on the machine do not count.
func processorNanoseconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
}

/// The shortest of several runs in nanoseconds; making what is run is not part of it.
///
/// The shortest, because everything that disturbs a run makes it longer.
func shortest<Subject>(_ make: () -> Subject, run: (Subject) -> Void) -> Double {
  var best = Double.infinity
  let start = processorNanoseconds()
  repeat {
    let subject = make()
    let begin = processorNanoseconds()
    run(subject)
    best = min(best, processorNanoseconds() - begin)
  } while processorNanoseconds() - start < 1.5e9
  return best
}
