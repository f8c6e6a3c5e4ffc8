import Foundation

/// The one folder that a run writes to; it goes away with the run.
final class TemporaryFolder: Sendable {
  let path: String

  /// Makes a folder that only this user can read.
  ///
  /// - Throws: `ToolFailure` if there is no place for it.
  init(environment: [String: String]) throws {
    let parent = environment["TMPDIR"].flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp"
    let pattern = (parent.hasSuffix("/") ? parent : parent + "/") + "layoutcheck.XXXXXX"
    var template = pattern.utf8CString.map { $0 }
    guard mkdtemp(&template) != nil else {
      throw ToolFailure(
        "cannot make a temporary folder in ‘\(parent)’: \(Platform.message(errno)); set TMPDIR")
    }
    path = Platform.string(template)
  }

  /// Makes a folder inside, and gives its path.
  func folder(_ name: String) throws -> String {
    let folder = "\(path)/\(name)"
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw ToolFailure("cannot write to the temporary folder ‘\(path)’")
    }
    return folder
  }

  /// Writes a file inside.
  static func write(_ data: Data, to path: String) throws {
    guard FileManager.default.createFile(atPath: path, contents: data) else {
      throw ToolFailure("cannot write ‘\(path)’; is the disk full?")
    }
  }

  /// Removes the folder with all that is in it.
  func remove() {
    try? FileManager.default.removeItem(atPath: path)
  }
}
