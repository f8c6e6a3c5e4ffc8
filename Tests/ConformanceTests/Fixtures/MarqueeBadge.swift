import SwiftUI
import OSLog

extension Logger {
  fileprivate static let layout = Logger(
    subsystem: Bundle.main.bundleIdentifier ?? "demo", category: "layout")
}

/// A badge at a corner of its content, as with `overlay`, but it may grow the container.
public struct BadgeLayout: Layout {
  public var anchor: UnitPoint
  public var offset: CGVector

  public init(anchor: UnitPoint = .topTrailing, offset: CGVector = .zero) {
    self.anchor = anchor
    self.offset = offset
  }

  private func frames(_ subviews: Subviews, _ proposal: ProposedViewSize) -> [CGRect] {
    guard let content = subviews.first else { return [] }
    let size = content.sizeThatFits(proposal)
    var frames = [CGRect(origin: .zero, size: size)]
    for badge in subviews.dropFirst() {
      let own = badge.sizeThatFits(.unspecified)
      let center = CGPoint(
        x: size.width * anchor.x + offset.dx, y: size.height * anchor.y + offset.dy)
      frames.append(
        CGRect(
          x: center.x - own.width / 2, y: center.y - own.height / 2, width: own.width,
          height: own.height))
    }
    return frames
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let union = frames(subviews, proposal).reduce(CGRect.null) { $0.union($1) }
    if union.isNull { return .zero }
    Logger.layout.trace("badge: \(String(describing: union.size), privacy: .public)")
    return union.size
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let frames = frames(subviews, proposal)
    let union = frames.reduce(CGRect.null) { $0.union($1) }
    for (subview, frame) in zip(subviews, frames) {
      subview.place(
        at: CGPoint(
          x: bounds.minX + frame.minX - union.minX, y: bounds.minY + frame.minY - union.minY),
        proposal: ProposedViewSize(frame.size))
    }
  }
}

public struct BadgeModifier<Badge: View>: ViewModifier {
  let anchor: UnitPoint
  let badge: Badge

  public func body(content: Content) -> some View {
    BadgeLayout(anchor: anchor) {
      content
      badge
    }
  }
}

extension View {
  public func badge<B: View>(
    anchor: UnitPoint = .topTrailing, @ViewBuilder badge: () -> B
  ) -> ModifiedContent<Self, BadgeModifier<B>> {
    modifier(BadgeModifier(anchor: anchor, badge: badge()))
  }
}

private struct Shake: GeometryEffect {
  var amount: CGFloat = 10
  var shakes = 3
  var animatableData: CGFloat

  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(
      CGAffineTransform(translationX: amount * sin(animatableData * .pi * CGFloat(shakes)), y: 0))
  }
}

struct Inbox: View {
  @State private var count = 3
  @State private var attempts: CGFloat = 0

  var body: some View {
    Button {
      withAnimation(.default, completionCriteria: .logicallyComplete) {
        attempts += 1
      } completion: {
        count = 0
      }
    } label: {
      Image(systemName: "envelope")
        .font(.largeTitle)
        .badge {
          if count > 0 {
            Text(count, format: .number.notation(.compactName))
              .font(.caption.weight(.bold))
              .padding(4)
              .background(.red, in: .circle)
              .contentTransition(.numericText())
          }
        }
    }
    .buttonStyle(.plain)
    .modifier(Shake(animatableData: attempts))
    .phaseAnimator([1, 1.1]) { view, phase in
      view.scaleEffect(phase)
    }
    .task(id: count) {
      do { try await Task.sleep(nanoseconds: 10) } catch { Logger.layout.error("\(error)") }
    }
  }
}

#Preview { Inbox() }
