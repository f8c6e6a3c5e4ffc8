import SwiftUI

struct PanelLayout: Layout, Sendable {
  enum Detent: Hashable, Sendable {
    case fraction(CGFloat)
    case height(CGFloat)
    case ideal

    func height(in total: CGFloat, ideal: @autoclosure () -> CGFloat) -> CGFloat {
      switch self {
      case .fraction(let fraction): total * fraction
      case .height(let height): min(height, total)
      case .ideal: min(ideal(), total)
      }
    }
  }

  var detent: Detent
  var margin: EdgeInsets = .init(top: 0, leading: 8, bottom: 8, trailing: 8)
  var onChange: (@Sendable (CGFloat) -> Void)?

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let ideal = subviews.map { $0.sizeThatFits(.unspecified) }
    return proposal.replacingUnspecifiedDimensions(
      by: CGSize(
        width: ideal.map(\.width).max() ?? 0, height: ideal.map(\.height).max() ?? 0))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    guard let background = subviews.first else { return }
    background.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
    for panel in subviews.dropFirst() {
      let width = max(bounds.width - margin.leading - margin.trailing, 0)
      let available = max(bounds.height - margin.top - margin.bottom, 0)
      let height = detent.height(
        in: available,
        ideal: panel.sizeThatFits(ProposedViewSize(width: width, height: nil)).height)
      panel.place(
        at: CGPoint(x: bounds.minX + margin.leading, y: bounds.maxY - margin.bottom),
        anchor: .bottomLeading, proposal: ProposedViewSize(width: width, height: height))
      onChange?(height)
    }
  }
}

struct FloatingPanel<Background: View, Panel: View>: View {
  @Binding var detent: PanelLayout.Detent
  @ViewBuilder var background: () -> Background
  @ViewBuilder var panel: () -> Panel
  @State private var translation: CGFloat = 0
  @Environment(\.accessibilityReduceTransparency) private var isOpaque

  var body: some View {
    PanelLayout(detent: detent, onChange: nil) {
      background().ignoresSafeArea()
      VStack(spacing: 0) {
        Capsule().fill(.secondary).frame(width: 36, height: 5).padding(6)
        panel().frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
      }
      .background {
        UnevenRoundedRectangle(topLeadingRadius: 24, topTrailingRadius: 24, style: .continuous)
          .fill(isOpaque ? AnyShapeStyle(.background) : AnyShapeStyle(.ultraThinMaterial))
          .shadow(color: .black.opacity(0.15), radius: 12, x: 0, y: 4)
      }
      .offset(y: translation)
      .gesture(
        DragGesture(coordinateSpace: .global)
          .onChanged { translation = $0.translation.height }
          .onEnded { value in
            withAnimation(.spring(duration: 0.3, bounce: 0.2)) {
              translation = 0
              detent = value.velocity.height > 0 ? .height(80) : .fraction(0.5)
            }
          }
      )
      .accessibilityAction(named: Text("Expand")) { detent = .fraction(1) }
    }
    .animation(.interpolatingSpring(stiffness: 200, damping: 20), value: detent)
  }
}

struct FloatingPanel_Previews: PreviewProvider {
  static var previews: some View {
    FloatingPanel(detent: .constant(.ideal)) {
      Image("map").resizable().aspectRatio(contentMode: .fill)
    } panel: {
      Text("Panel")
    }
    .previewDisplayName("Panel")
  }
}
