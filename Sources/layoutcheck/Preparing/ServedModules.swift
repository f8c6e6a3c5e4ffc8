/// Which modules an import of a user's file can mean here.
struct ServedModules: Sendable {
  /// What becomes of an import.
  enum Fate {
    /// The compiler finds the module.
    case found
    /// The line is blanked: LayoutSpec stands in for what a layout file uses of the module.
    case standIn
    /// There is no such module, and nothing stands in for it.
    case missing
  }

  /// The modules of Swift's toolchain, and what the alias turns into LayoutSpec.
  private static let toolchain: Set<String> = [
    "Swift", "SwiftUI", "LayoutSpec", "Foundation", "FoundationEssentials",
    "FoundationInternationalization", "FoundationNetworking", "FoundationXML", "Dispatch",
    "Observation", "Synchronization", "RegexBuilder", "Distributed", "Glibc", "XCTest", "Testing",
    "_Concurrency", "_StringProcessing", "_Differentiation", "Cxx",
  ]

  /// The modules that LayoutSpec stands in for, each as far as layout files use it.
  private static let standIns: Set<String> = [
    "SwiftUICore", "CoreGraphics", "CoreFoundation", "QuartzCore", "Combine", "OpenCombine", "os",
    "OSLog", "UIKit", "AppKit", "Cocoa", "Darwin", "DeveloperToolsSupport", "ObjectiveC",
    "UniformTypeIdentifiers", "CoreText", "Accessibility", "simd",
  ]

  /// Other modules that were compiled for this run.
  private let others: Set<String>

  init(others: Set<String> = []) {
    self.others = others
  }

  /// What becomes of an import of a module; of a submodule, what becomes of the module.
  func fate(of module: String) -> Fate {
    let root = module.split(separator: ".").first.map(String.init) ?? module
    if Self.toolchain.contains(root) || others.contains(root) { return .found }
    return Self.standIns.contains(root) ? .standIn : .missing
  }

  /// Whether `canImport` is to say yes: as on a phone, but for what only a phone can do.
  static func canImport(_ module: String) -> Bool {
    let never: Set<String> = ["UIKit", "AppKit", "Cocoa", "ObjectiveC", "OpenCombine"]
    return standIns.contains(module) && !never.contains(module)
  }
}
