/// How the files of one module are compiled.
struct ModuleSettings: Sendable {
  /// The module's name.
  var module: String
  /// Whether `import SwiftUI` is to mean LayoutSpec.
  var needsAlias: Bool
  /// Swift 5 unless a package says otherwise: many layout files in the wild do not pass Swift 6's
  /// concurrency checks.
  var languageMode = "5"
  /// More arguments of the compiler.
  var flags: [String] = []
  /// Compiled modules that the library is linked with.
  var objects: [String] = []

  init(module: String, needsAlias: Bool) {
    (self.module, self.needsAlias) = (module, needsAlias)
  }
}
