/// Prints summaries, one row each: aligned for people or separated by tabs for scripts.
struct Table {
  let isTabular: Bool
  private let columns: [(String, Int)] = [
    ("challenge", -17), ("minimal", 9), ("distinct", 8), ("evals", 7), ("bar", 6), ("median", 6),
    ("p95", 5), ("worst", 5), ("to-result", 9), ("fixed", 5), ("cases", 6), ("examples/s", 10),
  ]

  func printHeader() {
    if !isTabular { printCells(columns.map(\.0)) }
  }

  func printRow(_ summary: Summary) {
    let speed = summary.speed.map { "\(Int($0))" } ?? "-"
    if isTabular {
      // The columns that the peers' scripts print as well.
      let cells = [
        "layout-laws", summary.challenge.name, "\(summary.minimal)/\(summary.seeds)",
        "\(summary.results.count)", decimal(summary.meanEvaluations), "\(summary.median)",
        "\(summary.p95)", "\(summary.worst)", "\(summary.medianCases)", speed,
      ]
      print(cells.joined(separator: "\t"))
      return
    }
    printCells([
      summary.challenge.name, "\(summary.minimal)/\(summary.seeds)", "\(summary.results.count)",
      decimal(summary.meanEvaluations), decimal(summary.challenge.bar), "\(summary.median)",
      "\(summary.p95)", "\(summary.worst)", decimal(summary.meanToResult), "\(summary.fixed)",
      "\(summary.medianCases)", speed,
    ])
  }

  private func decimal(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }

  private func printCells(_ cells: [String]) {
    var line: [String] = []
    for (cell, column) in zip(cells, columns) {
      let padding = String(repeating: " ", count: max(0, abs(column.1) - cell.count))
      line.append(column.1 < 0 ? cell + padding : padding + cell)
    }
    print(line.joined(separator: "  "))
  }
}
