import Testing

@testable import layoutcheck

@Suite("The arguments of certify")
struct CertifyArgumentsTests {
  @Test("have defaults")
  func defaults() throws {
    let arguments = try CertifyArguments([])
    #expect(arguments.paths.isEmpty)
    #expect(arguments.certifying.cases == 2_000)
    #expect(arguments.certifying.seed == 1)
    #expect(arguments.timeout == 5)
    #expect(arguments.jobs >= 1)
    #expect(arguments.format == .text)
    #expect(arguments.replay == nil)
    #expect(!arguments.isStrict && !arguments.isVerbose && !arguments.wantsHelp)
  }

  @Test("are read in both spellings, between and after operands")
  func everything() throws {
    let arguments = try CertifyArguments([
      "a.swift", "--cases=30", "--seed", "18446744073709551615", "--strict", "b", "--profile",
      "flow", "--waive", "size.valid=it = fine", "--only", "A", "--only=B.C", "--instance",
      "Flow(gap: 4)", "--timeout", "0.5", "--jobs", "3", "--format", "json", "--verbose", "--",
      "--odd.swift",
    ])
    #expect(arguments.paths == ["a.swift", "b", "--odd.swift"])
    #expect(arguments.certifying.cases == 30)
    #expect(arguments.certifying.seed == .max)
    #expect(arguments.certifying.profiles == [.flow])
    #expect(arguments.certifying.waivers == ["size.valid": "it = fine"])
    #expect(arguments.only == ["A", "B.C"])
    #expect(arguments.instances == ["Flow(gap: 4)"])
    #expect(arguments.timeout == 0.5)
    #expect(arguments.jobs == 3)
    #expect(arguments.format == .json)
    #expect(arguments.isStrict && arguments.isVerbose)
  }

  @Test(
    "are refused with one line that says what to do",
    arguments: [
      (["--cses", "3"], "unknown option ‘--cses’ (did you mean ‘--cases’?); see --help"),
      (["-x"], "unknown option ‘-x’; see --help"),
      (["--cases"], "--cases needs a value: --cases N"),
      (["--cases="], "--cases needs a value: --cases N"),
      (["--cases", "0"], "--cases takes a whole number from 1 to 1000000000, not ‘0’"),
      (["--cases", "1e3"], "--cases takes a whole number from 1 to 1000000000, not ‘1e3’"),
      (["--seed", "-1"], "--seed takes a whole number from 0 to 18446744073709551615, not ‘-1’"),
      (["--timeout", "nan"], "--timeout takes seconds from 0.01 to 86400, not ‘nan’"),
      (["--timeout", "0"], "--timeout takes seconds from 0.01 to 86400, not ‘0’"),
      (["--jobs", "two"], "--jobs takes a whole number from 1 to 1024, not ‘two’"),
      (["--seed", "1", "--seed", "2"], "--seed is given twice; leave one out"),
      (["--strict=no"], "--strict takes no value"),
      (
        ["--profile", "flwo"],
        "there is no profile ‘flwo’ (did you mean ‘flow’?); --profile takes flow, stack, grid or overlay"
      ),
      (
        ["--waive", "size.vald=x"],
        "--waive: there is no law ‘size.vald’ (did you mean ‘size.valid’?);"
          + " ‘layoutcheck laws’ lists them"
      ),
      (
        ["--waive", "size.valid"],
        "--waive needs a reason: --waive 'size.valid=why it does not apply here'"
      ),
      (
        ["--waive", "size.valid= "],
        "--waive needs a reason: --waive 'size.valid=why it does not apply here'"
      ),
      (
        ["--claim", "nope"],
        "there is no claim ‘nope’; --claim takes hugs-content, symmetric, scale-free,"
          + " reads-direction or probes=K"
      ),
      (["--format", "xml"], "--format takes text or json, not ‘xml’"),
      (["--format", "junit"], "--format junit is not available yet; take text or json"),
      (
        ["--replay", "nonsense"],
        "--replay: not a replay token: a token starts with \"L1.\""
      ),
      ([""], "‘’ is no path; name a Swift file or a directory"),
      (
        ["a.swift", "--target", "T"],
        "‘a.swift’: take either files or the targets of a package, not both"
      ),
      (["--on\nly"], "unknown option ‘--on ly’ (did you mean ‘--only’?); see --help"),
    ])
  func refusals(words: [String], message: String) {
    #expect(throws: UsageError(message)) { try CertifyArguments(words) }
  }

  @Test(
    "name options that are designed but not there",
    arguments: [
      "--seconds", "--shard", "--exhaustive", "--report",
    ])
  func planned(name: String) {
    #expect(throws: UsageError("\(name) is not available yet")) {
      try CertifyArguments([name, "x"])
    }
    #expect(!Help.certify.contains(name))
  }

  @Test("in the help's examples are accepted")
  func examples() throws {
    let lines = Help.certify.split(separator: "\n").filter {
      $0.hasPrefix("  layoutcheck certify ")
    }
    #expect(lines.count == 8)
    for line in lines where !line.contains("TOKEN") && !line.contains("[") {
      // Quoted words hold spaces; everything else is split at them.
      let words = line.split(separator: "'", omittingEmptySubsequences: false).enumerated()
        .flatMap { index, part in
          index.isMultiple(of: 2) ? part.split(separator: " ").map(String.init) : [String(part)]
        }
      _ = try CertifyArguments(Array(words.dropFirst(2)))
    }
  }

  @Test("are all in the help")
  func help() {
    for option in CertifyArguments.options where !option.isPlanned {
      #expect(Help.certify.contains("  \(option.name)"))
    }
    #expect(Help.certify.split(separator: "\n").allSatisfy { $0.count <= 100 })
  }

  @Test("claims are taken, with their number")
  func claims() throws {
    let arguments = try CertifyArguments(["--claim", "hugs-content", "--claim", "probes=3"])
    #expect(arguments.certifying.claims == [.hugsContent, .probes(3)])
  }
}
