/// Leaves declarations out of the copies of files until the rest compiles.
///
/// The compiler says what cannot stand; this type decides how much goes with it. A member goes alone
/// where that changes no layout; what a layout is made of goes with the layout, since the defaults of
/// the protocol would quietly take its place.
struct Slicer: Sendable {
  /// The files of one module.
  private(set) var sources: [SourceText]
  /// What was left out, in the order of the decisions.
  private(set) var leftOut: [LeftOut] = []

  private let declarations: [[Declaration]]
  /// The types that conform to `Layout` as far as the text says so.
  private let layouts: Set<String>

  /// The members that a layout consists of.
  private static let witnesses: Set<String> = [
    "sizeThatFits", "placeSubviews", "makeCache", "updateCache", "spacing", "explicitAlignment",
    "layoutProperties", "animatableData", "Cache", "AnimatableData",
  ]

  init(_ sources: [SourceText]) {
    self.sources = sources
    declarations = sources.map { DeclarationScanner($0.bytes).declarations }
    layouts = Self.layouts(among: declarations.flatMap { $0 })
  }

  /// What was done about some errors.
  enum Step {
    /// Nothing can be done.
    case stuck
    /// A text was made clearer, and nothing is lost.
    case repaired
    /// Something was left out.
    case slicedOff
  }

  /// Leaves out what the errors are in, the innermost declaration that may go.
  mutating func slice(_ errors: [Diagnostic]) -> Step {
    // Other errors may be mere consequences of an ambiguity.
    if repair(errors) { return .repaired }
    var hasChanged = false
    let known = leftOut
    for error in errors {
      guard let file = sources.firstIndex(where: { $0.path == error.path }),
        let offset = sources[file].offset(line: error.line, column: error.column)
      else { continue }
      let path = path(to: offset, in: file)
      guard !path.isEmpty else { continue }
      let reason = SliceReason(error, leftOut: known)
      if leaveOut(path, at: offset, in: file, because: reason) { hasChanged = true }
    }
    return hasChanged ? .slicedOff : .stuck
  }

  /// Leaves out whole files that an error is in, where nothing less helps.
  ///
  /// - Returns: the paths of the files.
  mutating func dropFiles(with errors: [Diagnostic]) -> [String] {
    var dropped: [String] = []
    for index in sources.indices where errors.contains(where: { $0.path == sources[index].path }) {
      let range = sources[index].bytes.startIndex..<sources[index].bytes.endIndex
      if sources[index].blank(range) { dropped.append(sources[index].path) }
    }
    return dropped
  }

  /// The same error with the line and column of the original file.
  func original(_ error: Diagnostic) -> Diagnostic {
    guard let source = sources.first(where: { $0.path == error.path }),
      let offset = source.offset(line: error.line, column: error.column)
    else { return error }
    var error = error
    (error.line, error.column) = (source.line(of: offset), source.column(of: offset))
    return error
  }

  // MARK: Repairing

  /// Writes out what only Linux's Foundation finds ambiguous: `.infinity` of a `CGFloat`.
  private mutating func repair(_ errors: [Diagnostic]) -> Bool {
    var hasChanged = false
    for error in errors where error.message.hasPrefix("ambiguous use of '") {
      guard let file = sources.firstIndex(where: { $0.path == error.path }),
        let offset = sources[file].offset(line: error.line, column: error.column)
      else { continue }
      for edit in AmbiguityRepair(sources[file].bytes).edits(at: offset) {
        if sources[file].add(edit) { hasChanged = true }
      }
    }
    return hasChanged
  }

  // MARK: Leaving out

  /// The declarations around a place; what is at the end of the last one belongs to it.
  private func path(to offset: Int, in file: Int) -> [Declaration] {
    for declaration in declarations[file] {
      let path = declaration.path(to: offset)
      if !path.isEmpty { return path }
    }
    return []
  }

