import LayoutSpec

extension Law where Observed == TreeObservation {
  /// A view that adds nothing to the size of what it is given.
  public static let transparent = sizes(
    "view.transparent", "a wrapper that only decorates has the size of what it wraps", "",
    "LAWS B1, M35"
  ) { $0.content.size(for: $1) }

  /// A background never changes the size of what it decorates.
  public static let backgroundPreservesSize = sizes(
    "background.preserves-size", "a view with a background has the size of the view without it",
    "", "Apple: background(alignment:content:); LAWS B1"
  ) { $0.content.size(for: $1) }

  /// An overlay never changes the size of what it decorates.
  public static let overlayPreservesSize = sizes(
    "overlay.preserves-size", "a view with an overlay has the size of the view without it", "",
    "Apple: overlay(alignment:content:); LAWS B1"
  ) { $0.content.size(for: $1) }
}

extension TreeLaw {
  static let decorations: [TreeLaw] = [
    TreeLaw(.transparent) { AnyView($0.content.opacity(0.5)) },
    TreeLaw(.backgroundPreservesSize) { parts in
      AnyView(parts.content.background { parts.other })
    },
    TreeLaw(.overlayPreservesSize) { parts in AnyView(parts.content.overlay { parts.other }) },
    layer("background.preserves-frames", "what is in front of a background stays in place") {
      parts in AnyView(parts.content.background { EmptyView() })
    },
    layer("overlay.preserves-frames", "what is behind an overlay stays in place") { parts in
      AnyView(parts.content.overlay { EmptyView() })
    },
    fills("background.fills", "a flexible background is as large as what it decorates") {
      AnyView($0.frame(minWidth: 3).background { Color.clear })
    },
    fills("overlay.fills", "a flexible overlay is as large as what it decorates") {
      AnyView($0.frame(minWidth: 3).overlay { Color.clear })
    },
    same("drawing.preserves-size", "what changes the drawing only changes no size", "LAWS M35") {
      AnyView(
        $0.opacity(0.5).hidden().zIndex(2).rotationEffect(.degrees(30)).scaleEffect(3))
    },
    same("clipping.preserves-size", "clipping, borders and shadows change no size", "LAWS M37") {
      AnyView($0.clipped().border(Color.red, width: 4).shadow(radius: 9))
    },
    same("priority.preserves-size", "a layout priority changes no view's own size", "LAWS S22") {
      AnyView($0.layoutPriority(3))
    },
    same("guide.preserves-size", "an alignment guide changes no view's own size", "LAWS A11") {
      AnyView($0.alignmentGuide(.leading) { _ in 70 }.alignmentGuide(.top) { _ in -30 })
    },
    same("identity.preserves-size", "an id or a tag changes no size", "LAWS M35") {
      AnyView($0.id(1).tag(2))
    },
    same("any-view.transparent", "an erased view is the view", "LAWS M38") {
      AnyView(AnyView($0))
    },
  ]

  /// A modifier that changes neither the size nor the place of anything.
  private static func same(
    _ id: String, _ promise: String, _ source: String,
    _ modify: @escaping @Sendable (AnyView) -> AnyView
  ) -> TreeLaw {
    TreeLaw(
      id, promise, source, frames: true, subject: { modify($0.content) }, sameAs: { $0.content })
  }

  private static func layer(
    _ id: String, _ promise: String, _ subject: @escaping @Sendable (TreeParts) -> AnyView
  ) -> TreeLaw {
    TreeLaw(id, promise, "LAWS B3", frames: true, subject: subject, sameAs: { $0.content })
  }

  /// Some leaf fills the whole view.
  private static func fills(
    _ id: String, _ promise: String, _ wrap: @escaping @Sendable (AnyView) -> AnyView
  ) -> TreeLaw {
    let law = Law<TreeObservation>(
      id, .error, promise, "a finite size", "LAWS B2", .always
    ) { observation in
      var outcome = Outcome.notApplicable
      for (index, answers) in observation.answers.enumerated()
      where answers.wrapped.isOrdinary && answers.proposal.isPlaceable {
        observation.wrapped.place(answers.proposal)
        let frames = observation.wrapped.leafFrames
        let whole = CGRect(origin: .zero, size: answers.wrapped)
        outcome = .held
        if frames.contains(where: { [$0].isNearly([whole]) }) { continue }
        return .wrongFrames(id, answers, frames, [whole], index)
      }
      return outcome
    }
    return TreeLaw(law) { wrap($0.content) }
  }
}
