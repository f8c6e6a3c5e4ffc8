import SwiftUI
import UIKit

/// Lines of a placeholder text, the last one shorter.
struct SkeletonLayout: Layout {
  var lineHeight: CGFloat = UIFont.preferredFont(forTextStyle: .body).lineHeight
  var lastLineFraction: CGFloat = 0.6

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(
      width: min(proposal.width ?? 200, 1000), height: lineHeight * CGFloat(subviews.count))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (index, subview) in subviews.enumerated() {
      let isLast = index == subviews.count - 1
      let width = isLast ? bounds.width * lastLineFraction : bounds.width
      subview.place(
        at: .init(x: bounds.minX, y: bounds.minY + CGFloat(index) * lineHeight),
        proposal: .init(width: width, height: lineHeight * 0.7))
    }
  }
}

struct Skeleton: View {
  var lines = 3
  @State private var phase: CGFloat = 0

  var body: some View {
    SkeletonLayout {
      ForEach(0..<lines, id: \.self) { _ in
        RoundedRectangle(cornerRadius: 4).fill(Color(UIColor.systemGray5))
      }
    }
    .mask {
      LinearGradient(
        stops: [
          .init(color: .black.opacity(0.4), location: phase - 0.2),
          .init(color: .black, location: phase),
          .init(color: .black.opacity(0.4), location: phase + 0.2),
        ], startPoint: .leading, endPoint: .trailing)
    }
    .redacted(reason: .placeholder)
    .onAppear {
      withAnimation(.linear(duration: 1.2).repeatForever(autoreverses: false)) { phase = 1.2 }
    }
    .privacySensitive()
  }
}

extension View {
  @ViewBuilder
  func skeleton(_ isActive: Bool, lines: Int = 3) -> some View {
    switch isActive {
    case true: Skeleton(lines: lines)
    case false: self
    }
  }
}

struct Skeleton_Previews: PreviewProvider {
  static var previews: some View {
    Text("hola").skeleton(true).padding().background(Color(.systemBackground))
  }
}
