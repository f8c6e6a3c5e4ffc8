import Foundation

/// Finds the folder that `certify` takes when it is given no path.
enum Examples {
  /// The package's `Examples`, found from the executable upwards.
  ///
  /// - Throws: `UsageError` if there is none.
  static func path(environment: [String: String], executable: String) throws -> String {
    if let path = environment["LAYOUTCHECK_EXAMPLES"], !path.isEmpty { return path }
    var folder = URL(fileURLWithPath: executable).deletingLastPathComponent()
    while folder.path != "/" {
      let examples = folder.appendingPathComponent("Examples")
      let manifest = folder.appendingPathComponent("Package.swift")
      if exists(examples), exists(manifest) {
        return relative(examples.path, to: FileManager.default.currentDirectoryPath)
      }
      folder.deleteLastPathComponent()
    }
    throw UsageError(
      "name a Swift file or a directory: there is no Examples folder to fall back on")
  }

  private static func exists(_ url: URL) -> Bool {
    FileManager.default.fileExists(atPath: url.path)
  }

  /// The path from a folder downwards, where it lies below it.
  static func relative(_ path: String, to folder: String) -> String {
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
  }
}
