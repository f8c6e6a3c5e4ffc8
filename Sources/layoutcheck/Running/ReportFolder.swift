import Foundation

/// The folder of `--report`.
struct ReportFolder {
  private let path: String

  /// Makes the folder if it is not there.
  ///
  /// - Throws: `UsageError` if that is not possible.
  init(_ path: String) throws {
    self.path = path
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw UsageError("--report: cannot make the directory ‘\(path)’")
    }
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory),
      isDirectory.boolValue
    else { throw UsageError("--report: ‘\(path)’ is no directory") }
  }

  /// Writes a file there, in the place of one of that name.
  ///
  /// - Throws: `ToolFailure` if it cannot be written.
  func write(_ text: String, to name: String) throws {
    let file = URL(fileURLWithPath: path).appendingPathComponent(name).path
    guard FileManager.default.createFile(atPath: file, contents: Data(text.utf8)) else {
      throw ToolFailure("--report: cannot write ‘\(file)’")
    }
  }
}
