import LayoutSpec

/// All scenarios of up to a few subviews over a small domain: the choices of each, the simplest first.
///
/// The domain: each subview is one of ``subviews``; each length of a proposal is none, 0, infinity, 15,
/// what a row of the subviews takes, or a point less; the direction is either one; and the script is
/// one of ``Script``.
///
/// With `upToOrder` scenarios that differ in the order of the subviews alone are listed once.
package struct SmallScope: Sequence, IteratorProtocol {
  /// The kinds of subviews: rigid ones of two sizes and of none, one that takes what it is offered, one
  /// within bounds, a text that can break, a rigid one that goes first, and one with a guide.
  static let subviews: [ViewTree] = [
    .rigid(10, 10), .rigid(0, 0), .rigid(30, 20), .color,
    .modified(.color, .flexibleFrame(horizontal: .init(min: 10, max: 40), vertical: .init(min: 5))),
    .text(words: [3, 4]), .modified(.rigid(20, 10), .layoutPriority(1)),
    .modified(.rigid(10, 20), .horizontalGuide(.leading, 5)),
  ]

  /// The names of the scripts.
  enum Script: Int, CaseIterable {
    /// Places in bounds of the size that was asked for.
    case place
    /// Measures for nothing specified, then places.
    case measureAndPlace
    /// Places in bounds of 15×15, away from the origin.
    case placeElsewhere
    /// Leaves the first subview out, then places.
    case updateAndPlace
  }

  /// A first choice that no other case begins with: it marks what follows as a case of this scope.
  static let mark = -8_231_946_503_117

  private let most: Int
  private let isUpToOrder: Bool
  private var upcoming: ChoiceSequence?

  package init(upTo most: Int, upToOrder: Bool) {
    self.most = most
    isUpToOrder = upToOrder
    upcoming = ChoiceSequence([.integer(Self.mark)])
  }

  package mutating func next() -> ChoiceSequence? {
    while let sequence = upcoming {
      let source = ChoiceSource(replaying: sequence)
      let indices = source.smallSubviews()
      guard indices.count <= most else { break }
      _ = source.smallRest(indices, lengths: [])
      let recording = source.recording
      upcoming = recording.successor.flatMap { $0.choices.isEmpty ? nil : $0 }
      if isUpToOrder, indices != indices.sorted() { continue }
      return recording.sequence
    }
    upcoming = nil
    return nil
  }
}

extension ChoiceSource {
  /// Whether what is replayed is a case of the small scope.
  package var isInSmallScope: Bool { firstOffered == .integer(SmallScope.mark) }

  /// Draws a scenario of the small scope; `lengths` are lengths that the layout was made with.
  package func smallScenario(lengths: [CGFloat]) -> Scenario {
    smallRest(smallSubviews(), lengths: lengths)
  }

  /// Draws the mark, the number of subviews, and the kind of each.
  fileprivate func smallSubviews() -> [Int] {
    _ = integer(in: SmallScope.mark...SmallScope.mark)
    let count = index(below: 9)
    return (0..<count).map { _ in index(below: SmallScope.subviews.count) }
  }

  /// Draws the rest of a scenario.
  fileprivate func smallRest(_ indices: [Int], lengths: [CGFloat]) -> Scenario {
    let subviews = indices.map { SmallScope.subviews[$0] }
    let script = SmallScope.Script.allCases[index(below: SmallScope.Script.allCases.count)]
    let sum = subviews.reduce(into: CGSize.zero) { sum, subview in
      let size = subview.roughIdealSize
      sum = CGSize(width: sum.width + size.width, height: sum.height + size.height)
    }
    let gaps = (lengths.first ?? 8) * CGFloat(max(indices.count - 1, 0))
    let proposal = Scenario.Proposal(
      ProposedViewSize(
        width: smallLength(sum.width + gaps), height: smallLength(sum.height + gaps)))
    let direction = boolean() ? Scenario.Direction.rightToLeft : .leftToRight
    let steps: [Scenario.Step]
    switch script {
    case .place: steps = [.place(proposal, origin: .zero, size: nil)]
    case .measureAndPlace:
      steps = [
        .measure(Scenario.Proposal(.unspecified)), .place(proposal, origin: .zero, size: nil),
      ]
    case .placeElsewhere:
      steps = [
        .place(
          proposal, origin: CGPoint(x: 10, y: 10), size: CGSize(width: 15, height: 15))
      ]
    case .updateAndPlace:
      steps = [
        .measure(proposal), .update(Array(subviews.dropFirst())),
        .place(proposal, origin: .zero, size: nil),
      ]
    }
    return Scenario(subviews: subviews, direction: direction, script: steps)
  }

  /// Draws a length of a proposal: none, 0, infinity, 15, as much as a row of the subviews takes with
  /// its gaps, or one point less.
  private func smallLength(_ fitting: CGFloat) -> CGFloat? {
    switch index(below: 6) {
    case 0: nil
    case 1: 0
    case 2: .infinity
    case 3: 15
    case 4: fitting
    default: max(fitting - 1, 0)
    }
  }
}
