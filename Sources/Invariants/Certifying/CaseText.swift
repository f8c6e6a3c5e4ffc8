import Generators
import LayoutSpec

/// The parts of a case as text: what a change of one draw is looked for in.
struct CaseText: Equatable {
  /// A place in the report.
  enum Place: Hashable {
    case layout
    case direction
    case proposal
    case bounds
    /// A subview of the tree that is shown, counted from 0.
    case subview(Int)
    /// A step before the one that is shown, counted from 0.
    case step(Int)
  }

  /// What is at each place, in the order of the report.
  private(set) var texts: [(place: Place, text: String)] = []

  /// Writes a case as the report of a call in it shows it.
  init(_ layoutCase: LayoutCase, showing call: ObservedCall, layoutValueKeys keys: [String]) {
    let scenario = layoutCase.scenario
    var generations = [scenario.subviews]
    for case .update(let others) in scenario.script { generations.append(others) }
    texts.append((.layout, layoutCase.instance))
    texts.append((.direction, scenario.direction.rawValue))
    let shown = call.generation < generations.count ? generations[call.generation] : []
    for (index, tree) in shown.enumerated() {
      texts.append((.subview(index), tree.swiftSource(indent: 2, layoutValueKeys: keys)))
    }
    let last = scenario.script.count - 1
    for (index, step) in scenario.script.enumerated() {
      if index == last, call.proposal != nil {
        addShown(step)
      } else {
        texts.append((.step(index), Self.text(of: step)))
      }
    }
  }

  /// Writes a case of a tree law as the report of the answers to one of its proposals shows it: the
  /// view is subview 0, the other view subview 1, and the proposals that are not shown are steps.
  init(_ scenario: TreeScenario, showing call: Int) {
    texts.append(
      (.subview(0), scenario.costume.swiftSource(scenario.content.swiftSource())))
    texts.append((.subview(1), scenario.other.swiftSource()))
    for (index, proposal) in scenario.proposals.enumerated() {
      texts.append((index == call ? .proposal : .step(index), Self.text(of: proposal)))
    }
  }

  private mutating func addShown(_ step: Scenario.Step) {
    switch step {
    case .place(let proposal, let origin, let size):
      texts.append((.proposal, Self.text(of: proposal)))
      var bounds = "(x: \(origin.x.swiftLiteral), y: \(origin.y.swiftLiteral)"
      if let size {
        bounds += ", width: \(size.width.swiftLiteral), height: \(size.height.swiftLiteral)"
      }
      texts.append((.bounds, bounds + ")"))
    case .measure(let proposal), .horizontalGuide(_, let proposal),
      .verticalGuide(_, let proposal):
      texts.append((.proposal, Self.text(of: proposal)))
    case .update, .spacing: break
    }
  }

  private static func text(of step: Scenario.Step) -> String {
    switch step {
    case .place(let proposal, let origin, _):
      "placeSubviews\(text(of: proposal)) at \(origin.x), \(origin.y)"
    case .measure(let proposal): "sizeThatFits\(text(of: proposal))"
    // Subviews that stay are shown in the tree; those that go are not shown anywhere.
    case .update: "updateCache"
    case .spacing: "spacing"
    case .horizontalGuide(let guide, let proposal): "\(guide)\(text(of: proposal))"
    case .verticalGuide(let guide, let proposal): "\(guide)\(text(of: proposal))"
    }
  }

  private static func text(of proposal: Scenario.Proposal) -> String {
    let width = proposal.width?.swiftLiteral ?? "nil"
    return "(width: \(width), height: \(proposal.height?.swiftLiteral ?? "nil"))"
  }

  static func == (left: CaseText, right: CaseText) -> Bool {
    left.texts.elementsEqual(right.texts) { $0 == $1 }
  }

  /// The only place at which another case differs; nil if there is none, or more than one.
  func onlyDifference(_ other: CaseText) -> (place: Place, mine: String, theirs: String)? {
    guard texts.map(\.place) == other.texts.map(\.place) else { return nil }
    var found: (place: Place, mine: String, theirs: String)?
    for (mine, theirs) in zip(texts, other.texts) where mine.text != theirs.text {
      if found != nil { return nil }
      found = (mine.place, mine.text, theirs.text)
    }
    return found
  }
}

/// The argument in which two pieces of source differ.
struct ArgumentDifference {
  /// The line that differs, starting at 0.
  let line: Int
  /// The argument's label, or the name of the call where it has none.
  let name: String

  /// Finds the argument; nil unless exactly one in one line differs.
  init?(_ mine: String, _ theirs: String) {
    let lines = mine.split(separator: "\n", omittingEmptySubsequences: false)
    let others = theirs.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.count == others.count else { return nil }
    let changed = lines.indices.filter { lines[$0] != others[$0] }
    guard changed.count == 1, let line = changed.first else { return nil }
    let left = Array(lines[line])
    let change = TextChange(left, Array(others[line])).mine
    // Two arguments that changed have a comma between them.
    let delimiters: Set<Character> = [",", "(", ")", " ", "\""]
    guard !left[change].contains(where: delimiters.contains) else { return nil }
    let before = String(left[..<change.lowerBound])
    let head = before.drop { $0 == " " }
    if head.filter({ $0 == "\"" }).count % 2 == 1 {
      let word = head.split(separator: "\"", omittingEmptySubsequences: false).last ?? ""
      name = "letters of word \(word.filter { $0 == " " }.count + 1)"
    } else {
      guard let match = before.firstMatch(of: /(\w+)(?:: |\()[-.\w]*$/) else { return nil }
      let label = String(match.output.1)
      let earlier = before.matches(of: /(\w+)(?:: |\()/).count { $0.output.1 == label }
      name = earlier > 1 ? "\(label) (no. \(earlier))" : label
    }
    self.line = line
  }
}
