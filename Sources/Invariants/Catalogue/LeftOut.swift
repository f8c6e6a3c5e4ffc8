/// A candidate for a law that is not in the catalogue, and why.
public struct LeftOut: Sendable {
  /// The candidate's number in the list of candidates.
  public let candidate: String
  /// What it would have promised.
  public let promise: String
  /// Why it is not asserted.
  public let reason: String

  private init(_ candidate: String, _ promise: String, _ reason: String) {
    self.candidate = candidate
    self.promise = promise
    self.reason = reason
  }

  private static let construction = "holds by construction of the engine: nothing could break it"

  /// The candidates that are not laws here.
  public static let all: [LeftOut] = [
    LeftOut(
      "U5", "zero, unspecified and infinity give the minimum, the ideal and the maximum",
      "a definition, not a promise; the three need not be in order"),
    LeftOut(
      "U6, U7, U8", "offered more, a view is not smaller; an answer holds down to itself",
      "false for views whose height depends on their width, under a ratio"),
    LeftOut("C2", "the returned size is used as it is", construction),
    LeftOut(
      "C3, C4", "the bounds have the size that was answered to the proposal",
      "SwiftUI itself breaks it: see below"),
    LeftOut(
      "C10, C11", "a layout depends on its subviews through their answers only", construction),
    LeftOut(
      "C12", "a slice of the subviews is laid out as those subviews alone are",
      "whether a layout iterates the collection that it is given cannot be seen from outside"),
    LeftOut(
      "C14, C15", "one more subview never makes a layout smaller; one of no size changes nothing",
      "false for layouts that rebalance, and for stacks of views whose height depends on width"),
    LeftOut(
      "C18", "the laws hold for every value between two key frames",
      "certify the layout with generated parameters instead"),
    LeftOut("C19", "a layout has no unsynchronised shared state", "what the compiler checks"),
    LeftOut("K7, X3", "a cache of another type of layout is made anew", construction),
    LeftOut("P2, P3, P4", "size, anchor and last call of `place`", construction),
    LeftOut(
      "P11", "the placement depends on the proposal, not on the bounds alone",
      "a permission, not a promise"),
    LeftOut(
      "P10", "placement may be run for guides, with the bounds at the origin",
      "what the scripts do: guides are asked for with the bounds at the origin"),
    LeftOut("P12", "frames add up along the path", construction),
    LeftOut("P13", "rounding to pixels", "LayoutSpec does not round"),
    LeftOut("A1, A2", "guides without explicit values are at their defaults", construction),
    LeftOut(
      "A6, Sp5", "guides and spacing of a container change nothing inside it",
      "neither is asked while a layout measures or places"),
    LeftOut(
      "A3, A10, A12", "how guides merge, and where they go through frames, padding and layers",
      "about LayoutSpec's own engine: its known numbers test it"),
    LeftOut(
      "A9", "the guide line lies inside the union", "the sources disagree about the empty part"),
    LeftOut(
      "S9", "offered nothing, a stack is as long as the minimums of its views",
      "false where the minimum of a view depends on what it is offered across"),
    LeftOut("S12", "default and explicit spacing differ by the distances only", "follows from Sp1"),
    LeftOut(
      "S16, S18, S19", "who is offered what, and in which order",
      "an author may share space out in another way; LayoutSpec is held to it by its known numbers"
    ),
    LeftOut("S21", "a stack is between its minimums and its maximums", "false: see below"),
    LeftOut("S23", "rigid subviews first", "false for texts of a fixed ratio"),
    LeftOut("Z5", "layers can be nested or not", "false where priorities differ inside"),
    LeftOut("V6", "exactly one candidate is placed", "follows from first-fit"),
    LeftOut("V4", "offered more, no later candidate is shown", "follows from first-fit"),
    LeftOut(
      "M20", "padding by nothing is nothing",
      "true of sizes (`padding.zero`); false of priority, spacing and bare spacers"),
    LeftOut(
      "G6, G7", "texts get no higher with more width",
      "LayoutSpec's texts are held to it by their known numbers; other metrics may not keep it"),
    LeftOut(
      "M15", "minimum, ideal and maximum of a frame are in order",
      "a condition on the caller, not a promise of the view"),
    LeftOut(
      "M30", "without a ratio, the ideal size of the view gives it",
      "undefined for ideal sizes of 0 and infinity; known numbers test the rest"),
    LeftOut(
      "M36", "a layout priority counts outermost only",
      "about LayoutSpec's own engine: its known "
        + "numbers test it"),
    LeftOut(
      "G2, G8", "how a geometry reader places, and an image measures",
      "about LayoutSpec's own views: their known numbers test them"),
    LeftOut(
      "G12, G14, G15", "how grids share out their columns",
      "about LayoutSpec's own grids: their known numbers test them"),
    LeftOut("G16, M16", "safe areas; which proposal a frame places for", "assumed, not observed"),
    LeftOut("Sp1 to Sp8", "how spacing preferences merge", "LayoutSpec's known numbers test it"),
    LeftOut("X6", "layout values and their defaults", construction),
    LeftOut(
      "N2, N3, N4", "evaluations per node and level",
      "a property of the engine's memory, reported and benchmarked"),
    LeftOut(
      "N5", "placing after measuring asks nothing new",
      "false for stacks without a minor proposal: they place for another one"),
  ]
}
