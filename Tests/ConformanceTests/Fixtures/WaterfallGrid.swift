import SwiftUI

@MainActor
final class WaterfallModel: ObservableObject {
  @Published var heights: [CGFloat] = (0..<20).map { _ in .random(in: 40...120) }
  static let shared = WaterfallModel()
}

struct WaterfallGrid: Layout {
  enum Axis2 { case vertical, horizontal }

  typealias Cache = [CGRect]

  var axis: Axis2 = .vertical
  var lanes: Int
  var spacing: CGFloat

  init(axis: Axis2 = .vertical, lanes: Int, spacing: CGFloat = 8) {
    self.axis = axis
    self.lanes = max(1, lanes)
    self.spacing = spacing
  }

  func makeCache(subviews: Subviews) -> Cache { [] }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    let breadth = (axis == .vertical ? proposal.width : proposal.height) ?? 320
    cache = layout(subviews, breadth: breadth == .infinity ? 320 : breadth)
    let length = cache.map { axis == .vertical ? $0.maxY : $0.maxX }.max() ?? 0
    let laneBreadth = subviews.isEmpty ? 0 : breadth == .infinity ? 320 : breadth
    return axis == .vertical
      ? CGSize(width: laneBreadth, height: length) : CGSize(width: length, height: laneBreadth)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    cache = layout(subviews, breadth: axis == .vertical ? bounds.width : bounds.height)
    for i in subviews.indices {
      let frame = cache[i].offsetBy(dx: bounds.minX, dy: bounds.minY)
      subviews[i].place(at: frame.origin, proposal: .init(frame.size))
    }
  }

  private func layout(_ subviews: Subviews, breadth: CGFloat) -> [CGRect] {
    let lane = max((breadth - spacing * CGFloat(lanes - 1)) / CGFloat(lanes), 0)
    var ends = Array(repeating: CGFloat.zero, count: lanes)
    return subviews.map { view in
      let (index, start) = ends.enumerated().min {
        ($0.element, $0.offset) < ($1.element, $1.offset)
      }!
      let across = CGFloat(index) * (lane + spacing)
      switch axis {
      case .vertical:
        let height = view.sizeThatFits(.init(width: lane, height: nil)).height
        ends[index] = start + height + spacing
        return CGRect(x: across, y: start, width: lane, height: height)
      case .horizontal:
        let width = view.sizeThatFits(.init(width: nil, height: lane)).width
        ends[index] = start + width + spacing
        return CGRect(x: start, y: across, width: width, height: lane)
      }
    }
  }
}

struct WaterfallDemo: View {
  @ObservedObject private var model = WaterfallModel.shared
  @State private var isVertical = true

  var body: some View {
    ScrollView([.vertical, .horizontal]) {
      WaterfallGrid(axis: isVertical ? .vertical : .horizontal, lanes: 3) {
        ForEach(model.heights.indices, id: \.self) { i in
          Color.orange.frame(height: model.heights[i])
            .overlay(Text(verbatim: "\(i)"), alignment: .center)
        }
      }
    }
    .toolbar {
      Button(isVertical ? "Horizontal" : "Vertical") { isVertical.toggle() }
    }
  }
}
