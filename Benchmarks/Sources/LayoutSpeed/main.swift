// Measures what measuring and placing a tree costs.
//
//   swift run -c release LayoutSpeed            the whole table
//   swift run -c release LayoutSpeed --boxes    rows of boxes only, tab-separated, for ./layout

import Foundation
import LayoutSpec

/// 100,000 nodes in one frame of a 60 Hz display.
let aim = 160.0

let proposal = ProposedViewSize(width: 100_000, height: 10_000)

func padded(_ text: String, _ width: Int) -> String {
  String(repeating: " ", count: max(0, width - text.count)) + text
}

/// Measures and places fresh trees.
func speed(of view: AnyView) -> (tree: LayoutTree, nanoseconds: Double) {
  let best = shortest({ LayoutTree(view) }, run: { $0.place(proposal) })
  let tree = LayoutTree(view)
  tree.place(proposal)
  return (tree, best)
}

func printTable() {
  let heads = ["nodes", "sizes", "sizes/node", "ns/node", "ms", "aim (160 ns)"]
  // What is said below the table about the largest trees.
  var verdicts: [String] = []
  print("tree           " + heads.map { padded($0, 13) }.joined())
  for count in [10, 1_000, 100_000] {
    for (name, view) in [
      ("stacks in stacks", Trees.stacks(nodes: count)),
      ("a row of boxes", Trees.row(boxes: (count - 1) / 2)),
    ] {
      let (tree, nanoseconds) = speed(of: view)
      let nodes = Double(tree.nodeCount)
      let cells = [
        "\(tree.nodeCount)", "\(tree.measurements)",
        String(format: "%.2f", Double(tree.measurements) / nodes),
        String(format: "%.0f", nanoseconds / nodes), String(format: "%.3f", nanoseconds / 1e6),
        String(format: "× %.1f", nanoseconds / nodes / aim),
      ]
      print(name + padded("", 16 - name.count) + cells.map { padded($0, 13) }.joined())
      if count == 100_000 { verdicts.append(verdict(name, nanoseconds / nodes)) }
    }
  }
  print()
  print(verdicts.joined(separator: "\n"))
}

/// How far a tree is off the aim, and off a figure that others publish.
func verdict(_ name: String, _ perNode: Double) -> String {
  let far =
    perNode <= aim
    ? "the aim is met" : String(format: "%.0f ns a node more than the aim", perNode - aim)
  return name
    + String(
      format: ", 100,000 nodes: %.1f ms against 16 ms, %@; × %.1f of Taffy's 38.6 ms",
      perNode * 0.1, far, perNode * 0.1 / 38.6)
}

/// Pairs of alternating stacks inside each other, with both memos.
func printMemo() {
  print("\npairs    nodes        sizes   sizes/node   with three answers")
  for pairs in [1, 2, 4, 8, 16] {
    let tree = LayoutTree(Trees.pairs(pairs))
    let cost = tree.costOfPlacing(proposal)
    let cells = [
      (padded("\(pairs)", 5)), padded("\(tree.nodeCount)", 9), padded("\(cost.computed)", 13),
      padded(String(format: "%.2f", Double(cost.computed) / Double(tree.nodeCount)), 13),
      padded((cost.isComplete ? "" : "over ") + "\(cost.withThreeAnswers)", 21),
    ]
    print(cells.joined())
  }
}

if CommandLine.arguments.dropFirst().first == "--boxes" {
  for count in [10, 100, 1_000] {
    print("\(count)\t\(speed(of: Trees.row(boxes: count)).nanoseconds)")
  }
} else {
  printTable()
  printMemo()
}
