/// A file of a compiled module, with what there is to certify in it.
struct BuiltFile: Sendable {
  /// A layout to certify and the numbers of its factories in the library.
  struct Subject: Sendable {
    var planned: PlannedSubject
    var factories: [Int]
  }

  var path: String
  /// `sha256:` and the digest of the file's bytes.
  var digest: String
  /// The library of the module that the file belongs to.
  var library: String
  /// What the file claims for its layouts.
  var claims: FileClaims
  /// The words that name the files of the module on the command line.
  var words: [String] = []
  var subjects: [Subject] = []
  var skipped: [SkippedLayout] = []
  /// What the copy does without besides layouts.
  var leftOut: [LeftOut] = []
  /// The compiler's errors in the user's own code; then there are no subjects.
  var errors: [Diagnostic] = []
  /// The file's share of the time that both compilations took.
  var seconds = 0.0

  init(path: String, digest: String, library: String, claims: FileClaims) {
    (self.path, self.digest, self.library, self.claims) = (path, digest, library, claims)
  }

  /// One of the layouts as a supervisor takes it; `command` certifies it alone, for reports to print.
  func assignment(of subject: Subject, command: String = "") -> Supervisor.Assignment {
    Supervisor.Assignment(
      subject: subject.planned, file: path, library: library, factories: subject.factories,
      command: command, claims: claims)
  }
}
