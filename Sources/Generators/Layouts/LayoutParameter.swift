import LayoutSpec

/// A type that values of a layout's parameters can be drawn of.
public protocol LayoutParameter {
  /// Draws a value for the parameter of that name, and says how to write it in Swift.
  ///
  /// Lengths are not negative: 0 to 40 points where the name speaks of a distance (spacing, gap,
  /// padding …), 1 to 300 elsewhere. Counts are 1 to 6, shares 0 to 1, and factors 0.5 to 4.
  static func drawParameter(named name: String, from source: ChoiceSource) -> (Self, String)
}

/// Why a layout could not be made: nobody knows how to draw a value of a parameter's type.
public struct UnmakeableParameter: Error, Equatable, CustomStringConvertible {
  /// The parameter's name.
  public let name: String
  /// The parameter's type, as written in Swift.
  public let type: String

  /// Says which parameter of which type, and what to do.
  public var description: String {
    "parameter '\(name)' has type \(type), of which no value can be generated; "
      + "pass one with --instance"
  }
}

extension ChoiceSource {
  /// Draws a value of a parameter of any type, and says how to write it in Swift.
  ///
  /// Throws ``UnmakeableParameter`` where the type is neither a ``LayoutParameter`` nor an
  /// enumeration of known cases nor an optional.
  public func parameter(_ type: Any.Type, named name: String) throws -> (Any, String) {
    func draw<P: LayoutParameter>(_ type: P.Type) -> (Any, String) {
      P.drawParameter(named: name, from: self)
    }
    func pick<C: CaseIterable>(_ type: C.Type) -> (Any, String)? {
      let cases = Array(C.allCases)
      if cases.isEmpty { return nil }
      let value = cases[index(below: cases.count)]
      return (value, ".\(value)")
    }
    if let type = type as? any LayoutParameter.Type { return draw(type) }
    if let type = type as? any CaseIterable.Type, let picked = pick(type) { return picked }
    if let type = type as? any OptionalParameter.Type { return type.drawOptional(name, self) }
    if let type = type as? any ArrayParameter.Type { return try type.drawArray(name, self) }
    throw UnmakeableParameter(name: name, type: String(describing: type))
  }
}

private protocol OptionalParameter {
  static func drawOptional(_ name: String, _ source: ChoiceSource) -> (Any, String)
}

extension Optional: OptionalParameter {
  fileprivate static func drawOptional(
    _ name: String, _ source: ChoiceSource
  ) -> (Any, String) {
    guard source.boolean(),
      let (value, text) = try? source.parameter(Wrapped.self, named: name),
      let wrapped = value as? Wrapped
    else { return (Self.none as Any, "nil") }
    return (Self.some(wrapped) as Any, text)
  }
}

private protocol ArrayParameter {
  static func drawArray(_ name: String, _ source: ChoiceSource) throws -> (Any, String)
}

extension Array: ArrayParameter {
  fileprivate static func drawArray(
    _ name: String, _ source: ChoiceSource
  ) throws -> (Any, String) {
    var texts: [String] = []
    let values = try source.array("parameter", count: 1...4) {
      let (value, text) = try source.parameter(Element.self, named: name)
      guard let element = value as? Element else {
        throw UnmakeableParameter(name: name, type: String(describing: Self.self))
      }
      texts.append(text)
      return element
    }
    return (values, "[\(texts.joined(separator: ", "))]")
  }
}
