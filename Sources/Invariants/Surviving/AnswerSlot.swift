import LayoutSpec

/// Memory that a copy of the process leaves its answer in.
///
/// No file and no pipe: a layout may close every descriptor and go to another directory.
final class AnswerSlot: @unchecked Sendable {
  /// What is in it.
  enum Content {
    case nothing
    /// What the work returned, encoded.
    case answer(Data)
    /// What the work threw, as text.
    case failure(String)
    /// How a copy ended between two cases, as `waitpid` gives it.
    case status(Int32)
  }

  private static let header = 16
  /// Only what is written to takes up memory.
  private static let size = 256 << 20

  private let memory: UnsafeMutableRawPointer

  init() throws {
    let flags = MAP_SHARED | MAP_ANONYMOUS | MAP_NORESERVE
    let mapped = mmap(nil, Self.size, PROT_READ | PROT_WRITE, flags, -1, 0)
    guard let mapped, mapped != MAP_FAILED else {
      throw SurvivalFailure.system("cannot map memory for an answer")
    }
    memory = mapped
  }

  deinit { munmap(memory, Self.size) }

  func store(answer: Data) {
    guard answer.count <= Self.size - Self.header else {
      return store(failure: "the answer takes \(answer.count) bytes, which is too much")
    }
    store(1, answer)
  }

  func store(failure: String) { store(2, Data(failure.utf8.prefix(10_000))) }

  func store(status: Int32) {
    withUnsafeBytes(of: status) { store(3, Data($0)) }
  }

  private func store(_ kind: UInt8, _ data: Data) {
    data.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress else { return }
      memory.advanced(by: Self.header).copyMemory(from: start, byteCount: bytes.count)
    }
    memory.storeBytes(of: UInt64(data.count), toByteOffset: 8, as: UInt64.self)
    // Last, so that there is a whole answer or none.
    memory.storeBytes(of: kind, as: UInt8.self)
  }

  var content: Content {
    let count = Int(memory.load(fromByteOffset: 8, as: UInt64.self))
    let bytes = UnsafeRawBufferPointer(start: memory.advanced(by: Self.header), count: count)
    switch memory.load(as: UInt8.self) {
    case 1: return .answer(Data(bytes))
    case 2: return .failure(String(decoding: bytes, as: UTF8.self))
    case 3: return .status(bytes.loadUnaligned(as: Int32.self))
    default: return .nothing
    }
  }
}
