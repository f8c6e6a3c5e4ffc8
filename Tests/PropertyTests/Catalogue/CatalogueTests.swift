import Foundation
import Invariants
import Testing

/// The catalogue: its page, and the rules that are no laws.
@Suite struct CatalogueTests {
  private static let page = URL(filePath: #filePath)
    .deletingLastPathComponent().appending(path: "../../../Docs/Laws.md").standardizedFileURL

  /// `LAYOUT_LAWS_WRITE_DOCS=1 swift test --filter CatalogueTests` writes the page.
  @Test func thePageIsMadeOfTheDeclarations() throws {
    if ProcessInfo.processInfo.environment["LAYOUT_LAWS_WRITE_DOCS"] == "1" {
      try LawDocument.markdown.write(to: Self.page, atomically: true, encoding: .utf8)
    }
    let written = try String(contentsOf: Self.page, encoding: .utf8)
    #expect(written == LawDocument.markdown)
  }

  @Test(arguments: NonLaw.all.indices)
  func aRuleThatIsNoLawIsBrokenHereToo(_ index: Int) {
    let nonLaw = NonLaw.all[index]
    #expect(nonLaw.isReproduced?() ?? true, "\(nonLaw.rule)")
  }

  @Test func everyClaimIsSpelledAsItIsRead() {
    for claim in [Claim.hugsContent, .symmetric, .scaleFree, .readsDirection, .probes(7)] {
      #expect(Claim(rawValue: claim.rawValue) == claim)
    }
    for text in ["", "probes", "probes=0", "probes=x", "probes=1=2", "hugs"] {
      #expect(Claim(rawValue: text) == nil, "\(text)")
    }
  }

  @Test func everyProfileAndClaimHasLaws() {
    for profile in Profile.allCases { #expect(Laws.all.contains { $0.profile == profile }) }
    for claim in Claim.Kind.allCases { #expect(Laws.all.contains { $0.claim == claim }) }
  }
}
