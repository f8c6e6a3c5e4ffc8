/// A grid of characters that boxes and their labels are drawn on.
struct Canvas {
  /// The cells that the four edges of a box lie on; an edge may coincide with its opposite.
  struct Box {
    var left: Int
    var top: Int
    var right: Int
    var bottom: Int
  }

  /// The characters of a border.
  struct Border {
    var corner: Character
    var horizontal: Character
    var vertical: Character

    static let bounds = Border(corner: ".", horizontal: ".", vertical: ":")
    static let subview = Border(corner: "+", horizontal: "-", vertical: "|")
  }

  private var cells: [[Character]]
  /// The cells that a label has taken: no other label may cover them.
  private var taken: Set<[Int]> = []

  init(columns: Int, rows: Int) {
    cells = Array(repeating: Array(repeating: " ", count: columns), count: rows)
  }

  /// The rows, without trailing spaces.
  var lines: [String] {
    cells.map { row in
      String(row[..<((row.lastIndex { $0 != " " } ?? -1) + 1)])
    }
  }

  mutating func draw(_ box: Box, border: Border) {
    for column in box.left...box.right {
      cells[box.top][column] = border.horizontal
      cells[box.bottom][column] = border.horizontal
    }
    for row in box.top...box.bottom {
      cells[row][box.left] = border.vertical
      cells[row][box.right] = border.vertical
    }
    for (row, column) in [
      (box.top, box.left), (box.top, box.right), (box.bottom, box.left), (box.bottom, box.right),
    ] {
      cells[row][column] = border.corner
    }
  }

  /// Writes a label into a box: inside if there is room, else on its border, else nowhere.
  ///
  /// A label never covers another one, so that subviews in the same place stay countable.
  mutating func label(_ box: Box, with text: String) {
    let inside = Box(
      left: box.left + 1, top: box.top + 1, right: box.right - 1, bottom: box.bottom - 1)
    for area in [inside, box] where area.left <= area.right && area.top <= area.bottom {
      if place(text, in: area) { return }
    }
    // A box narrower than its label: let the label stick out to the right.
    _ = place(text, in: Box(left: box.left, top: box.top, right: Int.max, bottom: box.top))
  }

  private mutating func place(_ text: String, in area: Box) -> Bool {
    let characters = Array(text)
    let right = min(area.right, cells[0].count - 1)
    for row in area.top...area.bottom {
      var column = area.left
      while column + characters.count - 1 <= right {
        let columns = column..<(column + characters.count)
        if columns.allSatisfy({ !taken.contains([row, $0]) }) {
          for (offset, character) in characters.enumerated() {
            cells[row][column + offset] = character
            taken.insert([row, column + offset])
          }
          // Keeps two numbers apart, so that 1 and 2 do not read as 12.
          taken.insert([row, column + characters.count])
          return true
        }
        column += 1
      }
    }
    return false
  }
}
