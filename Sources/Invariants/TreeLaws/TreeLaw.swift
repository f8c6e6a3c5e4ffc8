import Generators
import LayoutSpec

/// What a view of a tree law is made of: a generated view, another one, and some lengths.
struct TreeParts {
  let content: AnyView
  let other: AnyView
  let scenario: TreeScenario

  init(_ scenario: TreeScenario) {
    self.scenario = scenario
    content = scenario.contentView
    other = scenario.other.view
  }

  /// A length in points.
  func length(_ index: Int) -> CGFloat { scenario.lengths[index] }
}

/// A law of views together with the view of LayoutSpec that has to keep it.
public struct TreeLaw: Sendable {
  /// The law.
  public let law: Law<TreeObservation>

  /// What LayoutSpec makes of the parts.
  let subject: @Sendable (TreeParts) -> AnyView

  /// Declares a law about the size that a view answers to each proposal.
  ///
  /// `expected` is the size that the law demands; `nil` where the law does not apply.
  init(
    _ id: String, _ promise: String, _ precondition: String, _ source: String,
    subject: @escaping @Sendable (TreeParts) -> AnyView,
    expected: @escaping @Sendable (TreeObservation, ProposedViewSize) -> CGSize?
  ) {
    law = .sizes(id, promise, precondition, source, expected: expected)
    self.subject = subject
  }

  /// Declares a law without a condition about the size that a view answers to each proposal.
  init(
    _ id: String, _ promise: String, _ source: String,
    subject: @escaping @Sendable (TreeParts) -> AnyView,
    expected: @escaping @Sendable (TreeObservation, ProposedViewSize) -> CGSize?
  ) {
    self.init(id, promise, "", source, subject: subject, expected: expected)
  }

  /// Declares that two views always have the same size, and with `frames` the same leaves in the
  /// same places.
  init(
    _ id: String, _ promise: String, _ source: String, frames: Bool = false,
    subject: @escaping @Sendable (TreeParts) -> AnyView,
    sameAs twin: @escaping @Sendable (TreeParts) -> AnyView
  ) {
    self.init(
      id, promise, "", source, frames: frames, when: { _ in true }, subject: subject,
      sameAs: twin)
  }

  /// Declares that two views have the same size, and with `frames` the same leaves in the same
  /// places.
  init(
    _ id: String, _ promise: String, _ precondition: String, _ source: String,
    frames: Bool = false, when applies: @escaping @Sendable (TreeScenario) -> Bool,
    subject: @escaping @Sendable (TreeParts) -> AnyView,
    sameAs twin: @escaping @Sendable (TreeParts) -> AnyView
  ) {
    law = Law(id, .error, promise, precondition, source, .always) { observation in
      guard applies(observation.scenario) else { return .notApplicable }
      let other = LayoutTree(twin(TreeParts(observation.scenario)))
      for (index, answers) in observation.answers.enumerated() {
        let wanted = other.size(for: answers.proposal)
        if !answers.wrapped.isNearly(wanted) {
          return .wrongSize(id, answers, wanted, index)
        }
        guard frames, answers.wrapped.isOrdinary, answers.proposal.isPlaceable else { continue }
        observation.wrapped.place(answers.proposal)
        other.place(answers.proposal)
        let first = observation.wrapped.leafFrames
        let second = other.leafFrames
        if first.isNearly(second) { continue }
        return .wrongFrames(id, answers, first, second, index)
      }
      return .held
    }
    self.subject = subject
  }

  /// Declares a law with a check of its own.
  init(
    _ law: Law<TreeObservation>, subject: @escaping @Sendable (TreeParts) -> AnyView
  ) {
    self.law = law
    self.subject = subject
  }

  /// Checks the law on LayoutSpec itself.
  public func checkSpecification(_ options: CertifyOptions) -> SubjectReport {
    TreeCertifier(options: options, subject: subject).check([law], name: "LayoutSpec")
  }
}

extension Law where Observed == TreeObservation {
  /// Declares a law about the size that a wrapped view answers to each proposal.
  static func sizes(
    _ id: String, _ promise: String, _ precondition: String, _ source: String,
    expected: @escaping @Sendable (TreeObservation, ProposedViewSize) -> CGSize?
  ) -> Law {
    Law(id, .error, promise, precondition, source, .always) { observation in
      var outcome = Outcome.notApplicable
      for (index, answers) in observation.answers.enumerated() {
        guard let wanted = expected(observation, answers.proposal) else { continue }
        if !answers.wrapped.isNearly(wanted) {
          return .wrongSize(id, answers, wanted, index)
        }
        outcome = .held
      }
      return outcome
    }
  }
}

extension Outcome {
  /// A view that answers another size than the law demands.
  static func wrongSize(
    _ id: String, _ answers: TreeObservation.Answers, _ wanted: CGSize, _ index: Int
  ) -> Outcome {
    let off = max(
      abs(wanted.width - answers.wrapped.width), abs(wanted.height - answers.wrapped.height))
    return .broken(
      Violation(
        message: "offered \(LawText.proposal(answers.proposal)), the view answers another size",
        expected: LawText.size(wanted), actual: LawText.size(answers.wrapped),
        blame: String(id.prefix { $0 != "." }), call: index,
        distance: off.isFinite ? Double(off) : nil))
  }

  /// A view whose leaves are not where the law demands.
  static func wrongFrames(
    _ id: String, _ answers: TreeObservation.Answers, _ actual: [CGRect], _ wanted: [CGRect],
    _ index: Int
  ) -> Outcome {
    func text(_ frames: [CGRect]) -> String {
      frames.map { "\(LawText.point($0.origin)) \(LawText.size($0.size))" }
        .joined(separator: ", ")
    }
    return .broken(
      Violation(
        message: "placed for \(LawText.proposal(answers.proposal)), a leaf lies elsewhere",
        expected: text(wanted), actual: text(actual), blame: String(id.prefix { $0 != "." }),
        call: index))
  }
}

extension CGSize {
  /// Equality up to the rounding of sums; NaN and infinity equal themselves.
  func isNearly(_ other: CGSize) -> Bool {
    nearly(width, other.width) && nearly(height, other.height)
  }

  /// Whether both lengths are finite and not negative.
  var isOrdinary: Bool { width.isFinite && height.isFinite && width >= 0 && height >= 0 }
}

extension ProposedViewSize {
  /// Whether a view may be placed for it: not infinite.
  var isPlaceable: Bool { width != .infinity && height != .infinity }
}

extension [CGRect] {
  /// Whether both are the same frames, up to the rounding of sums.
  func isNearly(_ other: [CGRect]) -> Bool {
    count == other.count
      && zip(self, other).allSatisfy {
        nearly($0.minX, $1.minX) && nearly($0.minY, $1.minY) && $0.size.isNearly($1.size)
      }
  }

  /// All frames moved by as much.
  func moved(_ x: CGFloat, _ y: CGFloat) -> [CGRect] { map { $0.offsetBy(dx: x, dy: y) } }
}

/// Equality up to the rounding of sums; NaN and infinity equal themselves.
func nearly(_ first: CGFloat, _ second: CGFloat) -> Bool {
  first == second || (first.isNaN && second.isNaN)
    || abs(first - second) <= slack(max(abs(first), abs(second)))
}

/// One axis changed.
func proposal(_ width: CGFloat?, _ height: CGFloat?) -> ProposedViewSize {
  ProposedViewSize(width: width, height: height)
}
