/// A growing flat buffer of draws.
///
/// It does by hand what `Array` does, because appending to an array of a struct of one's own is slow in
/// debug builds, where it is not specialised. Its owner deallocates it.
struct DrawBuffer {
  private(set) var count = 0
  private var capacity = 32
  private var storage: UnsafeMutablePointer<Draw>

  init() {
    storage = .allocate(capacity: 32)
  }

  func deallocate() {
    storage.deallocate()
  }

  subscript(index: Int) -> Draw { storage[index] }

  mutating func append(_ draw: Draw) {
    if count == capacity { grow() }
    (storage + count).initialize(to: draw)
    count += 1
  }

  /// A copy of the draws.
  var array: [Draw] { Array(UnsafeBufferPointer(start: storage, count: count)) }

  private mutating func grow() {
    let larger = UnsafeMutablePointer<Draw>.allocate(capacity: capacity * 2)
    larger.moveInitialize(from: storage, count: count)
    storage.deallocate()
    storage = larger
    capacity *= 2
  }
}
