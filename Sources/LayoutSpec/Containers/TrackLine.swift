/// How long a column or row of a grid has to be for its cells, and where their guides meet.
///
/// Cells are aligned one by one in the track, unless one of them has an explicit guide: then all
/// guides are put on one line, and the track is as long as what lies before and after it.
struct TrackLine {
  private(set) var before: CGFloat = 0
  private(set) var isShared = false
  private var after: CGFloat = 0
  private var longest: CGFloat = 0

  mutating func add(_ cell: ViewDimensions, _ guide: AlignmentKey, isAnchored: Bool = false) {
    let length = guide.axis == .horizontal ? cell.width : cell.height
    longest = max(longest, length)
    guard !isAnchored, length.isFinite else { return }
    if cell[explicit: guide] != nil { isShared = true }
    let line = cell[guide]
    before = max(before, line)
    after = max(after, length - line)
  }

  var length: CGFloat { isShared ? max(longest, before + after) : longest }
}
