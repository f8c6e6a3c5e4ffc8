import Foundation

/// Runs independent pieces of work on a few threads.
enum Parallel {
  /// The results in the order of the inputs, whatever order they were made in.
  ///
  /// - Throws: the first error in the order of the inputs, after all work has ended; once an error
  ///   was thrown, no new work is begun.
  static func map<Input: Sendable, Output: Sendable>(
    _ inputs: [Input], jobs: Int, _ work: @escaping @Sendable (Input) throws -> Output
  ) throws -> [Output] {
    let board = Board<Output>(count: inputs.count)
    let finished = DispatchGroup()
    for _ in 0..<min(jobs, inputs.count) {
      finished.enter()
      // Not a dispatch queue: its number of threads depends on the machine, and the work blocks.
      Thread.detachNewThread {
        while let index = board.next() {
          board.put(Result { try work(inputs[index]) }, at: index)
        }
        finished.leave()
      }
    }
    finished.wait()
    return try board.results()
  }

  /// What is to be done and what is done already.
  private final class Board<Output: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var slots: [Result<Output, any Error>?]
    private var started = 0
    private var hasFailed = false

    init(count: Int) {
      slots = Array(repeating: nil, count: count)
    }

    func next() -> Int? {
      lock.withLock {
        guard !hasFailed, started < slots.count else { return nil }
        started += 1
        return started - 1
      }
    }

    func put(_ result: Result<Output, any Error>, at index: Int) {
      lock.withLock {
        slots[index] = result
        if case .failure = result { hasFailed = true }
      }
    }

    func results() throws -> [Output] {
      try lock.withLock { try slots.compactMap { try $0?.get() } }
    }
  }
}
