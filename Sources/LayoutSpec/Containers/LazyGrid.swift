/// The layout that `LazyVGrid` and `LazyHGrid` share; `axis` is the one that it grows along.
///
/// Across, it reports its proposal, or its tracks where they need more. When placing, the tracks are
/// computed anew for that reported length, so they may end up longer than it. Views are offered
/// their track's length and nothing specific along the axis; a line is as long as its longest view.
/// Without a proposal across, 10 points stand in (assumed).
/// Source: SWIFTUI-RULES §2 "LazyVGrid columns" and its golden vectors (observed).
struct LazyGrid {
  var axis: Axis
  var items: [GridItem]
  var alignment: AlignmentKey
  var spacing: CGFloat?

  private var gap: CGFloat { spacing ?? ViewSpacing.defaultDistance }

  func size(for proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGSize {
    let offered = proposal.replacingUnspecifiedDimensions()[axis.cross]
    let tracks = LazyGridTracks(items, in: offered)
    let lines = lines(tracks, subviews)
    var size = CGSize.zero
    size[axis.cross] = max(offered, tracks.total)
    size[axis] = lines.reduce(0, +) + gap * CGFloat(max(lines.count - 1, 0))
    return size
  }

  func place(_ subviews: LayoutSubviews, in bounds: CGRect) {
    let tracks = LazyGridTracks(items, in: bounds.size[axis.cross])
    guard !tracks.all.isEmpty else { return }
    let lines = lines(tracks, subviews)
    let start = self.start(tracks, bounds)
    var corner = bounds.origin
    for (index, subview) in subviews.enumerated() {
      let column = index % tracks.all.count
      let line = index / tracks.all.count
      let track = tracks.all[column]
      if column == 0 {
        corner[axis.cross] = start
        if line > 0 { corner[axis] += lines[line - 1] + gap }
      }
      var cell = CGSize.zero
      cell[axis.cross] = track.length
      cell[axis] = lines[line]
      let offer = offer(track)
      let inset = track.alignment.offset(of: subview.dimensions(in: offer), in: cell)
      subview.place(at: CGPoint(x: corner.x + inset.x, y: corner.y + inset.y), proposal: offer)
      corner[axis.cross] += track.length + track.gap
    }
  }

  /// Where the first track starts, so that all of them are aligned in the bounds.
  private func start(_ tracks: LazyGridTracks, _ bounds: CGRect) -> CGFloat {
    var content = bounds.size
    content[axis.cross] = tracks.total
    let outer = ViewDimensions(size: bounds.size)[alignment]
    let inner = ViewDimensions(size: content)[alignment]
    return bounds.origin[axis.cross] + (outer == inner ? 0 : outer - inner)
  }

  private func offer(_ track: LazyGridTracks.Track) -> ProposedViewSize {
    var offer = ProposedViewSize.unspecified
    offer[axis.cross] = track.length
    return offer
  }

  /// The length of every line along the axis: that of its longest view.
  private func lines(_ tracks: LazyGridTracks, _ subviews: LayoutSubviews) -> [CGFloat] {
    guard !tracks.all.isEmpty else { return [] }
    var lines: [CGFloat] = []
    for (index, subview) in subviews.enumerated() {
      let column = index % tracks.all.count
      if column == 0 { lines.append(0) }
      let length = subview.sizeThatFits(offer(tracks.all[column]))[axis]
      lines[lines.count - 1] = max(lines[lines.count - 1], length)
    }
    return lines
  }
}
