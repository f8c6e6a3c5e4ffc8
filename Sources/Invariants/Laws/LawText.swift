import LayoutSpec

/// How laws write numbers: `100×20`, `(3, 4)`, `nil×inf`.
enum LawText {
  static func number(_ value: CGFloat) -> String { ReportedNumber(value).description }

  static func size(_ size: CGSize) -> String { "\(number(size.width))×\(number(size.height))" }

  static func point(_ point: CGPoint) -> String { "(\(number(point.x)), \(number(point.y)))" }

  static func proposal(_ proposal: ProposedViewSize) -> String {
    "\(proposal.width.map(number) ?? "nil")×\(proposal.height.map(number) ?? "nil")"
  }

  static func placement(_ placement: Placement?) -> String {
    guard let placement else { return "not placed" }
    return "\(point(placement.origin)) \(size(placement.size)) for \(proposal(placement.proposal))"
  }

  /// `subview 2`, counting from 1, as the pictures do.
  static func subview(_ index: Int) -> String { "subview \(index + 1)" }

  static func answer(_ answer: ObservedCall.Answer) -> String {
    switch answer {
    case .none: return "nothing"
    case .size(let size): return self.size(size)
    case .guide(let value): return value.map(number) ?? "nil"
    case .spacing(let spacing):
      let edges: [(String, Edge)] = [
        ("top", .top), ("leading", .leading), ("bottom", .bottom), ("trailing", .trailing),
      ]
      return edges.map { name, edge in
        "\(name) \(spacing[edge].map(number) ?? "none")"
      }.joined(separator: ", ")
    case .placements(let placements):
      return placements.enumerated().map { "\($0 + 1): \(placement($1))" }
        .joined(separator: "; ")
    }
  }
}
