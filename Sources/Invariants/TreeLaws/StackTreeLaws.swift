import LayoutSpec

extension TreeLaw {
  /// Rigid views of the scenario's lengths.
  private static func rigid(_ parts: TreeParts, _ index: Int) -> AnyView {
    AnyView(
      Color.clear.frame(width: parts.length(index), height: parts.length((index + 1) % 4)))
  }

  static let stacks: [TreeLaw] = [
    TreeLaw(
      "hstack.single", "a row of one view is that view",
      "the view is no spacer, which looks at the axis around it", "LAWS S4", frames: true,
      when: { !$0.isSpacer },
      subject: { parts in AnyView(HStack { parts.content.padding(1) }) },
      sameAs: { AnyView($0.content.padding(1)) }),
    TreeLaw(
      "vstack.single", "a column of one view is that view",
      "the view is no spacer, which looks at the axis around it", "LAWS S4", frames: true,
      when: { !$0.isSpacer },
      subject: { parts in AnyView(VStack { parts.content.padding(1) }) },
      sameAs: { AnyView($0.content.padding(1)) }),
    TreeLaw(
      "zstack.single", "one layer is that view", "LAWS Z4", frames: true,
      subject: { parts in AnyView(ZStack { parts.content.padding(1) }) },
      sameAs: { AnyView($0.content.padding(1)) }),
    TreeLaw(
      "zstack.twice", "the same view twice over itself is as large as once", "LAWS Z4",
      subject: { parts in
        AnyView(
          ZStack {
            parts.content; parts.content
          })
      },
      sameAs: { $0.content }),
    TreeLaw(
      "zstack.commutes", "the order of layers does not change the size", "LAWS Z3",
      subject: { parts in
        AnyView(
          ZStack {
            parts.content; parts.other
          })
      },
      sameAs: { parts in
        AnyView(
          ZStack {
            parts.other; parts.content
          })
      }),
    TreeLaw(
      "zstack.max", "layers are as large as the largest of them on each axis",
      "no explicit guides, no text, equal priorities", "LAWS Z2",
      subject: { parts in
        AnyView(
          ZStack {
            parts.content.frame(minWidth: 1); parts.other.frame(minWidth: 1)
          })
      },
      expected: { observation, offered in
        guard observation.scenario.isPlain else { return nil }
        let first = LayoutTree(observation.scenario.contentView.frame(minWidth: 1))
          .size(for: offered)
        let second = LayoutTree(observation.scenario.other.view.frame(minWidth: 1))
          .size(for: offered)
        guard first.isOrdinary, second.isOrdinary else { return nil }
        return CGSize(
          width: max(first.width, second.width), height: max(first.height, second.height))
      }),
    TreeLaw(
      "hstack.empty", "an empty row has no size", "LAWS S5",
      subject: { _ in AnyView(HStack {}) }, expected: { _, _ in .zero }),
    TreeLaw(
      "vstack.empty", "an empty column has no size", "LAWS S5",
      subject: { _ in AnyView(VStack {}) }, expected: { _, _ in .zero }),
    TreeLaw(
      "zstack.empty", "no layers have no size", "LAWS S5",
      subject: { _ in AnyView(ZStack {}) }, expected: { _, _ in .zero }),
    TreeLaw(
      "hstack.rigid", "a row of rigid views is as wide as all and as high as the highest",
      "LAWS S1, S3, S6",
      subject: { parts in
        AnyView(
          HStack(spacing: 3) {
            rigid(parts, 0); rigid(parts, 1)
          })
      },
      expected: { observation, _ in
        let lengths = observation.scenario.lengths
        return CGSize(width: lengths[0] + lengths[1] + 3, height: max(lengths[1], lengths[2]))
      }),
    TreeLaw(
      "vstack.rigid", "a column of rigid views is as high as all and as wide as the widest",
      "LAWS S1, S3, S6",
      subject: { parts in
        AnyView(
          VStack(spacing: 3) {
            rigid(parts, 0); rigid(parts, 1)
          })
      },
      expected: { observation, _ in
        let lengths = observation.scenario.lengths
        return CGSize(width: max(lengths[0], lengths[1]), height: lengths[1] + lengths[2] + 3)
      }),
    TreeLaw(
      "hstack.rigid-associates", "rows of rigid views can be nested or not", "LAWS S14",
      frames: true,
      subject: { parts in
        AnyView(
          HStack(alignment: .top, spacing: 3) {
            rigid(parts, 0)
            HStack(alignment: .top, spacing: 3) {
              rigid(parts, 1); rigid(parts, 2)
            }
          })
      },
      sameAs: { parts in
        AnyView(
          HStack(alignment: .top, spacing: 3) {
            rigid(parts, 0)
            rigid(parts, 1)
            rigid(parts, 2)
          })
      }),
    TreeLaw(
      "hstack.rigid-order", "the order of rigid views does not change the size of a row",
      "LAWS S11",
      subject: { parts in
        AnyView(
          HStack(spacing: 3) {
            rigid(parts, 0); rigid(parts, 1); rigid(parts, 2)
          })
      },
      sameAs: { parts in
        AnyView(
          HStack(spacing: 3) {
            rigid(parts, 2); rigid(parts, 0); rigid(parts, 1)
          })
      }),
    TreeLaw(
      "hstack.ideal-sum", "offered no width, a row is as wide as its views are then",
      "no width proposed; finite answers", "LAWS S2",
      subject: { parts in
        AnyView(
          HStack(spacing: 3) {
            parts.content.padding(1); parts.other.padding(1)
          })
      },
      expected: { observation, offered in
        guard offered.width == nil else { return nil }
        let first = LayoutTree(observation.scenario.contentView.padding(1)).size(for: offered)
        let second = LayoutTree(observation.scenario.other.view.padding(1)).size(for: offered)
        guard first.isOrdinary, second.isOrdinary else { return nil }
        return CGSize(
          width: first.width + second.width + 3,
          height: observation.wrapped.size(for: offered).height)
      }),
    TreeLaw(
      "hstack.fills", "with a color, a row takes all the width that it is offered",
      "a finite width proposed", "LAWS S8, S17",
      subject: { parts in
        AnyView(
          HStack(spacing: 0) {
            rigid(parts, 0); Color.clear; rigid(parts, 1)
          })
      },
      expected: { observation, offered in
        guard let width = offered.width, width.isFinite, let height = offered.height else {
          return nil
        }
        let lengths = observation.scenario.lengths
        return CGSize(
          width: max(width, lengths[0] + lengths[1]), height: max(height, lengths[1], lengths[2]))
      }),
    TreeLaw(
      "spacer.takes-slack", "a spacer takes what is left, but not less than its minimum",
      "a finite width proposed", "LAWS S17, G4",
      subject: { parts in
        AnyView(
          HStack(spacing: 0) {
            rigid(parts, 0)
            Spacer(minLength: 5)
            rigid(parts, 1)
          })
      },
      expected: { observation, offered in
        guard let width = offered.width, width.isFinite else { return nil }
        let lengths = observation.scenario.lengths
        return CGSize(
          width: max(width, lengths[0] + lengths[1] + 5), height: max(lengths[1], lengths[2]))
      }),
  ]
}

extension TreeScenario {
  /// Whether the content is a spacer, with or without modifiers.
  fileprivate var isSpacer: Bool {
    var tree = content
    while case .modified(let inner, _) = tree { tree = inner }
    if case .spacer = tree { return true }
    return false
  }

  /// Whether nothing in the views has guides of its own.
  fileprivate var isPlain: Bool {
    costume == .none && content.isPlain && other.isPlain
  }
}
