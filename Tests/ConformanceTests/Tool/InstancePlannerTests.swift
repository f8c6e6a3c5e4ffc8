import Testing

@testable import layoutcheck

@Suite("Deciding how layouts are made")
struct InstancePlannerTests {
  private func plan(given: [String] = [], only: [String] = []) throws -> InstancePlan {
    InstancePlanner(given: given, only: only).plan(try SymbolGraphFixture.layouts())
  }

  @Test("shows literal defaults, and draws what has none")
  func defaults() throws {
    let plan = try plan(only: ["Flow"])
    #expect(plan.subjects.map(\.name) == ["Flow"])
    #expect(
      plan.subjects[0].factories == [
        Factory(
          instance: "Flow(gap: 8, count: generated)",
          expression: #"Flow(count: try p((Int).self, "count") as! (Int))"#, scope: "Flow")
      ])
  }

  @Test("makes every case of an enum")
  func cases() throws {
    let plan = try plan(only: ["Kind"])
    #expect(
      plan.subjects.flatMap(\.factories).map(\.instance) == ["Kind.rows", "Kind.grid(generated)"])
    #expect(plan.subjects.map(\.isOneOfSeveral) == [true, true])
  }

  @Test("skips what it cannot make, with a reason")
  func skipped() throws {
    let plan = try plan()
    #expect(plan.subjects.map(\.name) == ["Flow", "Kind", "Kind", "Base", "Derived", "Box"])
    #expect(
      plan.skipped == [
        SkippedLayout(
          name: "Outer.Inner", line: 4,
          reason: "its initialiser is private to a private nested type; make one of the two"
            + " fileprivate"),
        SkippedLayout(
          name: "f().Local", line: 12,
          reason: "it is declared inside f(); move it out of the function"),
      ])
  }

  @Test("takes given instances in place of automatic ones, generic types included")
  func given() throws {
    let plan = try plan(
      given: ["Box<Int>()", "Flow(count: 1)", "Flow.shared"], only: ["Flow", "Box"])
    #expect(
      plan.subjects.flatMap(\.factories) == [
        Factory(instance: "Flow(count: 1)", expression: "Flow(count: 1)", scope: "Flow"),
        Factory(instance: "Flow.shared", expression: "Flow.shared", scope: "Flow"),
        Factory(instance: "Box<Int>()", expression: "Box<Int>()", scope: nil),
      ])
    #expect(plan.skipped.isEmpty)
  }

  @Test("takes a nested type by its last name, through the type around it")
  func nested() throws {
    let plan = try plan(given: ["Inner()"], only: ["Outer.Inner"])
    #expect(
      plan.subjects.flatMap(\.factories) == [
        Factory(instance: "Inner()", expression: "Inner()", scope: "Outer")
      ])
  }
}
