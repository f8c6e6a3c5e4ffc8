/// The program that made a report.
public struct ReportingTool: Codable, Sendable, Equatable {
  /// The program's name.
  public var name: String
  /// The program's version.
  public var version: String

  /// Names a program.
  public init(name: String, version: String) {
    (self.name, self.version) = (name, version)
  }
}

/// A layout that was found but not certified, and why.
public struct SkippedReport: Codable, Sendable, Equatable {
  /// The layout's type.
  public var name: String
  /// Why there is no certificate.
  public var reason: String
  /// The path of the file that declares it, as the user gave it.
  public var file: String?
  /// The line of the declaration, starting at 1.
  public var line: Int?

  /// Creates the entry of a layout that was left out.
  public init(name: String, reason: String, file: String? = nil, line: Int? = nil) {
    (self.name, self.reason, self.file, self.line) = (name, reason, file, line)
  }

  /// Writes all fields always, the absent ones as an explicit `null`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(name, forKey: .name)
    try container.encode(reason, forKey: .reason)
    try container.encode(file, forKey: .file)
    try container.encode(line, forKey: .line)
  }
}

/// A declaration that a file was compiled without, and why: it needs what is not there.
public struct LeftOutReport: Codable, Sendable, Equatable {
  /// The declaration: its full name, `extension Name` or `import Name`.
  public var name: String
  /// Why it was left out.
  public var reason: String
  /// The path of the file that declares it, as the user gave it.
  public var file: String
  /// The line of the declaration, starting at 1.
  public var line: Int

  /// Creates the entry of a declaration that was left out.
  public init(name: String, reason: String, file: String, line: Int) {
    (self.name, self.reason, self.file, self.line) = (name, reason, file, line)
  }
}

/// A file that the compiler refused, and its first errors.
public struct UncompiledReport: Codable, Sendable, Equatable {
  /// The path of the file, as the user gave it.
  public var file: String
  /// The compiler's first errors, one `path:line:column: error: text` each.
  public var errors: [String]

  /// Creates the entry of a file that does not compile.
  public init(file: String, errors: [String]) {
    (self.file, self.errors) = (file, errors)
  }
}

/// Everything that one run found out: the value behind every rendering.
///
/// It holds nothing that differs between two runs of the same input (no time, no address, no
/// temporary path), so its renderings are the same bytes.
public struct RunReport: Codable, Sendable, Equatable {
  /// The version of the format.
  public var version: Int
  /// The program that made the report.
  public var tool: ReportingTool
  /// The seed of all random choices.
  public var seed: UInt64
  /// One certificate for each layout, in the order of the sources.
  public var subjects: [SubjectReport]
  /// The layouts that were found but not certified.
  public var skipped: [SkippedReport]
  /// The declarations that files were compiled without, layouts excepted.
  public var leftOut: [LeftOutReport]
  /// The files that did not compile.
  public var uncompiled: [UncompiledReport]
  /// The exit status that the run ends with.
  public var exitStatus: Int

  /// Creates a report.
  public init(
    version: Int = 1, tool: ReportingTool, seed: UInt64, subjects: [SubjectReport],
    skipped: [SkippedReport], leftOut: [LeftOutReport] = [], uncompiled: [UncompiledReport] = [],
    exitStatus: Int
  ) {
    (self.version, self.tool, self.seed) = (version, tool, seed)
    (self.subjects, self.skipped) = (subjects, skipped)
    self.leftOut = leftOut
    (self.uncompiled, self.exitStatus) = (uncompiled, exitStatus)
  }
}
