/// One thing that a layout did with one of its subviews.
package enum SubviewEvent: Equatable, Sendable {
  /// It asked for a size or for dimensions, and got this answer.
  case measure(subview: Int, ProposedViewSize, CGSize)

  /// It read the layout priority.
  case priority(subview: Int, Double)

  /// It read the spacing preference.
  case spacing(subview: Int)

  /// It read a layout value.
  case value(subview: Int, key: ValueKeyType)

  /// It called `place`, inside `placeSubviews` or where it must not.
  case place(subview: Int, Placement, inPlaceSubviews: Bool)
}

/// The type of a layout value key.
///
/// Unchecked: a metatype, only ever compared and named.
package struct ValueKeyType: Equatable, @unchecked Sendable {
  package let type: Any.Type

  package static func == (lhs: Self, rhs: Self) -> Bool { lhs.type == rhs.type }
}

/// Receives what a layout does with its subviews, in order.
package final class SubviewLog {
  package private(set) var events: [SubviewEvent] = []

  /// How many questions the layout may ask before `onOverflow` is called.
  package var limit = Int.max
  package var onOverflow: (() -> Void)?

  package init() {}

  package func append(_ event: SubviewEvent) {
    events.append(event)
    if events.count > limit { onOverflow?() }
  }

  /// How many events there are.
  package var count: Int { events.count }

  /// Returns the events so far and starts anew.
  package func take() -> [SubviewEvent] {
    let taken = events
    events = []
    return taken
  }
}
