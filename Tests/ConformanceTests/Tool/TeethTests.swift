import Foundation
import Testing

@Suite("The mutation run of the command line")
struct TeethCommandTests {
  private struct Report: Decodable {
    struct Layout: Decodable {
      var name: String
      var mutants: [Mutant]
    }
    struct Mutant: Decodable {
      var id: String
      var fate: String
      var killer: String?
      var reason: String?
    }
    var layouts: [Layout]
  }

  private static let examples = URL(filePath: #filePath)
    .deletingLastPathComponent().appending(path: "../../../Examples/Lawful").standardizedFileURL

  @Test("notices every mutant of every lawful example, or says why it is equivalent")
  func examples() throws {
    let folder = try ToolFolder()
    let run = try ToolRun(
      ["laws", "--teeth", Self.examples.path, "--format", "json"], in: folder)
    #expect(run.status == 0, "\(run.errors)")
    let report = try JSONDecoder().decode(Report.self, from: Data(run.output.utf8))
    #expect(report.layouts.count >= 9)
    for layout in report.layouts {
      for mutant in layout.mutants {
        let isFine =
          mutant.fate == "killed" && mutant.killer != nil
          || mutant.fate == "equivalent" && !(mutant.reason ?? "").isEmpty
        #expect(isFine, "\(layout.name), \(mutant.id): \(mutant.fate)")
      }
    }
  }

  @Test("believes no file that calls a mutant equivalent which a law notices")
  func contradiction() throws {
    let source =
      "// layoutcheck: equivalent dropLast=nobody looks at the last one\n"
      + ToolSources.pile("Pile")
    let folder = try ToolFolder(["Pile.swift": source])
    let run = try ToolRun(["laws", "--teeth", "Pile.swift", "--cases", "60"], in: folder)
    #expect(run.status == 1)
    #expect(run.output.contains("NOT EQUIVALENT"))
  }

  @Test("refuses comments that say nothing that there is")
  func comments() throws {
    for (comment, message) in [
      ("claim hugs", "there is no claim ‘hugs’"), ("equivalent dropLast", "needs a reason"),
      ("equivalent dropFirst=why", "there is no mutant ‘dropFirst’"), ("flow", "a claim reads"),
    ] {
      let folder = try ToolFolder([
        "Pile.swift": "// layoutcheck: \(comment)\n" + ToolSources.pile("Pile")
      ])
      let run = try ToolRun(["certify", "Pile.swift"], in: folder)
      #expect(run.status == 2)
      #expect(run.errors.hasPrefix("layoutcheck: Pile.swift:1: "))
      #expect(run.errors.contains(message), "\(run.errors)")
    }
  }

  @Test("writes the same certificate twice, with the digest of the file")
  func certificate() throws {
    let folder = try ToolFolder(["Pile.swift": ToolSources.pile("Pile")])
    var written: [[Data]] = []
    for name in ["one", "two"] {
      let run = try ToolRun(
        ["certify", "Pile.swift", "--cases", "50", "--exhaustive", "0", "--report", name],
        in: folder)
      #expect(run.status == 0 || run.status == 1, "\(run.errors)")
      written.append(
        try ["certificate.json", "certificate.html"].map {
          try Data(contentsOf: folder.url("\(name)/\($0)"))
        })
    }
    #expect(written[0] == written[1])
    let json = String(decoding: written[0][0], as: UTF8.self)
    #expect(json.contains("\"digest\":\"sha256:"))
    #expect(json.contains("\"exhaustive\":{\"scenarios\":288,\"subviews\":0,\"upToOrder\":false}"))
  }
}
