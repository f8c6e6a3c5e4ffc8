/// Takes `#Preview { … }` out of the copy of a file: the macro's plug-in exists on Apple's systems
/// only, and a preview is never part of a layout. Likewise `#Playground`.
///
/// An empty structure stands in its place, so that attributes in front of it still have something to
/// belong to. Every line keeps its number.
struct PreviewBlanking {
  private static let macros = ["#Preview", "#Playground"].map { Array($0.utf8) }

  private let bytes: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
  }

  /// What is to be changed.
  var edits: [SourceEdit] {
    var edits: [SourceEdit] = []
    var lexer = SourceLexer(bytes)
    while lexer.position < bytes.endIndex {
      let start = lexer.position
      guard lexer.next == UInt8(ascii: "#"), Self.macros.contains(where: { lexer.skip(word: $0) })
      else {
        lexer.skipOne()
        continue
      }
      // Arguments, then the closure; what has neither is no preview of ours to judge.
      lexer.skipBlanks()
      if lexer.next == UInt8(ascii: "(") { lexer.skipOne() }
      lexer.skipBlanks()
      guard lexer.next == UInt8(ascii: "{") else { continue }
      lexer.skipOne()
      skipTrailingClosures(&lexer)
      let stand = "private struct __layoutcheckPreview\(edits.count) {}"
      edits.append(SourceEdit(start..<lexer.position, in: bytes, with: stand))
    }
    return edits
  }

  /// Skips `label: { … }` behind a closure.
  private func skipTrailingClosures(_ lexer: inout SourceLexer) {
    while true {
      var ahead = lexer
      ahead.skipBlanks()
      guard !ahead.skipWord().isEmpty, ahead.next == UInt8(ascii: ":") else { return }
      ahead.skipOne()
      ahead.skipBlanks()
      guard ahead.next == UInt8(ascii: "{") else { return }
      ahead.skipOne()
      lexer = ahead
    }
  }
}
