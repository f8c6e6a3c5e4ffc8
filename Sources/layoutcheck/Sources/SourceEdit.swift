/// A change to the copy of a file that the compiler sees: other bytes in place of some.
///
/// The replacement holds as many line breaks as what it replaces, so that lines keep their numbers.
struct SourceEdit: Equatable {
  /// The bytes of the original that are replaced.
  var range: Range<Int>
  /// What stands there instead.
  var replacement: [UInt8]

  /// Puts a text in place of a range, and the range's line breaks behind it.
  init(_ range: Range<Int>, in bytes: ArraySlice<UInt8>, with text: String) {
    self.range = range
    replacement = Array(text.utf8) + bytes[range].filter { $0 == 10 || $0 == 13 }
  }

  /// Puts a space in place of every byte of a range that does not break a line.
  init(blanking range: Range<Int>, in bytes: ArraySlice<UInt8>) {
    self.range = range
    replacement = bytes[range].map { $0 == 10 || $0 == 13 ? $0 : UInt8(ascii: " ") }
  }
}

/// The edits of one file, in order and apart from one another.
struct SourceEdits: Equatable {
  private(set) var list: [SourceEdit] = []

  /// Adds an edit; edits inside its range are given up.
  ///
  /// - Returns: whether the edit was added: not if it is there already, and not inside or across the
  ///   end of another one.
  @discardableResult
  mutating func add(_ edit: SourceEdit) -> Bool {
    for other in list where !Self.contains(edit.range, other.range) || other == edit {
      let isInside =
        other.range.lowerBound < edit.range.lowerBound
        && edit.range.lowerBound < other.range.upperBound
      if other == edit || isInside || other.range.overlaps(edit.range) { return false }
    }
    list.removeAll { Self.contains(edit.range, $0.range) }
    let place = list.firstIndex { $0.range.lowerBound > edit.range.lowerBound } ?? list.endIndex
    list.insert(edit, at: place)
    return true
  }

  private static func contains(_ outer: Range<Int>, _ inner: Range<Int>) -> Bool {
    outer.lowerBound <= inner.lowerBound && inner.upperBound <= outer.upperBound
  }

  /// The bytes with all edits made.
  func applied(to bytes: ArraySlice<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var copied = bytes.startIndex
    for edit in list {
      result += bytes[copied..<edit.range.lowerBound]
      result += edit.replacement
      copied = edit.range.upperBound
    }
    result += bytes[copied...]
    return result
  }

  /// Where a byte of the result comes from; what stands in a replacement comes from its start.
  func original(of offset: Int, startingAt start: Int) -> Int {
    var shift = start
    for edit in list {
      let place = edit.range.lowerBound - shift
      if offset < place { break }
      if offset < place + edit.replacement.count {
        // Blanks lie where the text lay.
        return edit.replacement.count == edit.range.count
          ? offset + shift : edit.range.lowerBound
      }
      shift += edit.range.count - edit.replacement.count
    }
    return offset + shift
  }
}
