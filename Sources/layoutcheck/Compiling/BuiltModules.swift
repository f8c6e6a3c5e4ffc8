import Foundation

/// Finds the compiled modules that user files are compiled against.
enum BuiltModules {
  /// The folder with `LayoutSpec.swiftmodule`: beside the executable, or where
  /// `LAYOUTCHECK_MODULES` says.
  ///
  /// - Throws: `ToolFailure` if the module is in neither place.
  static func folder(environment: [String: String], executable: String) throws -> String {
    if let folder = environment["LAYOUTCHECK_MODULES"], !folder.isEmpty {
      guard holdsModule(folder) else {
        throw ToolFailure("LAYOUTCHECK_MODULES: there is no LayoutSpec.swiftmodule in ‘\(folder)’")
      }
      return folder
    }
    let beside = URL(fileURLWithPath: executable).deletingLastPathComponent()
    for folder in [beside.appendingPathComponent("Modules"), beside] where holdsModule(folder.path)
    {
      return folder.path
    }
    throw ToolFailure(
      "there is no LayoutSpec.swiftmodule beside ‘\(executable)’; run layoutcheck from its build"
        + " folder or set LAYOUTCHECK_MODULES")
  }

  private static func holdsModule(_ folder: String) -> Bool {
    FileManager.default.fileExists(atPath: folder + "/LayoutSpec.swiftmodule")
  }
}
