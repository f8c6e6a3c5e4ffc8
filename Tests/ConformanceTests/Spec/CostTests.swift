import Foundation
import Testing

@testable import LayoutSpec

@Suite("Cost")
struct CostTests {
  /// Stacks of alternating axes, each with a colour, a box and the next one.
  static func alternating(_ depth: Int) -> AnyView {
    var view = AnyView(Color.red)
    for level in 0..<depth {
      let inner = view
      let content = Group {
        Color.blue
        box(1, 1)
        inner
      }
      view = level % 2 == 0 ? AnyView(HStack { content }) : AnyView(VStack { content })
    }
    return view
  }

  static func measurements(_ view: some View, remembering limit: Int? = nil) -> (Int, nodes: Int) {
    let tree = LayoutTree(view)
    tree.root.rememberAtMost(limit)
    tree.place(ProposedViewSize(width: 1000, height: 1000))
    return (tree.measurements, tree.nodeCount)
  }

  @Test func depthDoesNotAddMeasurementsPerNode() {
    let perNode = [4, 8, 16, 32, 64].map { depth in
      let (measurements, nodes) = Self.measurements(Self.alternating(depth))
      return Double(measurements) / Double(nodes)
    }
    #expect(perNode.allSatisfy { $0 < 9 }, "\(perNode)")
  }

  @Test func breadthDoesNotAddMeasurementsPerNode() {
    for count in [1, 10, 100, 10_000] {
      let view = VStack {
        ForEach(0..<count) { index in
          Color.red.frame(maxHeight: CGFloat(index % 7)).layoutPriority(Double(index % 3))
        }
      }
      let (measurements, nodes) = Self.measurements(view)
      #expect(measurements <= 5 * nodes)
    }
  }

  /// Three flexible views and the next stack on each of eight levels: 33 nodes.
  static var eightLevels: AnyView {
    var view = AnyView(Color.red)
    for level in 0..<8 {
      let inner = view
      let content = Group {
        Color.red
        Color.green
        Color.blue
        inner
      }
      view = level % 2 == 0 ? AnyView(HStack { content }) : AnyView(VStack { content })
    }
    return view
  }

  @Test func threeEntriesAreNotEnough() {
    let (all, nodes) = Self.measurements(Self.eightLevels)
    let (three, _) = Self.measurements(Self.eightLevels, remembering: 3)
    print(
      "alternating stacks, 8 levels, \(nodes) nodes: \(all) sizes computed, \(three) with 3 entries"
    )
    #expect(nodes == 33)
    #expect(three > 20 * all)
  }

  @Test func tenThousandLevels() {
    let size = withDeepStack {
      let tree = LayoutTree(Self.alternating(10_000))
      tree.place(ProposedViewSize(width: 1000, height: 1000))
      return tree.root.frame.size
    }
    #expect(size.width >= 1000)
  }
}
