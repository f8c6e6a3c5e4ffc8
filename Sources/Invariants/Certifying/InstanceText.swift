import LayoutSpec

/// Writes a value the way Swift source would make it: `Flow(spacing: 8)`.
///
/// Only a value's stored properties can be seen, so the text is a good guess for structures with a
/// memberwise initialiser. It never holds an address or a hash, unlike `String(describing:)`.
enum InstanceText {
  static func describe(_ value: Any) -> String {
    switch value {
    case let number as CGFloat: return number.swiftLiteral
    case let number as Double: return CGFloat(number).swiftLiteral
    case let number as Float: return CGFloat(number).swiftLiteral
    case let text as String: return "\"\(text)\""
    case let number as any BinaryInteger: return "\(number)"
    case let flag as Bool: return "\(flag)"
    case let guide as HorizontalAlignment: return named(guide, horizontal)
    case let guide as VerticalAlignment: return named(guide, vertical)
    case let alignment as Alignment:
      return "Alignment(horizontal: \(describe(alignment.horizontal)), "
        + "vertical: \(describe(alignment.vertical)))"
    default: return structure(value)
    }
  }

  private static let horizontal: [(HorizontalAlignment, String)] = [
    (.leading, ".leading"), (.center, ".center"), (.trailing, ".trailing"),
  ]

  private static let vertical: [(VerticalAlignment, String)] = [
    (.top, ".top"), (.center, ".center"), (.bottom, ".bottom"),
    (.firstTextBaseline, ".firstTextBaseline"), (.lastTextBaseline, ".lastTextBaseline"),
  ]

  private static func named<Guide: Equatable>(
    _ guide: Guide, _ names: [(Guide, String)]
  ) -> String {
    names.first { $0.0 == guide }?.1 ?? "a custom guide"
  }

  private static func structure(_ value: Any) -> String {
    let mirror = Mirror(reflecting: value)
    let name = String(describing: type(of: value))
    let members = mirror.children.map { child in
      child.label.map { "\($0): \(describe(child.value))" } ?? describe(child.value)
    }
    switch mirror.displayStyle {
    case .optional: return mirror.children.first.map { describe($0.value) } ?? "nil"
    case .collection: return "[\(members.joined(separator: ", "))]"
    case .tuple: return "(\(members.joined(separator: ", ")))"
    case .enum:
      guard let child = mirror.children.first else { return ".\(value)" }
      return ".\(child.label ?? name)(\(describe(child.value)))"
    case .struct, .class: return "\(name)(\(members.joined(separator: ", ")))"
    // A set or a dictionary has no order, and a closure no text.
    default: return "a value of \(name)"
    }
  }
}
