/// A conversation as a table: one line per node, in document order, indented by depth.
package struct ConversationTable: Equatable, Sendable {
  /// What was said to and by one node.
  package struct Row: Equatable, Sendable {
    /// The view or modifier.
    package var label: String

    /// How many nodes are around it.
    package var depth: Int

    /// How often it was asked for its size.
    package var questions = 0

    /// How often it had to compute the answer.
    package var computations = 0

    /// The proposal that it was placed with; the last one that it heard where it was not placed.
    package var proposal: ProposedViewSize?

    /// Its answer to that proposal.
    package var answer: CGSize?

    /// Where it was placed, in the space of the tree; `nil` where it is not shown.
    package var frame: CGRect?
  }

  /// The nodes from the outside in.
  package private(set) var rows: [Row]

  /// Sums a conversation up; the last placement of each node counts.
  package init(_ conversation: Conversation) {
    let speakers = conversation.speakers
    var rows = speakers.map { Row(label: $0.label, depth: $0.depth) }
    var heard = [ProposedViewSize?](repeating: nil, count: rows.count)
    for event in conversation.events {
      switch event {
      case .proposed(let node, _, let proposal):
        rows[node].questions += 1
        heard[node] = proposal
        if rows[node].frame == nil { rows[node].proposal = proposal }
      case .answered(let node, let size, let computed):
        rows[node].computations += computed ? 1 : 0
        if rows[node].frame == nil || heard[node] == rows[node].proposal {
          rows[node].answer = size
        }
      case .placed(let node, let frame, let proposal):
        rows[node].proposal = proposal
        rows[node].answer = frame.size
        rows[node].frame = frame
      }
    }
    // A tree that was built for another size of its container was never spoken to.
    self.rows = conversation.documentOrder.map { rows[$0] }.filter {
      $0.questions > 0 || $0.frame != nil
    }
  }

  /// Deeper rows are numbered instead: every column would move out of sight.
  private static let deepest = 24

  private static func indented(_ row: Row) -> String {
    let margin = String(repeating: "  ", count: min(row.depth, deepest))
    return margin + (row.depth > deepest ? "(\(row.depth)) " : "") + row.label
  }

  /// The table as aligned text: view, proposed, answered, placed, asked (computed).
  package var text: String {
    var lines = [["view", "proposed", "answered", "placed", "asked"]]
    for row in rows {
      let frame = row.frame.map(\.short)
      lines.append([
        Self.indented(row), row.proposal?.short ?? "-",
        row.answer?.short ?? "-", frame ?? "-", "\(row.questions) (\(row.computations))",
      ])
    }
    let widths = (0..<5).map { column in lines.map { $0[column].count }.max() ?? 0 }
    return lines.map { line in
      line.indices.map { column in
        let padding = column == 4 ? 0 : widths[column] - line[column].count
        return line[column] + String(repeating: " ", count: padding)
      }.joined(separator: "  ") + "\n"
    }.joined()
  }
}
