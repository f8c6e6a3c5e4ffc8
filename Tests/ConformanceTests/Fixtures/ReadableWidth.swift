import Foundation
import SwiftUI

#if os(iOS)
  private let defaultReadableWidth: CGFloat =
    UIDevice.current.userInterfaceIdiom == .pad ? 680 : 560
#else
  private let defaultReadableWidth: CGFloat = 600
#endif

/// Keeps its content at a readable width in the middle.
public struct ReadableWidthLayout: Layout {
  public var maximum: CGFloat?
  public var margins: NSDirectionalEdgeInsets

  public init(maximum: CGFloat? = nil, margins: NSDirectionalEdgeInsets = .zero) {
    self.maximum = maximum
    self.margins = margins
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    var inner = proposal
    if let width = proposal.width {
      inner.width = max(0, min(width - margins.leading - margins.trailing, maximum ?? 560))
    }
    if let height = proposal.height {
      inner.height = max(height - margins.top - margins.bottom, 0)
    }
    return inner
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let content = subviews.map { $0.sizeThatFits(inner(proposal)) }.max { $0.height < $1.height }
    guard let content else { return .zero }
    return CGSize(
      width: content.width + margins.leading + margins.trailing,
      height: content.height + margins.top + margins.bottom)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let rect = bounds.insetBy(dx: 0, dy: 0)
    for subview in subviews {
      subview.place(
        at: CGPoint(
          x: rect.midX + (margins.leading - margins.trailing) / 2, y: rect.minY + margins.top),
        anchor: .top, proposal: inner(proposal))
    }
  }
}

extension View {
  /// Lays this view out at a readable width.
  @available(iOS 16.0, macOS 13.0, *)
  public func readableWidth(_ maximum: CGFloat? = nil) -> some View {
    ReadableWidthLayout(maximum: maximum ?? defaultReadableWidth) { self }
  }
}

struct Article: View {
  let paragraphs: [AttributedString]
  @AppStorage("fontSize") private var fontSize: Double = 17
  @Environment(\.legibilityWeight) private var legibility
  @Environment(\.displayScale) var scale

  init(_ text: String) {
    paragraphs = text.components(separatedBy: .newlines).map { AttributedString($0) }
  }

  var body: some View {
    ScrollView {
      LazyVStack(alignment: .leading, spacing: 12) {
        ForEach(paragraphs, id: \.self) { paragraph in
          Text(paragraph)
            .font(.custom("Georgia", size: fontSize, relativeTo: .body))
            .lineSpacing(4)
            .kerning(legibility == .bold ? 0.2 : 0)
            .textSelection(.enabled)
        }
        (Text("By ") + Text("someone").italic() + Text(Image(systemName: "pencil")))
          .font(.footnote)
          .foregroundColor(.secondary)
      }
      .readableWidth()
      .dynamicTypeSize(.small ... .xxxLarge)
    }
    .toolbarBackground(.visible, for: .navigationBar)
    .defersSystemGestures(on: .bottom)
  }
}
