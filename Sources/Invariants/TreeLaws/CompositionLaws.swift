import LayoutSpec

extension TreeLaw {
  static let compositions: [TreeLaw] = [
    flat("group.transparent", "a group adds nothing: its views are those of the row", "LAWS M38") {
      parts in
      AnyView(
        HStack {
          Group {
            parts.content; parts.other
          }
        })
    },
    flat("empty-view.absent", "an empty view is no view", "LAWS M39") { parts in
      AnyView(
        HStack {
          parts.content; EmptyView(); parts.other
        })
    },
    flat("for-each.transparent", "views that are looped over are views like others", "LAWS M38") {
      parts in
      AnyView(
        HStack {
          ForEach(0..<2) { index in index == 0 ? parts.content : parts.other }
        })
    },
    flat("conditional.transparent", "a view behind an if is a view like others", "LAWS M38") {
      parts in
      let isShown = true
      return AnyView(
        HStack {
          if isShown { parts.content }
          if !isShown { Color.clear }
          parts.other
        })
    },
    flat("layout-type.hstack", "HStackLayout lays out as HStack does", "LAWS X4") { parts in
      AnyView(
        HStackLayout() {
          parts.content; parts.other
        })
    },
    TreeLaw(
      "layout-type.vstack", "VStackLayout lays out as VStack does", "LAWS X4", frames: true,
      subject: { parts in
        AnyView(
          VStackLayout() {
            parts.content; parts.other
          })
      },
      sameAs: { parts in
        AnyView(
          VStack {
            parts.content; parts.other
          })
      }),
    TreeLaw(
      "layout-type.zstack", "ZStackLayout lays out as ZStack does", "LAWS X4", frames: true,
      subject: { parts in
        AnyView(
          ZStackLayout() {
            parts.content; parts.other
          })
      },
      sameAs: { parts in
        AnyView(
          ZStack {
            parts.content; parts.other
          })
      }),
    flat("any-layout.transparent", "an erased layout lays out as the layout does", "LAWS X1") {
      parts in
      AnyView(
        AnyLayout(HStackLayout()) {
          parts.content; parts.other
        })
    },
    TreeLaw(
      "any-layout.column", "an erased column lays out as the column does", "LAWS X1, X5",
      frames: true,
      subject: { parts in
        AnyView(
          AnyLayout(VStackLayout()) {
            parts.content; parts.other
          })
      },
      sameAs: { parts in
        AnyView(
          VStack {
            parts.content; parts.other
          })
      }),
    flat("any-layout.idempotent", "erasing twice is erasing once", "LAWS X2") { parts in
      AnyView(
        AnyLayout(AnyLayout(HStackLayout())) {
          parts.content; parts.other
        })
    },
    TreeLaw(
      "view-that-fits.single", "one candidate is what is shown", "LAWS V1, V2", frames: true,
      subject: { parts in AnyView(ViewThatFits { parts.content }) }, sameAs: { $0.content }),
    TreeLaw(
      "view-that-fits.first-fit",
      "the first candidate whose ideal size fits is shown, else the "
        + "last", "the content is no bare spacer", "LAWS V1, V2, V3",
      subject: { parts in
        AnyView(
          ViewThatFits {
            parts.content; parts.other
          })
      },
      expected: { observation, offered in
        let ideal = observation.content.size(for: .unspecified)
        let fits =
          ideal.width <= offered.width ?? .infinity && ideal.height <= offered.height ?? .infinity
        return fits ? observation.content.size(for: offered) : observation.other(offered)
      }),
    TreeLaw(
      "view-that-fits.unlimited", "offered no lengths, the first candidate is shown", "LAWS V3",
      subject: { parts in
        AnyView(
          ViewThatFits {
            parts.content; parts.other
          }.fixedSize())
      },
      sameAs: { AnyView($0.content.fixedSize()) }),
    TreeLaw(
      "view-that-fits.no-axes", "compared on no axis, the first candidate is shown", "LAWS V7",
      frames: true,
      subject: { parts in
        AnyView(
          ViewThatFits(in: []) {
            parts.content; parts.other
          })
      },
      sameAs: { $0.content }),
    TreeLaw(
      "view-that-fits.last-resort", "a candidate that is never reached changes nothing", "LAWS V5",
      frames: true,
      subject: { parts in
        AnyView(
          ViewThatFits {
            parts.content.frame(width: 0, height: 0)
            parts.other
          })
      },
      sameAs: { AnyView($0.content.frame(width: 0, height: 0)) }),
    TreeLaw(valid) { $0.content },
    TreeLaw(pure) { $0.content },
  ]

  /// A way to write a row of the two views.
  private static func flat(
    _ id: String, _ promise: String, _ source: String,
    _ subject: @escaping @Sendable (TreeParts) -> AnyView
  ) -> TreeLaw {
    TreeLaw(
      id, promise, source, frames: true, subject: subject,
      sameAs: { parts in
        AnyView(
          HStack {
            parts.content; parts.other
          })
      })
  }

  /// No view answers NaN or less than nothing.
  private static let valid = Law<TreeObservation>(
    "view.valid-size", .error, "no view answers NaN or a negative length", "a finite proposal",
    "LAWS U1", .always
  ) { observation in
    var outcome = Outcome.notApplicable
    for (index, answers) in observation.answers.enumerated() where answers.proposal.isPlaceable {
      outcome = .held
      let size = answers.wrapped
      if size.width >= 0, size.height >= 0 { continue }
      return .broken(
        Violation(
          message: "offered \(LawText.proposal(answers.proposal)), the view answers no size",
          expected: "0 or more on both axes", actual: LawText.size(size), blame: "view",
          call: index))
    }
    return outcome
  }

  /// The order of questions does not matter.
  private static let pure = Law<TreeObservation>(
    "view.pure", .error, "a view answers the same in whatever order it is asked", "",
    "LAWS U4, U9", .always
  ) { observation in
    let again = LayoutTree(observation.scenario.contentView)
    for (index, answers) in observation.answers.enumerated().reversed() {
      let size = again.size(for: answers.proposal)
      if !size.isNearly(answers.wrapped) { return .wrongSize("view.pure", answers, size, index) }
    }
    return .held
  }
}

extension Laws {
  /// The laws of views, each with the view of LayoutSpec that has to keep it.
  public static let views: [TreeLaw] =
    TreeLaw.decorations + TreeLaw.paddings + TreeLaw.frames + TreeLaw.sizing + TreeLaw.stacks
    + TreeLaw.compositions + TreeLaw.relations
}
