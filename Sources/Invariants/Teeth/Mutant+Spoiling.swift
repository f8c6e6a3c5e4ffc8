import Foundation
import LayoutSpec

extension Mutant {
  // MARK: Measuring

  /// Asks what the layout inside did not.
  func ask(_ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: Cache) {
    switch mutation {
    case .placeWhileMeasuring:
      for subview in subviews { subview.place(at: .zero, proposal: proposal) }
    case .askOnceMore:
      let extra = ProposedViewSize(width: 7, height: 7)
      for subview in subviews { _ = subview.sizeThatFits(extra) }
    case .askInPairs:
      for _ in subviews { for other in subviews { _ = other.sizeThatFits(proposal) } }
    case .askMoreWithKeptCache where cache.calls > 1:
      for subview in subviews { _ = subview.sizeThatFits(proposal) }
    case .offerLessAcross:
      let half = ProposedViewSize(
        width: proposal.width.map { $0 / 2 + 1 }, height: proposal.height.map { $0 / 2 + 1 })
      for subview in subviews { _ = subview.sizeThatFits(half) }
    case .offerZeroIdeal:
      for subview in subviews { _ = subview.sizeThatFits(.zero) }
    default: break
    }
  }

  /// Changes an answer.
  func spoiled(
    _ size: CGSize, _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: Cache
  ) -> CGSize {
    var size = size
    switch mutation {
    case .nanSize: size.width = .nan
    case .negativeSize: size.height = -1
    case .infiniteIdeal where proposal.width == nil: size.width = .infinity
    case .growEachTime: size.width += CGFloat(memory.next())
    case .slackAtEnd: size.width += 8
    case .slackAcross: size.height += 8
    case .notEmpty where subviews.isEmpty: size = CGSize(width: 10, height: 10)
    case .ignoreEverything: size = CGSize(width: 100, height: 100)
    case .favourFirst where subviews.count > 1:
      let first = subviews[0].sizeThatFits(.unspecified).width
      if subviews.allSatisfy({ $0.sizeThatFits(.unspecified).width <= first }) {
        size.width += first
      }
    case .addAPoint where !subviews.isEmpty: size.width += 1
    case .dependOnDirection where subviews.layoutDirection == .rightToLeft: size.width += 1
    case .signOfZero where proposal.width?.sign == .minus: size.width += 1
    case .takeLess:
      if let width = proposal.width, width.isFinite { size.width = min(size.width, width * 0.9) }
    case .shrinkWhenReproposed
    where size.width >= 1 && (proposal.width ?? 0) >= size.width
      && (proposal.width ?? 0) < size.width + 0.5:
      size.width -= 1
    case .halveHeight: size.height /= 2
    case .answerFirstForAll: size = cache.first ?? size
    case .neverUpdate: size.width += CGFloat(cache.count)
    default: break
    }
    return size
  }

  // MARK: Placing

  /// Changes where subviews go.
  func spoiled(
    _ placements: [Placement?], _ bounds: CGRect, _ subviews: Subviews, _ cache: Cache
  ) -> [Placement?] {
    var result = placements
    guard !result.isEmpty else { return result }
    let last = result.count - 1
    func moveAll(_ x: CGFloat, _ y: CGFloat = 0) {
      for index in result.indices {
        result[index]?.position.x += x
        result[index]?.position.y += y
      }
    }
    func mirror() {
      for index in result.indices {
        guard let placement = placements[index] else { continue }
        result[index]?.position.x +=
          bounds.minX + bounds.maxX - placement.size.width - 2 * placement.origin.x
      }
    }
    switch mutation {
    case .dropLast: result[last] = nil
    case .shiftByAHair: moveAll(0.001)
    case .forgetOrigin: moveAll(-bounds.minX, -bounds.minY)
    case .swapFirstTwo where last > 0:
      guard let first = placements[0], let second = placements[1] else { break }
      result[0]?.position = second.position
      result[1]?.position = first.position
    case .nanPosition: result[0]?.position.x = .nan
    case .wander: moveAll(CGFloat(memory.next()))
    case .mirrorItself where subviews.layoutDirection == .rightToLeft:
      mirror()
    case .throwOut: result[last]?.position.x += bounds.width + 1
    case .offerNegative:
      for index in result.indices {
        result[index]?.proposal.width = (placements[index]?.proposal.width ?? 0) - 10
      }
    case .placeForIdeal:
      for index in result.indices { result[index]?.proposal = .unspecified }
    case .squeezeGap where last > 1:
      result[1]?.position.x -= 0.5
      result[1]?.position.y -= 0.5
    case .mirrorAlways: mirror()
    case .placeFromHistory: moveAll(memory.last.width ?? 1)
    case .placeAtStaleSize: moveAll(cache.last?.width ?? 1)
    case .collapse:
      for index in result.indices {
        result[index]?.position = bounds.origin
        result[index]?.anchor = .topLeading
      }
    case .tilt:
      for index in result.indices { result[index]?.position.y += CGFloat(index) }
    default: break
    }
    return result
  }

  // MARK: Guides

  /// Changes a guide.
  func spoiledGuide(_ start: CGFloat, _ guide: () -> CGFloat?) -> CGFloat? {
    switch mutation {
    case .moodyGuide: start + CGFloat(memory.next())
    case .nanGuide: .nan
    case .guideForgetsBounds: 10
    default: guide()
    }
  }
}
