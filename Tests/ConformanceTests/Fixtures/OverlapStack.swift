import SwiftUI

/// Faces that overlap, as in a list of participants.
struct OverlapStack: Layout {
  let overlap: CGFloat
  var axis: Axis = .horizontal

  init(_ axis: Axis = .horizontal, overlap: CGFloat) {
    self.axis = axis
    self.overlap = overlap
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout CGSize
  ) -> CGSize {
    guard let first = subviews.first else { return .zero }
    let size = first.sizeThatFits(.unspecified)
    var total = size
    for subview in subviews.dropFirst() {
      let next = subview.dimensions(in: .unspecified)
      if axis == .horizontal {
        total.width += max(next.width - overlap, 0)
        total.height = max(total.height, next.height)
      } else {
        total.height += max(next.height - overlap, 0)
        total.width = max(total.width, next.width)
      }
    }
    return total
  }

  func makeCache(subviews: Subviews) -> CGSize { .zero }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout CGSize
  ) {
    var position = bounds.origin
    for subview in subviews {
      let size = subview.sizeThatFits(.unspecified)
      subview.place(at: position, anchor: .topLeading, proposal: ProposedViewSize(size))
      if axis == .horizontal {
        position.x += max(size.width - overlap, 0)
      } else {
        position.y += max(size.height - overlap, 0)
      }
    }
  }
}

struct Avatars: View {
  struct Person: Identifiable {
    let id: Int
    let name: String
    let imageURL: URL?
  }

  let people: [Person]
  @ScaledMetric(relativeTo: .body) private var side: CGFloat = 32
  @Environment(\.displayScale) private var scale
  @State private var isExpanded = false

  var body: some View {
    OverlapStack(overlap: isExpanded ? -4 : side / 3) {
      ForEach(people.prefix(5)) { person in
        AsyncImage(url: person.imageURL, transaction: Transaction(animation: .easeIn)) { phase in
          switch phase {
          case .empty:
            ProgressView()
          case .success(let image):
            image.resizable().scaledToFill()
          case .failure:
            Image(systemName: "person.crop.circle.badge.exclamationmark")
          @unknown default:
            EmptyView()
          }
        }
        .frame(width: side, height: side)
        .clipShape(Circle())
        .overlay { Circle().stroke(Color(uiColor: .systemBackground), lineWidth: 2 / scale) }
        .zIndex(-Double(person.id))
        .accessibilityLabel(person.name)
      }
      if people.count > 5 {
        Text("+\(people.count - 5)")
          .font(.caption2.bold())
          .foregroundColor(.white)
          .frame(width: side, height: side)
          .background(Circle().fill(Color.gray.gradient))
      }
    }
    .onTapGesture {
      withAnimation(.interactiveSpring()) { isExpanded.toggle() }
    }
    .onHover { isExpanded = $0 }
  }
}

#Preview("Five") {
  Avatars(people: (0..<5).map { .init(id: $0, name: "Person \($0)", imageURL: nil) })
}
