import Foundation
import Testing

/// Files with previews, which the compiler on Linux cannot expand, are certified all the same.
@Suite("Previews") struct PreviewTests {
  @Test("are left out, and every line keeps its number")
  func leftOut() throws {
    let folder = try ToolFolder([
      "Flow.swift": """
      import SwiftUI

      #Preview("One } in a string", traits: .sizeThatFitsLayout) {
        Text("a \\("nested \\("} #Preview {")") b")  // } #Preview {
        /* } /* } */ */
        Text(#"} \\"#)
      }
      \(ToolSources.pile("Flow"))
      @available(iOS 17, *)
      #Preview { Flow { Text(\"\"\"
        }
        \"\"\") } }
      // #Preview {
      let text = "#Preview {"
      struct Last: Layout {}
      """
    ])
    let run = try ToolRun(["certify", "Flow.swift", "--cases", "20"], in: folder)
    #expect(run.status == 3)
    let lines = try String(contentsOf: folder.url("Flow.swift"), encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false)
    let last = (lines.firstIndex { $0.hasPrefix("struct Last") } ?? 0) + 1
    #expect(run.errors.contains("Flow.swift:\(last):8: error: type 'Last' does not conform"))
    #expect(run.errorLines.allSatisfy { $0.hasPrefix("Flow.swift:\(last):") }, "\(run.errors)")
  }

  @Test("do not keep a layout from being certified")
  func certified() throws {
    let folder = try ToolFolder([
      "Flow.swift": ToolSources.pile("Flow") + "\n#Preview { Flow { Text(\"a\") } }\n"
    ])
    let run = try ToolRun(["certify", "Flow.swift", "--cases", "20"], in: folder)
    #expect(run.status == 0)
    #expect(run.errors == "")
  }
}
