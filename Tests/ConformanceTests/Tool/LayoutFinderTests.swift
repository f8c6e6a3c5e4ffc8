import Testing

@testable import layoutcheck

@Suite("Finding layouts")
struct LayoutFinderTests {
  @Test("names every type that conforms, in the order of the source")
  func names() throws {
    let layouts = try SymbolGraphFixture.layouts()
    #expect(
      layouts.map(\.name) == [
        "Flow", "Outer.Inner", "Kind", "Base", "Derived", "Box", "f().Local",
      ])
    #expect(layouts.map(\.line) == [2, 4, 6, 7, 8, 11, 12])
    #expect(layouts.map(\.isGeneric) == [false, false, false, false, false, true, false])
    #expect(layouts.map(\.isPrivate)[1] == [false, true])
  }

  @Test("reads initialisers, and leaves out those that a plain call cannot use")
  func initialisers() throws {
    let layouts = try SymbolGraphFixture.layouts()
    #expect(layouts[0].constructions.count == 1)
    #expect(layouts[0].constructions[0].parameters.map(\.name) == ["gap", "count"])
    #expect(layouts[1].constructions.map(\.isPrivate) == [true])
  }

  @Test("reads an enum's cases in order, and a superclass's initialisers")
  func other() throws {
    let layouts = try SymbolGraphFixture.layouts()
    #expect(layouts[2].constructions.map(\.form) == [.enumCase("rows"), .enumCase("grid")])
    #expect(layouts[4].constructions == layouts[3].constructions)
    #expect(layouts[4].constructions.count == 1)
  }

  @Test("knows which type of the files a name means")
  func knownTypes() throws {
    func type(_ path: String...) -> KnownType { KnownType(path: path, constructions: []) }
    let all = [type("Outer", "Mode"), type("Mode")]
    #expect(KnownType.named("Mode", inside: ["Outer", "Flow"], among: all) == all[0])
    #expect(KnownType.named("Mode", inside: ["Flow"], among: all) == all[1])
    #expect(KnownType.named("Outer.Mode", inside: ["Flow"], among: all) == all[0])
    #expect(KnownType.named("Other", inside: ["Flow"], among: all) == nil)
  }

  @Test("says of a local type that it is out of reach")
  func local() throws {
    let layouts = try SymbolGraphFixture.layouts()
    #expect(layouts[6].obstacle == "it is declared inside f(); move it out of the function")
  }
}
