/// Runs a closure on a thread with a stack of a gibibyte, and waits for it.
///
/// A tree is measured by recursion, so one of thousands of levels needs more stack than a thread
/// usually has: make, use and drop it inside `body`. Only what is used of the stack takes memory.
package func withDeepStack<T>(_ body: @escaping () -> T) -> T {
  let box = DeepStackBox(body)
  let thread = Thread { box.run() }
  thread.stackSize = 1 << 30
  thread.start()
  return box.wait()
}

/// What the two threads share. Unchecked: the semaphore orders their accesses.
private final class DeepStackBox<T>: @unchecked Sendable {
  private let body: () -> T
  private let done = DispatchSemaphore(value: 0)
  private var result: T?

  init(_ body: @escaping () -> T) { self.body = body }

  func run() {
    result = body()
    done.signal()
  }

  func wait() -> T {
    done.wait()
    guard let result else { preconditionFailure("the thread ended without a result") }
    return result
  }
}
