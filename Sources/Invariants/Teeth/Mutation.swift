/// One way to spoil a lawful layout at run time, to see whether some law notices.
package enum Mutation: String, CaseIterable, Sendable, Codable {
  /// Nothing is spoiled: a mutant that is as lawful as what it is made of.
  case none

  // Placing
  case dropLast, placeTwice, placeWhileMeasuring, shiftByAHair, forgetOrigin, swapFirstTwo
  case nanPosition, wander, mirrorItself, throwOut, offerNegative, placeForIdeal, squeezeGap
  case mirrorAlways, placeFromHistory, placeAtStaleSize, collapse, tilt

  // Measuring
  case nanSize, negativeSize, infiniteIdeal, growEachTime, slackAtEnd, slackAcross, notEmpty
  case ignoreEverything, favourFirst, addAPoint, dependOnDirection, signOfZero, takeLess
  case shrinkWhenReproposed, halveHeight, answerFirstForAll, neverUpdate

  // Asking
  case askOnceMore, askInPairs, askMoreWithKeptCache, offerLessAcross, offerZeroIdeal

  // Spacing and guides
  case moodySpacing, moodyGuide, nanGuide, guideForgetsBounds

  /// What the mutation does, in a few words.
  package var summary: String {
    switch self {
    case .none: "nothing"
    case .dropLast: "the last subview is not placed"
    case .placeTwice: "the first subview is placed twice"
    case .placeWhileMeasuring: "subviews are placed in sizeThatFits"
    case .shiftByAHair: "every subview is 0.001 too far to the right"
    case .forgetOrigin: "positions are relative to the bounds"
    case .swapFirstTwo: "the first two subviews change places"
    case .nanPosition: "the first subview is placed at NaN"
    case .wander: "each placement is a point further to the right"
    case .mirrorItself: "positions are mirrored in right to left"
    case .throwOut: "the last subview is placed beyond the right edge"
    case .offerNegative: "subviews are placed for a width that is 10 less, be it below 0"
    case .placeForIdeal: "subviews are placed for no proposal"
    case .squeezeGap: "the second of at least three subviews is half a point further left and up"
    case .mirrorAlways: "positions are mirrored in both directions"
    case .placeFromHistory: "subviews move by the last proposal that any cache measured"
    case .placeAtStaleSize: "subviews move by the width that the cache measured last"
    case .collapse: "all subviews are placed in the corner"
    case .tilt: "each subview is a point lower than the one before"
    case .nanSize: "the width is NaN"
    case .negativeSize: "the height is less than 0"
    case .infiniteIdeal: "the ideal width is infinite"
    case .growEachTime: "each answer is a point wider"
    case .slackAtEnd: "the width is 8 too much"
    case .slackAcross: "the height is 8 too much"
    case .notEmpty: "without subviews, the size is 10×10"
    case .ignoreEverything: "the size is always 100×100"
    case .favourFirst: "the width of the first subview is added if it is the widest"
    case .addAPoint: "the size is one point too much"
    case .dependOnDirection: "in right to left the width is one point more"
    case .signOfZero: "−0 makes the width one point more"
    case .takeLess: "the width is at most nine tenths of what is offered"
    case .shrinkWhenReproposed: "the width is less by 1 where just it is offered"
    case .halveHeight: "the height is halved"
    case .answerFirstForAll: "the cache answers its first size to every proposal"
    case .neverUpdate: "updateCache keeps the number of subviews that is added to the width"
    case .askOnceMore: "each subview is asked for one more size"
    case .askInPairs: "each pair of subviews is asked"
    case .askMoreWithKeptCache: "a cache that was used before asks more"
    case .offerLessAcross: "each subview is also offered half of the size"
    case .offerZeroIdeal: "each subview is also offered zero"
    case .moodySpacing: "spacing changes with each call"
    case .moodyGuide: "guides change with each call"
    case .nanGuide: "guides are NaN"
    case .guideForgetsBounds: "guides are at 10, wherever the bounds are"
    }
  }

  /// The laws of which one has to notice, best one first.
  package var meantFor: [String] {
    switch self {
    case .none: []
    case .dropLast, .placeTwice: ["placement.exactly-once"]
    case .placeWhileMeasuring: ["placement.only-in-place"]
    case .shiftByAHair: ["size.tight", "stack.major-sum", "scale-free.placement"]
    case .forgetOrigin: ["placement.translation"]
    case .swapFirstTwo:
      ["stack.ordered", "flow.order", "layers.common-point", "placement.contained"]
    case .nanPosition: ["placement.finite"]
    case .wander: ["placement.pure"]
    case .mirrorItself: ["direction.mirrors"]
    case .throwOut: ["placement.contained"]
    case .offerNegative: ["proposal.valid"]
    case .placeForIdeal: ["layers.place-offer", "placement.contained", "flow.fits-width"]
    // Half a point stays half a point when everything else is twice as large.
    case .squeezeGap:
      [
        "stack.equal-gaps", "layers.common-point", "flow.no-overlap", "size.tight",
        "scale-free.placement",
      ]
    case .mirrorAlways: ["stack.ordered", "flow.order"]
    case .placeFromHistory: ["history.independent"]
    case .placeAtStaleSize: ["cache.coherent"]
    case .collapse: ["stack.ordered", "flow.no-overlap", "layers.common-point", "size.tight"]
    case .tilt: ["placement.contained", "size.tight"]
    case .nanSize, .negativeSize, .infiniteIdeal: ["size.valid"]
    case .growEachTime: ["size.pure"]
    case .slackAtEnd: ["stack.major-sum", "size.tight", "layers.size-max"]
    case .slackAcross: ["stack.minor-max", "size.tight", "layers.size-max"]
    case .notEmpty: ["stack.empty", "flow.empty", "layers.empty", "size.empty"]
    case .ignoreEverything: ["size.responds"]
    case .favourFirst: ["stack.reversed", "symmetric.size", "size.tight"]
    case .addAPoint: ["scale-free.size", "stack.single", "size.tight"]
    case .dependOnDirection: ["direction.size"]
    case .signOfZero: ["size.signed-zero"]
    case .takeLess:
      ["stack.rigid", "stack.fills", "layers.size-max", "size.stable", "placement.contained"]
    case .shrinkWhenReproposed: ["size.stable", "layers.size-max"]
    case .halveHeight:
      [
        "flow.fits-height", "stack.minor-max", "stack.major-sum", "layers.size-max", "size.tight",
        "placement.contained",
      ]
    case .answerFirstForAll, .neverUpdate: ["cache.coherent"]
    case .askOnceMore: ["cost.probes", "layers.offer"]
    case .askInPairs: ["cost.linear"]
    case .askMoreWithKeptCache: ["cost.cache"]
    case .offerLessAcross: ["stack.minor-offer", "layers.offer", "cost.probes"]
    case .offerZeroIdeal: ["stack.ideal-offer", "layers.offer", "cost.probes"]
    case .moodySpacing: ["spacing.pure"]
    case .moodyGuide: ["alignment.pure"]
    case .nanGuide: ["alignment.finite"]
    case .guideForgetsBounds: ["alignment.translation"]
    }
  }
}

extension Mutation {
  /// Every way that spoils something.
  package static let spoiling = allCases.filter { $0 != .none }
}
