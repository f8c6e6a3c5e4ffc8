import Foundation
import Invariants
import Testing

@Suite("The report as JSON")
struct RunReportJSONTests {
  @Test("is the documented object, with sorted keys")
  func whole() throws {
    let lines = [
      #"{"exitStatus":3,"leftOut":[],"seed":7,"#,
      #""skipped":[{"file":"Row.swift","line":30,"name":"Table","reason":"it is generic"}],"#,
      #""subjects":[{"cases":2000,"claims":[],"command":"layoutcheck certify 'My Flow.swift' --only Flow","#,
      #""digest":null,"discarded":3,"distribution":null,"exhausted":false,"exhaustive":null,"file":"My Flow.swift","instance":"Flow(gap: generated)","laws":["#,
      #"{"checked":1997,"failureRateBelow":0.0015,"id":"size.pure","reason":null,"severity":"error","status":"held"},"#,
      #"{"checked":1200,"failureRateBelow":null,"id":"placement.translation","reason":null,"severity":"error","#,
      #""status":"broken"},"#,
      #"{"checked":0,"failureRateBelow":null,"id":"size.tight","reason":"on purpose","severity":"warning","#,
      #""status":"waived"},"#,
      #"{"checked":0,"failureRateBelow":null,"id":"flow.fits-width","reason":"profile flow is not claimed","#,
      #""severity":"error","status":"not-applicable"}],"line":4,"misfit":false,"name":"Flow","repeated":0,"stored":[],"#,
      #""verdict":"unlawful","violations":[{"actual":"(0, 0)","#,
      #""blame":"placeSubviews, subview 1","bounds":[64,128,3,1],"case":17,"#,
      #""direction":"leftToRight","evaluations":212,"expected":"(64, 128)","#,
      #""explanation":[],"#,
      #""frames":[[64,128,3,1]],"instance":"Flow(gap: 0.5)","law":"placement.translation","#,
      #""message":"subview 1 did not move with the bounds","minimal":true,"nodes":2,"#,
      #""promise":"moving the bounds moves every subview by as much","#,
      #""proposal":{"height":null,"width":100},"replay":"L1.abc","sameCauseAs":null,"severity":"error","#,
      #""subviews":1,"tree":"Flow(gap: 0.5) {\n  Color.clear.frame(width: 3, height: 1)\n}"}]},"#,
      #"{"cases":1,"claims":[],"command":null,"digest":null,"discarded":0,"distribution":null,"exhausted":false,"exhaustive":null,"file":"Row.swift","instance":"Gallery.Row()","#,
      #""laws":[{"checked":1,"failureRateBelow":0.95,"id":"size.pure","reason":null,"severity":"error","#,
      #""status":"held"}],"line":12,"misfit":false,"name":"Gallery.Row","repeated":0,"stored":[],"verdict":"lawful","violations":[]}],"#,
      #""tool":{"name":"layoutcheck","version":"1.2.3"},"uncompiled":["#,
      #"{"errors":["Broken.swift:1:1: error: no"],"file":"Broken.swift"}],"version":1}"#,
    ]
    let json = try ReportFixture.report.json()
    #expect(json == lines.joined() + "\n", "\(json)")
  }

  @Test("reads back as the same report, numbers that are not finite included")
  func roundTrip() throws {
    var report = ReportFixture.report
    report.subjects[0].violations[0].frames = [
      ReportedRect(CGRect(x: CGFloat.nan, y: -CGFloat.infinity, width: 1e300, height: 0.1)), nil,
    ]
    report.subjects[0].violations[0].proposal = ReportedProposal(
      width: ReportedNumber(Double.infinity), height: nil)
    let text = try report.json()
    #expect(text.contains(#""frames":[["nan","-inf",1e+300,0.1],null]"#))
    #expect(text.contains(#""proposal":{"height":null,"width":"inf"}"#))
    let back = try JSONDecoder().decode(RunReport.self, from: Data(text.utf8))
    #expect(back == report)
    #expect(try back.json() == text)
  }
}
