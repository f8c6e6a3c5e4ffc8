import Foundation
import Testing

@testable import LayoutSpec

@Suite("Blame")
struct BlameTests {
  static func blame(_ view: some View, _ width: CGFloat?, _ height: CGFloat?) -> String? {
    let tree = LayoutTree(view)
    let conversation = Conversation()
    tree.attach(conversation)
    tree.place(ProposedViewSize(width: width, height: height))
    return Blame.find(in: tree, conversation)?.text
  }

  @Test func soundTreesHaveNone() {
    #expect(
      Self.blame(
        VStack {
          Text("hola"); Color.red
        }, 300, 200) == nil)
    #expect(Self.blame(ScrollView { Color.red.frame(height: 900) }, 300, 200) == nil)
    #expect(Self.blame(Color.red.overlay { box(10, 10).offset(x: 99) }, 30, 20) == nil)
    #expect(Self.blame(Text("hola").frame(minWidth: 0, maxWidth: .infinity), 300, 20) == nil)
  }

  @Test func wordThatDoesNotFit() {
    #expect(
      Self.blame(HStack { Text("hola").frame(width: 10) }.padding(), 300, 200)
        == "frame(width: 10): its Text(\"hola\") does not fit: 32×20 in 10×20")
  }

  @Test func viewThatTakesTooMuch() {
    let greedy = ProbeLeaf(size: { CGSize(($0.width ?? 10) + 20, $0.height ?? 10) })
    #expect(
      Self.blame(greedy.frame(width: 50).padding(), 90, 90)
        == "ProbeLeaf: answers 70×58 to 50×58, though it can take 20×58")
  }

  @Test func coveringBoxThatDoesNotFit() {
    let picture = Color.red.aspectRatio(2, contentMode: .fill).frame(width: 50, height: 50)
    #expect(
      Self.blame(picture, 90, 90)
        == "frame(width: 50, height: 50): its aspectRatio(fill) does not fit: 100×50 in 50×50")
  }

  @Test func rigidRow() {
    let row = HStack {
      box(200, 20); box(200, 20)
    }
    #expect(Self.blame(row, 300, 100) == "HStack: answers 408×20 to 300×100, and cannot take less")
    #expect(
      Self.blame(row.frame(width: 300), 300, 100)
        == "frame(width: 300): its HStack does not fit: 408×20 in 300×20")
  }

  @Test func layoutThatOffersOrPlacesNonsense() {
    #expect(
      Self.blame(Faulty(offer: -5, x: 0) { Color.red }, 90, 90)
        == "Faulty: offers -5×-5 to Color.red")
    #expect(
      Self.blame(Faulty(offer: 5, x: 100) { Color.red }, 90, 90)
        == "Faulty: puts its Color.red outside: 100,0 5×5 in 0,0 90×90")
  }

  private struct Faulty: Layout {
    var offer: CGFloat
    var x: CGFloat

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      for subview in subviews {
        subview.place(
          at: CGPoint(x: bounds.minX + x, y: bounds.minY),
          proposal: ProposedViewSize(width: offer, height: offer))
      }
    }
  }
}
