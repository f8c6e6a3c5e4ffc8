import LayoutSpec

extension Law where Observed == TreeObservation {
  /// A frame of a given width and height has that size, whatever is in it and offered.
  public static func frameFixedSize(width: CGFloat, height: CGFloat) -> Law {
    frameFixed { _ in CGSize(width: width, height: height) }
  }

  fileprivate static func frameFixed(
    _ size: @escaping @Sendable (TreeScenario) -> CGSize
  ) -> Law {
    sizes(
      "frame.fixed-size", "a frame with a width and a height has just that size", "",
      "Apple: frame(width:height:alignment:); LAWS M2"
    ) { observation, _ in size(observation.scenario) }
  }
}

extension TreeLaw {
  static let frames: [TreeLaw] = [
    TreeLaw(.frameFixed { CGSize(width: $0.lengths[0], height: $0.lengths[1]) }) {
      AnyView($0.content.frame(width: $0.length(0), height: $0.length(1)))
    },
    TreeLaw(
      "frame.fixed-width", "a frame with a width has it, and the height that fits it",
      "LAWS M1, M3",
      subject: { AnyView($0.content.frame(width: $0.length(0))) },
      expected: { observation, offered in
        let width = observation.scenario.lengths[0]
        return CGSize(
          width: width,
          height: observation.content.size(for: proposal(width, offered.height)).height)
      }),
    TreeLaw(
      "frame.fixed-height", "a frame with a height has it, and the width that fits it",
      "LAWS M1, M3",
      subject: { AnyView($0.content.frame(height: $0.length(0))) },
      expected: { observation, offered in
        let height = observation.scenario.lengths[0]
        return CGSize(
          width: observation.content.size(for: proposal(offered.width, height)).width,
          height: height)
      }),
    TreeLaw(
      "frame.outermost", "of two fixed frames, the outer one gives the size", "LAWS M4",
      subject: {
        AnyView(
          $0.content.frame(width: $0.length(1), height: 3).frame(
            width: $0.length(0), height: $0.length(2)))
      },
      expected: { observation, _ in
        CGSize(width: observation.scenario.lengths[0], height: observation.scenario.lengths[2])
      }),
    TreeLaw(
      "frame.none", "a frame without lengths changes no size", "LAWS M8",
      subject: { AnyView($0.content.frame(width: nil, height: nil)) }, sameAs: { $0.content }),
    TreeLaw(
      "frame.fills", "a frame from 0 to infinity takes just what it is offered",
      "a width and a height proposed", "LAWS M10",
      subject: {
        AnyView(
          $0.content.frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity))
      },
      expected: { _, offered in
        guard let width = offered.width, let height = offered.height else { return nil }
        return CGSize(width: width, height: height)
      }),
    TreeLaw(
      "frame.grows",
      "a frame of infinite maximum takes what it is offered, or more if its content "
        + "does", "a width and a height proposed", "LAWS M9",
      subject: { AnyView($0.content.frame(maxWidth: .infinity, maxHeight: .infinity)) },
      expected: { observation, offered in
        guard let width = offered.width, let height = offered.height else { return nil }
        let size = observation.content.size(for: offered)
        return CGSize(width: max(width, size.width), height: max(height, size.height))
      }),
    TreeLaw(
      "frame.clamps", "a frame with a minimum and a maximum clamps what it is offered",
      "a width and a height proposed", "LAWS M5",
      subject: {
        let (low, high) = $0.scenario.range
        return AnyView(
          $0.content.frame(minWidth: low, maxWidth: high, minHeight: low, maxHeight: high))
      },
      expected: { observation, offered in
        guard let width = offered.width, let height = offered.height else { return nil }
        let (low, high) = observation.scenario.range
        return CGSize(
          width: min(max(width, low), high), height: min(max(height, low), high))
      }),
    TreeLaw(
      "frame.at-most",
      "a frame with a maximum is what is offered or its content, up to the maximum",
      "a width and a height proposed", "LAWS M6, M13",
      subject: { AnyView($0.content.frame(maxWidth: $0.length(0), maxHeight: $0.length(0))) },
      expected: { observation, offered in
        guard let width = offered.width, let height = offered.height else { return nil }
        let high = observation.scenario.lengths[0]
        let size = observation.content.size(for: proposal(min(width, high), min(height, high)))
        return CGSize(
          width: min(max(width, size.width), high), height: min(max(height, size.height), high))
      }),
    TreeLaw(
      "frame.at-least",
      "a frame with a minimum is what is offered or its content, from the minimum",
      "a width and a height proposed", "LAWS M7, M13",
      subject: { AnyView($0.content.frame(minWidth: $0.length(0), minHeight: $0.length(0))) },
      expected: { observation, offered in
        guard let width = offered.width, let height = offered.height else { return nil }
        let low = observation.scenario.lengths[0]
        let size = observation.content.size(for: proposal(max(width, low), max(height, low)))
        return CGSize(
          width: max(min(width, size.width), low), height: max(min(height, size.height), low))
      }),
    TreeLaw(
      "frame.ideal", "offered nothing, a frame with ideal lengths has them", "no length proposed",
      "LAWS M11",
      subject: {
        AnyView($0.content.frame(idealWidth: $0.length(0), idealHeight: $0.length(1)).fixedSize())
      },
      expected: { observation, _ in
        CGSize(width: observation.scenario.lengths[0], height: observation.scenario.lengths[1])
      }),
    TreeLaw(
      "frame.ideal-only", "ideal lengths do not matter where lengths are proposed",
      "a width and a height proposed", "LAWS M12",
      subject: { AnyView($0.content.frame(idealWidth: $0.length(0), idealHeight: $0.length(1))) },
      expected: { observation, offered in
        guard offered.width != nil, offered.height != nil else { return nil }
        return observation.content.size(for: offered)
      }),
    TreeLaw(
      "frame.idempotent", "the same flexible frame twice is that frame once", "LAWS M14",
      subject: {
        AnyView(
          $0.content.frame(minWidth: 0, maxWidth: .infinity).frame(
            minWidth: 0, maxWidth: .infinity))
      },
      sameAs: { AnyView($0.content.frame(minWidth: 0, maxWidth: .infinity)) }),
    TreeLaw(
      "frame.contains", "a fixed frame around a fixed frame of its size changes nothing", "LAWS M4",
      frames: true,
      subject: {
        AnyView(
          $0.content.frame(width: $0.length(0), height: $0.length(1))
            .frame(width: $0.length(0), height: $0.length(1)))
      },
      sameAs: { AnyView($0.content.frame(width: $0.length(0), height: $0.length(1))) }),
  ]
}

extension TreeScenario {
  /// The first two lengths in order.
  fileprivate var range: (low: CGFloat, high: CGFloat) {
    (min(lengths[0], lengths[1]), max(lengths[0], lengths[1]))
  }
}
