/// Decides how each layout of a file is made.
struct InstancePlanner {
  /// The expressions given with `--instance` that concern this file's layouts.
  var given: [String] = []
  /// The types given with `--only`; empty for all.
  var only: [String] = []
  /// The types of the module, for parameters of such types.
  var types: [KnownType] = []

  /// More ways to make one type than this are not tried.
  private static let attempts = 4

  /// The plan for the layouts of one file.
  func plan(_ types: [LayoutType]) -> InstancePlan {
    var plan = InstancePlan()
    for type in types where isWanted(type) {
      let expressions = given.filter { Self.type(of: $0, among: types) == type }
      if !expressions.isEmpty {
        for expression in expressions {
          plan.subjects.append(explicit(expression, type: type, siblings: expressions.count))
        }
      } else if let reason = obstacle(of: type) {
        plan.skipped.append(SkippedLayout(name: type.name, line: type.line, reason: reason))
      } else {
        plan.subjects += automatic(type)
      }
    }
    return plan
  }

  /// The layout that an expression makes, going by the name it begins with.
  static func type(of expression: String, among types: [LayoutType]) -> LayoutType? {
    var words = SourceScan.leadingName(expression)
    while !words.isEmpty {
      // `Flow.compact` begins with the type's name too, so shorter names are tried as well.
      if let type = types.first(where: { $0.isNamed(words) }) { return type }
      words.removeLast()
    }
    return nil
  }

  private func isWanted(_ type: LayoutType) -> Bool {
    only.isEmpty || only.contains { type.isNamed($0.split(separator: ".").map(String.init)) }
  }

  // MARK: Given instances

  private func explicit(
    _ expression: String, type: LayoutType, siblings: Int
  ) -> PlannedSubject {
    // A generic type's extension is no place for an expression that says which type is meant.
    let scope = type.isGeneric ? nil : Self.scope(of: type)
    let factory = Factory(instance: expression, expression: expression, scope: scope)
    return PlannedSubject(
      name: type.name, line: type.line, factories: [factory], given: expression,
      isOneOfSeveral: siblings > 1)
  }

  // MARK: Automatic instances

  private func automatic(_ type: LayoutType) -> [PlannedSubject] {
    let isExtensible = Self.reachable(type) == type.path.count && !type.isGeneric
    let factories = type.constructions
      .filter { isExtensible || !$0.isPrivate }
      .filter { !$0.parameters.contains { $0.isRequired && $0.obstacle != nil } }
      .flatMap { self.factories($0, type: type) }
    if case .enumCase = type.constructions.first?.form, !type.isGeneric {
      return factories.map { factory in
        PlannedSubject(
          name: type.name, line: type.line, factories: [factory],
          isOneOfSeveral: factories.count > 1)
      }
    }
    let tried = Array(factories.prefix(Self.attempts))
    return [PlannedSubject(name: type.name, line: type.line, factories: tried)]
  }

  /// The factories for one way to make a layout: one, or several where types have to be chosen.
  private func factories(
    _ construction: LayoutType.Construction, type: LayoutType
  ) -> [Factory] {
    GenericArguments.substitutions(for: type.generics + construction.generics, among: types).map {
      factory(construction, type: type, choosing: $0)
    }
  }

  private func factory(
    _ construction: LayoutType.Construction, type: LayoutType, choosing types: [String: String]
  ) -> Factory {
    let drawing = ValueDrawing(types: self.types)
    var shown: [String] = []
    var compiled: [String] = []
    for parameter in construction.parameters {
      let label = parameter.label.map { "\($0): " } ?? ""
      if parameter.isRequired {
        let value = drawing.value(
          of: GenericArguments.substitute(parameter.type, types), named: parameter.name,
          inside: type.path)
        shown.append(label + value.shown)
        compiled.append(label + value.code)
      } else if let value = parameter.defaultValue, SourceScan.isLiteral(value) {
        shown.append(label + value)
      }
    }
    let arguments = type.generics.map { types[$0.name] ?? $0.name }
    let name = type.name + (arguments.isEmpty ? "" : "<\(arguments.joined(separator: ", "))>")
    let (head, needsParentheses) =
      switch construction.form {
      case .initialiser: (name, true)
      case .enumCase(let own): ("\(name).\(own)", !construction.parameters.isEmpty)
      }
    func call(_ arguments: [String]) -> String {
      needsParentheses ? "\(head)(\(arguments.joined(separator: ", ")))" : head
    }
    return Factory(
      instance: call(shown).replacing("Swift.", with: ""), expression: call(compiled),
      scope: type.isGeneric ? nil : Self.scope(of: type))
  }

  // MARK: What stands in the way

  /// The innermost type around a layout, or the layout itself, that file scope can extend.
  private static func scope(of type: LayoutType) -> String {
    type.path[0..<reachable(type)].joined(separator: ".")
  }

  /// How many names of the path, from the outside, can be written at file scope: up to the first
  /// nested type that is private to the type around it.
  private static func reachable(_ type: LayoutType) -> Int {
    type.isPrivate.dropFirst().firstIndex(of: true) ?? type.path.count
  }

  private func obstacle(of type: LayoutType) -> String? {
    if let obstacle = type.obstacle { return obstacle }
    let reachable = Self.reachable(type)
    if type.isPrivate.dropFirst(reachable + 1).contains(true) {
      return "it is private inside a private type; make one of the two fileprivate"
    }
    if type.isGeneric, reachable < type.path.count || type.path.count > 1 {
      return "it is generic; name a concrete one with --instance '\(type.path.last ?? "")<…>(…)'"
    }
    guard let best = type.constructions.first else {
      return "it has no initialiser that a plain call can use (every one is failable, throwing"
        + " or asynchronous); make one with --instance"
    }
    if reachable < type.path.count, type.constructions.allSatisfy(\.isPrivate) {
      return "its initialiser is private to a private nested type; make one of the two fileprivate"
    }
    if case .initialiser = best.form,
      let parameter = best.parameters.first(where: { $0.isRequired && $0.obstacle != nil })
    {
      return "its parameter ‘\(parameter.name)’ \(parameter.obstacle ?? "");"
        + " make one with --instance"
    }
    return nil
  }
}
