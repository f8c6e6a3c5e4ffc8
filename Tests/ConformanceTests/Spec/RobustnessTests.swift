import Foundation
import Testing

@testable import LayoutSpec

@Suite("Numbers that no view should answer")
struct RobustnessTests {
  static let numbers: [CGFloat] = [
    .nan, .infinity, -.infinity, -1, -0.0, .greatestFiniteMagnitude, -.greatestFiniteMagnitude,
    .leastNonzeroMagnitude, 1e300,
  ]

  static let proposals: [CGFloat?] = [nil, 0, 100, .infinity, .nan, -5]

  static func containers(_ bad: ProbeLeaf, _ n: CGFloat) -> [AnyView] {
    let views = Group {
      bad
      Color.red
      bad.layoutPriority(Double(n))
      Spacer(minLength: n)
    }
    let items = [
      GridItem(.fixed(n)), GridItem(.flexible(minimum: n, maximum: 5), spacing: n),
      GridItem(.adaptive(minimum: n), spacing: n), GridItem(.adaptive(minimum: 0)),
    ]
    return [
      AnyView(HStack { views }), AnyView(VStack(alignment: .leading, spacing: n) { views }),
      AnyView(ZStack { views }), AnyView(ScrollView { views }), AnyView(ViewThatFits { views }),
      AnyView(LazyVStack(spacing: n) { views }), AnyView(LazyHStack { views }),
      AnyView(LazyVGrid(columns: items, spacing: n) { views }),
      AnyView(LazyHGrid(rows: items) { views }),
      AnyView(
        Grid(horizontalSpacing: n) {
          GridRow { views }
          bad
          GridRow { bad.gridCellColumns(3).gridCellAnchor(UnitPoint(x: n, y: n)) }
        }), AnyView(GeometryReader { _ in views }),
    ]
  }

  static func modifiers(_ bad: ProbeLeaf, _ n: CGFloat) -> [AnyView] {
    [
      AnyView(bad.frame(width: n)), AnyView(bad.frame(minWidth: n, idealHeight: n, maxHeight: n)),
      AnyView(bad.padding(n)), AnyView(bad.fixedSize()),
      AnyView(bad.aspectRatio(n, contentMode: .fit)), AnyView(bad.scaledToFill()),
      AnyView(bad.offset(x: n)), AnyView(bad.position(x: n, y: n)),
      AnyView(bad.overlay(alignment: .bottomTrailing) { bad }),
      AnyView(bad.alignmentGuide(.leading) { _ in n }),
      AnyView(bad.containerRelativeFrame(.vertical, count: 0, spacing: n)),
      AnyView(bad.safeAreaInset(edge: .top, spacing: n) { bad }),
      AnyView(Text("a b").environment(\.textMetrics, metrics(n))),
    ]
  }

  static func metrics(_ n: CGFloat) -> TextMetrics {
    TextMetrics(characterWidth: n, lineHeight: n, ascent: n, breaking: .characters)
  }

  /// Whatever a view answers is carried, and nothing traps.
  @Test(arguments: numbers)
  func nothingTraps(number: CGFloat) {
    for bad in [box(number, 10), box(number, number)] {
      let views = Self.containers(bad, number) + Self.modifiers(bad, number)
      for inner in views {
        for view in [
          inner,
          AnyView(
            HStack {
              inner; bad
            }), AnyView(inner.frame(maxWidth: 50)),
        ] {
          for width in Self.proposals {
            let proposal = ProposedViewSize(width: width, height: 30)
            let tree = LayoutTree(view)
            tree.place(proposal)
            #expect(tree.leafFrames.count < 50)
          }
        }
      }
    }
  }

  @Test func numberIsCarried() {
    #expect(
      size(
        HStack(spacing: 0) {
          box(-5, 1); box(7, 1)
        }, 100, 100) == CGSize(2, 1))
    #expect(
      size(
        VStack(spacing: 0) {
          box(.nan, 1); box(7, 1)
        }, 100, 100
      ).height == 2)
    #expect(size(box(.nan, 1).padding(3), 100, 100).height == 7)
    #expect(
      size(
        ZStack {
          box(.infinity, 1); box(7, 2)
        }, 9, 9) == CGSize(.infinity, 2))
  }

  @Test func aPriorityThatIsNaNIsNone() {
    let layers = ZStack {
      box(7, 2).layoutPriority(.nan)
      box(3, 5).layoutPriority(.nan)
    }
    #expect(size(layers, 100, 100) == CGSize(7, 5))
    #expect(frames(layers, 100, 100).map(\.origin.x) == [0, 2])
  }

  @Test func anInfiniteLayerStartsWhereTheGuidesMeet() {
    let layers = ZStack(alignment: .bottomTrailing) {
      Color.red
      box(7, 2)
    }
    let origins = frames(layers, .infinity, .infinity).map(\.origin)
    #expect(origins == [CGPoint(x: 7, y: 2), .zero])
  }
}
