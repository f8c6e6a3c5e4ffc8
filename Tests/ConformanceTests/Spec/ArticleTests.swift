import Foundation
import Testing

@testable import LayoutSpec

/// The numbers that the seed articles state or ask for.
@Suite("The articles' numbers")
struct ArticleTests {
  /// "Pongamos": the article's text answers 240×40, so a character is 9.6 points wide.
  static let cardMetrics = TextMetrics(characterWidth: 9.6, lineHeight: 20, ascent: 16)

  struct Card: View {
    var body: some View {
      Text("Un titular razonablemente largo")
        .padding(20)
        .background(.thinMaterial)
    }
  }

  @Test func cardConversation() {
    let tree = LayoutTree(Card().environment(\.textMetrics, Self.cardMetrics))
    let conversation = Conversation()
    tree.attach(conversation)
    #expect(tree.size(for: ProposedViewSize(width: 300, height: 200)) == CGSize(280, 80))
    #expect(
      conversation.speakers.map(\.label) == [
        "background", "padding(20)",
        "Text(\"Un titular razonablemen…\")", "Material",
      ])
    #expect(
      conversation.events == [
        .proposed(to: 0, by: nil, ProposedViewSize(width: 300, height: 200)),
        .proposed(to: 1, by: 0, ProposedViewSize(width: 300, height: 200)),
        .proposed(to: 2, by: 1, ProposedViewSize(width: 260, height: 160)),
        .answered(by: 2, CGSize(240, 40), computed: true),
        .answered(by: 1, CGSize(280, 80), computed: true),
        .answered(by: 0, CGSize(280, 80), computed: true),
      ])
    tree.place(ProposedViewSize(width: 300, height: 200))
    #expect(tree.leafFrames == [CGRect(20, 20, 240, 40), CGRect(0, 0, 280, 80)])
  }

  @Test func paddingAndBackgroundInBothOrders() {
    let text = Text("hola")
    #expect(
      frames(text.padding(20).background(.red), 300, 200)
        == [CGRect(20, 20, 32, 20), CGRect(0, 0, 72, 60)])
    #expect(
      frames(text.background(.red).padding(20), 300, 200)
        == [CGRect(20, 20, 32, 20), CGRect(20, 20, 32, 20)])
  }

  @Test func textInTenPointsOverflows() {
    // One word: it is not broken, and sticks out of its frame by 11 points on both sides.
    #expect(size(Text("hola").frame(width: 10), 300, 200) == CGSize(10, 20))
    #expect(frames(Text("hola").frame(width: 10), 300, 200) == [CGRect(-11, 0, 32, 20)])
  }

  struct ThreeViews: View {
    var body: some View {
      Text("un texto bastante largo que se parte")
      Image("foto")
      Color.red
    }
  }

  @Test func threeViewsInAStack() {
    // At 160 points 20 characters fit: lines of 17 and 18. The image ignores its proposal;
    // the colour takes the rest of 300: 300 - 2·8 - 40 - 20.
    #expect(
      frames(VStack { ThreeViews() }, 160, 300) == [
        CGRect(8, 0, 144, 40), CGRect(70, 48, 20, 20), CGRect(0, 76, 160, 224),
      ])
  }

  @Test func threeViewsInAScrollView() {
    // Only the colour changes: with no height on offer it falls back to 10 points.
    #expect(
      frames(ScrollView { VStack { ThreeViews() } }, 160, 300) == [
        CGRect(8, 0, 144, 40), CGRect(70, 48, 20, 20), CGRect(0, 76, 160, 10),
      ])
    #expect(size(ScrollView { VStack { ThreeViews() } }, 160, 300) == CGSize(160, 300))
  }

  struct BarChart: View {
    let data: [Double]

    var body: some View {
      GeometryReader { geometry in
        let largest = data.max() ?? 1
        let width = geometry.size.width / CGFloat(data.count)
        HStack(alignment: .bottom, spacing: 2) {
          ForEach(data.indices, id: \.self) { index in
            RoundedRectangle(cornerRadius: 4)
              .frame(width: width - 4, height: (data[index] / largest) * geometry.size.height)
              .foregroundStyle(.blue.gradient)
          }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottom)
      }
    }
  }

  @Test func barChart() {
    // Four bars of 40/1 - 4 = 36 points and three gaps of 2 make 150: 5 points left on each side.
    #expect(
      frames(BarChart(data: [1, 2, 4, 3]), 160, 80) == [
        CGRect(5, 60, 36, 20), CGRect(43, 40, 36, 40), CGRect(81, 0, 36, 80),
        CGRect(119, 20, 36, 60),
      ])
    #expect(size(BarChart(data: [1, 2]), 160, nil) == CGSize(160, 10))
  }

  struct Actions: View {
    var body: some View {
      ViewThatFits {
        HStack {
          box(100, 30)
          box(80, 30)
          box(60, 30)
        }
        HStack {
          box(100, 30)
          box(80, 30)
        }
        VStack {
          box(100, 30)
          box(80, 30)
          box(60, 30)
        }
      }
    }
  }

  @Test(arguments: [
    (CGFloat(256), CGSize(256, 30), 3), (255, CGSize(188, 30), 2), (188, CGSize(188, 30), 2),
    (187, CGSize(100, 106), 3), (10, CGSize(100, 106), 3),
  ])
  func threeWayViewThatFits(width: CGFloat, expected: CGSize, leaves: Int) {
    #expect(size(Actions(), width, 300) == expected)
    #expect(frames(Actions(), width, 300).count == leaves)
  }

  struct Gallery: View {
    @State var isHorizontal: Bool

    var layout: AnyLayout {
      isHorizontal ? AnyLayout(HStackLayout(spacing: 8)) : AnyLayout(VStackLayout(spacing: 8))
    }

    var body: some View {
      layout {
        ForEach(1..<4) { box(CGFloat($0) * 10, 20) }
        Spacer()
      }
      .animation(.spring, value: isHorizontal)
      .onTapGesture { isHorizontal.toggle() }
    }
  }

  @Test func anyLayoutSwitches() {
    // The spacer follows the axis of the layout inside.
    #expect(size(Gallery(isHorizontal: true), 200, 100) == CGSize(200, 20))
    #expect(size(Gallery(isHorizontal: false), 200, 100) == CGSize(30, 100))
    #expect(
      frames(Gallery(isHorizontal: true), 200, 100) == [
        CGRect(0, 0, 10, 20), CGRect(18, 0, 20, 20), CGRect(46, 0, 30, 20),
        CGRect(84, 10, 116, 0),
      ])
  }

  struct Photos: View {
    let count: Int

    var body: some View {
      ScrollView {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 100, maximum: 200))], spacing: 4) {
          ForEach(0..<count, id: \.self) { _ in
            AsyncImage(url: nil) {
              $0.resizable().scaledToFill()
            } placeholder: {
              Color.gray.opacity(0.3)
            }
            .frame(minWidth: 100, minHeight: 100)
            .clipped()
          }
        }
      }
    }
  }

  @Test func adaptivePhotoGrid() {
    // ⌊(390 + 8) / (100 + 8)⌋ = 3 columns of (390 - 16) / 3 = 124.67; rows 4 points apart.
    let width = (CGFloat(390) - 16) / 3
    let found = frames(Photos(count: 4), 390, 800)
    #expect(found.map(\.width) == [width, width, width, width])
    #expect(found.map(\.minY) == [0, 0, 0, 104])
    #expect(found.map(\.height) == [100, 100, 100, 100])
    #expect(found[1].minX == width + 8)
    #expect(size(Photos(count: 4), 390, 800) == CGSize(390, 800))
    // One column of at most 200 in a narrow place.
    #expect(frames(Photos(count: 1), 150, 800) == [CGRect(0, 0, 150, 100)])
  }

  @Test func customGuideLinesUpTwoRows() {
    // The icon's centre lies at 10, the text's at 28 + 136 / 2: both on one line.
    let rows = VStack(alignment: .iconCentre) {
      HStack {
        Image(systemName: "person.fill").alignmentGuide(.iconCentre) {
          $0[HorizontalAlignment.center]
        }
        Text("Usuario")
      }
      HStack {
        Image(systemName: "envelope.fill")
        Text("[email protected]").alignmentGuide(.iconCentre) { $0[HorizontalAlignment.center] }
      }
    }
    let found = frames(rows, 400, 400)
    #expect(found.count == 4)
    #expect(found[0].midX == found[3].midX)
    #expect(
      found == [
        CGRect(86, 0, 20, 20), CGRect(114, 0, 56, 20), CGRect(0, 28, 20, 20),
        CGRect(28, 28, 136, 20),
      ])
  }
}

extension HorizontalAlignment {
  private enum IconCentre: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat {
      context[HorizontalAlignment.center]
    }
  }

  static let iconCentre = HorizontalAlignment(IconCentre.self)
}
