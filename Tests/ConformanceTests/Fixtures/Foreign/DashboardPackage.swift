import SwiftUI
import Dashboard
import SDWebImageSwiftUI

struct DashboardView: View {
  @EnvironmentObject var session: SessionStore
  @State private var widgets: [Widget] = []

  var body: some View {
    DashboardLayout(columns: 2) {
      ForEach(widgets) { WidgetCard(widget: $0) }
    }
    .onReceive(session.widgetsPublisher) { widgets = $0 }
  }
}

private struct WidgetCard: View {
  let widget: Widget

  var body: some View {
    WebImage(url: widget.imageURL).resizable().cornerRadius(Theme.radius)
  }
}

public struct DashboardLayout: Layout {
  public var columns: Int
  public var spacing: CGFloat = 16

  public init(columns: Int) { self.columns = max(columns, 1) }

  private func width(in total: CGFloat) -> CGFloat {
    max((total - spacing * CGFloat(columns - 1)) / CGFloat(columns), 0)
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let width = proposal.replacingUnspecifiedDimensions(by: .init(width: 320, height: 0)).width
    guard width.isFinite else { return .zero }
    return CGSize(width: width, height: rowOrigins(subviews, width: width).last ?? 0)
  }

  private func rowOrigins(_ subviews: Subviews, width: CGFloat) -> [CGFloat] {
    let proposal = ProposedViewSize(width: self.width(in: width), height: nil)
    var y: CGFloat = 0
    var origins: [CGFloat] = []
    for start in stride(from: 0, to: subviews.count, by: columns) {
      origins.append(y)
      let row = subviews[start..<min(start + columns, subviews.count)]
      y += row.map { $0.sizeThatFits(proposal).height }.max() ?? 0
      if start + columns < subviews.count { y += spacing }
    }
    return origins + [y]
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let width = width(in: bounds.width)
    let origins = rowOrigins(subviews, width: bounds.width)
    for (index, subview) in subviews.enumerated() {
      subview.place(
        at: CGPoint(
          x: bounds.minX + CGFloat(index % columns) * (width + spacing),
          y: bounds.minY + origins[index / columns]),
        proposal: ProposedViewSize(width: width, height: nil))
    }
  }
}

extension SessionStore {
  static var preview: SessionStore { SessionStore(user: .mock) }
}

#Preview { DashboardView().environmentObject(SessionStore.preview) }
