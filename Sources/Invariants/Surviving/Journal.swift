import Generators
import LayoutSpec

/// Memory that tells which case a process was at when it ended.
///
/// It is shared by all copies of a process, costs no system call for a case, and survives whatever the
/// layout does. Choices are kept raw, nine bytes each: making a replay token for every case would cost
/// more than the case.
// Unchecked: one process writes at a time, and others read single words.
package final class Journal: @unchecked Sendable {
  /// What a journal says.
  package struct Entry: Equatable {
    /// How many cases were begun.
    package var number: UInt64
    /// The number of the layout's maker, an index into the list of makers.
    package var maker: Int
    /// Whether the layout was being made.
    package var isMaking: Bool
    /// Whether the case was being run: it had begun and not ended.
    package var isRunning: Bool
    /// The case that was begun last, if there was one.
    package var sequence: ChoiceSequence?

    package init(
      number: UInt64 = 0, maker: Int = 0, isMaking: Bool = false, isRunning: Bool = false,
      sequence: ChoiceSequence? = nil
    ) {
      (self.number, self.maker, self.sequence) = (number, maker, sequence)
      (self.isMaking, self.isRunning) = (isMaking, isRunning)
    }
  }

  /// Where things are, in bytes.
  private enum Place {
    static let ticks = 0
    static let maker = 8
    static let count = 16
    static let isMaking = 24
    static let isRunning = 25
    static let shouldStop = 26
    static let number = 32
    static let choices = 40
  }

  /// Cases with more choices are cut off; replaying fills in the simplest ones.
  private static let capacity = 100_000
  private static let stride = 9
  private static let size = Place.choices + capacity * stride

  private let memory: UnsafeMutableRawPointer

  /// A journal for copies of this process alone.
  package init() throws {
    memory = try Self.map(-1)
  }

  /// A journal in a file, for other processes to read; the file is made if `isNew`.
  package init(file path: String, isNew: Bool) throws {
    let descriptor = open(path, isNew ? O_RDWR | O_CREAT | O_TRUNC : O_RDWR, 0o600)
    guard descriptor >= 0 else { throw SurvivalFailure.system("cannot open a worker's journal") }
    defer { close(descriptor) }
    if isNew, ftruncate(descriptor, off_t(Self.size)) != 0 {
      throw SurvivalFailure.system("cannot make a worker's journal")
    }
    memory = try Self.map(descriptor)
  }

  deinit { munmap(memory, Self.size) }

  private static func map(_ descriptor: Int32) throws -> UnsafeMutableRawPointer {
    let flags = descriptor < 0 ? MAP_SHARED | MAP_ANONYMOUS : MAP_SHARED
    let mapped = mmap(nil, size, PROT_READ | PROT_WRITE, flags, descriptor, 0)
    guard let mapped, mapped != MAP_FAILED else {
      throw SurvivalFailure.system("cannot map a worker's journal")
    }
    return mapped
  }

  // MARK: Reading

  /// A number that changes whenever there is progress.
  package var ticks: UInt64 { memory.load(fromByteOffset: Place.ticks, as: UInt64.self) }

  /// How many cases were begun.
  var number: UInt64 { memory.load(fromByteOffset: Place.number, as: UInt64.self) }

  /// Whether a case has begun and not ended.
  var isRunning: Bool { flag(Place.isRunning) }

  /// What the journal says.
  package var entry: Entry {
    let count = memory.load(fromByteOffset: Place.count, as: UInt64.self)
    let choices = (0..<min(Int(clamping: count), Self.capacity)).map(choice)
    let maker = memory.load(fromByteOffset: Place.maker, as: Int64.self)
    return Entry(
      number: number, maker: Int(clamping: maker), isMaking: isMaking, isRunning: isRunning,
      sequence: number == 0 ? nil : ChoiceSequence(choices))
  }

  private func flag(_ place: Int) -> Bool {
    memory.load(fromByteOffset: place, as: UInt8.self) != 0
  }

  private func choice(at index: Int) -> Choice {
    let offset = Place.choices + index * Self.stride
    let bits = memory.loadUnaligned(fromByteOffset: offset + 1, as: UInt64.self)
    switch memory.load(fromByteOffset: offset, as: UInt8.self) {
    case 0: return .integer(Int(truncatingIfNeeded: Int64(bitPattern: bits)))
    case 1: return .boolean(bits != 0)
    default: return .double(Double(bitPattern: bits))
    }
  }

  // MARK: Writing

  private func set(_ value: Bool, _ place: Int) {
    memory.storeBytes(of: value ? 1 : 0, toByteOffset: place, as: UInt8.self)
  }

  /// Notes which of the makers is being used.
  package func use(maker: Int) {
    memory.storeBytes(of: Int64(maker), toByteOffset: Place.maker, as: Int64.self)
  }

  /// Whether the layout is being made.
  package var isMaking: Bool {
    get { flag(Place.isMaking) }
    set { set(newValue, Place.isMaking) }
  }

  /// Whether the run is asked to come to an end, by whoever shares the journal.
  package var shouldStop: Bool {
    get { flag(Place.shouldStop) }
    set { set(newValue, Place.shouldStop) }
  }

  /// Notes that a case is about to be run.
  package func begin(_ sequence: ChoiceSequence, number: UInt64) {
    let choices = sequence.choices
    let count = min(choices.count, Self.capacity)
    memory.storeBytes(of: UInt64(count), toByteOffset: Place.count, as: UInt64.self)
    for index in 0..<count {
      let offset = Place.choices + index * Self.stride
      let (tag, bits): (UInt8, UInt64) =
        switch choices[index] {
        case .integer(let value): (0, UInt64(bitPattern: Int64(value)))
        case .boolean(let value): (1, value ? 1 : 0)
        case .double(let value): (2, value.bitPattern)
        }
      memory.storeBytes(of: tag, toByteOffset: offset, as: UInt8.self)
      memory.storeBytes(of: bits, toByteOffset: offset + 1, as: UInt64.self)
    }
    memory.storeBytes(of: number, toByteOffset: Place.number, as: UInt64.self)
    set(true, Place.isRunning)
    tick()
  }

  /// Notes that the case has ended.
  package func end() { set(false, Place.isRunning) }

  /// Notes that there is progress.
  package func tick() {
    memory.storeBytes(of: ticks &+ 1, toByteOffset: Place.ticks, as: UInt64.self)
  }
}
