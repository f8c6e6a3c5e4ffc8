import Foundation
import SwiftUI

/// Subviews on a circle, the first one at the top unless it says otherwise.
struct RadialLayout: Layout, Animatable {
  var startAngle: Angle = .zero
  var sweep = Angle(degrees: 360)

  var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(startAngle.radians, sweep.radians) }
    set {
      startAngle = .radians(newValue.first)
      sweep = .radians(newValue.second)
    }
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let radius = min(bounds.size.width, bounds.size.height) / 3.0
    let step = sweep.radians / Double(max(subviews.count, 1))
    for (index, subview) in subviews.enumerated() {
      let own = subview[RotationOffset.self]
      let angle = startAngle.radians + step * Double(index) + own.radians - .pi / 2
      var point = CGPoint(x: 0, y: 0)
      point.x = bounds.midX + radius * cos(angle)
      point.y = bounds.midY + radius * sin(angle)
      subview.place(at: point, anchor: .center, proposal: .unspecified)
      DispatchQueue.main.async {
        subview[RotationBinding.self]?.wrappedValue = .radians(angle)
      }
    }
  }
}

private struct RotationOffset: LayoutValueKey {
  static let defaultValue: Angle = .zero
}

private struct RotationBinding: LayoutValueKey {
  static let defaultValue: Binding<Angle>? = nil
}

extension View {
  func radialOffset(_ angle: Angle) -> some View {
    layoutValue(key: RotationOffset.self, value: angle)
  }
}

struct ClockFace: View {
  @State private var rotation = 0.0
  @GestureState private var dragAmount = CGSize.zero

  private var drag: some Gesture {
    DragGesture(minimumDistance: 1)
      .updating($dragAmount) { value, state, _ in state = value.translation }
      .onEnded { value in
        withAnimation(.easeOut(duration: 0.3)) {
          rotation += Double(value.translation.width) / 2
        }
      }
  }

  var body: some View {
    ZStack {
      Circle()
        .strokeBorder(.secondary, style: StrokeStyle(lineWidth: 2, lineCap: .round, dash: [2, 6]))
      RadialLayout(startAngle: .degrees(rotation + Double(dragAmount.width) / 2)) {
        ForEach(1..<13) { hour in
          Text("\(hour)")
            .font(.system(.title3, design: .rounded).weight(.semibold).monospacedDigit())
            .foregroundStyle(hour.isMultiple(of: 3) ? .primary : .secondary)
            .rotationEffect(.degrees(-rotation))
        }
      }
    }
    .gesture(drag)
    .frame(width: 240, height: 240)
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(Text("Clock"))
  }
}

#Preview {
  ClockFace()
}
