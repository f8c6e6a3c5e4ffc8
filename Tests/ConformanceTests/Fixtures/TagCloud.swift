//  A cloud of tags that can be chosen.

import Combine
import SwiftUI

final class TagStore: ObservableObject {
  @Published var tags: [String] = ["swift", "layout", "grid", "stack"]
  @Published private(set) var selected: Set<String> = []
  private var subscriptions = Set<AnyCancellable>()

  init() {
    $tags
      .removeDuplicates()
      .sink { [weak self] tags in self?.selected.formIntersection(tags) }
      .store(in: &subscriptions)
  }

  func toggle(_ tag: String) {
    if selected.contains(tag) { selected.remove(tag) } else { selected.insert(tag) }
  }
}

public struct TagCloud: View {
  @StateObject private var store = TagStore()
  @State private var text = ""
  @FocusState private var isEditing: Bool
  @AppStorage("tag.spacing") private var spacing = 6.0

  public init() {}

  public var body: some View {
    VStack(alignment: .leading) {
      TextField("New tag", text: $text)
        .focused($isEditing)
        .textFieldStyle(.roundedBorder)
        .submitLabel(.done)
        .onSubmit {
          guard !text.isEmpty else { return }
          store.tags.append(text)
          text = ""
          isEditing = true
        }
      Wrap(spacing: spacing) {
        ForEach(store.tags, id: \.self) { tag in
          Chip(title: tag, isOn: store.selected.contains(tag)) { store.toggle(tag) }
            .transition(.scale.combined(with: .opacity))
        }
      }
      .animation(.spring(), value: store.tags)
    }
    .padding()
  }

  private struct Chip: View {
    let title: String
    let isOn: Bool
    let action: () -> Void

    var body: some View {
      Button(action: action) {
        HStack(spacing: 4) {
          if isOn {
            Image(systemName: "checkmark")
          }
          Text(title).lineLimit(1)
        }
      }
      .buttonStyle(ChipStyle(isOn: isOn))
    }
  }

  private struct ChipStyle: ButtonStyle {
    var isOn: Bool

    func makeBody(configuration: Configuration) -> some View {
      configuration.label
        .font(.footnote)
        .padding(.horizontal, 10)
        .padding(.vertical, 4)
        .background(
          Capsule().fill(isOn ? Color.accentColor : Color(.secondarySystemFill))
        )
        .scaleEffect(configuration.isPressed ? 0.95 : 1)
    }
  }
}

extension TagCloud {
  fileprivate struct Wrap: Layout {
    var spacing: Double

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize {
      let rows = rows(in: proposal.width ?? .infinity, of: subviews)
      return CGSize(
        width: rows.map(\.width).max() ?? 0,
        height: rows.map(\.height).reduce(0, +) + spacing * CGFloat(max(rows.count - 1, 0))
      )
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      var y = bounds.minY
      for row in rows(in: bounds.width, of: subviews) {
        var x = bounds.minX
        for element in row.elements {
          element.place(at: CGPoint(x: x, y: y), proposal: .unspecified)
          x += element.sizeThatFits(.unspecified).width + spacing
        }
        y += row.height + spacing
      }
    }

    private struct Row {
      var elements: [LayoutSubviews.Element] = []
      var width: CGFloat = 0
      var height: CGFloat = 0
    }

    private func rows(in width: CGFloat, of subviews: Subviews) -> [Row] {
      var rows: [Row] = []
      var current = Row()
      for subview in subviews {
        let size = subview.sizeThatFits(.unspecified)
        if !current.elements.isEmpty, current.width + spacing + size.width > width {
          rows.append(current)
          current = Row()
        }
        current.width += (current.elements.isEmpty ? 0 : spacing) + size.width
        current.height = max(current.height, size.height)
        current.elements.append(subview)
      }
      if !current.elements.isEmpty { rows.append(current) }
      return rows
    }
  }
}

struct TagCloud_Previews: PreviewProvider {
  static var previews: some View {
    TagCloud().previewLayout(.fixed(width: 320, height: 480))
  }
}
