/// What a source has drawn so far, in flat buffers.
///
/// The buffers do by hand what `Array` does: appending to an array of a struct of one's own is slow in
/// debug builds, where it is not specialised. A source keeps its tape behind a pointer, because access
/// to a class's own variables is checked for exclusivity at run time, which costs more than a draw.
struct Tape {
  var random: RandomSource
  private(set) var drawCount = 0
  private(set) var draws: UnsafeMutablePointer<Draw>
  private var drawCapacity = 32
  private var spanCount = 0
  private var spans: UnsafeMutablePointer<Span>
  private var spanCapacity = 16
  private var openSpan = -1
  private var rewritings: [Rewriting] = []
  private var depth = 0
  var misfits = 0
  var rejections = 0
  /// Which attempt of a filter is being made, if it is not the first, and where its changed draws end.
  var retry = 0
  var retryEnd = 0
  var isOverrun = false

  init(random: RandomSource) {
    self.random = random
    draws = .allocate(capacity: drawCapacity)
    spans = .allocate(capacity: spanCapacity)
  }

  func deallocate() {
    draws.deallocate()
    spans.deallocate()
  }

  var recording: Recording {
    Recording(
      draws: Array(UnsafeBufferPointer(start: draws, count: drawCount)),
      spans: Array(UnsafeBufferPointer(start: spans, count: spanCount)), misfits: misfits,
      rewritings: rewritings)
  }

  @inline(__always)
  mutating func append(_ draw: Draw) {
    if drawCount == drawCapacity { growDraws() }
    (draws + drawCount).initialize(to: draw)
    drawCount += 1
  }

  @inline(never)
  private mutating func growDraws() {
    let larger = UnsafeMutablePointer<Draw>.allocate(capacity: 2 * drawCapacity)
    larger.moveInitialize(from: draws, count: drawCount)
    draws.deallocate()
    draws = larger
    drawCapacity *= 2
  }

  mutating func open(_ label: UInt64, start: Int, isElement: Bool) {
    if spanCount == spanCapacity {
      let larger = UnsafeMutablePointer<Span>.allocate(capacity: 2 * spanCapacity)
      larger.moveInitialize(from: spans, count: spanCount)
      spans.deallocate()
      spans = larger
      spanCapacity *= 2
    }
    (spans + spanCount).initialize(
      to: Span(
        labelID: label, start: start, end: -1, parent: openSpan, depth: depth, isDiscarded: false,
        isElement: isElement))
    openSpan = spanCount
    spanCount += 1
    depth += 1
  }

  /// Notes that the innermost open span could have drawn other choices for the same value.
  mutating func note(_ choices: [Choice]) {
    guard openSpan >= 0 else { return }
    let start = spans[openSpan].start
    rewritings.append(Rewriting(draws: start..<drawCount, choices: choices))
  }

  /// The label of the innermost open span; 0 if none is open.
  var openLabel: UInt64 { openSpan < 0 ? 0 : spans[openSpan].labelID }

  mutating func close(discarding: Bool) {
    let span = spans + openSpan
    span.pointee.end = drawCount
    if discarding { span.pointee.isDiscarded = true }
    openSpan = span.pointee.parent
    depth -= 1
  }
}
