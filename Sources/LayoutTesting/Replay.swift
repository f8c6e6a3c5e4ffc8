import Foundation
import Testing

/// The one case that a test run is to repeat.
enum Replay {
  /// The token in `LAYOUTCHECK_REPLAY`: every check of the run runs this case alone.
  static let token: String? = ProcessInfo.processInfo.environment["LAYOUTCHECK_REPLAY"]
    .flatMap { $0.isEmpty ? nil : $0 }

  /// The command that runs the case of a token again in the current test.
  static func command(_ token: String) -> String {
    // Names of functions end in their arguments, which are none of a filter's business.
    let name = Test.current.map { String($0.name.prefix { $0 != "(" && $0 != "`" }) } ?? ""
    let filter = name.isEmpty ? "" : " --filter \(name)"
    return "LAYOUTCHECK_REPLAY=\(token) swift test\(filter)"
  }
}
