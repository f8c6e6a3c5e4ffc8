/// A hash that is the same in every run and on every machine, unlike `Hasher`'s.
package enum Checksum {
  /// FNV-1a in 64 bits: good at telling a mistyped text apart, no protection against intent.
  package static func fnv1a(_ bytes: some Sequence<UInt8>) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return hash
  }
}
