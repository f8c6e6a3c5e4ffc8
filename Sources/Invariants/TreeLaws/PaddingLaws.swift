import LayoutSpec

extension Law where Observed == TreeObservation {
  /// Padding adds its insets to the size that its content answers to what they leave.
  ///
  /// For a view of your own that pads by the same length on all edges.
  public static func paddingAddsInsets(_ length: CGFloat) -> Law {
    paddingAdds { _ in length }
  }

  fileprivate static func paddingAdds(
    _ length: @escaping @Sendable (TreeScenario) -> CGFloat
  ) -> Law {
    sizes(
      "padding.adds-insets", "padding adds its insets to the size that is answered to the rest",
      "the insets are not negative", "Apple: padding(_:); LAWS M17, M21"
    ) { observation, offered in
      let inset = length(observation.scenario) * 2
      let size = observation.content.size(
        for: proposal(
          offered.width.map { max($0 - inset, 0) }, offered.height.map { max($0 - inset, 0) }))
      return CGSize(width: size.width + inset, height: size.height + inset)
    }
  }
}

extension TreeLaw {
  static let paddings: [TreeLaw] = [
    TreeLaw(.paddingAdds { $0.lengths[0] }) { AnyView($0.content.padding($0.length(0))) },
    TreeLaw(
      "padding.composes", "padding twice is padding by the sum", "LAWS M19", frames: true,
      subject: { AnyView($0.content.padding($0.length(0)).padding($0.length(1))) },
      sameAs: { AnyView($0.content.padding($0.length(0) + $0.length(1))) }),
    TreeLaw(
      "padding.zero", "padding by nothing changes no size", "LAWS M20",
      subject: { AnyView($0.content.padding(0)) }, sameAs: { $0.content }),
    TreeLaw(
      "padding.edges", "padding edge by edge is padding all edges", "LAWS M17", frames: true,
      subject: {
        AnyView(
          $0.content.padding(.leading, $0.length(0)).padding(.trailing, $0.length(0))
            .padding(.vertical, $0.length(0)))
      },
      sameAs: { AnyView($0.content.padding($0.length(0))) }),
    TreeLaw(
      moved("padding.origin", "padding moves its content by the leading and top inset", "LAWS M18")
    ) { AnyView($0.content.fixedSize().padding($0.length(0))) },
    TreeLaw(
      "offset.preserves-size", "an offset changes no size", "LAWS M32",
      subject: { AnyView($0.content.offset(x: $0.length(0), y: -$0.length(1))) },
      sameAs: { $0.content }),
    TreeLaw(
      moved("offset.moves", "an offset moves what it is around by as much", "LAWS M32")
    ) { AnyView($0.content.fixedSize().offset(x: $0.length(0), y: $0.length(0))) },
    TreeLaw(
      "offset.composes", "two offsets are one by the sum", "LAWS M32", frames: true,
      subject: {
        AnyView($0.content.offset(x: $0.length(0), y: 1).offset(x: $0.length(1), y: 2))
      },
      sameAs: { AnyView($0.content.offset(x: $0.length(0) + $0.length(1), y: 3)) }),
    TreeLaw(
      "offset.commutes-with-padding", "offset and padding can change places", "LAWS M33",
      frames: true,
      subject: { AnyView($0.content.offset(x: $0.length(0), y: 5).padding($0.length(1))) },
      sameAs: { AnyView($0.content.padding($0.length(1)).offset(x: $0.length(0), y: 5)) }),
    TreeLaw(
      "position.fills", "a positioned view takes all that it is offered",
      "a width and a height proposed", "LAWS M34",
      subject: { AnyView($0.content.position(x: $0.length(0), y: $0.length(1))) },
      expected: { _, offered in
        guard let width = offered.width, let height = offered.height else { return nil }
        return CGSize(width: width, height: height)
      }),
  ]

  /// The leaves of the content at its ideal size, all moved by the first length on both axes.
  private static func moved(
    _ id: String, _ promise: String, _ source: String
  ) -> Law<TreeObservation> {
    Law(id, .error, promise, "a finite size", source, .always) { observation in
      let ideal = LayoutTree(AnyView(observation.scenario.contentView.fixedSize()))
      let length = observation.scenario.lengths[0]
      var outcome = Outcome.notApplicable
      for (index, answers) in observation.answers.enumerated()
      where answers.wrapped.isOrdinary && answers.proposal.isPlaceable {
        observation.wrapped.place(answers.proposal)
        ideal.place(.unspecified)
        let frames = observation.wrapped.leafFrames
        let wanted = ideal.leafFrames.moved(length, length)
        outcome = .held
        if frames.isNearly(wanted) { continue }
        return .wrongFrames(id, answers, frames, wanted, index)
      }
      return outcome
    }
  }
}
