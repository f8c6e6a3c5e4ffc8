import LayoutSpec

extension Law where Observed == TreeObservation {
  /// A view that fixes its size has the ideal size of its content, whatever is offered.
  public static let fixedSizeIsIdeal = sizes(
    "fixed-size.is-ideal", "a view of fixed size has its ideal size, whatever it is offered", "",
    "Apple: fixedSize(); LAWS M22"
  ) { observation, _ in observation.content.size(for: .unspecified) }
}

extension TreeLaw {
  static let sizing: [TreeLaw] = [
    TreeLaw(.fixedSizeIsIdeal) { AnyView($0.content.fixedSize()) },
    TreeLaw(
      "fixed-size.horizontal", "fixed horizontally, a view answers as if no width were offered",
      "LAWS M23",
      subject: { AnyView($0.content.fixedSize(horizontal: true, vertical: false)) },
      expected: { $0.content.size(for: proposal(nil, $1.height)) }),
    TreeLaw(
      "fixed-size.vertical", "fixed vertically, a view answers as if no height were offered",
      "LAWS M23",
      subject: { AnyView($0.content.fixedSize(horizontal: false, vertical: true)) },
      expected: { $0.content.size(for: proposal($1.width, nil)) }),
    TreeLaw(
      "fixed-size.idempotent", "fixed twice is fixed once", "LAWS M24", frames: true,
      subject: { AnyView($0.content.fixedSize().fixedSize()) },
      sameAs: { AnyView($0.content.fixedSize()) }),
    TreeLaw(
      "fixed-size.composes", "fixed on one axis and then the other is fixed on both", "LAWS M23",
      frames: true,
      subject: {
        AnyView(
          $0.content.fixedSize(horizontal: true, vertical: false)
            .fixedSize(horizontal: false, vertical: true))
      },
      sameAs: { AnyView($0.content.fixedSize()) }),
    TreeLaw(
      "fixed-size.neither", "fixed on no axis, nothing changes", "LAWS M23", frames: true,
      subject: { AnyView($0.content.fixedSize(horizontal: false, vertical: false)) },
      sameAs: { $0.content }),
    TreeLaw(
      "aspect-ratio.ideal", "offered nothing, a view with a ratio has its content's ideal size",
      "no length proposed", "LAWS M28",
      subject: { AnyView($0.content.aspectRatio(2, contentMode: .fit)) },
      expected: { observation, offered in
        offered == .unspecified ? observation.content.size(for: .unspecified) : nil
      }),
    box("aspect-ratio.fit", "the content is offered the largest box of the ratio that fits", .fit) {
      min($0, $1)
    },
    box(
      "aspect-ratio.fill", "the content is offered the smallest box of the ratio that covers",
      .fill
    ) { max($0, $1) },
    TreeLaw(
      "geometry-reader.takes-all", "a geometry reader takes all that it is offered",
      "a width and a height proposed", "LAWS G1",
      subject: { parts in AnyView(GeometryReader { _ in parts.content }) },
      expected: { _, offered in
        guard let width = offered.width, let height = offered.height else { return nil }
        return CGSize(width: width, height: height)
      }),
    TreeLaw(
      "color.takes-all", "a color takes all that it is offered", "a width and a height proposed",
      "LAWS G3",
      subject: { _ in AnyView(Color.red) },
      expected: { _, offered in
        guard let width = offered.width, let height = offered.height else { return nil }
        return CGSize(width: width, height: height)
      }),
    TreeLaw(
      "scroll-view.takes-height", "a vertical scroll view has the height that it is offered",
      "a finite width and height proposed; the content's answer to no height is finite", "LAWS G9",
      subject: { parts in AnyView(ScrollView { parts.content }) },
      expected: { observation, offered in
        guard let width = offered.width, let height = offered.height, width.isFinite,
          height.isFinite
        else { return nil }
        let size = observation.content.size(for: proposal(width, nil))
        guard size.isOrdinary else { return nil }
        return CGSize(width: size.width, height: height)
      }),
    TreeLaw(
      "lazy-grid.fixed-column",
      "the content of a fixed column is offered its width, and the column is never narrower",
      "LAWS G13",
      subject: { parts in
        AnyView(LazyVGrid(columns: [GridItem(.fixed(parts.length(0)))]) { parts.content })
      },
      expected: { observation, offered in
        let width = observation.scenario.lengths[0]
        let size = observation.content.size(for: proposal(width, nil))
        return CGSize(
          width: max(width, observation.wrapped.size(for: offered).width), height: size.height)
      }),
  ]

  private static func box(
    _ id: String, _ promise: String, _ mode: ContentMode,
    _ pick: @escaping @Sendable (CGFloat, CGFloat) -> CGFloat
  ) -> TreeLaw {
    TreeLaw(
      id, promise, "a finite width and height proposed", "LAWS M26, M27",
      subject: { AnyView($0.content.aspectRatio(2, contentMode: mode)) },
      expected: { observation, offered in
        guard let width = offered.width, let height = offered.height, width.isFinite,
          height.isFinite
        else { return nil }
        let side = pick(width, height * 2)
        return observation.content.size(for: proposal(side, side / 2))
      })
  }
}
