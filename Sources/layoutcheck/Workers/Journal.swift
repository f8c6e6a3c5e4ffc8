import Foundation
import Generators

/// A file that tells which case a worker was at when it ended.
///
/// The worker writes to mapped memory, which costs no system call for a case and survives whatever
/// the layout does to the process. Choices are kept raw, nine bytes each: making a replay token for
/// every case would cost more than the case.
enum Journal {
  /// What a journal says.
  struct Entry: Equatable {
    /// Grows with every case that is begun.
    var cases: UInt64
    /// The number of the layout's maker, an index into the job's list.
    var maker: Int
    /// Whether the layout was being made.
    var isMaking: Bool
    /// The case that was begun last, if there was one.
    var sequence: ChoiceSequence?
  }

  /// Cases with more choices are cut off; replaying fills in the simplest ones.
  private static let capacity = 100_000
  private static let header = 32
  private static let stride = 9
  static let size = header + capacity * stride

  // MARK: Reading

  /// Makes an empty journal.
  static func create(_ path: String) throws {
    try TemporaryFolder.write(Data(), to: path)
    guard truncate(path, off_t(size)) == 0 else {
      throw ToolFailure("cannot make a worker's journal: \(Platform.message(errno))")
    }
  }

  /// The number of cases that were begun; cheap enough to ask often.
  static func cases(in path: String) -> UInt64 {
    guard let handle = FileHandle(forReadingAtPath: path) else { return 0 }
    defer { try? handle.close() }
    guard let data = try? handle.read(upToCount: 8), data.count == 8 else { return 0 }
    return data.withUnsafeBytes { $0.loadUnaligned(as: UInt64.self) }
  }

  /// What the journal says.
  static func read(_ path: String) -> Entry {
    guard let data = FileManager.default.contents(atPath: path), data.count == size else {
      return Entry(cases: 0, maker: 0, isMaking: false, sequence: nil)
    }
    return data.withUnsafeBytes { bytes in
      let cases = bytes.loadUnaligned(as: UInt64.self)
      let maker = bytes.loadUnaligned(fromByteOffset: 8, as: Int64.self)
      let count = bytes.loadUnaligned(fromByteOffset: 16, as: UInt64.self)
      let choices = (0..<min(Int(clamping: count), capacity)).map { choice(bytes, at: $0) }
      return Entry(
        cases: cases, maker: Int(clamping: maker), isMaking: bytes[24] != 0,
        sequence: cases == 0 ? nil : ChoiceSequence(choices))
    }
  }

  private static func choice(_ bytes: UnsafeRawBufferPointer, at index: Int) -> Choice {
    let offset = header + index * stride
    let bits = bytes.loadUnaligned(fromByteOffset: offset + 1, as: UInt64.self)
    switch bytes[offset] {
    case 0: return .integer(Int(truncatingIfNeeded: Int64(bitPattern: bits)))
    case 1: return .boolean(bits != 0)
    default: return .double(Double(bitPattern: bits))
    }
  }

  // MARK: Writing

  /// The worker's side of a journal.
  final class Writer {
    private let memory: UnsafeMutableRawPointer
    private var cases: UInt64 = 0

    /// Maps a journal that ``Journal/create(_:)`` made.
    init(_ path: String) throws {
      let descriptor = open(path, O_RDWR)
      guard descriptor >= 0 else {
        throw ToolFailure("the worker cannot open its journal: \(Platform.message(errno))")
      }
      defer { close(descriptor) }
      let mapped = mmap(nil, Journal.size, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0)
      guard let mapped, mapped != MAP_FAILED else {
        throw ToolFailure("the worker cannot map its journal: \(Platform.message(errno))")
      }
      memory = mapped
    }

    /// Notes which of the makers is being used.
    func use(maker: Int) {
      memory.storeBytes(of: Int64(maker), toByteOffset: 8, as: Int64.self)
    }

    /// Notes whether the layout is being made.
    var isMaking = false {
      didSet { memory.storeBytes(of: isMaking ? 1 : 0, toByteOffset: 24, as: UInt8.self) }
    }

    /// Notes that a case is about to be run.
    func begin(_ sequence: ChoiceSequence) {
      let choices = sequence.choices
      let count = min(choices.count, Journal.capacity)
      memory.storeBytes(of: UInt64(count), toByteOffset: 16, as: UInt64.self)
      for index in 0..<count {
        let offset = Journal.header + index * Journal.stride
        let (tag, bits): (UInt8, UInt64) =
          switch choices[index] {
          case .integer(let value): (0, UInt64(bitPattern: Int64(value)))
          case .boolean(let value): (1, value ? 1 : 0)
          case .double(let value): (2, value.bitPattern)
          }
        memory.storeBytes(of: tag, toByteOffset: offset, as: UInt8.self)
        memory.storeBytes(of: bits, toByteOffset: offset + 1, as: UInt64.self)
      }
      tick()
    }

    /// Notes that there is progress.
    func tick() {
      cases += 1
      memory.storeBytes(of: cases, toByteOffset: 0, as: UInt64.self)
    }
  }
}
