import SwiftUI

struct CarouselLayout: Layout {
  var itemFraction: Double = 0.8
  var spacing: CGFloat = 10
  var selected: Int = 0

  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions(by: .init(width: 100, height: 50))
    let height = subviews.map {
      $0.sizeThatFits(ProposedViewSize(width: size.width * itemFraction, height: nil)).height
    }.max()
    return CGSize(width: size.width, height: proposal.height ?? height ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) {
    let width = bounds.width * itemFraction
    for (index, subview) in zip(0..., subviews) {
      let offset = CGFloat(index - selected) * (width + spacing)
      subview.place(
        at: CGPoint(x: bounds.midX + offset, y: bounds.midY),
        anchor: .center,
        proposal: ProposedViewSize(width: width, height: bounds.height)
      )
    }
  }
}

struct CardCarousel: View {
  @State private var selected = 0
  @State private var position: Int?
  @GestureState(resetTransaction: Transaction(animation: .spring())) private var drag: CGFloat = 0
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @Environment(\.scenePhase) private var scenePhase
  private let timer = Timer.publish(every: 3, on: .main, in: .common).autoconnect()
  private let colors: [Color] = [.red, .green, .blue]

  var body: some View {
    VStack {
      CarouselLayout(selected: selected) {
        ForEach(Array(colors.enumerated()), id: \.offset) { index, color in
          RoundedRectangle(cornerRadius: 20)
            .fill(color.gradient.shadow(.inner(radius: 2)))
            .rotation3DEffect(.degrees(Double(index - selected) * 10), axis: (x: 0, y: 1, z: 0))
            .overlay(Text("\(index)").font(.system(size: 40, weight: .black)))
            .shadow(color: .black.opacity(0.3), radius: 8, y: 4)
        }
      }
      .offset(x: drag)
      .gesture(
        DragGesture()
          .updating($drag) { $0.width(into: &$1, &$2) }
          .onEnded { value in
            let step = value.predictedEndTranslation.width < 0 ? 1 : -1
            selected = min(max(selected + step, 0), colors.count - 1)
          }
      )
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) {
          ForEach(0..<3) { index in
            colors[index]
              .containerRelativeFrame(.horizontal)
              .scrollTransition { content, phase in
                content.opacity(phase.isIdentity ? 1 : 0.5).scaleEffect(phase.isIdentity ? 1 : 0.9)
              }
          }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(.viewAligned(limitBehavior: .always))
      .scrollPosition(id: $position)
      .scrollIndicators(.hidden)
      .contentMargins(.horizontal, 20, for: .scrollContent)
    }
    .onReceive(timer) { _ in
      guard scenePhase == .active, !reduceMotion else { return }
      withAnimation(.smooth) { selected = (selected + 1) % colors.count }
    }
    .sensoryFeedback(.selection, trigger: selected)
    .accessibilityAdjustableAction { direction in
      switch direction {
      case .increment: selected += 1
      case .decrement: selected -= 1
      @unknown default: break
      }
    }
  }
}

extension DragGesture.Value {
  fileprivate func width(into state: inout CGFloat, _ transaction: inout Transaction) {
    state = translation.width
    transaction.isContinuous = true
  }
}

#Preview("Carousel", traits: .fixedLayout(width: 400, height: 200)) {
  CardCarousel()
}
