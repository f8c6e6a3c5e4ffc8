import Foundation
import Testing

@testable import LayoutSpec

/// The four canonical questions to every leaf; `Docs/Leaves.md` shows the same table.
@Suite("Leaves")
struct LeafTests {
  static var leaves: [(name: String, view: AnyView)] {
    [
      ("`Color.red`", AnyView(Color.red)),
      ("`Rectangle()`", AnyView(Rectangle())),
      ("`RoundedRectangle(cornerRadius: 4)`", AnyView(RoundedRectangle(cornerRadius: 4))),
      ("`Capsule()`", AnyView(Capsule())),
      ("`Ellipse()`", AnyView(Ellipse())),
      ("`Circle()`", AnyView(Circle())),
      ("`Circle().stroke()`", AnyView(Circle().stroke())),
      (
        "`LinearGradient(…)`",
        AnyView(LinearGradient(colors: [], startPoint: .top, endPoint: .bottom))
      ),
      ("`Text(\"hola mundo\")`", AnyView(Text("hola mundo"))),
      ("`Text(\"hola mundo\").lineLimit(1)`", AnyView(Text("hola mundo").lineLimit(1))),
      (
        "`Text(\"hola mundo\")`, breaking words",
        AnyView(Text("hola mundo").environment(\.textMetrics, breaking))
      ),
      ("`Text(\"\")`", AnyView(Text(""))),
      ("`Image(\"foto\")`", AnyView(Image("foto"))),
      ("`Image(\"foto\").resizable()`", AnyView(Image("foto").resizable())),
      ("`Spacer()`", AnyView(Spacer())),
      ("`Spacer()` in an `HStack`", inStack(.horizontal, Spacer())),
      ("`Spacer(minLength: 30)` in a `VStack`", inStack(.vertical, Spacer(minLength: 30))),
      ("`Divider()`", AnyView(Divider())),
      ("`Divider()` in an `HStack`", inStack(.horizontal, Divider())),
      ("`EmptyView()` in a `VStack`", AnyView(VStack { EmptyView() })),
      ("`GeometryReader { … }`", AnyView(GeometryReader { _ in Color.red })),
    ]
  }

  static var breaking: TextMetrics {
    var metrics = TextMetrics.standard
    metrics.breaking = .characters
    return metrics
  }

  /// A stack of one static view is that view, and tells it the axis.
  static func inStack(_ axis: Axis, _ view: some View) -> AnyView {
    axis == .horizontal ? AnyView(HStack { view }) : AnyView(VStack { view })
  }

  @Test func fourCanonicalAnswers() throws {
    let proposals: [ProposedViewSize] = [
      .zero, .infinity, .unspecified, ProposedViewSize(width: 100, height: 50),
    ]
    var table =
      "| Leaf | `.zero` | `.infinity` | `.unspecified` | 100×50 |\n|---|---|---|---|---|\n"
    for (name, view) in Self.leaves {
      let answers = proposals.map { LayoutTree(view).size(for: $0).short }
      table += "| \(name) | \(answers.joined(separator: " | ")) |\n"
    }
    print(table)
    var package = URL(filePath: #filePath)
    for _ in 0..<4 { package.deleteLastPathComponent() }
    let page = try String(
      contentsOf: package.appending(path: "Docs/Leaves.md"), encoding: .utf8)
    #expect(page.contains(table), "Docs/Leaves.md shows another table")
  }

  @Test func textWrapsAtWords() {
    let text = Text("uno dos tres cuatro")
    #expect(size(text, nil, nil) == CGSize(152, 20))
    #expect(size(text, 96, nil) == CGSize(96, 40))
    #expect(size(text, 95, nil) == CGSize(88, 40))
    #expect(size(text, 10, nil) == CGSize(48, 80))
    #expect(size(text, 96, 0) == CGSize(96, 40))
  }

  @Test func lineLimitCutsTheLastLine() {
    let text = Text("uno dos tres cuatro")
    #expect(size(text.lineLimit(1), 96, nil) == CGSize(96, 20))
    #expect(size(text.lineLimit(1), 0, nil) == CGSize(8, 20))
    #expect(size(text.lineLimit(2), 56, nil) == CGSize(56, 40))
    #expect(size(text.lineLimit(3), .infinity, nil) == CGSize(152, 20))
    #expect(size(text.lineLimit(nil), 10, nil) == CGSize(48, 80))
    #expect(size(VStack(spacing: 0) { text.lineLimit(0) }, 10, nil) == CGSize(8, 20))
  }

  @Test func textHasBaselines() {
    let row = HStack(alignment: .firstTextBaseline, spacing: 0) {
      Text("uno dos").frame(width: 24)
      box(10, 10)
    }
    // Baseline at 16 of 20; the box stands on it.
    #expect(frames(row, 200, 200) == [CGRect(0, 0, 24, 40), CGRect(24, 6, 10, 10)])
    let last = HStack(alignment: .lastTextBaseline, spacing: 0) {
      Text("uno dos").frame(width: 24)
      box(10, 10)
    }
    #expect(frames(last, 200, 200) == [CGRect(0, 0, 24, 40), CGRect(24, 26, 10, 10)])
  }

  @Test func ownShapeChoosesItsSize() {
    struct Square: Shape {
      func path(in rect: CGRect) -> Path { Path(rect) }

      func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let size = proposal.replacingUnspecifiedDimensions()
        return CGSize(min(size.width, size.height), min(size.width, size.height))
      }
    }
    #expect(size(Square(), 100, 40) == CGSize(40, 40))
    #expect(size(Square().fill(.red), 100, 40) == CGSize(40, 40))
    #expect(size(Square().stroke(Color.red, lineWidth: 3), 100, 40) == CGSize(40, 40))
  }
}
