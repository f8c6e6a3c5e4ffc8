import Foundation
import Testing

@testable import LayoutSpec

/// A tree costs so many sizes a node, and that number grows neither with its depth nor with its breadth.
@Suite("Cost")
struct CostTests {
  typealias Container = @Sendable (_ level: Int, _ content: [AnyView]) -> AnyView

  private static func list(_ views: [AnyView]) -> some View {
    ForEach(views.indices) { views[$0] }
  }

  /// What the trees are nested of; most change their axis from level to level.
  static let containers: [(name: String, make: Container)] = [
    (
      "stacks",
      { level, views in
        level % 2 == 0 ? AnyView(HStack { list(views) }) : AnyView(VStack { list(views) })
      }
    ),
    ("rows", { _, views in AnyView(HStack { list(views) }) }),
    ("columns", { _, views in AnyView(VStack(alignment: .leading) { list(views) }) }),
    ("layers", { _, views in AnyView(ZStack { list(views) }) }),
    (
      "grids",
      { level, views in
        level % 2 == 0
          ? AnyView(Grid { GridRow { list(views) } })
          : AnyView(Grid { ForEach(views.indices) { index in GridRow { views[index] } } })
      }
    ),
    (
      "lazy stacks",
      { level, views in
        level % 2 == 0 ? AnyView(LazyHStack { list(views) }) : AnyView(LazyVStack { list(views) })
      }
    ),
    (
      "lazy grids",
      { level, views in
        let items = [GridItem(.flexible()), GridItem(.adaptive(minimum: 50))]
        return level % 2 == 0
          ? AnyView(LazyVGrid(columns: items) { list(views) })
          : AnyView(LazyHGrid(rows: items) { list(views) })
      }
    ),
    (
      "scrolling views",
      { level, views in
        AnyView(ScrollView(level % 2 == 0 ? .vertical : .horizontal) { list(views) })
      }
    ),
    (
      "erased stacks",
      { level, views in
        let layout = level % 2 == 0 ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
        return AnyView(layout { list(views) })
      }
    ),
    (
      "framed stacks",
      { level, views in
        level % 2 == 0
          ? AnyView(HStack { list(views) }.frame(maxWidth: 900).padding(1))
          : AnyView(VStack { list(views) }.frame(minHeight: 5).overlay { Color.red })
      }
    ),
    (
      "everything in turn",
      { level, views in
        switch level % 5 {
        case 0: AnyView(HStack { list(views) })
        case 1: AnyView(ZStack(alignment: .topLeading) { list(views) })
        case 2: AnyView(VStack { list(views) })
        case 3: AnyView(Grid { GridRow { list(views) } })
        default: AnyView(ViewThatFits(in: .vertical) { HStack { list(views) } })
        }
      }
    ),
  ]

  /// Leaves between which a container has to decide.
  private static func leaf(_ index: Int) -> AnyView {
    switch index % 4 {
    case 0: AnyView(Color.red)
    case 1: AnyView(box(1, 1))
    case 2: AnyView(Color.red.frame(maxWidth: 40, maxHeight: 40))
    default: AnyView(Color.red.layoutPriority(1))
    }
  }

  /// Containers inside each other, each with two leaves and the next one.
  static func nested(_ depth: Int, _ container: Container) -> AnyView {
    (0..<depth).reduce(AnyView(Color.red)) { inner, level in
      container(level, [AnyView(Color.blue), AnyView(box(1, 1)), inner])
    }
  }

  /// Stacks of alternating axes.
  static func alternating(_ depth: Int) -> AnyView { nested(depth, containers[0].make) }

  /// Sizes computed a node.
  static func perNode(_ view: AnyView, in length: CGFloat) -> Double {
    let tree = LayoutTree(view)
    tree.place(ProposedViewSize(width: length, height: length))
    return Double(tree.measurements) / Double(tree.nodeCount)
  }

  /// The worse of two proposals: one that is soon used up, and one of which something is left on every
  /// level.
  static func perNode(_ view: AnyView) -> Double {
    max(perNode(view, in: 1_000), perNode(view, in: 1e40))
  }

