import SwiftUI

/// Shows what fits, by priority; what does not fit goes far outside.
public struct PriorityToolbar: Layout {
  public var spacing: CGFloat = 8
  public var hides: Bool = true

  public init() {}

  public init(spacing: CGFloat, hides: Bool) {
    (self.spacing, self.hides) = (spacing, hides)
  }

  private func fitting(_ subviews: Subviews, in width: CGFloat) -> Set<Int> {
    var left = width
    var fitting: Set<Int> = []
    let order = subviews.indices.sorted { a, b in
      subviews[a].priority == subviews[b].priority
        ? a < b : subviews[a].priority > subviews[b].priority
    }
    for index in order {
      let needed =
        subviews[index].sizeThatFits(.unspecified).width + (fitting.isEmpty ? 0 : spacing)
      guard needed <= left else { break }
      left -= needed
      fitting.insert(index)
    }
    return fitting
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let shown = hides ? fitting(subviews, in: proposal.width ?? .infinity) : Set(subviews.indices)
    let sizes = shown.map { subviews[$0].sizeThatFits(.unspecified) }
    return CGSize(
      width: sizes.map(\.width).reduce(0, +) + spacing * CGFloat(max(sizes.count - 1, 0)),
      height: subviews.map { $0.sizeThatFits(.unspecified).height }.max() ?? 0)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let shown = hides ? fitting(subviews, in: bounds.width) : Set(subviews.indices)
    var x = bounds.minX
    for index in subviews.indices {
      guard shown.contains(index) else {
        subviews[index].place(
          at: CGPoint(x: bounds.maxX + 10_000, y: bounds.minY), proposal: .unspecified)
        continue
      }
      subviews[index].place(
        at: CGPoint(x: x, y: bounds.midY), anchor: .leading, proposal: .unspecified)
      x += subviews[index].sizeThatFits(.unspecified).width + spacing
    }
  }
}

struct EditorToolbar: View {
  struct Command: Identifiable {
    let id: String
    let symbol: String
    var priority = 0.0
    var shortcut: KeyEquivalent?
    var perform: () -> Void = {}
  }

  @State private var isBold = false
  @Environment(\.undoManagerShim) private var undo
  let commands: [Command]

  var body: some View {
    PriorityToolbar(spacing: 4, hides: true) {
      ForEach(commands) { command in
        Group {
          if let shortcut = command.shortcut {
            Button("", systemImage: command.symbol, action: command.perform)
              .keyboardShortcut(shortcut, modifiers: [.command, .shift])
          } else {
            Button("", systemImage: command.symbol, action: command.perform)
          }
        }
        .labelStyle(.iconOnly)
        .help(command.id)
        .layoutPriority(command.priority)
      }
      Toggle("Bold", systemImage: "bold", isOn: $isBold).toggleStyle(.button)
      ControlGroup {
        Button("Undo") { undo() }
        ShareLink(item: "text")
      }
      .controlGroupStyle(.automatic)
      .layoutPriority(2)
    }
    .buttonBorderShape(.roundedRectangle(radius: 6))
    .controlSize(.small)
    .menuStyle(.button)
    .clipped()
  }
}

extension EnvironmentValues {
  @Entry fileprivate var undoManagerShim: () -> Void = {}
}
