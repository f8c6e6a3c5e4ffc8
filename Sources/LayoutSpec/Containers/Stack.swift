/// The algorithm that `HStack` and `VStack` share; the major axis is the one it stacks along.
///
/// The numbered steps are those of SWIFTUI-RULES §2 "HStack/VStack", where the sources are.
struct Stack {
  var axis: Axis
  var guide: AlignmentKey
  var spacing: CGFloat?

  /// What a stack decides for a proposal: sizes, the proposals behind them, and offsets.
  struct Arrangement {
    var proposals: [ProposedViewSize]
    var majorOffsets: [CGFloat] = []
    var minorOffsets: [CGFloat] = []
    var size = CGSize.zero
  }

  func size(
    for proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout _StackCache
  ) -> CGSize {
    arrange(subviews, proposal, &cache).size
  }

  /// Step 6: placing runs the algorithm again with the stack's own proposal, but a nil minor is
  /// replaced by the stack's own minor size, so that children refit.
  func place(
    _ subviews: LayoutSubviews, in bounds: CGRect, proposal: ProposedViewSize,
    _ cache: inout _StackCache
  ) {
    var proposal = proposal
    if proposal[axis.cross] == nil { proposal[axis.cross] = bounds.size[axis.cross] }
    let arrangement =
      cache.last.flatMap { $0.proposal == proposal ? $0.arrangement : nil }
      ?? arrange(subviews, proposal, &cache)
    for index in subviews.indices {
      var position = bounds.origin
      position[axis] += arrangement.majorOffsets[index]
      position[axis.cross] += arrangement.minorOffsets[index]
      subviews[index].place(at: position, proposal: arrangement.proposals[index])
    }
  }

  private func arrange(
    _ subviews: LayoutSubviews, _ proposal: ProposedViewSize, _ cache: inout _StackCache
  ) -> Arrangement {
    if subviews.isEmpty { return Arrangement(proposals: []) }
    let preferences = cache.preferences ?? self.preferences(subviews)
    cache.preferences = preferences
    let proposals = self.proposals(subviews, proposal, preferences)
    let arrangement = align(subviews, proposals, preferences.gaps)
    cache.last = (proposal, arrangement)
    return arrangement
  }

  private func preferences(_ subviews: LayoutSubviews) -> _StackCache.Preferences {
    let gaps = self.gaps(subviews)
    return _StackCache.Preferences(
      gaps: gaps, totalGap: gaps.reduce(0, +), groups: indicesByPriority(subviews))
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
  private func proposals(
    _ subviews: LayoutSubviews, _ proposal: ProposedViewSize,
    _ preferences: _StackCache.Preferences
  ) -> [ProposedViewSize] {
    var offers = Array(repeating: proposal, count: subviews.count)
    guard let major = proposal[axis] else { return offers }  // step 2: nil to every child

    var available = major - preferences.totalGap
    var groups = self.groups(subviews, preferences.groups, proposal)
    for group in groups.dropFirst() { available -= group.minimum }
    for groupIndex in groups.indices {
      if groupIndex > 0 { available += groups[groupIndex].minimum }
      groups[groupIndex].members.sort()
      var remaining = groups[groupIndex].members.count
      for member in groups[groupIndex].members {
        let share = max(available / CGFloat(remaining), 0)
        offers[member.index][axis] = share
        let length = subviews[member.index].sizeThatFits(offers[member.index])[axis]
        // What is left of infinite space is infinite, whatever a child took.
        if available.isFinite && !length.isNaN { available -= length }
        remaining -= 1
      }
    }
    return offers
  }

  /// The children of one priority, and the sum of their minimums.
  private struct Group {
    var members: [LayoutRank] = []
    var minimum: CGFloat = 0
  }

  /// Step 3: the children by descending priority, with their minimums and flexibilities.
  private func groups(
    _ subviews: LayoutSubviews, _ priorities: [[Int]], _ proposal: ProposedViewSize
  ) -> [Group] {
    var groups: [Group] = []
    groups.reserveCapacity(priorities.count)
    for indices in priorities {
      var group = Group()
      group.members.reserveCapacity(indices.count)
      for index in indices {
        var rank = LayoutRank(index: index)
        // A lone child need not be probed for its flexibility; the minimums of every group but the
        // first are reserved.
        if indices.count > 1 {
          rank.measure(
            minimum: length(subviews[index], 0, proposal),
            maximum: length(subviews[index], .infinity, proposal))
          group.minimum += rank.minimum
        } else if !groups.isEmpty {
          group.minimum = length(subviews[index], 0, proposal)
        }
        group.members.append(rank)
      }
      groups.append(group)
    }
    return groups
  }

  /// The children of each priority in document order, the highest priority first.
  private func indicesByPriority(_ subviews: LayoutSubviews) -> [[Int]] {
    let priorities = subviews.map { $0.priority.isNaN ? 0 : $0.priority }
    guard let first = priorities.first else { return [] }
    if priorities.allSatisfy({ $0 == first }) { return [Array(priorities.indices)] }
    let order = priorities.indices.sorted {
      priorities[$0] != priorities[$1] ? priorities[$0] > priorities[$1] : $0 < $1
    }
    var groups: [[Int]] = []
    var last: Double?
    for index in order {
      if priorities[index] == last {
        groups[groups.count - 1].append(index)
      } else {
        groups.append([index])
        last = priorities[index]
      }
    }
    return groups
  }

  private func length(
    _ subview: LayoutSubview, _ major: CGFloat, _ proposal: ProposedViewSize
  ) -> CGFloat {
    var probe = proposal
    probe[axis] = major
    return subview.sizeThatFits(probe)[axis]
  }

  /// Step 5: one after the other along the major axis; the guides on one line across it.
  private func align(
    _ subviews: LayoutSubviews, _ proposals: [ProposedViewSize], _ gaps: [CGFloat]
  ) -> Arrangement {
    var result = Arrangement(proposals: proposals)
    result.majorOffsets.reserveCapacity(subviews.count)
    result.minorOffsets.reserveCapacity(subviews.count)
    var major: CGFloat = 0
    var low = CGFloat.infinity
    var high = -CGFloat.infinity
    for index in subviews.indices {
      let dimensions = subviews[index].dimensions(in: proposals[index])
      let size = CGSize(width: dimensions.width, height: dimensions.height)
      if index > 0 { major += gaps[index - 1] }
      result.majorOffsets.append(major)
      major += size[axis]

      let length = size[axis.cross]
      // An infinite child has no finite guide; it starts at the line.
      let line = length.isFinite ? dimensions[guide] : 0
      result.minorOffsets.append(-line)
      low = min(low, -line)
      high = max(high, length - line)
    }
    for index in result.minorOffsets.indices { result.minorOffsets[index] -= low }
    result.size[axis] = major
    result.size[axis.cross] = high - low
    return result
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
