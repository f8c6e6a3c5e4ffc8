// Runs the shrinking challenge and prints one row per exercise.
//
//   swift run -c release ShrinkingChallenge [SEEDS] [NAME…] [--no-speed] [--results] [--tsv] [--trace] [--large]
//
// With --large the searches skip the small cases at their beginning, so that shrinking has more to do.

var names: [String] = []
var seeds = 100
var options: Set<String> = []
for argument in CommandLine.arguments.dropFirst() {
  if let number = Int(argument) {
    seeds = number
  } else if argument.hasPrefix("--") {
    options.insert(argument)
  } else {
    names.append(argument)
  }
}
for name in names where !challenges.contains(where: { $0.name == name }) {
  print("no challenge is called \(name); there are: \(challenges.map(\.name))")
}
let table = Table(isTabular: options.contains("--tsv"))
table.printHeader()
for challenge in challenges where names.isEmpty || names.contains(challenge.name) {
  let summary = Summary(
    challenge, seeds: seeds, start: options.contains("--large") ? 1_000 : 0,
    isTraced: options.contains("--trace"), measuresSpeed: !options.contains("--no-speed"))
  table.printRow(summary)
  if options.contains("--results") {
    for (result, count) in summary.results { print("    \(count) × \(result)") }
  }
}
