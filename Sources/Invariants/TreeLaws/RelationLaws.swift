import LayoutSpec

/// Laws that relate one way to write a view to another: axes exchanged, layers written out, a ratio
/// computed by hand.
extension TreeLaw {
  static let relations: [TreeLaw] = [
    TreeLaw(
      "stack.transposed", "a row is a column with the axes exchanged",
      "views without text, guides and default spacing", "LAWS S15",
      subject: { parts in
        AnyView(
          HStack(spacing: 0) {
            Color.clear.frame(width: parts.length(0), height: parts.length(1))
            Color.clear.frame(minWidth: parts.length(2), maxHeight: parts.length(3))
            Color.clear
          })
      },
      transposed: { parts in
        AnyView(
          VStack(spacing: 0) {
            Color.clear.frame(width: parts.length(1), height: parts.length(0))
            Color.clear.frame(maxWidth: parts.length(3), minHeight: parts.length(2))
            Color.clear
          })
      }),
    TreeLaw(
      "background.several", "several views behind one another are layers", "LAWS B4", frames: true,
      subject: { parts in
        AnyView(
          parts.content.background {
            parts.other
            Color.clear
          })
      },
      sameAs: { parts in
        AnyView(
          parts.content.background {
            ZStack {
              parts.other
              Color.clear
            }
          })
      }),
    TreeLaw(
      "zstack.priority", "layers of a lower priority have no influence on the size", "LAWS Z6",
      subject: { parts in
        AnyView(
          ZStack {
            parts.content.frame(minWidth: 0).layoutPriority(3)
            parts.other.frame(minWidth: 0)
          })
      },
      sameAs: { AnyView($0.content.frame(minWidth: 0)) }),
    TreeLaw(
      "fixed-size.ideal-frame", "an ideal frame that is fixed has its ideal size", "LAWS M25",
      subject: { parts in
        AnyView(
          parts.content.frame(idealWidth: parts.length(0), idealHeight: parts.length(1))
            .fixedSize())
      },
      expected: { observation, _ in
        CGSize(width: observation.scenario.lengths[0], height: observation.scenario.lengths[1])
      }),
    TreeLaw(
      "aspect-ratio.one-length", "one length proposed, the ratio gives the other",
      "just one length proposed, and finite", "LAWS M29",
      subject: { _ in AnyView(Color.clear.aspectRatio(2, contentMode: .fit)) },
      expected: { _, offered in
        switch (offered.width, offered.height) {
        case (let width?, nil) where width.isFinite: CGSize(width: width, height: width / 2)
        case (nil, let height?) where height.isFinite: CGSize(width: height * 2, height: height)
        default: nil
        }
      }),
    TreeLaw(
      "aspect-ratio.flexible", "a view that takes anything has the ratio, and fits",
      "a finite width and height proposed", "LAWS M31",
      subject: { _ in AnyView(Color.clear.aspectRatio(2, contentMode: .fit)) },
      expected: { _, offered in
        guard let width = offered.width, let height = offered.height, width.isFinite,
          height.isFinite
        else { return nil }
        let side = min(width, height * 2)
        return CGSize(width: side, height: side / 2)
      }),
    TreeLaw(
      "divider.hairline", "a divider in a column takes the width and a hairline of the height",
      "a finite width proposed", "LAWS G5",
      subject: { _ in AnyView(VStack(spacing: 0) { Divider() }) },
      expected: { _, offered in
        guard let width = offered.width, width.isFinite else { return nil }
        return CGSize(width: width, height: 1)
      }),
  ]

  /// Declares that a view has the size of another one with the axes exchanged.
  private init(
    _ id: String, _ promise: String, _ precondition: String, _ source: String,
    subject: @escaping @Sendable (TreeParts) -> AnyView,
    transposed: @escaping @Sendable (TreeParts) -> AnyView
  ) {
    self.init(
      id, promise, precondition, source, subject: subject,
      expected: { observation, offered in
        let other = LayoutTree(transposed(TreeParts(observation.scenario)))
        let size = other.size(for: proposal(offered.height, offered.width))
        return CGSize(width: size.height, height: size.width)
      })
  }
}
