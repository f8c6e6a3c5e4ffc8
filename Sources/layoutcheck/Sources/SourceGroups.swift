/// Sorts files into modules: files that need each other's declarations go together.
///
/// It goes by words: a file that mentions what only another one declares, at file scope or in an
/// extension, needs it. A mistake makes a module larger than need be, and does no other harm.
struct SourceGroups {
  /// The numbers of the files of each module, in the order of the files.
  let groups: [[Int]]

  init(_ sources: [SourceText]) {
    guard sources.count > 1 else {
      groups = sources.indices.map { [$0] }
      return
    }
    let files = sources.map(File.init)
    groups = Self.groups(files, folders: sources.map(\.folder), isWide: true)
      .flatMap { group -> [[Int]] in
        if !Self.clash(group.map { files[$0] }) { return [group] }
        // Extensions are used in ways that words do not tell: without them there are fewer ties.
        let narrow = Self.groups(files, folders: sources.map(\.folder), isWide: false)
          .filter { !Set($0).isDisjoint(with: group) }
        return narrow.flatMap { part in
          Self.clash(part.map { files[$0] }) ? part.map { [$0] } : [part]
        }
      }
      .sorted { $0[0] < $1[0] }
  }

  /// Whether two files declare the same type, so that they cannot be one module.
  private static func clash(_ files: [File]) -> Bool {
    let types = files.flatMap(\.types)
    return Set(types).count != types.count
  }

  /// The files that hang together by what they mention.
  private static func groups(
    _ files: [File], folders: [Substring], isWide: Bool
  ) -> [[Int]] {
    var declaring: [String: [Int]] = [:]
    for (number, file) in files.enumerated() {
      let names = isWide ? file.offered.union(file.extended) : file.offered
      for name in names { declaring[name, default: []].append(number) }
    }
    var roots = Array(files.indices)
    func root(_ number: Int) -> Int {
      var number = number
      while roots[number] != number { number = roots[number] }
      return number
    }
    for (number, file) in files.enumerated() {
      for name in file.words where !file.declared.contains(name) {
        guard let others = declaring[name], !others.contains(number) else { continue }
        let sameFolder = others.first { folders[$0] == folders[number] }
        let (first, second) = (root(number), root(sameFolder ?? others[0]))
        roots[max(first, second)] = min(first, second)
      }
    }
    let members = Dictionary(grouping: files.indices) { root($0) }
    return members.values.map { $0.sorted() }.sorted { $0[0] < $1[0] }
  }

  /// What a file declares and mentions.
  private struct File {
    /// What others can use by its name.
    var offered: Set<String> = []
    /// What others can use of the extensions.
    var extended: Set<String> = []
    /// All that it declares at file scope or in extensions.
    var declared: Set<String> = []
    /// The types that others can see.
    var types: [String] = []
    var words: Set<String> = []

    init(_ source: SourceText) {
      var lexer = SourceLexer(source.bytes)
      while lexer.position < source.bytes.endIndex {
        let word = lexer.skipWord()
        if word.isEmpty {
          lexer = SourceLexer(source.bytes, at: lexer.position + 1)
        } else {
          words.insert(word)
        }
      }
      let declarations = DeclarationScanner(source.bytes).declarations
      for declaration in declarations {
        switch declaration.kind {
        case .import, .macro, .other, .case: break
        case .extension:
          for member in declaration.members where !member.name.isEmpty {
            declared.insert(member.name)
            if !member.isPrivate && !declaration.isPrivate { extended.insert(member.name) }
          }
        case .type, .protocol, .alias:
          add(declaration)
          if !declaration.isPrivate { types.append(declaration.name) }
        case .function, .variable, .initialiser: add(declaration)
        }
      }
    }

    private mutating func add(_ declaration: Declaration) {
      declared.insert(declaration.name)
      if !declaration.isPrivate { offered.insert(declaration.name) }
    }
  }
}

extension SourceText {
  /// The path of the folder that the file is in.
  fileprivate var folder: Substring {
    path.lastIndex(of: "/").map { path[..<$0] } ?? ""
  }
}
