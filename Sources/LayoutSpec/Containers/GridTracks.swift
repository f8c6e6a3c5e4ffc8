/// The lengths of a grid's columns and rows for a proposal.
///
/// Assumed, since Apple publishes no algorithm (the documented results hold, see the `grid-*` golden
/// vectors): first the columns, then the rows, are served like the children of a stack. The least
/// flexible track comes first, each is offered an equal share of what is left, and is as long as its
/// longest cell. A share that is smaller than the track's minimum or larger than its maximum is not
/// offered: the track then has that length. Then cells that span several tracks are offered those and
/// all that is left over; what they need beyond their tracks is added to these in equal parts.
///
/// While the columns are measured, the cells are offered the height of a grid that has one row; of
/// several rows nobody knows the height yet, and nothing specific is offered. Whatever else were
/// offered here would be one more finite height for each cell, and so on in each grid inside: grids in
/// grids would cost twice as much with every level.
struct GridTracks {
  let cells: GridCells
  private var columns: [CGFloat] = []
  private var rows: [CGFloat] = []
  private var columnStarts: [CGFloat] = []
  private var rowStarts: [CGFloat] = []

  init(_ cells: GridCells, _ proposal: ProposedViewSize) {
    self.cells = cells
    let height = cells.rowCount == 1 ? proposal.height : nil
    columns = lengths(.horizontal, proposal.width) { _, width in
      ProposedViewSize(width: width, height: height)
    }
    let columns = columns
    let gaps = cells.columnGaps
    rows = lengths(.vertical, proposal.height) { cell, height in
      ProposedViewSize(width: Self.extent(cell.columns, columns, gaps), height: height)
    }
    columnStarts = Self.starts(columns, gaps)
    rowStarts = Self.starts(rows, cells.rowGaps)
  }

  var size: CGSize {
    CGSize(
      width: Self.extent(columns.indices, columns, cells.columnGaps),
      height: Self.extent(rows.indices, rows, cells.rowGaps))
  }

  /// Where a cell's part of the grid lies.
  func frame(of cell: GridCells.Cell) -> CGRect {
    CGRect(
      x: columnStarts[cell.columns.lowerBound], y: rowStarts[cell.row],
      width: Self.extent(cell.columns, columns, cells.columnGaps), height: rows[cell.row])
  }

  /// The line that the cells of each track share, where one of them has an explicit guide (a text
  /// baseline, say); elsewhere each cell is aligned in its own part.
  func lines(_ axis: Axis) -> [CGFloat?] {
    var lines = [TrackLine](repeating: TrackLine(), count: cells.count(axis))
    for cell in cells.all where cell.span(axis).count == 1 && cell.anchor == nil {
      lines[cell.span(axis).lowerBound].add(
        cell.subview.dimensions(in: ProposedViewSize(frame(of: cell).size)),
        cells.alignment(of: cell).key(axis))
    }
    return lines.map { $0.isShared ? $0.before : nil }
  }

  private func lengths(
    _ axis: Axis, _ proposal: CGFloat?,
    offer: (GridCells.Cell, CGFloat?) -> ProposedViewSize
  ) -> [CGFloat] {
    let count = cells.count(axis)
    let gaps = cells.gaps(axis)
    let sized = cells.all.filter { !$0.unsizedAxes.contains(Axis.Set(axis)) }
    var members = [[GridCells.Cell]](repeating: [], count: count)
    for cell in sized where cell.span(axis).count == 1 {
      members[cell.span(axis).lowerBound].append(cell)
    }
    func length(_ track: Int, _ offered: CGFloat?) -> CGFloat {
      var line = TrackLine()
      for cell in members[track] {
        let dimensions = cell.subview.dimensions(in: offer(cell, offered))
        line.add(dimensions, cells.alignment(of: cell).key(axis), isAnchored: cell.anchor != nil)
      }
      return line.length
    }

    var lengths = [CGFloat](repeating: 0, count: count)
    var available = (proposal ?? 0) - gaps.reduce(0, +)
    for track in serviceOrder(count, proposal, length) {
      let share = proposal == nil ? nil : max(available / CGFloat(track.remaining), 0)
      let limit = share.flatMap { track.limit(for: $0) }
      lengths[track.index] = limit ?? length(track.index, share)
      if available.isFinite && !lengths[track.index].isNaN { available -= lengths[track.index] }
    }

    let spanning = sized.filter { $0.span(axis).count > 1 }
      .sorted { ($0.span(axis).count, $0.row) < ($1.span(axis).count, $1.row) }
    for cell in spanning {
      let span = cell.span(axis)
      let extent = Self.extent(span, lengths, gaps)
      let offered = proposal == nil ? nil : extent + max(available, 0)
      let excess = cell.subview.sizeThatFits(offer(cell, offered))[axis] - extent
      guard excess > 0 else { continue }
      for track in span { lengths[track] += excess / CGFloat(span.count) }
      if available.isFinite { available -= excess }
    }
    return lengths
  }

  /// A track to be served.
  private struct Turn {
    var index: Int
    /// The number of tracks still to come, this one included.
    var remaining = 1
    /// The answers to the smallest and to the largest offer, where there are several tracks.
    var range: (minimum: CGFloat, maximum: CGFloat)?

    /// The length for a share that the range has an answer to.
    func limit(for share: CGFloat) -> CGFloat? {
      guard let range, range.minimum <= range.maximum else { return nil }
      if share <= range.minimum { return range.minimum }
      return share >= range.maximum ? range.maximum : nil
    }
  }

  /// The tracks from the least to the most flexible.
  private func serviceOrder(
    _ count: Int, _ proposal: CGFloat?, _ length: (Int, CGFloat?) -> CGFloat
  ) -> [Turn] {
    guard proposal != nil && count > 1 else {
      return (0..<count).map { Turn(index: $0) }
    }
    var ranks: [LayoutRank] = []
    var turns: [Turn] = []
    for index in 0..<count {
      let range = (minimum: length(index, 0), maximum: length(index, .infinity))
      var rank = LayoutRank(index: index)
      rank.measure(minimum: range.minimum, maximum: range.maximum)
      ranks.append(rank)
      turns.append(Turn(index: index, range: range))
    }
    ranks.sort()
    return ranks.enumerated().map { position, rank in
      var turn = turns[rank.index]
      turn.remaining = count - position
      return turn
    }
  }

  private static func starts(_ lengths: [CGFloat], _ gaps: [CGFloat]) -> [CGFloat] {
    var start: CGFloat = 0
    return lengths.indices.map { index in
      if index > 0 { start += lengths[index - 1] + gaps[index - 1] }
      return start
    }
  }

  private static func extent(
    _ span: Range<Int>, _ lengths: [CGFloat], _ gaps: [CGFloat]
  ) -> CGFloat {
    guard !span.isEmpty else { return 0 }
    return lengths[span].reduce(0, +) + gaps[span.lowerBound..<span.upperBound - 1].reduce(0, +)
  }
}
