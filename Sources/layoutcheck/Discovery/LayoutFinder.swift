/// Finds the layouts in the compiler's list of declarations.
struct LayoutFinder {
  /// How the compiler names the protocol `LayoutSpec.Layout`.
  static let layoutProtocol = "s:10LayoutSpec0A0P"

  private let types: [SymbolGraph.Symbol]
  private let conforming: Set<String>
  /// The initialisers and cases of each type, by the type's identifier.
  private var members: [String: [SymbolGraph.Symbol]] = [:]
  private var superclasses: [String: String] = [:]
  /// The static properties of each type, by the type's identifier.
  private var samples: [String: [SymbolGraph.Symbol]] = [:]
  /// The last names of the protocols that each type conforms to, by the type's identifier.
  private var protocols: [String: Set<String>] = [:]

  private static let kinds = ["swift.struct", "swift.class", "swift.enum"]

  init(_ graph: SymbolGraph) {
    types = graph.symbols.filter { Self.kinds.contains($0.kind.identifier) }
    // The compiler lists a conformance that comes from a refining protocol or from a superclass
    // with the type itself, so no chain has to be followed.
    conforming = Set(
      graph.relationships.filter { $0.kind == "conformsTo" && $0.target == Self.layoutProtocol }
        .map(\.source))
    let makers = Dictionary(
      graph.symbols.filter { ["swift.init", "swift.enum.case"].contains($0.kind.identifier) }
        .map { ($0.identifier.precise, $0) }, uniquingKeysWith: { first, _ in first })
    let properties = Dictionary(
      graph.symbols.filter { $0.kind.identifier == "swift.type.property" }
        .map { ($0.identifier.precise, $0) }, uniquingKeysWith: { first, _ in first })
    let names = Dictionary(
      graph.symbols.filter { $0.kind.identifier == "swift.protocol" }
        .map { ($0.identifier.precise, $0.pathComponents.last ?? "") },
      uniquingKeysWith: { first, _ in first })
    for relationship in graph.relationships {
      if relationship.kind == "memberOf", let property = properties[relationship.source] {
        samples[relationship.target, default: []].append(property)
      } else if relationship.kind == "conformsTo", let name = names[relationship.target] {
        protocols[relationship.source, default: []].insert(name)
      }
      if relationship.kind == "memberOf", let maker = makers[relationship.source] {
        members[relationship.target, default: []].append(maker)
      } else if relationship.kind == "inheritsFrom" {
        superclasses[relationship.source] = relationship.target
      }
    }
  }

  /// The layouts in the order of their declarations.
  func layouts() -> [LayoutType] {
    let access = Dictionary(
      types.map { ($0.pathComponents, $0.accessLevel) }, uniquingKeysWith: { first, _ in first })
    return
      types
      .filter { conforming.contains($0.identifier.precise) }
      .sorted { Self.place(of: $0) < Self.place(of: $1) }
      .map { type in
        let path = type.pathComponents
        let isPrivate = path.indices.map { access[Array(path[...$0])] == "private" }
        return LayoutType(
          path: path, isPrivate: isPrivate, line: Self.place(of: type).0 + 1,
          generics: type.swiftGenerics?.described ?? [],
          constructions: constructions(of: type), obstacle: obstacle(of: type),
          location: type.location?.uri)
      }
  }

  /// The types that values can be made of, in the order of their declarations.
  func knownTypes() -> [KnownType] {
    types.filter { ($0.swiftGenerics?.parameters ?? []).isEmpty }
      .sorted { Self.place(of: $0) < Self.place(of: $1) }
      .map { type in
        let identifier = type.identifier.precise
        return KnownType(
          path: type.pathComponents, constructions: constructions(of: type),
          samples: samples(of: type), protocols: protocols[identifier] ?? [])
      }
  }

  /// The static properties of a type that are of the type itself.
  private func samples(of type: SymbolGraph.Symbol) -> [String] {
    (samples[type.identifier.precise] ?? [])
      .sorted { Self.place(of: $0) < Self.place(of: $1) }
      .compactMap { property in
        let text = (property.declarationFragments ?? []).map(\.spelling).joined()
        let name = property.pathComponents.last ?? ""
        let isOwn =
          text.hasSuffix(": \(type.pathComponents.last ?? "")")
          || text.contains(": \(type.pathComponents.last ?? "") {")
        return isOwn && property.accessLevel != "private" ? name : nil
      }
  }

  private static func place(of symbol: SymbolGraph.Symbol) -> (Int, Int) {
    let position = symbol.location?.position
    return (position?.line ?? 0, position?.character ?? 0)
  }

  private func obstacle(of type: SymbolGraph.Symbol) -> String? {
    if let function = type.pathComponents.first(where: { $0.contains("(") }) {
      return "it is declared inside \(function); move it out of the function"
    }
    return nil
  }

  // MARK: Ways to make one

  private func constructions(of type: SymbolGraph.Symbol) -> [LayoutType.Construction] {
    let makers = makers(of: type).sorted { Self.place(of: $0) < Self.place(of: $1) }
    if type.kind.identifier == "swift.enum" {
      return makers.filter { $0.kind.identifier == "swift.enum.case" }.map { maker in
        let declaration = maker.declaration(from: "case")
        let name = declaration.dropFirst("case ".count).prefix { $0 != "(" }
        return LayoutType.Construction(
          form: .enumCase(name.trimmingSpaces), parameters: Parameter.list(in: declaration),
          isPrivate: false)
      }
    }
    let usable = makers.filter(Self.isUsable).map { maker in
      LayoutType.Construction(
        form: .initialiser, parameters: Parameter.list(in: maker.declaration(from: "init")),
        isPrivate: maker.accessLevel == "private", generics: Self.ownGenerics(of: maker))
    }
    // Fewest values to invent first; the order of the source decides among equals.
    return usable.enumerated().sorted { first, second in
      let (left, right) = (Self.effort(first.element), Self.effort(second.element))
      return left != right ? left < right : first.offset < second.offset
    }.map(\.element)
  }

  private static func effort(_ construction: LayoutType.Construction) -> Int {
    let required = construction.parameters.filter(\.isRequired)
    return required.count + construction.generics.count
      + (required.contains { $0.obstacle != nil } ? 1_000 : 0)
  }

  /// The initialisers of a type, or those that a class inherits because it declares none.
  private func makers(of type: SymbolGraph.Symbol) -> [SymbolGraph.Symbol] {
    var identifier = type.identifier.precise
    var visited: Set<String> = []
    while visited.insert(identifier).inserted {
      if let found = members[identifier] { return found }
      guard let superclass = superclasses[identifier] else { break }
      identifier = superclass
    }
    return []
  }

  /// Whether a plain call makes a value: not failable, throwing or asynchronous.
  private static func isUsable(_ maker: SymbolGraph.Symbol) -> Bool {
    let declaration = maker.declaration(from: "init")
    let head = declaration.prefix { $0 != "(" }
    let tail = SourceScan.afterParentheses(declaration)
    return !head.contains { "?!".contains($0) }
      && !tail.split(separator: " ").contains { ["throws", "rethrows", "async"].contains($0) }
  }

  /// The generic parameters that an initialiser declares itself.
  private static func ownGenerics(of maker: SymbolGraph.Symbol) -> [GenericParameter] {
    let head = maker.declaration(from: "init").prefix { $0 != "(" }
    guard let open = head.firstIndex(of: "<") else { return [] }
    let names = head[head.index(after: open)...].prefix { $0 != ">" }
      .split(separator: ",").map(\.trimmingSpaces)
    return (maker.swiftGenerics?.described ?? []).filter { names.contains($0.name) }
  }
}
