import LayoutSpec

extension Scenario {
  /// Random scenarios: few subviews mostly, and scripts of up to six calls.
  ///
  /// `lengths` are lengths that the layout was made with, such as its spacing: proposals are aimed
  /// at what the subviews and such gaps add up to.
  public static func gen(lengths: [CGFloat] = []) -> Gen<Scenario> {
    Gen { source in source.scenario(lengths: lengths) }
  }
}

extension ChoiceSource {
  /// Draws a scenario.
  package func scenario(lengths: [CGFloat]) -> Scenario {
    span("scenario") {
      var places = ScenarioPlaces()
      let begin = tape.pointee.drawCount
      // Whether a subview outlives an update is drawn with it, so that it can be deleted alone.
      var transient: [Bool] = []
      var subviews = array("subview", count: 0...12, average: 2.5) {
        let start = tape.pointee.drawCount - 1
        let tree = viewTree(depth: 1)
        let isTransient = boolean(probability: 0.3)
        transient.append(isTransient)
        places.lastSubview = start..<tape.pointee.drawCount
        if !isTransient { places.remaining.append(start..<tape.pointee.drawCount) }
        return tree
      }
      let first = subviews
      let gaps = lengths.isEmpty ? [8, 10] : lengths
      var boundaries = Boundaries(of: subviews, gaps: gaps)
      let script = array("step", count: 1...6, average: 2.2) {
        places.steps.append(tape.pointee.drawCount - 1)
        let step = self.step(boundaries, &places) {
          zip(subviews, transient).filter { !$0.1 }.map(\.0)
        }
        if places.endOfFirstStep == nil { places.endOfFirstStep = tape.pointee.drawCount }
        if case .update(let others) = step {
          subviews = others
          transient =
            Array(repeating: false, count: others.count - places.transient.count)
            + places.transient
          boundaries = Boundaries(of: subviews, gaps: gaps)
        }
        return step
      }
      places.steps.append(tape.pointee.drawCount - 1)
      let isRightToLeft = boolean(probability: 0.2)
      // Draws beyond the cap are not recorded, so that no place in them is right.
      if notesRewritings, !isOverrun {
        if case .update = script[0], script.count > 1 { beginWithUpdate(places) }
        placeWithoutMeasuring(script, places, from: begin)
        placeInNoRoom(script, places, from: begin)
      }
      return Scenario(
        subviews: first, direction: isRightToLeft ? .rightToLeft : .leftToRight, script: script)
    }
  }

  /// A scenario that begins with an update is a simpler one that begins with what the update leaves,
  /// but for what an update alone can show.
  private func beginWithUpdate(_ places: ScenarioPlaces) {
    guard let end = places.endOfFirstStep else { return }
    let choices = recording.sequence.choices
    var simpler: [Choice] = []
    for place in places.remaining { simpler += choices[place] }
    for place in places.added { simpler += choices[place] }
    couldHaveDrawn(simpler + [.boolean(false)] + choices[end...])
  }

  /// Where the bounds are not as large as was proposed, it may not matter which of the two is which.
  private func ask(nothingInsteadOf proposal: ProposedViewSize, at origin: CGPoint, _ size: CGSize)
  {
    let other = proposal.replacingUnspecifiedDimensions(by: size)
    guard proposal != .unspecified, origin == .zero, other.width < .infinity,
      other.height < .infinity
    else { return }
    let unspecified: [Choice] = [.integer(0), .integer(0)]
    couldHaveDrawn(
      [.boolean(true), .integer(0)] + unspecified + [.boolean(false), .boolean(true)]
        + Self.choices(ofBounds: other))
  }

  /// A size that was measured for one proposal and a placement for another have the effect of one
  /// placement, for the first and in bounds as large as the second.
  private func placeWithoutMeasuring(
    _ script: [Scenario.Step], _ places: ScenarioPlaces, from begin: Int
  ) {
    for index in script.indices.dropLast() {
      guard case .measure(let first) = script[index],
        case .place(let second, .zero, nil) = script[index + 1],
        first.width != .infinity, first.height != .infinity, second.width != .infinity,
        second.height != .infinity
      else { continue }
      let choices = recording.sequence.choices
      let start = places.steps[index]
      let size = CGSize(width: second.width ?? 0, height: second.height ?? 0)
      couldHaveDrawn(
        choices[begin..<start] + [.boolean(true), .integer(0)]
          + choices[(start + 2)..<places.steps[index + 1]]
          + [.boolean(false), .boolean(true)] + Self.choices(ofBounds: size)
          + choices[places.steps[index + 2]...])
      return
    }
  }

  /// Bounds without room may show with one subview fewer what bounds as large as the layout show.
  private func placeInNoRoom(
    _ script: [Scenario.Step], _ places: ScenarioPlaces, from begin: Int
  ) {
    guard case .place(_, _, nil) = script[0], script.count == 1, let subview = places.lastSubview
    else { return }
    let choices = recording.sequence.choices
    let end = places.steps[1]
    couldHaveDrawn(
      choices[begin..<subview.lowerBound] + choices[subview.upperBound..<(end - 1)]
        + [.boolean(true)] + Self.choices(ofBounds: .zero) + choices[end...])
  }

  /// Draws a call; `remaining` are the subviews that outlive an update.
  private func step(
    _ boundaries: Boundaries, _ places: inout ScenarioPlaces, remaining: () -> [ViewTree]
  ) -> Scenario.Step {
    switch index(below: 6, weights: [46, 30, 8, 4, 3, 3]) {
    case 0:
      let proposal = self.proposal(boundaries)
      let origin = boolean(probability: 0.3) ? CGPoint(x: length(), y: length()) : .zero
      let size = boolean(probability: 0.2) ? boundsSize(boundaries) : nil
      if let size { ask(nothingInsteadOf: proposal, at: origin, size) }
      return .place(Scenario.Proposal(proposal), origin: origin, size: size)
    case 1: return .measure(Scenario.Proposal(proposal(boundaries)))
    case 2:
      places.transient = []
      let added = array("subview", count: 0...3, average: 0.7) {
        let start = tape.pointee.drawCount - 1
        let tree = viewTree(depth: 1)
        // The same draws as at the beginning, so that no subview is simpler for coming later.
        places.transient.append(boolean(probability: 0.3))
        if places.endOfFirstStep == nil { places.added.append(start..<tape.pointee.drawCount) }
        return tree
      }
      return .update(remaining() + added)
    case 3: return .spacing
    case 4:
      let guides = ViewTree.HorizontalGuide.allCases
      let guide = guides[index(below: guides.count)]
      return .horizontalGuide(guide, Scenario.Proposal(proposal(boundaries)))
    default:
      let guides = ViewTree.VerticalGuide.allCases
      let guide = guides[index(below: guides.count)]
      return .verticalGuide(guide, Scenario.Proposal(proposal(boundaries)))
    }
  }
}

/// Where the draws of some parts of a scenario lie, each with the question that lets it in.
private struct ScenarioPlaces {
  /// The subviews that outlive the first update, if there is one.
  var remaining: [Range<Int>] = []
  /// The last subview that there is at the beginning.
  var lastSubview: Range<Int>?
  /// The subviews that the first step adds, if it is an update.
  var added: [Range<Int>] = []
  /// Which of the subviews that the last update added do not outlive the next one.
  var transient: [Bool] = []
  /// Where each step begins, and where the script ends.
  var steps: [Int] = []
  /// The first draw after the first step.
  var endOfFirstStep: Int?
}
