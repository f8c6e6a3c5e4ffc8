import SwiftUI

/// A text with its time in the corner, beside the last line where there is room.
struct BubbleLayout: Layout {
  var spacing: CGFloat = 4

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    guard subviews.count == 2 else {
      return subviews.first?.sizeThatFits(proposal) ?? .zero
    }
    let text = subviews[0].sizeThatFits(proposal)
    let time = subviews[1].sizeThatFits(.unspecified)
    let oneLine = CGSize(
      width: text.width + spacing + time.width, height: max(text.height, time.height))
    if oneLine.width <= proposal.width ?? .infinity { return oneLine }
    return CGSize(
      width: max(text.width, time.width), height: text.height + spacing + time.height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    guard let text = subviews.first else { return }
    text.place(at: bounds.origin, proposal: ProposedViewSize(width: bounds.width, height: nil))
    guard subviews.count == 2 else { return }
    subviews[1].place(
      at: CGPoint(x: bounds.maxX, y: bounds.maxY), anchor: .bottomTrailing,
      proposal: .unspecified)
  }
}

enum Sender: Equatable {
  case me
  case other(name: String)

  var isMe: Bool {
    if case .me = self { return true }
    return false
  }
}

struct Message: Identifiable {
  let id = UUID()
  let sender: Sender
  let text: LocalizedStringKey
  let date: Date
}

private struct BubbleShape: Shape {
  var isMe: Bool

  func path(in rect: CGRect) -> Path {
    let path = UIBezierPath(
      roundedRect: rect,
      byRoundingCorners: [.topLeft, .topRight, isMe ? .bottomLeft : .bottomRight],
      cornerRadii: CGSize(width: 16, height: 16))
    return Path(path.cgPath)
  }
}

private struct Bubble: ViewModifier {
  let sender: Sender
  @Environment(\.colorScheme) private var colorScheme

  func body(content: Content) -> some View {
    content
      .padding(EdgeInsets(top: 8, leading: 12, bottom: 8, trailing: 12))
      .foregroundStyle(sender.isMe ? AnyShapeStyle(.white) : AnyShapeStyle(.primary))
      .background {
        BubbleShape(isMe: sender.isMe)
          .fill(sender.isMe ? Color.blue : Color(white: colorScheme == .dark ? 0.2 : 0.9))
      }
      .frame(maxWidth: .infinity, alignment: sender.isMe ? .trailing : .leading)
      .padding(sender.isMe ? .leading : .trailing, 40)
  }
}

extension View {
  fileprivate func bubble(_ sender: Sender) -> some View {
    modifier(Bubble(sender: sender))
  }
}

struct ChatView: View {
  @State var messages: [Message]
  @State private var draft = ""
  @AccessibilityFocusWorkaround private var isFocused

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 6, pinnedViews: [.sectionHeaders]) {
        ForEach(messages) { message in
          BubbleLayout {
            Text(message.text)
            Text(message.date, style: .time)
              .font(.caption2)
              .opacity(0.6)
          }
          .bubble(message.sender)
          .contentShape(Rectangle())
          .swipeActions(edge: .leading) {
            Button("Reply") {}.tint(.green)
          }
        }
      }
      .padding()
    }
    .scrollDismissesKeyboard(.interactively)
    .safeAreaInset(edge: .bottom, spacing: 0) {
      TextEditor(text: $draft)
        .frame(minHeight: 36, maxHeight: 120)
        .fixedSize(horizontal: false, vertical: true)
        .background(.bar)
    }
  }
}

@propertyWrapper
private struct AccessibilityFocusWorkaround: DynamicProperty {
  @State private var value = false

  var wrappedValue: Bool {
    get { value }
    nonmutating set { value = newValue }
  }
}

#Preview {
  ChatView(messages: [
    Message(sender: .me, text: "Hello **you**", date: .now),
    Message(sender: .other(name: "Ann"), text: "Hi", date: .now),
  ])
}
