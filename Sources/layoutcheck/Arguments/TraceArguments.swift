import Generators
import Invariants

/// What `layoutcheck trace` was asked to do, every value judged.
struct TraceArguments {
  /// What is traced.
  enum Subject: Equatable {
    /// A view expression, with a file's declarations in reach if there is one.
    case tree(String, file: String?)
    /// The case of a replay token, of a layout in a file.
    case replay(String, file: String)
  }

  var subject: Subject?
  var question: TraceQuestion
  var only: [String]
  var instances: [String]
  /// The folder that the picture goes to.
  var report: String?
  /// The processor seconds that the conversation may take.
  var timeout: Double
  var wantsHelp: Bool

  static let options: [Option] = [
    .value("--tree", "EXPR", "trace this view, e.g. 'VStack { Text(\"hola\"); Color.red }'"),
    .value("--replay", "TOKEN", "trace a counterexample: the token that a report printed"),
    .value(
      "--proposal", "WxH", "what the root is offered: two lengths, each a number, nil or inf",
      "(nilxnil, or what the replayed case offers)"),
    .list("--only", "TYPE", "the layout to replay, if the file has several"),
    .list("--instance", "EXPR", "the instance to replay, if the report names one"),
    .value("--report", "DIR", "write a picture of the frames there: trace.svg"),
    .value("--direction", "DIR", "ltr or rtl (ltr, or that of the replayed case)"),
    .value("--timeout", "S", "processor seconds that the conversation may take (5)"),
    .flag("--help", "print this help"),
  ]

  init(_ words: [String]) throws {
    let parsed = try ParsedArguments(words, options: Self.options)
    wantsHelp = parsed.has("--help")
    question = TraceQuestion(
      proposal: try parsed.one("--proposal").map(Self.proposal),
      isRightToLeft: try parsed.one("--direction").map {
        try OptionValues.choice("--direction", $0, of: ["ltr", "rtl"]) == "rtl"
      })
    only = parsed.all("--only")
    instances = parsed.all("--instance")
    report = parsed.one("--report")
    timeout = try parsed.one("--timeout").map { try OptionValues.seconds("--timeout", $0) } ?? 5
    subject = wantsHelp ? nil : try Self.subject(parsed)
  }

  private static func subject(_ parsed: ParsedArguments) throws -> Subject {
    guard parsed.operands.count <= 1 else {
      throw UsageError("trace takes one file, but was given ‘\(parsed.operands[1])’ as well")
    }
    let file = parsed.operands.first
    if let file, !file.hasSuffix(".swift") {
      throw UsageError("‘\(file)’ is not a Swift file; its name must end in .swift")
    }
    switch (parsed.one("--tree"), parsed.one("--replay")) {
    case (nil, nil):
      throw UsageError(
        "name what to trace: --tree 'VStack { Text(\"hola\"); Color.red }', or a file and --replay"
          + " TOKEN")
    case (.some, .some):
      throw UsageError("--tree and --replay exclude each other; leave one out")
    case (let tree?, nil):
      for name in ["--only", "--instance"] where parsed.has(name) {
        throw UsageError("\(name) goes with --replay; --tree names its layouts itself")
      }
      guard !tree.trimmingSpaces.isEmpty else {
        throw UsageError("--tree needs a view: --tree 'VStack { Text(\"hola\"); Color.red }'")
      }
      return .tree(tree, file: file)
    case (nil, let token?):
      do {
        _ = try ChoiceSequence(token: token)
      } catch let error as ReplayTokenError {
        throw UsageError("--replay: \(error)")
      }
      guard let file else {
        throw UsageError("--replay needs the layout's file: layoutcheck trace FILE --replay TOKEN")
      }
      return .replay(token, file: file)
    }
  }

  /// Reads `300x200`; an axis may be `nil` or `inf`.
  static func proposal(_ text: String) throws -> ReportedProposal {
    let refusal = UsageError(
      "--proposal takes two lengths, such as 300x200, nilx44 or infx0, not ‘\(text)’")
    let axes = text.split(omittingEmptySubsequences: false) { $0 == "x" || $0 == "×" }
    guard axes.count == 2 else { throw refusal }
    let lengths = try axes.map { axis -> ReportedNumber? in
      if axis == "nil" { return nil }
      if axis == "inf" { return ReportedNumber(Double.infinity) }
      // Digits only: `Double` would read hexadecimal numbers and names as well.
      guard axis.allSatisfy({ $0.isASCII && ($0.isNumber || $0 == ".") }),
        let length = Double(axis), length.isFinite
      else { throw refusal }
      return ReportedNumber(length)
    }
    return ReportedProposal(width: lengths[0], height: lengths[1])
  }
}
