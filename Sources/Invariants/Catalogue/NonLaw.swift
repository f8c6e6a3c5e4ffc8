import LayoutSpec

/// A rule that looks like a law and is none: SwiftUI itself breaks it.
public struct NonLaw: Sendable {
  /// The rule that one would like to assert.
  public let rule: String
  /// The smallest view known to break it.
  public let counterexample: String
  /// Where the counterexample was seen: in SwiftUI, or in a model of its published rules.
  public let source: String

  /// Whether LayoutSpec breaks the rule with that view too; `nil` where no single view shows it.
  package let isReproduced: (@Sendable () -> Bool)?
}

extension NonLaw {
  private static let model = "model (LAWS §8)"

  private static func size(_ view: some View, _ width: CGFloat?, _ height: CGFloat?) -> CGSize {
    LayoutTree(view).size(for: ProposedViewSize(width: width, height: height))
  }

  private static func frames(_ view: some View, _ width: CGFloat?, _ height: CGFloat?) -> [CGRect] {
    let tree = LayoutTree(view)
    tree.place(ProposedViewSize(width: width, height: height))
    return tree.leafFrames
  }

  private static func rigid(_ width: CGFloat, _ height: CGFloat) -> some View {
    Color.clear.frame(width: width, height: height)
  }

  /// The rules of LAWS §8, each with its smallest counterexample.
  public static let all: [NonLaw] = texts + frames + stacks

  private static let texts = [
    NonLaw(
      rule: "minimum ≤ ideal ≤ maximum, comparing whole sizes",
      counterexample:
        "`Text(\"aaa aaa aaaa aaaa\")`: offered 0×0 it is higher than offered nothing",
      source: model
    ) {
      let text = Text("aaa aaa aaaa aaaa")
      return size(text, 0, 0).height > size(text, nil, nil).height
    },
    NonLaw(
      rule: "minimum ≤ ideal ≤ maximum on one axis, the other one fixed",
      counterexample:
        "a view 50 wide with `.frame(idealWidth: 10, maxWidth: 30)` is 30, 10, 30 wide",
      source: model
    ) {
      let view = rigid(50, 5).frame(idealWidth: 10, maxWidth: 30)
      return size(view, 0, 5).width > size(view, nil, 5).width
    },
    NonLaw(
      rule: "offered more, a view is not smaller",
      counterexample: "`Text(\"aaa aaa aa a\").aspectRatio(1, contentMode: .fit)`, no width: a "
        + "height of 20 makes it higher than a height of 100", source: model
    ) {
      let text = Text("aaa aaa aa a").aspectRatio(1, contentMode: .fit)
      return size(text, nil, 20).height > size(text, nil, 100).height
    },
    NonLaw(
      rule: "proposing the answer yields the answer",
      counterexample: "`Text(\"aa aaaa aa a\")` offered 0×20, then what it answered", source: model
    ) {
      let text = Text("aa aaaa aa a")
      let first = size(text, 0, 20)
      return size(text, first.width, first.height) != first
    },
    NonLaw(
      rule: "no view is larger than what it is offered",
      counterexample: "`Text(\"aa a a aaa\")` offered 33×20 is higher", source: model
    ) { size(Text("aa a a aaa"), 33, 20).height > 20 },
  ]

  private static let frames = [
    NonLaw(
      rule: "a view's parts lie inside it",
      counterexample: "a view of 20×20 in a frame of 10×10", source: "Apple: frame(width:height:)"
    ) { frames(rigid(20, 20).frame(width: 10, height: 10), nil, nil)[0].minX < 0 },
    NonLaw(
      rule: "`frame(maxWidth: .infinity)` is as wide as what it is offered",
      counterexample: "around a view of 30×20, offered a width of 0, it is 30 wide", source: model
    ) { size(rigid(30, 20).frame(maxWidth: .infinity), 0, nil).width == 30 },
    NonLaw(
      rule: "`aspectRatio(2)` makes a view of that ratio",
      counterexample: "a view of 1×10 stays 1×10", source: model
    ) {
      size(rigid(1, 10).aspectRatio(2, contentMode: .fit), 100, 100)
        == CGSize(width: 1, height: 10)
    },
  ]