  /// A tree of 64 levels costs no more a node than one of few.
  @Test(arguments: containers.indices.dropLast(2))
  func depth(index: Int) {
    let (name, make) = Self.containers[index]
    let perNode = (1...64).map { Self.perNode(Self.nested($0, make)) }
    let early = perNode.prefix(24).max() ?? 0
    #expect(perNode.allSatisfy { $0 <= early * 1.03 }, "\(name): \(perNode)")
    #expect(early < 13)
  }

  /// Frames, insets and mixed containers hand new lengths down, until the lengths repeat themselves.
  @Test(arguments: containers.indices.suffix(2))
  func depthOfMixedTrees(index: Int) {
    let (name, make) = Self.containers[index]
    let perNode = (1...64).map { Self.perNode(Self.nested($0, make)) }
    #expect(perNode.allSatisfy { $0 < 30 }, "\(name): \(perNode)")
    let half = perNode.prefix(32).max() ?? 0
    #expect(perNode.allSatisfy { $0 < half * 1.25 }, "\(name): \(perNode)")
  }

  /// The same number of sizes a node for a hundred children and for ten thousand.
  @Test(arguments: containers.indices)
  func breadth(index: Int) {
    let (name, make) = Self.containers[index]
    let perNode = [1, 10, 100, 1_000, 10_000].map { count in
      Self.perNode(make(0, (0..<count).map(Self.leaf)))
    }
    #expect(perNode.allSatisfy { $0 < 3 }, "\(name): \(perNode)")
    #expect(perNode.allSatisfy { $0 <= perNode[2] * 1.01 }, "\(name): \(perNode)")
  }

  /// Ten times the levels cost no more than ten times the sizes.
  @Test(arguments: ["stacks", "rows", "layers", "grids", "framed stacks"])
  func tenThousandLevels(name: String) throws {
    let make = try #require(Self.containers.first { $0.name == name }).make
    let (thousand, tenThousand) = withDeepStack {
      (
        Self.perNode(Self.nested(1_000, make), in: 1e300),
        Self.perNode(Self.nested(10_000, make), in: 1e300)
      )
    }
    #expect(tenThousand <= thousand * 1.01)
  }

  /// Chains of modifiers, ten thousand of them around one view.
  typealias Modifier = @Sendable (AnyView) -> AnyView
  static let modifiers: [(name: String, modify: Modifier)] = [
    ("padding", { AnyView($0.padding(1)) }), ("frame", { AnyView($0.frame(width: 9)) }),
    ("flexible frame", { AnyView($0.frame(minWidth: 1, maxHeight: 900)) }),
    ("fixedSize", { AnyView($0.fixedSize(horizontal: true, vertical: false)) }),
    ("aspectRatio", { AnyView($0.aspectRatio(2, contentMode: .fit)) }),
    ("offset", { AnyView($0.offset(x: 1)) }), ("position", { AnyView($0.position(x: 1, y: 1)) }),
    ("layoutPriority", { AnyView($0.layoutPriority(1)) }),
    ("alignmentGuide", { AnyView($0.alignmentGuide(.leading) { $0[.leading] + 1 }) }),
    ("overlay", { AnyView($0.overlay { Color.red }) }),
    ("background", { AnyView($0.background { Color.red }) }),
    ("safeAreaInset", { AnyView($0.safeAreaInset(edge: .top) { box(1, 1) }) }),
  ]

  @Test(arguments: modifiers.indices)
  func tenThousandModifiers(index: Int) {
    let modify = Self.modifiers[index].modify
    let (thousand, tenThousand) = withDeepStack {
      func chain(_ count: Int) -> AnyView {
        // In a row, beside another view: asked for its extremes and its guides as well.
        let modified = (0..<count).reduce(AnyView(Text("hola mundo"))) { view, _ in modify(view) }
        return AnyView(
          HStack(alignment: .firstTextBaseline) {
            modified
            Color.red
          })
      }
      return (Self.perNode(chain(1_000), in: 1_000), Self.perNode(chain(10_000), in: 1_000))
    }
    #expect(tenThousand <= thousand * 1.01)
    #expect(thousand < 5)
  }
}
