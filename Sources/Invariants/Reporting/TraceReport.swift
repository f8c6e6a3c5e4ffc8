/// One conversation of a view tree, as `layoutcheck trace` shows it: data for every rendering.
public struct TraceReport: Sendable, Codable, Equatable {
  /// A view or modifier that was placed.
  public struct Frame: Sendable, Codable, Equatable {
    /// The view or modifier, as it reads in Swift.
    public var label: String
    /// How many nodes are around it.
    public var depth: Int
    /// The index of the frame around it, `nil` for the root.
    public var parent: Int?
    /// Where it lies, in the space of the tree.
    public var rect: ReportedRect
    /// Whether it is drawn itself; other nodes only arrange.
    public var isLeaf: Bool
    /// Whether it puts its children outside itself on purpose: it scrolls, moves or layers.
    public var mayStickOut: Bool

    /// Creates a frame.
    public init(
      label: String, depth: Int, parent: Int?, rect: ReportedRect, isLeaf: Bool = false,
      mayStickOut: Bool = false
    ) {
      self.label = label
      self.depth = depth
      self.parent = parent
      self.rect = rect
      self.isLeaf = isLeaf
      self.mayStickOut = mayStickOut
    }
  }

  /// The tree as Swift source.
  public var tree: String
  /// What the root was offered.
  public var proposal: ReportedProposal
  /// `leftToRight` or `rightToLeft`.
  public var direction: String
  /// The conversation: a line per node, indented by depth, ending in a line break.
  public var table: String
  /// What a replayed case did before and with the call that is traced: a line for each call.
  public var calls: [String] = []
  /// Whether the replay token does not fit, and what is shown is only the case nearest to it.
  public var misfit = false
  /// How many sizes were computed over all nodes, and how many a memo of three answers a node would
  /// have computed.
  public var cost: String
  /// The nodes that were placed, parents before their children.
  public var frames: [Frame]
  /// The first link at which the numbers stop making sense, and why; `nil` where every link is sound.
  public var blame: String?
  /// The index of the frame of that link.
  public var blamed: Int?

  /// Creates a report.
  public init(
    tree: String, proposal: ReportedProposal, direction: String, table: String,
    cost: String, frames: [Frame], blame: String? = nil, blamed: Int? = nil
  ) {
    self.tree = tree
    self.proposal = proposal
    self.direction = direction
    self.table = table
    self.cost = cost
    self.frames = frames
    self.blame = blame
    self.blamed = blamed
  }

  /// The report for people: the tree, what it was offered, the table, the blame line.
  public var text: String {
    let indented = tree.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "  \($0)" }.joined(separator: "\n")
    let way = direction == "rightToLeft" ? "right to left" : "left to right"
    let steps = calls.isEmpty ? "" : "calls\n" + calls.map { "  \($0)\n" }.joined()
    let note = misfit ? "note   \(TextReport.misfit)\n" : ""
    return note + """
      tree
      \(indented)
      \(steps)offered  \(proposal.text), \(way)

      \(table)
      cost   \(cost)
      blame  \(blame ?? "nobody: every link is sound")

      """
  }
}
