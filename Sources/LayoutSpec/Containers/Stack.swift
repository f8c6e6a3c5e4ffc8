/// The algorithm that `HStack` and `VStack` share; the major axis is the one it stacks along.
///
/// The numbered steps are those of SWIFTUI-RULES §2 "HStack/VStack", where the sources are.
struct Stack {
  var axis: Axis
  var guide: AlignmentKey
  var spacing: CGFloat?

  func size(
    for proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout _StackCache
  ) -> CGSize {
    arrange(subviews, proposal, &cache)
    return cache.size
  }

  /// Step 6: placing runs the algorithm again with the stack's own proposal, but a nil minor is
  /// replaced by the stack's own minor size, so that children refit.
  func place(
    _ subviews: LayoutSubviews, in bounds: CGRect, proposal: ProposedViewSize,
    _ cache: inout _StackCache
  ) {
    var proposal = proposal
    if proposal[axis.cross] == nil { proposal[axis.cross] = bounds.size[axis.cross] }
    if cache.arranged != proposal { arrange(subviews, proposal, &cache) }
    for index in subviews.indices {
      let slot = cache.slots[index]
      var position = bounds.origin
      position[axis] += slot.major
      position[axis.cross] += slot.minor
      subviews.place(index, at: position, proposal: slot.offer)
    }
  }

  private func arrange(
    _ subviews: LayoutSubviews, _ proposal: ProposedViewSize, _ cache: inout _StackCache
  ) {
    cache.arranged = proposal
    cache.size = .zero
    cache.slots.removeAll(keepingCapacity: true)
    if subviews.isEmpty { return }
    if cache.preferences == nil { cache.preferences = preferences(subviews) }
    for _ in subviews.indices { cache.slots.append(_StackCache.Slot(offer: proposal)) }
    offer(subviews, proposal, &cache)
    align(subviews, &cache)
  }

  private func preferences(_ subviews: LayoutSubviews) -> _StackCache.Preferences {
    let gaps = self.gaps(subviews)
    let priorities = subviews.indices.map { subviews.rank(of: $0) }
    var order = Array(priorities.indices)
    if priorities.contains(where: { $0 != priorities[0] }) {
      order.sort {
        priorities[$0] != priorities[$1] ? priorities[$0] > priorities[$1] : $0 < $1
      }
    }
    let ends = order.indices.filter {
      $0 == order.count - 1 || priorities[order[$0]] != priorities[order[$0 + 1]]
    }.map { $0 + 1 }
    return _StackCache.Preferences(
      gaps: gaps, totalGap: gaps.reduce(0, +), order: order, ends: ends)
  }

  /// Step 1: explicit spacing between every pair, else the distance the neighbours prefer.
  private func gaps(_ subviews: LayoutSubviews) -> [CGFloat] {
    if let spacing { return Array(repeating: spacing, count: subviews.count - 1) }
    var gaps: [CGFloat] = []
    var before = subviews[0].spacing
    for index in 1..<subviews.count {
      let after = subviews[index].spacing
      gaps.append(before.distance(to: after, along: axis))
      before = after
    }
    return gaps
  }

  /// Steps 2 to 4: what each child is offered.
  private func offer(
    _ subviews: LayoutSubviews, _ proposal: ProposedViewSize, _ cache: inout _StackCache
  ) {
    // Step 2: nil to every child.
    guard let major = proposal[axis], let preferences = cache.preferences else { return }
    let minimums = rank(subviews, proposal, preferences, &cache.ranks)
    var available = major - preferences.totalGap
    for minimum in minimums.dropFirst() { available -= minimum }
    var start = 0
    for (group, end) in preferences.ends.enumerated() {
      if group > 0 { available += minimums[group] }
      for position in start..<end {
        let index = cache.ranks[position].index
        let share = max(available / CGFloat(end - position), 0)
        cache.slots[index].offer[axis] = share
        let length = subviews.size(of: index, for: cache.slots[index].offer)[axis]
        // What is left of infinite space is infinite, whatever a child took.
        if available.isFinite && !length.isNaN { available -= length }
      }
      start = end
    }
  }

  /// Step 3: the children by descending priority, and of each priority in the order in which they are
  /// served; returns the sum of the minimums of each priority.
  private func rank(
    _ subviews: LayoutSubviews, _ proposal: ProposedViewSize,
    _ preferences: _StackCache.Preferences, _ ranks: inout [LayoutRank]
  ) -> [CGFloat] {
    ranks.removeAll(keepingCapacity: true)
    var minimums: [CGFloat] = []
    // The minimums of a lone priority are of no use.
    let isAlone = preferences.ends.count == 1
    var start = 0
    for end in preferences.ends {
      var minimum: CGFloat = 0
      var isSorted = true
      for position in start..<end {
        let index = preferences.order[position]
        var rank = LayoutRank(index: index)
        // A lone child need not be probed for its flexibility; the minimums of every group but the
        // first are reserved.
        if end - start > 1 {
          rank.measure(
            minimum: length(subviews, index, 0, proposal),
            maximum: length(subviews, index, .infinity, proposal))
          minimum += rank.minimum
        } else if start > 0 {
          minimum = length(subviews, index, 0, proposal)
        }
        if position > start && rank < ranks[position - 1] { isSorted = false }
        ranks.append(rank)
      }
      if !isSorted { ranks[start..<end].sort() }
      if !isAlone { minimums.append(minimum) }
      start = end
    }
    return minimums
  }

  @inline(__always)
  private func length(
    _ subviews: LayoutSubviews, _ index: Int, _ major: CGFloat, _ proposal: ProposedViewSize
  ) -> CGFloat {
    var probe = proposal
    probe[axis] = major
    return subviews.size(of: index, for: probe)[axis]
  }

  /// Step 5: one after the other along the major axis; the guides on one line across it.
  private func align(_ subviews: LayoutSubviews, _ cache: inout _StackCache) {
    let gaps = cache.preferences?.gaps ?? []
    var major: CGFloat = 0
    var low = CGFloat.infinity
    var high = -CGFloat.infinity
    for index in subviews.indices {
      let offer = cache.slots[index].offer
      let size = subviews.size(of: index, for: offer)
      if index > 0 { major += gaps[index - 1] }
      cache.slots[index].major = major
      major += size[axis]

      let length = size[axis.cross]
      // An infinite child has no finite guide; it starts at the line.
      let line =
        length.isFinite ? subviews.line(guide, in: index, size: size, for: offer) : 0
      cache.slots[index].minor = -line
      low = min(low, -line)
      high = max(high, length - line)
    }
    for index in cache.slots.indices { cache.slots[index].minor -= low }
    cache.size[axis] = major
    cache.size[axis.cross] = high - low
  }

  /// The stack's own preference: along its axis that of its ends, across it the largest.
  func preferredSpacing(_ subviews: LayoutSubviews) -> ViewSpacing {
    guard let first = subviews.first, let last = subviews.last else { return .zero }
    let across: Edge.Set = axis == .horizontal ? .vertical : .horizontal
    var result = ViewSpacing()
    for subview in subviews { result.formUnion(subview.spacing, edges: across) }
    if axis == .horizontal {
      result.leading = first.spacing.leading
      result.trailing = last.spacing.trailing
    } else {
      result.top = first.spacing.top
      result.bottom = last.spacing.bottom
    }
    return result
  }
}
