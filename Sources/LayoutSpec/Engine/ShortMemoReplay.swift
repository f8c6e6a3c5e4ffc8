/// How many sizes would have been computed if every view remembered only its last few answers: a
/// recorded conversation, played again.
///
/// A view that has to compute a size asks again what it asked when it computed that size first; it
/// keeps nothing of its own between two computations. The number grows exponentially with the depth
/// of alternating stacks, the work here does not: what a subtree remembers is a *state*, equal states
/// are one, and what a question does to a state is found out once.
struct ShortMemoReplay {
  /// How many sizes would have been computed; the largest integer where there would be more.
  private(set) var computations = 0

  /// Whether the count came to an end; else there would have been more than `computations`.
  var isComplete: Bool { steps < stepLimit && computations < .max }

  private struct Question: Hashable {
    var node: Int
    /// The number of the proposal.
    var proposal: Int
  }

  /// What a subtree remembers.
  private struct State: Hashable {
    /// The proposals whose answers the node has, the oldest first.
    var known: [Int]
    /// The states of its children.
    var children: [Int]
  }

  private struct Transition: Hashable {
    var question: Question
    var state: Int
  }

  private let limit: Int
  private let stepLimit: Int
  private var steps = 0
  private let children: [[Int]]
  private let parents: [Int?]
  private var positions: [Int]
  private var proposals = ProposalMemo<Int>()
  private var proposalCount = 0

  /// What a node asks in order to compute an answer.
  private var asked: [Question: [Question]] = [:]

  private var states: [State] = []
  private var stateNumbers: [State: Int] = [:]
  private var transitions: [Transition: (state: Int, computations: Int)] = [:]

  /// The state of each node whose parent is open.
  private var current: [Int]
  /// Where a node is open, its children have states of their own, and this is what it knows itself.
  private var open: [[Int]?]

  /// Counts, with a memo of `limit` answers in each node.
  ///
  /// The tree must have computed nothing before the conversation began. No more than `stepLimit`
  /// different questions to different states are followed up.
  init(_ conversation: Conversation, remembering limit: Int, stepLimit: Int = 200_000) {
    self.limit = limit
    self.stepLimit = stepLimit
    let speakers = conversation.speakers
    children = conversation.children
    parents = speakers.map(\.parent)
    positions = Array(repeating: 0, count: speakers.count)
    current = positions
    open = Array(repeating: nil, count: speakers.count)
    for siblings in children {
      for (position, node) in siblings.enumerated() { positions[node] = position }
    }
    // A node has a higher number than its parent.
    for node in speakers.indices.reversed() {
      current[node] = number(of: State(known: [], children: children[node].map { current[$0] }))
    }
    for question in read(conversation) { ask(question) }
  }

  /// Notes what each computation asked; returns the questions that belong to none.
  private mutating func read(_ conversation: Conversation) -> [Question] {
    var outermost: [Question] = []
    var pending: [(question: Question, asked: [Question])] = []
    for event in conversation.events {
      switch event {
      case .proposed(let node, _, let proposal):
        let question = Question(node: node, proposal: number(of: proposal))
        if pending.isEmpty {
          outermost.append(question)
        } else {
          pending[pending.count - 1].asked.append(question)
        }
        pending.append((question, []))
      case .answered(_, _, let computed):
        guard let answered = pending.popLast() else { continue }
        if computed && asked[answered.question] == nil {
          asked[answered.question] = answered.asked
        }
      case .placed(let node, _, let proposal):
        // Whoever is placed has to know its size.
        outermost.append(Question(node: node, proposal: number(of: proposal)))
      }
    }
    return outermost
  }

  private mutating func number(of proposal: ProposedViewSize) -> Int {
    if let known = proposals[proposal] { return known }
    proposalCount += 1
    proposals[proposal] = proposalCount
    return proposalCount
  }

  private mutating func number(of state: State) -> Int {
    if let known = stateNumbers[state] { return known }
    states.append(state)
    stateNumbers[state] = states.count - 1
    return states.count - 1
  }

  // MARK: Questions from outside

  /// Asks a node as it is now.
  private mutating func ask(_ question: Question) {
    var closed: [Int] = []
    var above = parents[question.node]
    while let node = above, open[node] == nil {
      closed.append(node)
      above = parents[node]
    }
    for node in closed.reversed() { openUp(node) }
    close(question.node)
    let (state, more) = after(question, current[question.node])
    current[question.node] = state
    add(more)
  }

  private mutating func openUp(_ node: Int) {
    let state = states[current[node]]
    open[node] = state.known
    for (child, inner) in zip(children[node], state.children) { current[child] = inner }
  }

  private mutating func close(_ node: Int) {
    guard let known = open[node] else { return }
    for child in children[node] { close(child) }
    current[node] = number(of: State(known: known, children: children[node].map { current[$0] }))
    open[node] = nil
  }

  private mutating func add(_ more: Int) {
    let (sum, isTooLarge) = computations.addingReportingOverflow(more)
    computations = isTooLarge ? .max : sum
  }

  // MARK: Questions to a state

  /// The state after a question, and the sizes computed for it.
  private mutating func after(
    _ question: Question, _ state: Int
  ) -> (state: Int, computations: Int) {
    if states[state].known.contains(question.proposal) { return (state, 0) }
    let transition = Transition(question: question, state: state)
    if let known = transitions[transition] { return known }
    var result = states[state]
    var count = 1
    if steps < stepLimit {
      steps += 1
      for inner in asked[question] ?? [] {
        count = Self.sum(count, pass(inner, from: question.node, &result.children))
      }
    }
    result.known.append(question.proposal)
    if result.known.count > limit { result.known.removeFirst() }
    let known = (number(of: result), count)
    transitions[transition] = known
    return known
  }

  /// Hands a question to the child that it is for, or that it is inside of: guides are asked for
  /// over the heads of the nodes in between.
  private mutating func pass(
    _ question: Question, from node: Int, _ inner: inout [Int]
  ) -> Int {
    var child = question.node
    while let parent = parents[child], parent != node { child = parent }
    let position = positions[child]
    if child == question.node {
      let (state, count) = after(question, inner[position])
      inner[position] = state
      return count
    }
    var deeper = states[inner[position]]
    let count = pass(question, from: child, &deeper.children)
    inner[position] = number(of: deeper)
    return count
  }

  private static func sum(_ first: Int, _ second: Int) -> Int {
    let (sum, isTooLarge) = first.addingReportingOverflow(second)
    return isTooLarge ? .max : sum
  }
}
