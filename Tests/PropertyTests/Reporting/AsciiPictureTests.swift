import Foundation
import Invariants
import Testing

@Suite("The picture of a layout")
struct AsciiPictureTests {
  private func picture(_ bounds: CGRect, _ frames: CGRect...) -> String {
    AsciiPicture(bounds: ReportedRect(bounds), frames: frames.map(ReportedRect.init)).lines
      .joined(separator: "\n")
  }

  @Test("draws bounds with dots and subviews with numbers")
  func two() {
    let drawn = picture(
      CGRect(x: 0, y: 0, width: 10, height: 4), CGRect(x: 0, y: 0, width: 3, height: 2),
      CGRect(x: 4, y: 0, width: 6, height: 4))
    #expect(
      drawn == """
        +--------+..+-----------------+
        |1       |  |2                |
        |        |  |                 |
        +--------+  |                 |
        :           |                 |
        :           |                 |
        ............+-----------------+
        1: 3×2 at (0, 0)
        2: 6×4 at (4, 0)
        """)
  }

  @Test("shows a subview that sticks out of the bounds")
  func outside() {
    let drawn = picture(
      CGRect(x: 0, y: 0, width: 100, height: 20), CGRect(x: -20, y: 10, width: 60, height: 20))
    #expect(
      drawn == """
                  ..................................................
                  :                                                :
        +-----------------------------+                            :
        |1        :                   |                            :
        |         :                   |                            :
        |         ....................|.............................
        |                             |
        +-----------------------------+
        1: 60×20 at (-20, 10)
        """)
  }

  @Test("keeps overlapping subviews countable")
  func overlapping() {
    let square = CGRect(x: 0, y: 0, width: 2, height: 2)
    let drawn = picture(square, square, square, square)
    #expect(
      drawn == """
        +-------+
        |1 2 3  |
        |       |
        |       |
        +-------+
        1: 2×2 at (0, 0)
        2: 2×2 at (0, 0)
        3: 2×2 at (0, 0)
        """)
  }

  @Test("shows subviews without extent")
  func empty() {
    let drawn = picture(
      CGRect(x: 0, y: 0, width: 5, height: 1), .zero, CGRect(x: 5, y: 0, width: 0, height: 1),
      CGRect(x: 1, y: 1, width: 3, height: 0))
    #expect(
      drawn == """
        1...................2
        :                   |
        ....3-----------+...+
        1: 0×0 at (0, 0)
        2: 0×1 at (5, 0)
        3: 3×0 at (1, 1)
        """)
  }

  @Test("shows a single point if there is nothing but points")
  func points() {
    #expect(picture(.zero) == ".")
    #expect(
      picture(.zero, .zero, .zero) == """
        1
        1: 0×0 at (0, 0)
        2: 0×0 at (0, 0)
        """)
  }

  @Test("lists what cannot be drawn")
  func undrawable() {
    let drawn = picture(
      CGRect(x: 0, y: 0, width: 2, height: 1),
      CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1),
      CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1),
      CGRect(x: 1e300, y: -1e300, width: 1e300, height: 1))
    #expect(
      drawn == """
        .........
        :       :
        .........
        1: 1×1 at (nan, 0)  (not drawn)
        2: inf×1 at (0, 0)  (not drawn)
        3: 1e+300×1 at (1e+300, -1e+300)  (not drawn)
        """)
    #expect(picture(CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)) == "")
  }

  @Test("keeps the numbers of subviews when one was not placed")
  func unplaced() {
    let square = ReportedRect(x: 0, y: 0, width: 2, height: 2)
    let lines = AsciiPicture(bounds: square, frames: [nil, square]).lines
    #expect(
      lines.joined(separator: "\n") == """
        +-------+
        |2      |
        |       |
        |       |
        +-------+
        1: not placed
        2: 2×2 at (0, 0)
        """)
  }

  @Test("draws a negative size at the right place")
  func negative() {
    let drawn = picture(
      CGRect(x: 0, y: 0, width: 4, height: 1), CGRect(x: 3, y: 0, width: -2, height: 1))
    #expect(
      drawn == """
        ....+-------+....
        :   |1      |   :
        ....+-------+....
        1: -2×1 at (3, 0)
        """)
  }

  @Test("stays within its size, and counts what it does not list")
  func many() {
    let frames = (0..<40).map { ReportedRect(CGRect(x: $0 * 997, y: $0 * 31, width: 7, height: 9)) }
    let bounds = ReportedRect(CGRect(x: -5, y: -900, width: 1e6, height: 3))
    let lines = AsciiPicture(bounds: bounds, frames: frames).lines
    #expect(lines.last == "… and 28 more")
    let drawing = lines.dropLast(13)
    #expect(drawing.count <= AsciiPicture.rows)
    #expect(drawing.allSatisfy { $0.count <= AsciiPicture.columns })
  }
}
