// Prints the verdicts of a JSON report as lines of Examples/expected.tsv, so that `diff` can compare
// them: `verdicts REPORT`.

import Foundation

struct Report: Decodable {
  struct Subject: Decodable {
    struct Law: Decodable {
      var id: String
      var status: String
      var severity: String
    }

    var name: String
    var file: String
    var verdict: String
    var laws: [Law]
  }

  struct Skipped: Decodable {
    var name: String
    var reason: String
  }

  var subjects: [Subject]
  var skipped: [Skipped]
}

guard CommandLine.arguments.count == 2 else {
  FileHandle.standardError.write(Data("usage: verdicts REPORT\n".utf8))
  exit(2)
}
let data = try Data(contentsOf: URL(fileURLWithPath: CommandLine.arguments[1]))
let report = try JSONDecoder().decode(Report.self, from: data)

for subject in report.subjects {
  let file = subject.file.components(separatedBy: "Examples/").last ?? subject.file
  // A warning is news where there is no error; beside one, which of them are met is chance.
  let isUnlawful = subject.verdict == "unlawful"
  let broken = subject.laws.filter {
    $0.status == "broken" && (!isUnlawful || $0.severity == "error")
  }.map(\.id).sorted()
  let laws = broken.isEmpty ? "-" : broken.joined(separator: ",")
  print([file, subject.name, subject.verdict, laws].joined(separator: "\t"))
}
// A layout that was not certified is no verdict at all, so the comparison has to see it.
for skipped in report.skipped {
  print(["skipped", skipped.name, skipped.reason, "-"].joined(separator: "\t"))
}
