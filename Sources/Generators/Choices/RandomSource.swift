/// A small, fast, seeded source of random bits: xoshiro256**, seeded through SplitMix64.
///
/// The same seed gives the same bits on every platform and in every build.
public struct RandomSource: Sendable, RandomNumberGenerator {
  private var a: UInt64
  private var b: UInt64
  private var c: UInt64
  private var d: UInt64

  /// Makes a source from a seed; any seed will do, zero included.
  public init(seed: UInt64) {
    var state = seed
    a = RandomSource.split(&state)
    b = RandomSource.split(&state)
    c = RandomSource.split(&state)
    d = RandomSource.split(&state)
  }

  /// Makes a source whose bits are never asked for.
  init() {
    a = 1
    b = 2
    c = 3
    d = 4
  }

  /// Makes the source of one case: it depends on the seed and the case's number alone.
  public init(seed: UInt64, index: Int) {
    var state = seed
    let first = RandomSource.split(&state)
    self.init(seed: first ^ (UInt64(bitPattern: Int64(index)) &* 0xd134_2543_de82_ef95))
  }

  /// The next 64 random bits.
  @inline(__always)
  public mutating func next() -> UInt64 {
    let scrambled = RandomSource.rotate(b &* 5, by: 7) &* 9
    let shifted = b << 17
    c ^= a
    d ^= b
    b ^= c
    a ^= d
    c ^= shifted
    d = RandomSource.rotate(d, by: 45)
    return scrambled
  }

  /// A random number below a bound; the bound must not be zero.
  mutating func below(_ bound: UInt64) -> UInt64 {
    next().multipliedFullWidth(by: bound).high
  }

  /// A random number below a bound; the bound must be positive.
  mutating func below(_ bound: Int) -> Int {
    Int(truncatingIfNeeded: next().multipliedFullWidth(by: UInt64(bound)).high)
  }

  /// A random number from 0 up to, but not including, 1.
  mutating func unit() -> Double {
    Double(next() >> 11) * 0x1p-53
  }

  @inline(__always)
  private static func rotate(_ bits: UInt64, by count: UInt64) -> UInt64 {
    bits << count | bits >> (64 - count)
  }

  private static func split(_ state: inout UInt64) -> UInt64 {
    state = state &+ 0x9e37_79b9_7f4a_7c15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xbf58_476d_1ce4_e5b9
    bits = (bits ^ (bits >> 27)) &* 0x94d0_49bb_1331_11eb
    return bits ^ (bits >> 31)
  }
}
