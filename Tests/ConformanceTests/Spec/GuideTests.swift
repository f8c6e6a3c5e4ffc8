import Foundation
import Testing

@testable import LayoutSpec

@Suite("Guides")
struct GuideTests {
  /// The explicit first text baseline of a view whose text has it at 10 of 40×40.
  static func baseline(_ modify: (ProbeLeaf) -> some View) -> CGFloat? {
    let leaf = ProbeLeaf(size: { _ in CGSize(40, 40) }, baselines: (10, 30))
    let tree = LayoutTree(modify(leaf))
    let proposal = ProposedViewSize(width: 100, height: 100)
    return tree.root.dimensions(for: proposal)[explicit: VerticalAlignment.firstTextBaseline]
  }

  @Test func baselinesPassThroughModifiers() {
    #expect(Self.baseline { $0 } == 10)
    #expect(Self.baseline { $0.padding(.top, 5) } == 15)
    #expect(Self.baseline { $0.frame(height: 60) } == 20)
    #expect(Self.baseline { $0.frame(height: 20, alignment: .top) } == 10)
    #expect(Self.baseline { $0.frame(maxHeight: .infinity, alignment: .bottom) } == 70)
    #expect(Self.baseline { $0.fixedSize() } == 10)
    #expect(Self.baseline { $0.aspectRatio(1, contentMode: .fit) } == 10)
    #expect(Self.baseline { $0.overlay { Color.red } } == 10)
    #expect(Self.baseline { $0.background(.red) } == 10)
    #expect(Self.baseline { $0.layoutPriority(1) } == 10)
    #expect(Self.baseline { $0.offset(y: 7) } == 10)
    #expect(Self.baseline { $0.position(x: 50, y: 50) } == 40)
    #expect(
      Self.baseline { $0.alignmentGuide(.firstTextBaseline) { $0[.firstTextBaseline] + 1 } } == 11)
    #expect(Self.baseline { $0.opacity(0.5).id(1) } == 10)
    #expect(Self.baseline { $0.containerRelativeFrame(.vertical) } == 40)
  }

  @Test func baselinesPassThroughContainers() {
    #expect(
      Self.baseline { leaf in
        VStack(spacing: 0) {
          box(1, 5); leaf
        }
      } == 15)
    #expect(
      Self.baseline { leaf in
        ZStack(alignment: .bottom) {
          box(1, 50); leaf
        }
      } == 20)
    #expect(
      Self.baseline { leaf in
        ViewThatFits {
          leaf; box(1, 1)
        }
      } == 10)
    #expect(
      Self.baseline { leaf in
        Grid(verticalSpacing: 0) {
          GridRow { box(1, 5) }
          GridRow { leaf }
        }
      } == 15)
    // The reader and the scroll view tell nothing of their content.
    #expect(Self.baseline { leaf in GeometryReader { _ in leaf } } == nil)
    #expect(Self.baseline { leaf in ScrollView { leaf } } == nil)
    // Several: the first baseline is the topmost one.
    #expect(
      Self.baseline { leaf in
        VStack(spacing: 0) {
          leaf.padding(.top, 3); leaf
        }
      } == 13)
  }

  @Test func edgesAndCentreAreNeverMerged() {
    let stack = VStack(spacing: 0) {
      box(10, 10).alignmentGuide(.leading) { _ in 4 }
      box(10, 10)
    }
    let proposal = ProposedViewSize(width: 100, height: 100)
    let dimensions = LayoutTree(stack).root.dimensions(for: proposal)
    #expect(dimensions[explicit: HorizontalAlignment.leading] == nil)
    #expect(dimensions[HorizontalAlignment.leading] == 0)
  }

  @Test func forgottenSubviewHasItsGuideInTheMiddle() {
    #expect(Self.baseline { leaf in NoPlaceLayout() { leaf } } == 40)
  }

  @Test func stackOfOneStaticChildIsThatChild() {
    let row = HStack(spacing: 0) {
      VStack { Color.red.layoutPriority(1) }
      Color.blue
    }
    #expect(frames(row, 100, 10).map(\.width) == [100, 0])
    let conditional = HStack(spacing: 0) {
      VStack { if frames(row, 9, 9).count == 2 { Color.red.layoutPriority(1) } }
      Color.blue
    }
    // What an `if` may change is not looked through.
    #expect(frames(conditional, 100, 10).map(\.width) == [50, 50])
  }
}
