/// Writes the Swift expression that draws a value of a parameter's type.
///
/// What the generators know is asked for by `p(type, name)`. Types of the user's own, closures,
/// bindings and ranges are put together from that; each such piece draws one text for the report.
struct ValueDrawing {
  /// The types of the user's files.
  var types: [KnownType] = []

  /// An expression, and how the report shows it.
  struct Value: Equatable {
    /// The expression to compile.
    var code: String
    /// The expression to show: `generated` where a text is drawn, else a constant.
    var shown: String

    var isDrawn: Bool { shown != code }
  }

  /// How deeply values of the user's types are put together.
  private static let depth = 4

  /// The value for a parameter, written inside the types of a path.
  func value(of type: String, named name: String, inside path: [String]) -> Value {
    value(type.trimmingSpaces, name, path, depth: Self.depth)
  }

  private func value(_ type: String, _ name: String, _ path: [String], depth: Int) -> Value {
    if let function = FunctionType(type) {
      return closure(function, of: type, name, path, depth: depth)
    }
    if let wrapped = Self.unwrapped(type) {
      return optional(wrapped, of: type, name, path, depth: depth)
    }
    if type.hasPrefix("["), type.hasSuffix("]") {
      let inside = String(type.dropFirst().dropLast())
      if SourceScan.split(inside, at: ":").count > 1 { return Value(code: "[:]", shown: "[:]") }
      return array(inside.trimmingSpaces, name, path, depth: depth)
    }
    if let known = KnownType.named(type, inside: path, among: types), depth > 0,
      let value = value(of: known, type, name, depth: depth)
    {
      return value
    }
    if let generic = GenericName(type), let value = builtIn(generic, type, name, path, depth) {
      return value
    }
    if let constant = Self.constants[type] { return Value(code: constant, shown: constant) }
    for word in ["some ", "any "] where type.hasPrefix(word) {
      let protocols = type.dropFirst(word.count).split(separator: "&").map { piece in
        piece.prefix { $0 != "<" }.trimmingSpaces.split(separator: ".").last.map(String.init) ?? ""
      }
      if let candidate = GenericArguments.candidates(for: protocols, among: types).first {
        return value(candidate, name, path, depth: depth)
      }
    }
    return Self.plain(type, name)
  }

  /// What the generators are asked for.
  private static func plain(_ type: String, _ name: String) -> Value {
    Value(
      code: "try p((\(type)).self, \(name.swiftLiteral)) as! (\(type))", shown: "generated")
  }

  // MARK: Composed values

  /// A value that is put together, with one text for all that is drawn in it.
  ///
  /// The texts that are drawn between the two signs fill the gaps of the template.
  private static func composed(
    _ type: String, _ code: String, as template: String, before statements: String = ""
  ) -> String {
    """
    try { () throws -> (\(type)) in _ = try p(Swift.Never.self, "("); \(statements)\
    let __v: (\(type)) = \(code); _ = try p(Swift.Never.self, \((")" + template).swiftLiteral)); \
    return __v }()
    """
  }

  /// Draws a value of which the report says nothing.
  private static func silent(_ type: String, _ name: String) -> String {
    """
    try { () throws -> \(type) in _ = try p(Swift.Never.self, "("); \
    let __v = try p(\(type).self, \(name.swiftLiteral)) as! \(type); \
    _ = try p(Swift.Never.self, ")"); return __v }()
    """
  }

  private func optional(
    _ wrapped: String, of type: String, _ name: String, _ path: [String], depth: Int
  ) -> Value {
    let inner = value(wrapped, name, path, depth: depth)
    if inner == Self.plain(wrapped, name) { return Self.plain(type, name) }
    // A closure that may be absent is, so that the layout does what it does by itself.
    if FunctionType(wrapped) != nil || !inner.isDrawn { return Value(code: "nil", shown: "nil") }
    let none = Self.composed(type, "nil", as: "nil")
    return Value(
      code: """
        try { () throws -> (\(type)) in \(Self.silent("Swift.Bool", name)) \
        ? \(inner.code) : \(none) }()
        """, shown: "generated")
  }

