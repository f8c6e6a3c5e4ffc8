import Foundation

/// Turns the paths of a command line into Swift files, in a stable order.
struct InputFiles {
  /// The files: operands in the order given, a directory's files sorted, none twice.
  private(set) var files: [InputFile] = []
  private var seen: Set<String> = []

  /// Reads the paths.
  ///
  /// - Throws: `UsageError` for a path that is missing, unreadable, or neither a Swift file nor a
  ///   directory.
  init(paths: [String]) throws {
    for path in paths {
      var isDirectory: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else {
        throw UsageError("there is no file or directory ‘\(path)’")
      }
      if isDirectory.boolValue {
        try addDirectory(path)
      } else {
        guard path.hasSuffix(".swift") else {
          throw UsageError("‘\(path)’ is not a Swift file; its name must end in .swift")
        }
        try add(path)
      }
    }
  }

  private mutating func add(_ path: String) throws {
    guard FileManager.default.isReadableFile(atPath: path) else {
      throw UsageError("cannot read the file ‘\(path)’; check its permissions")
    }
    let real = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    if seen.insert(real).inserted { files.append(InputFile(path: path)) }
  }

  /// Adds the Swift files of a directory and of those below, `.build`, hidden entries, package manifests
  /// and packages in it left out; a link to a directory is not followed, since links can form a circle.
  private mutating func addDirectory(_ path: String) throws {
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: path)
    } catch {
      throw UsageError("cannot read the directory ‘\(path)’; check its permissions")
    }
    for name in names.sorted(by: Self.comesFirst) where !name.hasPrefix(".") {
      let child = path.hasSuffix("/") ? path + name : "\(path)/\(name)"
      switch try kind(of: child) {
      case .directory where Self.isPackage(child): break
      case .directory: try addDirectory(child)
      case .file where name.hasSuffix(".swift") && name != "Package.swift": try add(child)
      case .file, .other: break
      }
    }
  }

  /// A package in a directory is built by its own manifest, and certified by its own tests or by name.
  private static func isPackage(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: path + "/Package.swift")
  }

  private enum Kind {
    case file, directory, other
  }

  private func kind(of path: String) throws -> Kind {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    switch attributes?[.type] as? FileAttributeType {
    case .typeDirectory: return .directory
    case .typeRegular: return .file
    case .typeSymbolicLink:
      var isDirectory: ObjCBool = false
      let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory)
      return exists && !isDirectory.boolValue ? .file : .other
    default: return .other
    }
  }

  /// Orders names by their bytes, so that the order is the same in every locale.
  private static func comesFirst(_ first: String, _ second: String) -> Bool {
    first.utf8.lexicographicallyPrecedes(second.utf8)
  }
}
