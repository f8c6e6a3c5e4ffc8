import LayoutSpec

extension Teeth {
  /// The lawful layouts that come with the package, and what they claim.
  package static let standard: [Subject] = [
    Subject(
      HStackLayout(spacing: 8), name: "HStackLayout(spacing: 8)", profiles: [.stack],
      claims: [.hugsContent, .readsDirection, .probes(3)], equivalent: freeToPlace),
    Subject(
      VStackLayout(alignment: .leading, spacing: 8),
      name: "VStackLayout(alignment: .leading, spacing: 8)", profiles: [.stack],
      claims: [.hugsContent, .readsDirection, .probes(3)],
      equivalent: freeToPlace.merging([
        .mirrorAlways: "a column that is aligned to the other side is as good"
      ]) { $1 }),
    Subject(
      ZStackLayout(), name: "ZStackLayout()", profiles: [.overlay],
      claims: [.symmetric, .scaleFree, .readsDirection, .probes(2)],
      equivalent: [
        .collapse: "aligned to the corner, all layers share a point as well",
        .mirrorAlways: "the mirror of a centred layer is the layer",
      ]),
  ]

  /// What changes nothing that a layout promises, whichever it is.
  package static let freeToPlace: [Mutation: String] = [
    .placeForIdeal: "a layout may place for another proposal than it measured"
  ]
}
