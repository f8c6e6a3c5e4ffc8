import Testing

/// One seed gives one result, on every platform and in debug and release alike.
@Suite struct PinnedDigestTests {
  @Test func theEngineDrawsAndShrinksTheSameEverywhere() throws {
    let digests = try EngineDigest.all()
    #expect(digests.count == 4)
    for digest in digests { #expect(digest.found == digest.pinned, "\(digest.name)") }
  }
}