  private mutating func leaveOut(
    _ path: [Declaration], at offset: Int, in file: Int, because reason: SliceReason
  ) -> Bool {
    var path = path
    while let last = path.last {
      let owner = path.dropLast().last
      if let owner, isLayout(owner, within: path.dropLast(2)), isVital(last, in: owner) {
        // The whole layout goes; what it declares as an extension goes with the type.
        path.removeLast()
        continue
      }
      if last.kind == .type || last.kind == .extension, !isLayout(last, within: path.dropLast()),
        holdsLayout(last), let clause = last.inheritance, sources[file].blank(clause)
      {
        // A view around a layout need not be a view.
        return true
      }
      return remove(last, path: path.dropLast().map(\.name), in: file, because: reason)
    }
    return false
  }

  private mutating func remove(
    _ declaration: Declaration, path: [String], in file: Int, because reason: SliceReason
  ) -> Bool {
    guard sources[file].blank(declaration.range) else { return false }
    let own = declaration.name.isEmpty ? declaration.words.last ?? "" : declaration.name
    // What went before from inside it is the cause, and no news of its own.
    let inside = leftOut.filter {
      $0.path == sources[file].path && $0.offset.map(declaration.range.contains) == true
    }
    leftOut.removeAll(where: inside.contains)
    let isType = declaration.kind == .type
    let name = (path + [own]).joined(separator: ".")
    leftOut.append(
      LeftOut(
        path: sources[file].path, line: line(of: declaration, in: file),
        name: declaration.kind == .extension
          ? "extension \(name)"
          : declaration.kind == .import ? "import \(name)" : name,
        isLayout: isType && layouts.contains(declaration.name),
        reason: inside.first?.reason ?? reason.text,
        isForeign: inside.first?.isForeign ?? reason.isForeign,
        offset: declaration.range.lowerBound))
    return true
  }

  /// The line of a declaration's keyword: attributes may stand on lines of their own before it.
  private func line(of declaration: Declaration, in file: Int) -> Int {
    let source = sources[file]
    var lexer = SourceLexer(source.bytes[declaration.range])
    let keyword = declaration.words.last ?? ""
    while lexer.position < declaration.range.upperBound {
      let start = lexer.position
      let word = lexer.skipWord()
      if word == keyword { return source.line(of: start) }
      if word.isEmpty { lexer.skipOne() }
    }
    return source.line(of: declaration.range.lowerBound)
  }

  // MARK: Layouts

  /// The names of the types that conform to `Layout`, through protocols of the files as well.
  private static func layouts(among declarations: [Declaration]) -> Set<String> {
    let all = declarations.flatMap(\.all)
    var protocols: Set<String> = ["Layout", "SwiftUI.Layout", "LayoutSpec.Layout"]
    func conforms(_ declaration: Declaration) -> Bool {
      declaration.inherited.contains { protocols.contains($0) }
    }
    var count = 0
    while count != protocols.count {
      count = protocols.count
      for declaration in all where declaration.kind == .protocol && conforms(declaration) {
        protocols.insert(declaration.name)
      }
    }
    let conforming = all.filter { $0.kind == .type || $0.kind == .extension }.filter(conforms)
    return Set(conforming.map { lastName($0.name) })
  }

  private func isLayout(_ declaration: Declaration, within path: ArraySlice<Declaration>) -> Bool {
    let name = Self.lastName(declaration.name)
    return (declaration.kind == .type || declaration.kind == .extension) && layouts.contains(name)
  }

  /// Whether a layout is declared inside a type, or inside an extension of it.
  private func holdsLayout(_ declaration: Declaration) -> Bool {
    let name = Self.lastName(declaration.name)
    let parts = declarations.flatMap { $0 }.flatMap(\.all).filter {
      $0.range == declaration.range
        || [.type, .extension].contains($0.kind) && Self.lastName($0.name) == name
    }
    return parts.flatMap(\.members).flatMap(\.all).contains {
      $0.kind == .type && layouts.contains($0.name)
    }
  }

  private static func lastName(_ name: String) -> String {
    name.split(separator: ".").last.map(String.init) ?? name
  }

  /// Whether a layout is another one without this member.
  private func isVital(_ member: Declaration, in owner: Declaration) -> Bool {
    if Self.witnesses.contains(member.name) { return true }
    switch member.kind {
    case .variable: return member.isStored && !member.isStatic
    case .initialiser:
      // The only initialiser decides which values there can be.
      let others = owner.members.filter { $0.kind == .initialiser }.count
      return owner.kind == .type && others == 1
    case .case: return true
    default: return false
    }
  }
}
