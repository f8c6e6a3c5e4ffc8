import LayoutSpec

/// Breaks `placement.exactly-once`: forgets the last subview.
struct SkipsLast: SketchLayout {
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews.dropLast() { subview.place(at: bounds.origin, proposal: proposal) }
  }
}

/// Breaks `placement.exactly-once`: places the third subview a second time.
struct PlacesThirdTwice: SketchLayout {
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
    subviews.dropFirst(2).first?.place(at: bounds.origin, proposal: proposal)
  }
}

/// Breaks `placement.only-in-place`: places while measuring.
struct PlacesWhileMeasuring: SketchLayout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    for subview in subviews { subview.place(at: .zero, proposal: proposal) }
    return largest(proposal, subviews)
  }
}

/// Breaks `placement.finite`: divides by the distance between two subviews of which there is one.
struct DividesByGaps: SketchLayout {
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (index, subview) in subviews.enumerated() {
      let x = bounds.minX + bounds.width * CGFloat(index) / CGFloat(subviews.count - 1)
      subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: proposal)
    }
  }
}

/// Breaks `placement.pure`: each placement is a point further to the right.
struct Wanders: SketchLayout {
  let counter = Counter()

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let x = bounds.minX + counter.next()
    for subview in subviews { subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: proposal) }
  }
}

/// Breaks `placement.translation`: takes the corner of the bounds for the point zero.
struct IgnoresOrigin: SketchLayout {
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews { subview.place(at: .zero, proposal: proposal) }
  }
}

/// Nearly breaks `placement.exactly-once`, and is lawful: places in reverse, by another anchor.
struct PlacesInReverse: SketchLayout {
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews.reversed() {
      subview.place(
        at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: proposal)
    }
  }
}

/// Nearly breaks `placement.translation`, and is lawful: snaps the middle of its bounds to pixels.
struct SnapsToPixels: SketchLayout {
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews {
      let size = subview.sizeThatFits(proposal)
      let corner = CGPoint(
        x: (bounds.midX - size.width / 2).rounded(), y: (bounds.midY - size.height / 2).rounded())
      subview.place(at: corner, proposal: proposal)
    }
  }
}

/// Nearly breaks `placement.translation`, and is lawful: keeps all but the first out of sight.
struct HidesFarAway: SketchLayout {
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (index, subview) in subviews.enumerated() {
      let corner = index == 0 ? bounds.origin : CGPoint(x: -100_000, y: -100_000)
      subview.place(at: corner, proposal: proposal)
    }
  }
}
