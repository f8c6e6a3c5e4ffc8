import Foundation
import Testing
@testable import LayoutSpec
@Test func zdebug() {
  for d in [64, 125, 250, 500, 1000, 2000, 10000] {
    let t0 = Date()
    withDeepStack { let tree = LayoutTree(CostTests.alternating(d))
    let t1 = Date()
    _ = tree.size(for: ProposedViewSize(width: 1000, height: 1000))
    let t2 = Date()
    tree.place(ProposedViewSize(width: 1000, height: 1000))
    print(d, tree.root.frame.size.short, tree.nodeCount, tree.measurements, t1.timeIntervalSince(t0), t2.timeIntervalSince(t1), Date().timeIntervalSince(t2)) }
  }
}
