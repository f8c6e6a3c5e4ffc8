import SwiftUI

public protocol SpiralParameters: Sendable {
  var turns: Double { get }
  var growth: CGFloat { get }
}

public struct TightSpiral: SpiralParameters {
  public var turns = 2.0
  public var growth: CGFloat = 1
  public init() {}
}

/// Subviews on a spiral whose parameters are a type of their own.
public struct SpiralLayout<Parameters: SpiralParameters>: Layout {
  private let parameters: Parameters

  public init(_ parameters: Parameters) { self.parameters = parameters }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let side = min(proposal.width ?? 200, proposal.height ?? 200)
    return side.isFinite ? CGSize(width: side, height: side) : CGSize(width: 200, height: 200)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (index, subview) in subviews.enumerated() {
      let t = Double(index) / Double(max(subviews.count - 1, 1))
      let radius = Double(min(bounds.width, bounds.height)) / 2 * t * Double(parameters.growth)
      let angle = Angle(radians: 2 * .pi * parameters.turns * t)
      subview.place(
        at: CGPoint(
          x: bounds.midX + CGFloat(cos(angle.radians) * radius),
          y: bounds.midY + CGFloat(sin(angle.radians) * radius)),
        anchor: .center, proposal: .unspecified)
    }
  }
}

struct Arc: Shape {
  var start: Angle
  var end: Angle
  var clockwise = false

  var animatableData: AnimatablePair<Angle.AnimatableData, Angle.AnimatableData> {
    get { .init(start.animatableData, end.animatableData) }
    set { (start.animatableData, end.animatableData) = (newValue.first, newValue.second) }
  }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.addArc(
      center: CGPoint(x: rect.midX, y: rect.midY), radius: min(rect.width, rect.height) / 2,
      startAngle: start, endAngle: end, clockwise: clockwise)
    return path.strokedPath(StrokeStyle(lineWidth: 4, lineCap: .round))
  }
}

private struct RingStyle: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    ZStack {
      Arc(start: .zero, end: .degrees(360)).fill(.quaternary)
      Arc(start: .degrees(-90), end: .degrees(-90 + 360 * (configuration.fractionCompleted ?? 0)))
        .fill(AngularGradient(colors: [.blue, .purple], center: .center))
      configuration.label
    }
  }
}

struct CheckStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      Label {
        configuration.label
      } icon: {
        Image(systemName: configuration.isOn ? "checkmark.circle.fill" : "circle")
          .foregroundStyle(configuration.isOn ? .green : .secondary)
      }
      .labelStyle(TrailingIcon())
    }
    .buttonStyle(.borderless)
  }
}

struct TrailingIcon: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.title
      configuration.icon
    }
  }
}

extension LabelStyle where Self == TrailingIcon {
  static var trailingIcon: TrailingIcon { TrailingIcon() }
}

struct Gauges: View {
  @State private var values: [Double] = [0.2, 0.5, 0.9]
  @State private var isOn: Bool = false

  var body: some View {
    SpiralLayout(TightSpiral()) {
      ForEach(values, id: \.self) { value in
        ProgressView(value: value) { Text(value, format: .percent) }
          .progressViewStyle(RingStyle())
          .frame(width: 60, height: 60)
      }
      Toggle("All", isOn: $isOn).toggleStyle(CheckStyle())
      Canvas { context, size in
        context.opacity = 0.5
        let rect = CGRect(origin: .zero, size: size)
        context.fill(Path(ellipseIn: rect), with: .color(.red))
        context.stroke(Path { $0.addRect(rect) }, with: .color(.blue), lineWidth: 2)
        context.draw(Text("c"), at: CGPoint(x: size.width / 2, y: size.height / 2))
      }
      .frame(width: 40, height: 40)
      TimelineView(.animation(minimumInterval: 1 / 30)) { timeline in
        let seconds = timeline.date.timeIntervalSinceReferenceDate
        Circle().hueRotation(.degrees(seconds.truncatingRemainder(dividingBy: 360)))
      }
    }
  }
}

struct Gauges_Previews: PreviewProvider {
  static var previews: some View { Gauges().padding().previewLayout(.sizeThatFits) }
}
