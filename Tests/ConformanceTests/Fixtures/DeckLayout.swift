import SwiftUI

/// Cards in a deck, each a little lower and smaller.
struct DeckLayout: Layout {
  @Clamped(0...1) var shrink: CGFloat = 0.9
  var peek: CGFloat = 12

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let card = subviews.map { $0.sizeThatFits(proposal) }.reduce(CGSize.zero) {
      CGSize(width: max($0.width, $1.width), height: max($0.height, $1.height))
    }
    return CGSize(
      width: card.width, height: card.height + peek * CGFloat(max(subviews.count - 1, 0)))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let height = bounds.height - peek * CGFloat(max(subviews.count - 1, 0))
    for (depth, subview) in subviews.reversed().enumerated() {
      let scale = pow(shrink, CGFloat(depth))
      subview.place(
        at: CGPoint(x: bounds.midX, y: bounds.minY + CGFloat(depth) * peek), anchor: .top,
        proposal: ProposedViewSize(width: bounds.width * scale, height: height * scale))
    }
  }
}

@propertyWrapper
struct Clamped<Value: Comparable & Sendable>: Sendable {
  private var value: Value
  private let range: ClosedRange<Value>

  init(wrappedValue: Value, _ range: ClosedRange<Value>) {
    self.range = range
    value = min(max(wrappedValue, range.lowerBound), range.upperBound)
  }

  var wrappedValue: Value {
    get { value }
    set { value = min(max(newValue, range.lowerBound), range.upperBound) }
  }
}

struct Deck<Data: RandomAccessCollection, Card: View>: View
where Data.Element: Identifiable, Data.Index == Int {
  let data: Data
  @ViewBuilder let card: (Data.Element) -> Card
  @State private var offset: CGSize = .zero
  @State private var removed: Set<Data.Element.ID> = []

  var body: some View {
    DeckLayout {
      ForEach(data.filter { !removed.contains($0.id) }) { element in
        card(element)
          .offset(element.id == data.first?.id ? offset : .zero)
          .rotationEffect(.degrees(Double(offset.width / 20)), anchor: .bottom)
          .gesture(swipe(element))
          .transition(
            .asymmetric(
              insertion: .identity,
              removal: .move(edge: .leading).animation(.easeIn(duration: 0.2))))
      }
    }
  }

  private func swipe(_ element: Data.Element) -> some Gesture {
    LongPressGesture(minimumDuration: 0.1)
      .sequenced(before: DragGesture())
      .onChanged { value in
        guard case .second(true, let drag?) = value else { return }
        offset = drag.translation
      }
      .onEnded { _ in
        withAnimation(.bouncy) {
          if abs(offset.width) > 100 { removed.insert(element.id) }
          offset = .zero
        }
      }
  }
}

struct Deck_Previews: PreviewProvider {
  struct Item: Identifiable { var id: Int }

  static var previews: some View {
    Deck(data: (0..<4).map(Item.init)) { item in
      RoundedRectangle(cornerRadius: 20).fill(.blue.opacity(0.2 * Double(item.id + 1)))
    }
    .frame(width: 200, height: 300)
  }
}
