import Testing

@testable import layoutcheck

@Suite("Leaving out what cannot compile")
struct SlicerTests {
  private func slicer(_ text: String) -> Slicer {
    Slicer([SourceText(path: "a.swift", bytes: Array(text.utf8))])
  }

  private func error(_ line: Int, _ column: Int, _ message: String) -> Diagnostic {
    Diagnostic(path: "a.swift", line: line, column: column, message: message)
  }

  private func copy(_ slicer: Slicer) -> [Substring] {
    String(decoding: slicer.sources[0].copy(), as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false).dropFirst().map { $0 }
  }

  @Test("takes a member alone, and keeps every line")
  func member() {
    var slicer = slicer("struct V {\n  let a: Foo\n  let b: Int\n}\nlet c = 1\n")
    #expect(slicer.slice([error(2, 10, "cannot find type 'Foo' in scope")]) == .slicedOff)
    #expect(copy(slicer) == ["struct V {", "            ", "  let b: Int", "}", "let c = 1", ""])
    #expect(slicer.leftOut.map(\.name) == ["V.a"])
    #expect(slicer.leftOut[0].line == 2)
    #expect(
      slicer.leftOut[0].reason
        == "it needs ‘Foo’, which is declared neither in these files nor in LayoutSpec")
  }

  @Test("takes a layout whole where it is made of what cannot compile")
  func layout() {
    let text = "struct L: Layout {\n  func sizeThatFits() { foo() }\n  static func other() {}\n}\n"
    var slicer = slicer(text)
    #expect(slicer.slice([error(2, 25, "cannot find 'foo' in scope")]) == .slicedOff)
    #expect(copy(slicer).joined().allSatisfy { $0 == " " })
    #expect(slicer.leftOut.map(\.isLayout) == [true])
    var second = self.slicer(text)
    _ = second.slice([error(3, 10, "cannot find 'foo' in scope")])
    #expect(second.leftOut.map(\.name) == ["L.other"])
  }

  @Test("keeps a view around a layout, without its conformance")
  func nested() {
    var slicer = slicer("struct V: View {\n  struct L: Layout {}\n}\n")
    #expect(
      slicer.slice([error(1, 8, "type 'V' does not conform to protocol 'View'")]) == .slicedOff)
    #expect(copy(slicer)[0] == "struct V       {")
    #expect(slicer.leftOut.isEmpty)
  }

  @Test("says what else went with what was left out")
  func cascade() {
    var slicer = slicer("struct A {\n  let f: Foo\n}\nlet a = A()\n")
    _ = slicer.slice([error(2, 10, "cannot find type 'Foo' in scope")])
    _ = slicer.slice([error(1, 8, "something else")])
    #expect(slicer.leftOut.map(\.name) == ["A"])
    _ = slicer.slice([error(4, 9, "cannot find 'A' in scope")])
    #expect(slicer.leftOut.map(\.name) == ["A", "a"])
    #expect(slicer.leftOut[1].reason.hasPrefix("it needs ‘A’, which was left out: it needs ‘Foo’"))
  }

  @Test("makes clear of which type a number is, and keeps columns in order")
  func ambiguity() {
    var slicer = slicer("let a = CGSize(width: .infinity, height: .nan); let b: Foo\n")
    let found = slicer.slice([error(1, 24, "ambiguous use of 'infinity'")])
    #expect(found == .repaired)
    #expect(copy(slicer)[0] == "let a = CGSize(width: CGFloat.infinity, height: .nan); let b: Foo")
    #expect(slicer.original(error(1, 63, "x")).column == 56)
    #expect(slicer.slice([error(1, 31, "ambiguous use of 'infinity'")]) == .slicedOff)
  }

  @Test("is stuck where there is nothing to take")
  func stuck() {
    var slicer = slicer("\n\nfoo()\n")
    #expect(slicer.slice([error(3, 1, "cannot find 'foo' in scope")]) == .stuck)
  }
}

@Suite("Dividing source into declarations")
struct DeclarationScannerTests {
  private func scan(_ text: String) -> [Declaration] {
    DeclarationScanner(Array(text.utf8)[...]).declarations
  }

