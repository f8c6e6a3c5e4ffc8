/// How thoroughly a property is checked.
public struct CheckOptions: Sendable, Hashable {
  /// How many different valid cases are run.
  public var cases = 1_000
  /// What all cases depend on.
  public var seed: UInt64 = 1
  /// How many cases in a row may be discarded, or be repetitions, before the check gives up.
  public var patience = 1_000
  /// The most draws that one case may take; cases that need more are discarded.
  public var drawLimit = ChoiceSource.standardLimit
  /// The most evaluations that making a counterexample small may take.
  public var shrinkBudget = 5_000
  /// Cases to run first, such as failures stored earlier; those that no longer fail do no harm. They
  /// are run in addition to the number of cases.
  public var storedCases: [ChoiceSequence] = []
  /// How many different failures are looked for; failures differ if their errors do in type or,
  /// for an enumeration, in case.
  public var failureLimit = 5
  /// Whether a counterexample is explained, which takes up to a thousand evaluations.
  public var explains = true

  /// Makes the standard options.
  public init() {}
}

/// What a property sees of the check that runs it.
///
/// It counts what the cases are like, and lets the property say what it assumes.
public final class CheckContext {
  /// The labels of the current case, and the demands that it met or not.
  private(set) var labels: [String] = []
  private(set) var demands: [(name: String, share: Double, isHit: Bool)] = []

  init() {}

  /// Gives up the current case unless the condition holds: it is neither a success nor a failure.
  public func assume(_ condition: Bool) throws {
    if !condition { throw Discard() }
  }

  /// Counts the case under a label; the report says how many cases had it.
  public func label(_ name: String) {
    if !labels.contains(name) { labels.append(name) }
  }

  /// Counts the case under a label if the condition holds.
  public func classify(_ condition: Bool, as name: String) {
    if condition { label(name) }
  }

  /// Demands that the condition holds in at least a share of the cases, from 0 to 1.
  ///
  /// The check fails if, allowing for chance, it holds in fewer.
  public func cover(_ condition: Bool, share: Double, as name: String) {
    if !demands.contains(where: { $0.name == name }) { demands.append((name, share, condition)) }
  }
}
