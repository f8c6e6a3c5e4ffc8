import Invariants
import Testing

/// What the traits of a test and of its suites say to the certifying in it.
struct CertifySettings: Sendable {
  var cases: Int?
  var seed: UInt64?
  var caseTimeout: Double?

  @TaskLocal static var current = CertifySettings()

  /// The options for a call: what it says itself, else what the traits say, else the defaults.
  func options(cases: Int?, seed: UInt64?) -> CertifyOptions {
    var options = CertifyOptions()
    options.cases = cases ?? self.cases ?? 1_000
    options.seed = seed ?? self.seed ?? 1
    return options
  }

  /// What one case may use.
  var limits: CaseLimits { CaseLimits(seconds: caseTimeout ?? 5) }
}

/// A trait that says how thoroughly ``certify(_:profile:claims:waiving:cases:seed:sourceLocation:)``
/// and the other checks of this library work in a test, or in all tests of a suite.
///
/// What a call says itself counts first, then the traits of the test, then those of its suites.
public struct CertifyTrait: TestTrait, SuiteTrait, TestScoping {
  fileprivate let change: @Sendable (inout CertifySettings) -> Void

  /// Holds for the tests in nested suites, too.
  public var isRecursive: Bool { true }

  /// Runs a test with the settings.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    var settings = CertifySettings.current
    change(&settings)
    try await CertifySettings.$current.withValue(settings) { try await function() }
  }
}

extension Trait where Self == CertifyTrait {
  /// How many cases are run for a layout, instead of 1,000; at least 1.
  public static func cases(_ count: Int) -> Self {
    precondition(count > 0, "a certificate needs a case")
    return CertifyTrait { $0.cases = count }
  }

  /// What all cases depend on, instead of 1.
  public static func seed(_ seed: UInt64) -> Self {
    CertifyTrait { $0.seed = seed }
  }

  /// How long one case may take before `robustness.no-hang` is broken, instead of 5 seconds of
  /// processor time.
  ///
  /// A case takes milliseconds. One that waits without using the processor gets four times as long,
  /// and at least a second.
  public static func caseTimeout(seconds: Double) -> Self {
    precondition(seconds > 0, "a case needs time")
    return CertifyTrait { $0.caseTimeout = seconds }
  }
}
