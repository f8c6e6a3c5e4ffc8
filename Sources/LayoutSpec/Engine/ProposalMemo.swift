/// Remembers one value per proposal, without bound unless told otherwise.
///
/// Proposals are compared by their bits: NaN equals itself here (a faulty layout may offer it), and
/// the two zeros are one.
package struct ProposalMemo<Value> {
  private struct Key: Hashable {
    var width: UInt64
    var height: UInt64

    init(_ proposal: ProposedViewSize) {
      width = Self.bits(proposal.width)
      height = Self.bits(proposal.height)
    }

    private static func bits(_ value: CGFloat?) -> UInt64 {
      // No computation makes this NaN, so it can stand for "unspecified".
      guard let value else { return .max }
      return value == 0 ? 0 : UInt64(value.bitPattern)
    }
  }

  /// Few proposals: a scan is faster than hashing, in debug builds above all.
  private var recent: [(key: Key, value: Value)] = []
  private var rest: [Key: Value] = [:]
  private static var scanned: Int { 12 }

  /// How many of the last values are kept; all where `nil`.
  package var limit: Int? {
    didSet {
      guard limit != oldValue else { return }
      recent = []
      rest = [:]
    }
  }

  package init() {}

  package subscript(proposal: ProposedViewSize) -> Value? {
    get {
      let key = Key(proposal)
      var index = 0
      while index < recent.count {
        if recent[index].key.width == key.width && recent[index].key.height == key.height {
          return recent[index].value
        }
        index += 1
      }
      return rest.isEmpty ? nil : rest[key]
    }
    set {
      guard let newValue else { return }
      let key = Key(proposal)
      if let limit {
        if recent.count >= limit { recent.removeFirst(recent.count - max(limit, 1) + 1) }
        recent.append((key, newValue))
      } else if recent.count < Self.scanned {
        // Most views hear three proposals, or nine in stacks in stacks: room for them in one go.
        if recent.isEmpty { recent.reserveCapacity(3) }
        if recent.count == 3 { recent.reserveCapacity(Self.scanned) }
        recent.append((key, newValue))
      } else {
        rest[key] = newValue
      }
    }
  }
}
