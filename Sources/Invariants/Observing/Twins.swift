import LayoutSpec

/// Runs of a layout beside the ordinary ones, with one thing changed: what comparing laws need.
package struct Twins: OptionSet, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  /// The same placement after another fresh cache has been asked something else.
  package static let history = Twins(rawValue: 1 << 0)
  /// The same guide with bounds moved by `Observer.shift`.
  package static let movedGuide = Twins(rawValue: 1 << 1)
  /// The same proposal with −0 for 0.
  package static let signedZero = Twins(rawValue: 1 << 2)
  /// The subviews in reverse order.
  package static let reversed = Twins(rawValue: 1 << 3)
  /// Everything twice as large: subviews, proposal and bounds.
  package static let doubled = Twins(rawValue: 1 << 4)
  /// The other layout direction.
  package static let mirrored = Twins(rawValue: 1 << 5)
  /// A row of proposals, and subviews that are larger than the given ones by `Observer.growth`.
  package static let enlarged = Twins(rawValue: 1 << 6)
  /// Half and a quarter of at least eight subviews.
  package static let thinned = Twins(rawValue: 1 << 7)
  /// The answer, and a hair more, as the next proposal.
  package static let reproposed = Twins(rawValue: 1 << 8)

  package static let all: Twins = [
    .history, .movedGuide, .signedZero, .reversed, .doubled, .mirrored, .enlarged, .thinned,
    .reproposed,
  ]
}

/// One run with one thing changed, beside the call that it is compared with.
package struct ObservedTwin: Sendable {
  /// What was changed.
  package var kind: Twins

  /// The index of the ordinary call with a fresh cache.
  package var reference: Int

  /// What was asked of the layout.
  package var request: ObservedCall.Request

  /// What the layout answered.
  package var answer: ObservedCall.Answer

  /// How often subviews were asked for a size.
  package var measurements: Int

  /// How often one question was put to one subview, at most; counted for ``Twins/thinned`` only.
  package var repetitions = 0

  /// How many subviews there were.
  package var subviews: Int

  /// Whether every subview behaved; see ``ObservedCall/isTame``.
  package var isTame: Bool
}
