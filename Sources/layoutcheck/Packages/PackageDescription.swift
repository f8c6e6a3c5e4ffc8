import Foundation

/// What SwiftPM says of a package: its targets, their files and their settings.
struct PackageDescription: Sendable {
  /// A target whose code is Swift.
  struct Target: Sendable {
    var name: String
    /// The name of its module.
    var module: String
    var isTest: Bool
    /// The paths of its files, beginning with the package's.
    var files: [String]
    /// The targets of the same package that it depends on.
    var dependencies: [String]
    var hasResources: Bool
    /// The arguments of the compiler that its settings stand for.
    var flags: [String]
  }

  var path: String
  var targets: [Target]

  /// Asks SwiftPM.
  ///
  /// - Throws: `UsageError` if there is no package that SwiftPM can read.
  init(path: String, swiftc: String, environment: [String: String]) throws {
    self.path = path
    let manifest = path.hasSuffix("/") ? path + "Package.swift" : path + "/Package.swift"
    guard FileManager.default.fileExists(atPath: manifest) else {
      throw UsageError("--package-path: there is no Package.swift in ‘\(path)’")
    }
    let folder = environment["TMPDIR"] ?? "/tmp"
    func ask(_ words: [String]) throws -> Data {
      let swift = URL(fileURLWithPath: swiftc).deletingLastPathComponent().path + "/swift"
      let output = folder + "/package.json"
      var environment = environment
      environment["LAYOUTCHECK_OUTPUT"] = output
      // Only what goes to standard error is read from a child, so a shell keeps the rest.
      let child = ChildProcess(
        executable: "/bin/sh",
        arguments: [
          "-c", "exec \"$0\" \"$@\" >\"$LAYOUTCHECK_OUTPUT\"", swift, "package", "--package-path",
          path, "--scratch-path", folder + "/package",
        ] + words,
        environment: environment)
      let outcome = try child.run(every: 300) { true }
      guard case .exited(0) = outcome.ending,
        let data = FileManager.default.contents(atPath: output)
      else {
        let error = outcome.errorText.split(whereSeparator: \.isNewline)
          .first { $0.contains("error:") }
        throw UsageError("--package-path: SwiftPM cannot read ‘\(path)’: \(error ?? "no reason")")
      }
      return data
    }
    do {
      let described = try JSONDecoder().decode(
        Described.self, from: try ask(["describe", "--type", "json"]))
      let dumped = try JSONDecoder().decode(Dumped.self, from: try ask(["dump-package"]))
      targets = described.targets.filter { $0.module_type == "SwiftTarget" }.map { target in
        let settings = dumped.targets.first { $0.name == target.name }?.settings ?? []
        return Target(
          name: target.name, module: target.c99name, isTest: target.type == "test",
          files: target.sources.map { Self.joined(path, target.path, $0) },
          dependencies: target.target_dependencies ?? [],
          hasResources: !(target.resources ?? []).isEmpty,
          flags: settings.flatMap(\.flags))
      }
    } catch let error as DecodingError {
      throw ToolFailure("cannot read what SwiftPM says of ‘\(path)’: \(error)")
    }
  }

  private static func joined(_ parts: String...) -> String {
    parts.filter { $0 != "." && !$0.isEmpty }.joined(separator: "/")
      .replacing("//", with: "/")
  }

  /// A target, and before it those that it depends on, the first to compile first.
  func closure(of name: String) -> [Target] {
    var order: [Target] = []
    var visited: Set<String> = []
    func visit(_ name: String) {
      guard visited.insert(name).inserted, let target = targets.first(where: { $0.name == name })
      else { return }
      for dependency in target.dependencies { visit(dependency) }
      order.append(target)
    }
    visit(name)
    return order
  }

  // MARK: SwiftPM's JSON

  private struct Described: Decodable {
    struct Target: Decodable {
      struct Resource: Decodable {}

      var name: String
      var c99name: String
      var type: String
      var module_type: String
      var path: String
      var sources: [String]
      var target_dependencies: [String]?
      var resources: [Resource]?
    }

    var targets: [Target]
  }

  private struct Dumped: Decodable {
    struct Target: Decodable {
      var name: String
      var settings: [PackageSetting]
    }

    var targets: [Target]
  }
}

/// A setting of a target.
struct PackageSetting: Decodable {
  /// The arguments of the compiler that it stands for, none if it is for another platform.
  var flags: [String] = []

  private enum Keys: String, CodingKey {
    case tool, kind, condition
  }

  private struct Condition: Decodable {
    var platformNames: [String]?
    var config: String?
  }

  private struct Value: Decodable {
    var text: String?
    var list: [String] = []

    private enum Keys: String, CodingKey { case value = "_0" }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Keys.self)
      if let text = try? container.decode(String.self, forKey: .value) {
        self.text = text
      } else if let list = try? container.decode([String].self, forKey: .value) {
        self.list = list
      }
    }
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Keys.self)
    guard try container.decode(String.self, forKey: .tool) == "swift" else { return }
    if let condition = try? container.decode(Condition.self, forKey: .condition) {
      let platforms = condition.platformNames ?? []
      guard platforms.isEmpty || platforms.contains("ios") || platforms.contains("linux") else {
        return
      }
    }
    let kind = try container.decode([String: Value].self, forKey: .kind)
    switch (kind.first?.key, kind.first?.value) {
    case ("define", let value?): flags = ["-D", value.text ?? ""]
    case ("enableUpcomingFeature", let value?):
      flags = ["-enable-upcoming-feature", value.text ?? ""]
    case ("enableExperimentalFeature", let value?):
      flags = ["-enable-experimental-feature", value.text ?? ""]
    case ("defaultIsolation", let value?):
      flags = ["-default-isolation", value.text ?? "nonisolated"]
    default: flags = []
    }
  }
}
