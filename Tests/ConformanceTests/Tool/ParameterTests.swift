import Testing

@testable import layoutcheck

@Suite("Parameters of a declaration")
struct ParameterTests {
  @Test("are read with label, type and default")
  func whole() {
    let list = Parameter.list(
      in:
        "init(kind: Kind = .a, _ first: CGFloat, second s: Swift.Int..., `in` f: @escaping (Int) ->"
        + " Void = { _ in })")
    #expect(list.map(\.label) == ["kind", nil, "second", "`in`"])
    #expect(list.map(\.name) == ["kind", "first", "second", "in"])
    #expect(list.map(\.type) == ["Kind", "CGFloat", "Swift.Int...", "(Int) -> Void"])
    #expect(list.map(\.defaultValue) == [".a", nil, nil, "{ _ in }"])
    #expect(list.map(\.isRequired) == [false, true, false, false])
    #expect(list.allSatisfy { $0.obstacle == nil })
  }

  @Test("of an enum case may have no name")
  func payload() {
    let list = Parameter.list(in: "case three(Int, x: CGFloat = 3)")
    #expect(list.map(\.label) == [nil, "x"])
    #expect(list.map(\.name) == ["1", "x"])
    #expect(list.map(\.type) == ["Int", "CGFloat"])
  }

  @Test("may be such that no value can be passed")
  func obstacles() {
    let list = Parameter.list(in: "init(a: inout Int, b: some Collection<Int>, c: consuming Int!)")
    #expect(list[0].obstacle == "is passed inout")
    #expect(list[1].obstacle == nil)
    #expect(list[2].obstacle == nil)
    #expect(list[2].type == "Int?")
  }

  @Test("are none where there are none")
  func none() {
    #expect(Parameter.list(in: "init()").isEmpty)
    #expect(Parameter.list(in: "case a").isEmpty)
  }
}
