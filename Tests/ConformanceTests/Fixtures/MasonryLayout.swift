import SwiftUI

/// Columns of equal width, each new view in the shortest one.
struct MasonryLayout: Layout {
  var columns: Int = 2
  var spacing: Double = 8

  private func columnWidth(in width: CGFloat) -> CGFloat {
    let gaps = CGFloat(spacing) * CGFloat(columns - 1)
    return max((width - gaps) / CGFloat(columns), 0)
  }

  private func frames(for subviews: LayoutSubviews, in width: CGFloat) -> [CGRect] {
    var heights = [CGFloat](repeating: 0, count: columns)
    let columnWidth = columnWidth(in: width)
    return subviews.map { subview in
      let column = heights.indices.min(by: { heights[$0] < heights[$1] })!
      let size = subview.sizeThatFits(.init(width: columnWidth, height: nil))
      let frame = CGRect(
        x: CGFloat(column) * (columnWidth + spacing),
        y: heights[column],
        width: columnWidth,
        height: size.height
      )
      heights[column] += size.height + spacing
      return frame
    }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    guard !subviews.isEmpty else { return .zero }
    let width = proposal.replacingUnspecifiedDimensions(by: CGSize(width: 300, height: 0)).width
    let frames = frames(for: subviews, in: width.isFinite ? width : 300)
    return frames.reduce(CGRect.null) { $0.union($1) }.size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for (subview, frame) in zip(subviews, frames(for: subviews, in: bounds.width)) {
      subview.place(
        at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
        anchor: .topLeading,
        proposal: ProposedViewSize(frame.size)
      )
    }
  }
}

private struct Photo: Identifiable, Hashable {
  let id = UUID()
  var name: String
  var ratio: CGFloat
}

struct PhotoWall: View {
  @State private var photos: [Photo] = (1...12).map {
    Photo(name: "photo-\($0)", ratio: CGFloat($0 % 3 + 1) / 2)
  }
  @State private var columns = 2.0
  @State private var selection: Photo?
  @Namespace private var animation
  @Environment(\.horizontalSizeClass) private var sizeClass

  var body: some View {
    NavigationStack {
      ScrollView {
        MasonryLayout(columns: Int(columns), spacing: 4) {
          ForEach(photos) { photo in
            AsyncImage(url: URL(string: "https://example.com/\(photo.name)")) { image in
              image.resizable()
            } placeholder: {
              Color.gray.opacity(0.2)
            }
            .aspectRatio(photo.ratio, contentMode: .fit)
            .clipShape(RoundedRectangle(cornerRadius: 8, style: .continuous))
            .matchedGeometryEffect(id: photo.id, in: animation)
            .onTapGesture {
              withAnimation(.spring(response: 0.4, dampingFraction: 0.8)) { selection = photo }
            }
            .contextMenu {
              Button(role: .destructive) {
                photos.removeAll { $0 == photo }
              } label: {
                Label("Delete", systemImage: "trash")
              }
            }
          }
        }
        .padding(sizeClass == .compact ? 8 : 16)
        .animation(.default, value: columns)
      }
      .navigationTitle("Photos")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .bottomBar) {
          Slider(value: $columns, in: 1...6, step: 1) {
            Text("Columns")
          }
        }
      }
      .sheet(item: $selection) { photo in
        Text(photo.name).presentationDetents([.medium, .large])
      }
    }
  }
}

struct PhotoWall_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      PhotoWall()
      PhotoWall()
        .preferredColorScheme(.dark)
        .previewDevice("iPad Pro (11-inch) (4th generation)")
        .previewDisplayName("Dark")
    }
  }
}
