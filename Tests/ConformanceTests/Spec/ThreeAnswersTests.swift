import Foundation
import Testing

@testable import LayoutSpec

@Suite("A memo of three answers")
struct ThreeAnswersTests {
  /// Pairs of a row and a column inside each other, each with one view besides the next stack.
  static func pairs(_ count: Int, leaf: AnyView = AnyView(Color.red)) -> AnyView {
    (0..<count).reduce(leaf) { inner, _ in
      AnyView(
        HStack {
          leaf
          VStack {
            leaf
            inner
          }
        })
    }
  }

  static let proposal = ProposedViewSize(width: 1000, height: 1000)

  /// Eight pairs are 33 nodes. An unbounded memo needs a few hundred sizes, three answers need more
  /// than a million; both numbers are those of an independent simulation of the stack's algorithm.
  @Test func eightPairs() {
    let tree = LayoutTree(Self.pairs(8, leaf: AnyView(box(50, 20))))
    let cost = tree.costOfPlacing(Self.proposal)
    #expect(tree.nodeCount == 33)
    #expect(cost.computed == 277)
    #expect(cost.withThreeAnswers == 1_041_453)
    #expect(cost.isComplete)
  }

  /// The count is what a tree really does whose nodes remember three answers.
  @Test(arguments: Array(trees.indices))
  func countIsReal(index: Int) {
    for width in [nil, 0, 120, CGFloat.infinity] {
      for direction in [LayoutDirection.leftToRight, .rightToLeft] {
        let proposal = ProposedViewSize(width: width, height: 200)
        let view = Self.trees[index]().environment(\.layoutDirection, direction)
        let cost = LayoutTree(view).costOfPlacing(proposal)
        let short = LayoutTree(view)
        short.rememberAtMost(3)
        short.place(proposal)
        #expect(cost.withThreeAnswers == short.measurements, "\(proposal) \(direction)")
        let full = LayoutTree(view)
        full.place(proposal)
        #expect(cost.computed == full.measurements)
      }
    }
  }

  nonisolated(unsafe) private static let trees: [() -> AnyView] = [
    { pairs(1) }, { pairs(3) }, { pairs(4, leaf: AnyView(Text("uno dos tres cuatro"))) },
    { AnyView(CostTests.alternating(5)) },
    {
      AnyView(
        ZStack {
          pairs(2)
          Color.red.frame(maxWidth: 40).padding()
        })
    },
    {
      AnyView(
        Grid {
          GridRow {
            pairs(1)
            Text("uno dos").aspectRatio(2, contentMode: .fill)
          }
          GridRow { Color.blue.gridCellColumns(2) }
        })
    },
    {
      AnyView(
        ScrollView {
          LazyVStack {
            ViewThatFits {
              Text("a long line").fixedSize()
              pairs(2)
            }
            GeometryReader { proxy in Color.red.frame(width: proxy.size.width / 2) }
          }
        })
    },
    {
      AnyView(
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 30)), GridItem(.fixed(20))]) {
          ForEach(0..<5) { _ in pairs(1) }
        })
    },
  ]

  /// The number outgrows every integer; what is left of it is a lower bound.
  @Test func sixtyFourLevels() {
    let cost = LayoutTree(Self.pairs(32)).costOfPlacing(Self.proposal)
    #expect(cost.computed < 129 * 9)
    #expect(cost.withThreeAnswers == .max)
    #expect(!cost.isComplete)
  }
}
