import Invariants
import LayoutSpec
import Testing

/// The laws of views, on random trees of everything in LayoutSpec.
@Suite struct TreeLawTests {
  /// LayoutSpec keeps every law of views, and every law is really checked.
  @Test(arguments: Laws.views.indices)
  func theSpecificationKeepsIt(_ index: Int) {
    let law = Laws.views[index]
    var options = CertifyOptions()
    options.cases = 250
    let report = law.checkSpecification(options)
    #expect(report.violations.map { "\($0.law): \($0.message), \($0.actual)\n\($0.tree)" } == [])
    #expect(report.laws[0].checked >= 10)
  }

  @Test func everyLawHasANameOfItsOwn() {
    let ids = Laws.all.map(\.id)
    #expect(Set(ids).count == ids.count)
    #expect(ids.count >= 100)
    for law in Laws.all {
      #expect(law.id.wholeMatch(of: /[a-z]+(-[a-z]+)*\.[a-z]+(-[a-z]+)*/) != nil, "\(law.id)")
      #expect(!law.promise.isEmpty && !law.source.isEmpty)
    }
  }

  /// Every law of views notices a view that is a little larger than it ought to be, with a tree of
  /// few parts, or one whose leaf is moved.
  @Test(arguments: Laws.views.indices)
  func aSpoiledViewIsNoticed(_ index: Int) throws {
    let law = Laws.views[index]
    var options = CertifyOptions()
    options.cases = 60
    options.shrinkBudget = 300
    let report = law.checkSpoiled(options)
    let violation = try #require(report.violations.first, "\(law.law.id)")
    #expect(violation.law == law.law.id)
    #expect(violation.nodes <= 3, "\(law.law.id)\n\(violation.tree)")
  }
}
