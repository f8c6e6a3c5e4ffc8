import Foundation
import Testing

@testable import LayoutSpec

@Suite("Conversation")
struct ConversationTests {
  @Test func tableShowsEveryLink() {
    let view = VStack(spacing: 0) {
      Text("hola")
      Color.red
    }
    .frame(width: 100)
    let tree = LayoutTree(view)
    let conversation = Conversation()
    tree.attach(conversation)
    tree.place(ProposedViewSize(width: 300, height: 200))
    #expect(
      ConversationTable(conversation).text == """
        view               proposed  answered  placed        asked
        frame(width: 100)  300×200   100×200   0,0 100×200   1 (1)
          VStack           100×200   100×200   0,0 100×200   4 (1)
            Text("hola")   100×100   32×20     34,0 32×20    5 (3)
            Color.red      100×180   100×180   0,20 100×180  5 (3)

        """)
    // Nobody asks the root but the test, and it asks once.
    let askers = conversation.events.compactMap { event -> Int?? in
      if case .proposed(_, let asker, _) = event { return .some(asker) }
      return nil
    }
    #expect(askers.filter { $0 == nil }.count == 1)
  }

  @Test func lateContentJoinsInsideItsReader() {
    let view = VStack(spacing: 0) {
      GeometryReader { proxy in Color.red.frame(width: proxy.size.width / 2) }
      Color.blue
    }
    let tree = LayoutTree(view)
    let conversation = Conversation()
    tree.attach(conversation)
    tree.place(ProposedViewSize(width: 80, height: 60))
    let rows = ConversationTable(conversation).rows
    #expect(
      rows.map(\.label) == [
        "VStack", "GeometryReader", "frame(width: 40)", "Color.red", "Color.blue",
      ])
    #expect(rows.map(\.depth) == [0, 1, 2, 3, 1])
    #expect(rows[3].frame == CGRect(0, 0, 40, 30))
  }

  @Test func candidatesThatAreNotShownHaveNoFrame() {
    let tree = LayoutTree(
      ViewThatFits {
        box(90, 10)
        box(50, 10)
      })
    let conversation = Conversation()
    tree.attach(conversation)
    tree.place(ProposedViewSize(width: 60, height: 60))
    let rows = ConversationTable(conversation).rows
    #expect(rows.map(\.frame) == [CGRect(0, 0, 50, 10), nil, CGRect(0, 0, 50, 10)])
    tree.place(ProposedViewSize(width: 100, height: 60))
    #expect(tree.leafFrames == [CGRect(0, 0, 90, 10)])
  }

  @Test func speakersAreNamedAsInSource() {
    let view = HStack {
      AnyLayout(VStackLayout()).callAsFunction {
        Image("a").resizable().aspectRatio(2, contentMode: .fit).offset(x: 3)
        Spacer().frame(maxWidth: .infinity, minHeight: 5.25)
      }
      Divider().fixedSize().layoutPriority(1).position(x: 1, y: 2)
    }
    let conversation = Conversation()
    LayoutTree(view).attach(conversation)
    #expect(
      conversation.speakers.map(\.label) == [
        "HStack", "AnyLayout(VStackLayout)", "offset(x: 3, y: 0)", "aspectRatio(fit)",
        "Image.resizable()",
        "frame(maxWidth: inf, minHeight: 5.25)", "Spacer", "position(x: 1, y: 2)",
        "layoutPriority(1.0)", "fixedSize(horizontal: true, vertical: true)", "Divider",
      ])
  }
}

extension ConversationTests {
  private enum Weight: LayoutValueKey { static var defaultValue: CGFloat { 0 } }

  @Test func valuesAreNamedByTheirModifiers() {
    let view = Grid {
      GridRow {
        Text("a text of more than twenty-four letters").gridCellColumns(2)
        Color.red.gridCellAnchor(UnitPoint(x: 0.25, y: 1)).gridColumnAlignment(.leading)
        Color.red.gridCellUnsizedAxes(.horizontal).gridCellUnsizedAxes([.horizontal, .vertical])
        Color.red.layoutValue(key: Weight.self, value: 3).alignmentGuide(.firstTextBaseline) { _ in
          1
        }
      }
    }
    let conversation = Conversation()
    LayoutTree(view).attach(conversation)
    #expect(
      conversation.speakers.map(\.label) == [
        "Grid", "cell of a GridRow", "gridCellColumns(2)", "Text(\"a text of more than twe…\")",
        "cell of a GridRow",
        "gridColumnAlignment(.leading)", "gridCellAnchor(x: 0.25, y: 1)", "Color.red",
        "cell of a GridRow",
        "gridCellUnsizedAxes([.horizontal, .vertical])", "gridCellUnsizedAxes(.horizontal)",
        "Color.red", "cell of a GridRow", "alignmentGuide(.firstTextBaseline)",
        "layoutValue(key: Weight, value: 3.0)", "Color.red",
      ])
  }
}