  private func array(_ element: String, _ name: String, _ path: [String], depth: Int) -> Value {
    let inner = value(element, name, path, depth: depth)
    if inner == Self.plain(element, name) { return Self.plain("[\(element)]", name) }
    if !inner.isDrawn { return Value(code: "[\(inner.code)]", shown: "[\(inner.shown)]") }
    let list = """
      ")[" + Swift.Array(repeating: "generated", count: __v.count).joined(separator: ", ") + "]"
      """
    return Value(
      code: """
        try { () throws -> [\(element)] in let __n = \(Self.silent("Swift.Int", "count")); \
        _ = try p(Swift.Never.self, "("); var __v: [\(element)] = []; \
        for _ in 0..<__n { __v.append(\(inner.code)) }; \
        _ = try p(Swift.Never.self, \(list)); return __v }()
        """, shown: "generated")
  }

  private func closure(
    _ function: FunctionType, of type: String, _ name: String, _ path: [String], depth: Int
  ) -> Value {
    let parameters = Array(repeating: "_", count: function.parameterCount).joined(separator: ", ")
    let head = parameters.isEmpty ? "" : "\(parameters) in "
    if function.returnsNothing { return Value(code: "{ \(head)}", shown: "{ \(head)}") }
    let inner = value(function.result, name, path, depth: depth)
    if !inner.isDrawn {
      return Value(code: "{ \(head)\(inner.code) }", shown: "{ \(head)\(inner.shown) }")
    }
    return Value(
      code: Self.composed(
        type, "{ \(head)__r }", as: "{ \(head)generated }",
        before: "let __r: (\(function.result)) = \(inner.code); "), shown: "generated")
  }

  // MARK: Types of the user's

  private func value(
    of known: KnownType, _ type: String, _ name: String, depth: Int
  ) -> Value? {
    let usable = known.constructions.filter { construction in
      !construction.isPrivate && construction.generics.isEmpty
        && !construction.parameters.contains { $0.isRequired && $0.obstacle != nil }
    }
    if known.isEnumeration { return choice(of: usable, known, type, name, depth: depth) }
    if !known.samples.isEmpty {
      let samples = known.samples.map {
        LayoutType.Construction(form: .enumCase($0), parameters: [], isPrivate: false)
      }
      return choice(of: samples, known, type, name, depth: depth)
    }
    guard let construction = usable.first else { return nil }
    let (code, shown, isDrawn) = call(construction, known, depth: depth - 1)
    let full = type + code
    return isDrawn
      ? Value(code: Self.composed(type, full, as: known.path.last! + shown), shown: "generated")
      : Value(code: full, shown: full)
  }

  /// The argument list of a construction, empty for an enum case without payload.
  private func call(
    _ construction: LayoutType.Construction, _ known: KnownType, depth: Int
  ) -> (code: String, shown: String, isDrawn: Bool) {
    var codes: [String] = []
    var shown: [String] = []
    var isDrawn = false
    for parameter in construction.parameters where parameter.isRequired {
      let label = parameter.label.map { "\($0): " } ?? ""
      let value = value(parameter.type, parameter.name, known.path, depth: depth)
      codes.append(label + value.code)
      shown.append(label + value.shown)
      isDrawn = isDrawn || value.isDrawn
    }
    if case .enumCase = construction.form, construction.parameters.isEmpty {
      return ("", "", false)
    }
    return ("(\(codes.joined(separator: ", ")))", "(\(shown.joined(separator: ", ")))", isDrawn)
  }

