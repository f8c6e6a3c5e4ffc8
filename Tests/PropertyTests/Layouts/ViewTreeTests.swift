import Generators
import LayoutSpec
import Testing

/// Trees of views as data: generated, built and printed.
@Suite struct ViewTreeTests {
  @Test func theSimplestTreeIsARigidViewOfTenPoints() {
    #expect(ViewTree.gen().replay(ChoiceSequence())?.value == .rigid(10, 10))
  }

  @Test func swiftSourceIsWhatAPersonWouldWrite() {
    let tree = ViewTree.vstack(
      .leading, spacing: 4,
      [
        .modified(.rigid(3, 0.5), .layoutPriority(1)),
        .hstack(.center, spacing: nil, [.text(words: [2, 1]), .spacer(minLength: nil)]),
        .modified(
          .modified(
            .color,
            .flexibleFrame(
              horizontal: ViewTree.Bounds(max: .infinity),
              vertical: ViewTree.Bounds(min: 1, ideal: 2))),
          .background(.zstack(.leading, .top, [.color]))),
        .modified(.vstack(.center, spacing: nil, []), .padding(8)),
      ])
    #expect(
      tree.swiftSource() == """
        VStack(alignment: .leading, spacing: 4) {
          Color.clear.frame(width: 3, height: 0.5).layoutPriority(1)
          HStack {
            Text("aa a")
            Spacer()
          }
          Color.clear.frame(maxWidth: .infinity, minHeight: 1, idealHeight: 2).background { \
        ZStack(alignment: Alignment(horizontal: .leading, vertical: .top)) { Color.clear } }
          VStack {}
          .padding(8)
        }
        """)
  }

  @Test func layoutValuesArePrintedForTheKeysThatALayoutRead() {
    let tree = ViewTree.modified(.rigid(1, 1), .layoutValues(3))
    #expect(tree.swiftSource() == "Color.clear.frame(width: 1, height: 1)")
    #expect(
      tree.swiftSource(layoutValueKeys: ["Rank"])
        == "Color.clear.frame(width: 1, height: 1).layoutValue(key: Rank.self, value: 3)")
  }

  @Test func everyKindOfViewAndModifierIsDrawn() {
    var names: Set<String> = []
    let explorer = Explorer(ViewTree.gen(), seed: 1)
    for index in 0..<2_000 {
      guard let tree = explorer.example(at: index)?.value else { continue }
      collect(tree, into: &names)
    }
    let all = [
      "color", "text", "spacer", "image", "hstack", "vstack", "zstack", "frame", "flexibleFrame",
      "padding", "fixedSize", "offset", "layoutPriority", "horizontalGuide", "verticalGuide",
      "background", "overlay", "layoutValues",
    ]
    #expect(all.filter { !names.contains($0) } == [])
  }

  private func collect(_ tree: ViewTree, into names: inout Set<String>) {
    names.insert(Mirror(reflecting: tree).children.first?.label ?? "\(tree)")
    switch tree {
    case .hstack(_, _, let children), .vstack(_, _, let children), .zstack(_, _, let children):
      for child in children { collect(child, into: &names) }
    case .modified(let content, let modifier):
      names.insert(Mirror(reflecting: modifier).children.first?.label ?? "\(modifier)")
      collect(content, into: &names)
    default: break
    }
  }

  /// The estimate that proposals are aimed with is exact for rigid views.
  @Test func everyTreeAnswersWithoutNaN() {
    let explorer = Explorer(ViewTree.gen(), seed: 2)
    let proposals: [ProposedViewSize] = [
      .zero, .unspecified, .infinity, ProposedViewSize(width: 33.25, height: nil),
      ProposedViewSize(width: nil, height: .infinity),
    ]
    for index in 0..<500 {
      guard let tree = explorer.example(at: index)?.value else { continue }
      let layout = LayoutTree(tree.view)
      for proposal in proposals {
        let size = layout.size(for: proposal)
        #expect(size.width >= 0 && size.height >= 0, "\(tree.swiftSource()) \(proposal)")
      }
    }
  }
}
