import Foundation
import Invariants
import Testing

@Suite("Numbers of a report")
struct ReportedNumberTests {
  @Test(
    "print as the shortest decimal",
    arguments: [
      (8.0, "8"), (-0.0, "0"), (0.1, "0.1"), (1e15, "1000000000000000"), (-2.5, "-2.5"),
      (1e300, "1e+300"),
      (.infinity, "inf"), (-.infinity, "-inf"), (.nan, "nan"),
    ])
  func text(value: Double, expected: String) {
    #expect(ReportedNumber(value).description == expected)
  }

  @Test(
    "survive JSON, the non-finite ones as strings",
    arguments: [
      (8.0, "8"), (0.1, "0.1"), (1e300, "1e+300"), (.infinity, "\"inf\""),
      (-.infinity, "\"-inf\""), (.nan, "\"nan\""),
    ])
  func json(value: Double, expected: String) throws {
    let text = try ReportJSON.text(of: [ReportedNumber(value)])
    #expect(text == "[\(expected)]\n")
    let back = try JSONDecoder().decode([ReportedNumber].self, from: Data(text.utf8))
    #expect(back == [ReportedNumber(value)])
  }

  @Test("refuse other strings")
  func refusal() {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([ReportedNumber].self, from: Data(#"["many"]"#.utf8))
    }
  }

  @Test("are equal, and hash alike, where they read the same")
  func equality() {
    #expect(ReportedNumber(Double.nan) == ReportedNumber(-Double.nan))
    #expect(ReportedNumber(0.0) == ReportedNumber(-0.0))
    #expect(Set<ReportedNumber>([0.0, ReportedNumber(-0.0)]).count == 1)
    #expect(ReportedNumber(1) != ReportedNumber(Double.nan))
  }
}