  private static let stacks = [
    NonLaw(
      rule: "a stack whose minimums fit does not overflow",
      counterexample: "a row of `.frame(minWidth: 20, maxWidth: 100)` and `.frame(minWidth: 100, "
        + "maxWidth: .infinity)` offered 150 is 175 wide",
      source: "SwiftUI (objc.io, 2020-11-10), and the model"
    ) {
      let row = HStack(spacing: 0) {
        Color.clear.frame(minWidth: 20, maxWidth: 100)
        Color.clear.frame(minWidth: 100, maxWidth: .infinity)
      }
      return size(row, 150, 10).width == 175
    },
    NonLaw(
      rule: "a stack can be made as small as the minimum that it reports",
      counterexample: "`VStack { Text(\"aaaa aaaa aaa aa\").aspectRatio(contentMode: .fit) }` in a "
        + "width of 300", source: "SwiftUI (stackotter: reports 85, lays out 123), and the model"
    ) {
      let column = VStack { Text("aaaa aaaa aaa aa").aspectRatio(contentMode: .fit) }
      let least = size(column, 300, 0).height
      return size(column, 300, least).height != least
    },
    NonLaw(
      rule: "the order of views does not change the size of a stack",
      counterexample: "`Color.clear.frame(minWidth: 10, maxWidth: 50)` and `Text(\"aaaa aa a\")`, "
        + "equally flexible, offered 50", source: model
    ) {
      let clamp = Color.clear.frame(minWidth: 10, maxWidth: 50)
      let text = Text("aaaa aa a")
      return size(
        HStack(spacing: 0) {
          clamp; text
        }, 50, 20)
        != size(
          HStack(spacing: 0) {
            text; clamp
          }, 50, 20)
    },
    NonLaw(
      rule: "a stack is as long as what it places",
      counterexample: "`HStack { Color.clear.fixedSize(horizontal: false, vertical: true)"
        + ".aspectRatio(0.5, contentMode: .fit) }` offered 10 and no height", source: model
    ) {
      let view = HStack {
        Color.clear.fixedSize(horizontal: false, vertical: true)
          .aspectRatio(0.5, contentMode: .fit)
        EmptyView()
        Color.clear.frame(width: 0, height: 0)
      }
      let placed = frames(view, 30, nil)
      return size(view, 30, nil).width != placed[placed.count - 1].maxX
    },
    NonLaw(
      rule: "stacks along the same axis can be nested or not",
      counterexample: "a row of a color and a row of two: 45, 22.5 and 22.5 of 90", source: model
    ) {
      frames(
        HStack(spacing: 0) {
          Color.clear
          HStack(spacing: 0) {
            Color.clear; Color.clear
          }
        }, 90, 10
      ).map(\.width) == [45, 22.5, 22.5]
    },
    NonLaw(
      rule: "layers lie inside the `ZStack`",
      counterexample: "`ZStack { Color.clear.frame(width: 10, height: 10).layoutPriority(1); "
        + "Color.clear.frame(width: 30, height: 30) }`", source: model
    ) {
      let view = ZStack {
        rigid(10, 10).layoutPriority(1)
        rigid(30, 30)
      }
      return frames(view, nil, nil)[1].minX < 0
    },
    NonLaw(
      rule: "a view of no size changes nothing in a stack without spacing",
      counterexample: "beside `Color.clear.fixedSize(horizontal: true, vertical: false)"
        + ".aspectRatio(1, contentMode: .fit)` and a view of 30×1", source: model
    ) {
      let first = Color.clear.fixedSize(horizontal: true, vertical: false)
        .aspectRatio(1, contentMode: .fit)
      let two = HStack(spacing: 0) {
        first; rigid(30, 1)
      }
      let three = HStack(spacing: 0) {
        first; rigid(30, 1); rigid(0, 0)
      }
      return [10, 20, 40, 60, 100].contains { size(two, $0, 50) != size(three, $0, 50) }
    },
    NonLaw(
      rule: "a stack is no shorter than the minimums of its views",
      counterexample: "a column of an empty stack and a padded text of a fixed ratio",
      source: model, isReproduced: nil),
    NonLaw(
      rule: "`placeSubviews` is given the size that was answered to the proposal",
      counterexample: "no proposal, and finite bounds, under `.frame(maxHeight:)`",
      source: "SwiftUI (SwiftUI-Flow, pull request 44)", isReproduced: nil),
  ]

  private init(
    rule: String, counterexample: String, source: String,
    _ isReproduced: @escaping @Sendable () -> Bool
  ) {
    self.init(
      rule: rule, counterexample: counterexample, source: source, isReproduced: isReproduced)
  }
}
