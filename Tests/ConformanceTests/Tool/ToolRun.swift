import Foundation
import Testing

/// Runs the built executable on files of its own.
struct ToolRun {
  var status: Int32
  var output: String
  var errors: String

  /// The lines on standard error.
  var errorLines: [Substring] { errors.split(separator: "\n") }

  /// The executable beside the tests, wherever they were built.
  static let executable: URL? = {
    var folder = Bundle.main.executableURL?.deletingLastPathComponent()
    for argument in CommandLine.arguments where argument.contains(".xctest") {
      folder = URL(fileURLWithPath: argument).deletingLastPathComponent()
    }
    while let place = folder, place.path != "/" {
      let candidate = place.appendingPathComponent("layoutcheck")
      if FileManager.default.isExecutableFile(atPath: candidate.path) { return candidate }
      folder = place.deletingLastPathComponent()
    }
    return nil
  }()

  /// Runs `layoutcheck` with the given words in a folder.
  init(_ words: [String], in folder: ToolFolder, environment: [String: String] = [:]) throws {
    let process = Process()
    let executable: URL = try #require(Self.executable, "layoutcheck is not built")
    process.executableURL = executable
    process.arguments = words
    process.currentDirectoryURL = folder.url
    var all = ProcessInfo.processInfo.environment
    // What the run leaves behind would show up here.
    all["TMPDIR"] = folder.temporary.path
    // What an earlier run found would show up in a later one.
    all["LAYOUTCHECK_DATABASE"] = "none"
    process.environment = all.merging(environment) { $1 }
    // Files and no pipes: however much is written, nobody has to read meanwhile.
    let (out, err) = (folder.url(".stdout"), folder.url(".stderr"))
    for url in [out, err] { try Data().write(to: url) }
    process.standardOutput = try FileHandle(forWritingTo: out)
    process.standardError = try FileHandle(forWritingTo: err)
    process.standardInput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    status = process.terminationStatus
    output = try String(contentsOf: out, encoding: .utf8)
    errors = try String(contentsOf: err, encoding: .utf8)
  }
}

/// A folder that goes away with the test.
final class ToolFolder {
  let url: URL
  /// The folder that runs may put temporary files into.
  let temporary: URL

  /// Makes a folder with files, directories included.
  init(_ files: [String: String] = [:]) throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("layoutcheck-test-\(UUID().uuidString)")
    temporary = url.appendingPathComponent(".tmp")
    try FileManager.default.createDirectory(at: temporary, withIntermediateDirectories: true)
    for (name, text) in files {
      let file = url(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  func url(_ name: String) -> URL { url.appendingPathComponent(name) }

  /// What is left in the folder for temporary files.
  func leftovers() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: temporary.path)
  }
}
