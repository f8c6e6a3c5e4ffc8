/// Edits the copy of a file where the compiler on Linux has no plug-in or no module for what the
/// file says, line for line.
struct SourcePreparation {
  /// The modules that imports can mean.
  var modules = ServedModules()

  /// Attributes of macros without a plug-in that only add what a layout does without.
  private static let blankedAttributes: Set<String> = ["@Animatable", "@AnimatableIgnored"]

  /// Edits a file's copy.
  ///
  /// - Returns: the imports that had to go, for the report.
  func prepare(_ source: inout SourceText) -> [LeftOut] {
    let declarations = DeclarationScanner(source.bytes).declarations
    for edit in PreviewBlanking(source.bytes).edits { source.add(edit) }
    for edit in ConditionRewriting(source.bytes).edits { source.add(edit) }
    for edit in EntryExpansion(source.bytes).edits(for: declarations) { source.add(edit) }
    blankAttributes(of: declarations, in: &source)
    var leftOut: [LeftOut] = []
    for declaration in declarations where declaration.kind == .import {
      let fate = modules.fate(of: declaration.name)
      if case .found = fate { continue }
      source.blank(declaration.range)
      if case .missing = fate {
        leftOut.append(
          LeftOut(
            path: source.path, line: source.line(of: declaration.range.lowerBound),
            name: "import \(declaration.name)", isLayout: false,
            reason: "there is no module ‘\(declaration.name)’ here"))
      }
    }
    return leftOut
  }

  private func blankAttributes(of declarations: [Declaration], in source: inout SourceText) {
    for declaration in declarations.flatMap(\.all) {
      for word in declaration.words where Self.blankedAttributes.contains(word) {
        var lexer = SourceLexer(source.bytes[declaration.range])
        while lexer.position < declaration.range.upperBound {
          let start = lexer.position
          if lexer.skip(word: Array(word.utf8)) {
            if lexer.next == UInt8(ascii: "(") { lexer.skipOne() }
            source.blank(start..<lexer.position)
            break
          }
          lexer.skipOne()
        }
      }
    }
  }
}
