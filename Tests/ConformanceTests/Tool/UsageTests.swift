import Foundation
import Testing

@Suite("Wrong use of layoutcheck")
struct UsageTests {
  @Test(
    "ends with 2 and one line that says what to do",
    arguments: [
      ([], "name a command: layoutcheck certify FILE.swift (see layoutcheck --help)"),
      (
        ["certfy"], "there is no command ‘certfy’ (did you mean ‘certify’?); see layoutcheck --help"
      ),
      (["merge"], "‘merge’ is not available yet"),
      (
        ["trace"],
        "name what to trace: --tree 'VStack { Text(\"hola\"); Color.red }', or a file and --replay"
          + " TOKEN"
      ),
      (
        ["trace", "--tree", "Text(\"x\")", "--proposal", "3xwide"],
        "--proposal takes two lengths, such as 300x200, nilx44 or infx0, not ‘3xwide’"
      ),
      (
        ["trace", "--tree", "Text(\"x\")", "--direction", "up"],
        "--direction takes ltr or rtl, not ‘up’"
      ),
      (
        ["trace", "Pile.swift", "--tree", "Heap()"],
        "--tree ‘Heap()’ does not compile: cannot find 'Heap' in scope"
      ),
      (
        ["trace", "--replay", "L1.o68TOgcAAQgMBgAA"],
        "--replay needs the layout's file: layoutcheck trace FILE --replay TOKEN"
      ),
      (
        ["trace", "--tree", "Text(\"x\")", "--report", "notes.txt"],
        "--report: cannot make the directory ‘notes.txt’"
      ),
      (
        ["certify", "--cses", "1"], "unknown option ‘--cses’ (did you mean ‘--cases’?); see --help"
      ),
      (["certify", "missing.swift"], "there is no file or directory ‘missing.swift’"),
      (["certify", "Pile.swift/x"], "there is no file or directory ‘Pile.swift/x’"),
      (["certify", "notes.txt"], "‘notes.txt’ is not a Swift file; its name must end in .swift"),
      (
        ["certify", "Pile.swift", "--waive", "no.law=x"],
        "--waive: there is no law ‘no.law’; ‘layoutcheck laws’ lists them"
      ),
      (
        ["certify", "Pile.swift", "--profile", "flwo"],
        "there is no profile ‘flwo’ (did you mean ‘flow’?); --profile takes flow, stack, grid or overlay"
      ),
      (
        ["certify", "Pile.swift", "--replay", "x"],
        "--replay: not a replay token: a token starts with \"L1.\""
      ),
      (
        ["certify", "Pile.swift", "--cases", "many"],
        "--cases takes a whole number from 1 to 1000000000, not ‘many’"
      ),
      (
        ["certify", "Pile.swift", "--only", "Pil"],
        "--only ‘Pil’: there is no layout ‘Pil’ (did you mean ‘Pile’?); found: Pile"
      ),
      (
        ["certify", "Pile.swift", "--instance", "Heap()"],
        "--instance ‘Heap()’: there is no layout ‘Heap’; found: Pile"
      ),
      (
        ["certify", "Pile.swift", "--instance", "Pile(gap: 3)"],
        "--instance ‘Pile(gap: 3)’ does not compile: argument passed to call that takes no arguments"
      ),
      (["laws", "x"], "laws takes no file without --teeth, but was given ‘x’"),
    ])
  func refusals(words: [String], message: String) throws {
    let folder = try ToolFolder(["Pile.swift": ToolSources.pile("Pile"), "notes.txt": ""])
    let run = try ToolRun(words, in: folder)
    #expect(run.status == 2)
    #expect(run.errors == "layoutcheck: \(message)\n")
    #expect(run.output == "")
    #expect(try folder.leftovers() == [])
  }

  @Test("includes directories that cannot be read", .enabled(if: geteuid() != 0))
  func unreadable() throws {
    let folder = try ToolFolder(["Locked/Pile.swift": ToolSources.pile("Pile")])
    let locked = folder.url("Locked").path
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: locked)
    defer {
      try? FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: locked)
    }
    let run = try ToolRun(["certify", "Locked"], in: folder)
    #expect(run.status == 2)
    #expect(
      run.errors == "layoutcheck: cannot read the directory ‘Locked’; check its permissions\n")
  }

  @Test("is no use of --help, --version and laws")
  func help() throws {
    let folder = try ToolFolder()
    for words in [
      ["--help"], ["certify", "--help"], ["trace", "-h"], ["laws", "-h"], ["--version"], ["laws"],
    ] {
      let run = try ToolRun(words, in: folder)
      #expect(run.status == 0)
      #expect(run.errors == "")
      #expect(!run.output.isEmpty)
    }
    let laws = try ToolRun(["laws", "--format", "json"], in: folder)
    let object = try JSONSerialization.jsonObject(with: Data(laws.output.utf8)) as? [String: Any]
    #expect((object?["laws"] as? [[String: Any]])?.first?["id"] as? String == "robustness.no-crash")
  }

  @Test("is the tool's failure if its own parts are missing")
  func failure() throws {
    let folder = try ToolFolder(["Pile.swift": ToolSources.pile("Pile")])
    for variable in ["LAYOUTCHECK_MODULES", "LAYOUTCHECK_SWIFTC", "TMPDIR"] {
      let run = try ToolRun(
        ["certify", "Pile.swift"], in: folder, environment: [variable: "/nowhere"])
      #expect(run.status == 5)
      #expect(run.errorLines.count == 1)
      #expect(run.output == "")
    }
  }
}