  /// Draws one of several ways by way of a stand-in that lists them: most enums do not conform to
  /// `CaseIterable`, and what their file declares must not be extended.
  private func choice(
    of ways: [LayoutType.Construction], _ known: KnownType, _ type: String, _ name: String,
    depth: Int
  ) -> Value? {
    // A case that holds the type itself would never end.
    let finite = ways.filter { way in
      depth > 1 || way.parameters.allSatisfy { !$0.type.contains(known.path.last!) }
    }
    let names = finite.compactMap { way -> String? in
      guard case .enumCase(let name) = way.form else { return nil }
      return name.filter { $0 != "`" }
    }
    guard !names.isEmpty, names.count == finite.count else { return nil }
    let branches = zip(names, finite).enumerated().map { number, way in
      let (code, shown, _) = call(way.1, known, depth: depth - 1)
      let made = ".\("`\(way.0)`")\(code)"
      let value = Self.composed(type, made, as: ".\(way.0)\(shown)")
      return "case .__case\(number): return \(value)"
    }
    let cases = names.indices.map { "__case\($0)" }.joined(separator: ", ")
    return Value(
      code: """
        try { () throws -> (\(type)) in \
        enum __layoutcheck_cases: Swift.CaseIterable { case \(cases) }; \
        switch \(Self.silent("__layoutcheck_cases", name)) \
        { \(branches.joined(separator: "; ")) } }()
        """, shown: "generated")
  }

  // MARK: Types of the library's

  private func builtIn(
    _ generic: GenericName, _ type: String, _ name: String, _ path: [String], _ depth: Int
  ) -> Value? {
    let argument = generic.arguments.first ?? ""
    let inner = value(argument, name, path, depth: depth)
    switch generic.name {
    case "Array": return array(argument, name, path, depth: depth)
    case "Optional": return optional(argument, of: type, name, path, depth: depth)
    case "Set": return Value(code: "[]", shown: "[]")
    case "Dictionary": return Value(code: "[:]", shown: "[:]")
    case "Binding", "SwiftUI.Binding":
      guard inner.isDrawn else {
        return Value(code: "\(type).constant(\(inner.code))", shown: ".constant(\(inner.shown))")
      }
      return Value(
        code: Self.composed(type, ".constant(\(inner.code))", as: ".constant(generated)"),
        shown: "generated")
    case "ClosedRange", "Range":
      // From nothing, so that the bounds are in order whatever is drawn.
      let sign = generic.name == "Range" ? "..<" : "..."
      return Value(
        code: Self.composed(type, "0\(sign)(\(inner.code))", as: "0\(sign)generated"),
        shown: "generated")
    default: return nil
    }
  }

  private static let constants: [String: String] = [
    "Color": "Color.red", "Font": "Font.body", "Text": "Text(\"a\")",
    "AnyView": "AnyView(Color.red)", "AnyLayout": "AnyLayout(HStackLayout())",
    "HStackLayout": "HStackLayout()", "VStackLayout": "VStackLayout()",
    "ZStackLayout": "ZStackLayout()", "GridLayout": "GridLayout()", "EmptyView": "EmptyView()",
    "Layout": "HStackLayout()", "View": "Color.red", "Shape": "Rectangle()",
    "Rectangle": "Rectangle()", "Circle": "Circle()", "ShapeStyle": "Color.red",
    "Animation": "Animation.default", "LocalizedStringKey": "\"a\"", "AnyHashable": "1",
    "Any": "1", "AnyShape": "AnyShape(Rectangle())", "ViewSpacing": "ViewSpacing()",
    "GridItem": "GridItem(.flexible())", "AnyTransition": "AnyTransition.identity",
    "Date": "Foundation.Date(timeIntervalSinceReferenceDate: 0)",
    "UUID": "Foundation.UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1))",
    "URL": "Foundation.URL(fileURLWithPath: \"/\")", "Calendar": "Calendar(identifier: .gregorian)",
    "Locale": "Locale(identifier: \"en_US\")", "Hashable": "1", "Equatable": "1",
    "AnyShapeStyle": "AnyShapeStyle(Color.red)", "Image": "Image(systemName: \"star\")",
    "LayoutProperties": "LayoutProperties()", "CGAffineTransform": "CGAffineTransform.identity",
  ]

  /// The type inside an optional.
  private static func unwrapped(_ type: String) -> String? {
    guard type.hasSuffix("?") else { return nil }
    let inner = String(type.dropLast()).trimmingSpaces
    guard inner.hasPrefix("("), SourceScan.afterParentheses(inner).isEmpty,
      let inside = SourceScan.parenthesised(inner)
    else { return inner }
    return inside
  }
}
