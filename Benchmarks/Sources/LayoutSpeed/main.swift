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
    }
  }
}

func printMemo() {
  let all = LayoutTree(Trees.nest(levels: 8))
  all.place(proposal)
  let three = LayoutTree(Trees.nest(levels: 8))
  three.rememberAtMost(3)
  three.place(proposal)
  print(
    "\n8 levels of alternating stacks, \(all.nodeCount) nodes: \(all.measurements) sizes computed;"
      + " \(three.measurements) where a node remembers three answers"
      + String(format: " (× %.1f)", Double(three.measurements) / Double(all.measurements)))
}

if CommandLine.arguments.dropFirst().first == "--boxes" {
  for count in [10, 100, 1_000] {
    print("\(count)\t\(speed(of: Trees.row(boxes: count)).nanoseconds)")
  }
} else {
  printTable()
  printMemo()
}
