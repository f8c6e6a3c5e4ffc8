/// The tracks (columns of a `LazyVGrid`, rows of a `LazyHGrid`) that grid items make of a length.
///
/// The fixed items and all gaps are taken off first. Then each other item in document order gets an
/// equal share of what is left: a flexible one clamps it to its bounds, an adaptive one divides it
/// into as many tracks as its minimum allows. What an item takes is gone for the next ones.
/// Source: SWIFTUI-RULES §2 "LazyVGrid columns" (observed); LAWS G13 to G15.
struct LazyGridTracks {
  /// One track: its length, the gap after it, and where views lie in it.
  struct Track {
    var length: CGFloat
    var gap: CGFloat
    var alignment: Alignment
  }

  private(set) var all: [Track] = []

  /// More tracks than this are never made of one adaptive item: a minimum of zero asks for as many
  /// as there are numbers.
  static let limit = 1_000

  init(_ items: [GridItem], in length: CGFloat) {
    var remaining = length
    var shares = 0
    for (index, item) in items.enumerated() {
      if index < items.count - 1 { remaining -= item.gap }
      if case .fixed(let size) = item.size { remaining -= size } else { shares += 1 }
    }
    for item in items {
      let share = max(remaining / CGFloat(max(shares, 1)), 0)
      let taken: CGFloat
      switch item.size {
      case .fixed(let size):
        append(1, size, item)
        continue
      case .flexible(let minimum, let maximum):
        taken = clamp(share, minimum, maximum)
        append(1, taken, item)
      case .adaptive(let minimum, let maximum):
        let count = Self.count(share, minimum, item.gap)
        let gaps = item.gap * CGFloat(count - 1)
        let each = clamp((share - gaps) / CGFloat(count), minimum, maximum)
        append(count, each, item)
        taken = each * CGFloat(count) + gaps
      }
      // What is left of infinite space is infinite.
      if remaining.isFinite { remaining -= taken }
      shares -= 1
    }
  }

  /// The length of all tracks and the gaps between them.
  var total: CGFloat {
    all.reduce(0) { $0 + $1.length } + all.dropLast().reduce(0) { $0 + $1.gap }
  }

  private mutating func append(_ count: Int, _ length: CGFloat, _ item: GridItem) {
    let track = Track(length: length, gap: item.gap, alignment: item.alignment ?? .center)
    all.append(contentsOf: repeatElement(track, count: count))
  }

  private func clamp(_ length: CGFloat, _ minimum: CGFloat, _ maximum: CGFloat) -> CGFloat {
    max(min(length, maximum), minimum)
  }

  private static func count(_ share: CGFloat, _ minimum: CGFloat, _ gap: CGFloat) -> Int {
    let count = ((share + gap) / (minimum + gap)).rounded(.down)
    // Infinite space makes one infinite track, as a flexible item does.
    guard count >= 1, share < .infinity else { return 1 }
    return count < CGFloat(limit) ? Int(count) : limit
  }
}
