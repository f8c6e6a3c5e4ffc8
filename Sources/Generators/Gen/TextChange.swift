/// Where two texts differ: what is left when their common beginning and their common end are taken away.
package struct TextChange {
  /// What the first text has there.
  package let mine: Range<Int>
  /// What the second text has there.
  package let theirs: Range<Int>

  /// Compares two texts; equal ones differ in an empty place at their end.
  package init(_ left: [Character], _ right: [Character]) {
    let shorter = min(left.count, right.count)
    var start = 0
    while start < shorter, left[start] == right[start] { start += 1 }
    var end = 0
    while end < shorter - start, left[left.count - 1 - end] == right[right.count - 1 - end] {
      end += 1
    }
    mine = start..<(left.count - end)
    theirs = start..<(right.count - end)
  }
}