  @Test("finds where each begins and ends")
  func extents() {
    let text = """
      import SwiftUI
      // struct No {}
      @available(iOS 16, *)
      public struct A<T: Sequence>: Layout, @unchecked Sendable where T.Element == Int {
        private(set) var x = "}", y: Int; static let z = { 3 }()
        var computed: Int { x.count }
        var watched = 1 { didSet {} }
        #if DEBUG
        func f(in g: Int = 1) -> Int { /* } */ 1 }
        #endif
        case one, two(Int)
        class func h() {}
        init() {}
      }
      extension A.B { enum C { case d } }
      let closing = [1, 2].map { value in
        let inner = value
        return inner
      }
      """
    let found = scan(text)
    #expect(found.map(\.name) == ["SwiftUI", "A", "A.B", "closing"])
    #expect(found.map(\.kind) == [.import, .type, .extension, .variable])
    #expect(found[1].inherited == ["Layout", "Sendable"])
    #expect(
      found[1].members.map(\.name) == ["x", "z", "computed", "watched", "f", "one", "h", ""])
    #expect(
      found[1].members.filter { $0.kind == .variable }.map(\.isStored) == [true, true, false, true])
    #expect(found[1].members.filter(\.isStatic).map(\.name) == ["z", "h"])
    #expect(found[2].members.map(\.name) == ["C"])
    let bytes = Array(text.utf8)
    #expect(
      found.allSatisfy { bytes[$0.range.upperBound - 1] != 10 && bytes[$0.range.lowerBound] != 32 })
  }
}

@Suite("Preparing a copy")
struct SourcePreparationTests {
  private func prepared(_ text: String) -> (copy: String, leftOut: [LeftOut]) {
    var source = SourceText(path: "a.swift", bytes: Array(text.utf8))
    let leftOut = SourcePreparation().prepare(&source)
    let copy = String(decoding: source.copy(), as: UTF8.self)
    return (String(copy[copy.index(after: copy.firstIndex(of: "\n")!)...]), leftOut)
  }

  @Test("blanks imports that have no module here")
  func imports() {
    let (copy, leftOut) = prepared("import SwiftUI\nimport Combine\n@testable import Nuke\n")
    #expect(copy == "import SwiftUI\n              \n                     \n")
    #expect(leftOut.map(\.name) == ["import Nuke"])
    #expect(leftOut.map(\.line) == [3])
  }

  @Test("lets conditions choose as on a phone")
  func conditions() {
    let (copy, _) = prepared(
      "#if os(iOS) || canImport(UIKit)\n#elseif canImport(Combine)\n#endif\n")
    #expect(copy == "#if true || canImport(UIKit)\n#elseif true\n#endif\n")
  }

  @Test("writes entries out")
  func entries() {
    let (copy, _) = prepared(
      "extension EnvironmentValues {\n  @Entry var gap: CGFloat = 8\n  @Entry var name: String?\n}\n"
    )
    let lines = copy.split(separator: "\n")
    #expect(lines.count == 4)
    #expect(lines[1].contains("var gap: CGFloat"))
    #expect(
      lines[1].contains("struct __Key_gap: EnvironmentKey { static let defaultValue: CGFloat = 8 }")
    )
    #expect(
      lines[2].hasSuffix(
        "struct __Key_name: EnvironmentKey { static let defaultValue: String? = nil }"))
  }
}

@Suite("Sorting files into modules")
struct SourceGroupsTests {
  private func groups(_ texts: String...) -> [[Int]] {
    SourceGroups(
      texts.enumerated().map { SourceText(path: "\($0).swift", bytes: Array($1.utf8)) }
    ).groups
  }

  @Test("puts together what needs each other")
  func together() {
    #expect(groups("struct A { let b: B }", "struct C {}", "struct B {}") == [[0, 2], [1]])
    #expect(groups("let a = 1.twice", "extension Int { var twice: Int { 2 } }") == [[0, 1]])
    #expect(groups("struct A { let b: B }", "private struct B {}") == [[0], [1]])
  }

  @Test("keeps files apart that declare the same")
  func apart() {
    #expect(groups("struct A { let b: B }; struct D {}", "struct B {}; struct D {}") == [[0], [1]])
    #expect(groups("struct A {}", "struct A {}") == [[0], [1]])
  }
}
