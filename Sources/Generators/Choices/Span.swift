/// The name of a kind of span.
///
/// Equal labels promise equal meaning: the shrinker replaces a span by another of its label, sorts
/// siblings of one label, and the explorer copies one over the other.
public struct SpanLabel: Hashable, Sendable, ExpressibleByStringLiteral {
  @usableFromInline let id: UInt64
  private let literal: StaticString

  /// The name that the label was made of; labels derived by combinators keep their origin's name.
  public var name: String { literal.description }

  /// Makes a label from its name.
  public init(_ name: StaticString) {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    if name.hasPointerRepresentation {
      let bytes = name.utf8Start
      var index = 0
      while index < name.utf8CodeUnitCount {
        hash = (hash ^ UInt64(bytes[index])) &* 0x100_0000_01b3
        index += 1
      }
    } else {
      hash = UInt64(name.unicodeScalar.value) &* 0x100_0000_01b3
    }
    self.id = hash
    self.literal = name
  }

  /// Makes a label from a literal.
  public init(stringLiteral value: StaticString) {
    self.init(value)
  }

  private init(id: UInt64, literal: StaticString) {
    self.id = id
    self.literal = literal
  }

  /// A label of its own for a part of what has this label.
  @usableFromInline func derived(_ other: UInt64) -> SpanLabel {
    SpanLabel(id: (id &+ other) &* 0x9e37_79b9_7f4a_7c15 ^ (id >> 29), literal: literal)
  }

  /// Whether two labels are the same.
  public static func == (left: SpanLabel, right: SpanLabel) -> Bool { left.id == right.id }

  /// Feeds the label into a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// A part of a recording that belongs together: what one named piece of a generator drew.
///
/// Spans are kept in the order in which they were opened, so a parent always precedes its children.
public struct Span: Hashable, Sendable {
  let labelID: UInt64
  /// The index of the first draw of the span.
  public let start: Int
  /// The index after the last draw of the span; equal to ``start`` if nothing was drawn in it.
  public internal(set) var end: Int
  /// The index of the enclosing span in the recording, or −1 for an outermost one.
  public let parent: Int
  /// How many spans enclose this one.
  public let depth: Int
  /// True for what a filter drew and rejected: it has no influence on the value.
  public internal(set) var isDiscarded: Bool
  /// True for an element of an array, which can be left out as it stands.
  public let isElement: Bool

  /// Whether the span has the label.
  public func has(_ label: SpanLabel) -> Bool { labelID == label.id }

  /// How many draws the span holds.
  public var count: Int { end - start }
}
