import LayoutSpec

extension ViewTree {
  /// The tree as Swift source that compiles against SwiftUI.
  ///
  /// Values for layout value keys are printed for the keys given (the ones that a layout was seen
  /// to read); without any, they are left out.
  public func swiftSource(indent: Int = 0, layoutValueKeys: [String] = []) -> String {
    let margin = String(repeating: " ", count: indent)
    func container(_ head: String, _ children: [ViewTree]) -> String {
      if children.isEmpty { return "\(margin)\(head) {}" }
      let body = children.map {
        $0.swiftSource(indent: indent + 2, layoutValueKeys: layoutValueKeys)
      }
      return "\(margin)\(head) {\n\(body.joined(separator: "\n"))\n\(margin)}"
    }
    switch self {
    case .color: return "\(margin)Color.clear"
    case .text(let words): return "\(margin)Text(\"\(Self.text(of: words))\")"
    case .spacer(let minLength):
      return "\(margin)Spacer(\(minLength.map { "minLength: \($0.swiftLiteral)" } ?? ""))"
    case .image(let isResizable):
      return "\(margin)Image(systemName: \"circle\")\(isResizable ? ".resizable()" : "")"
    case .hstack(let guide, let spacing, let children):
      return container("HStack\(Self.arguments(guide.rawValue, spacing))", children)
    case .vstack(let guide, let spacing, let children):
      return container("VStack\(Self.arguments(guide.rawValue, spacing))", children)
    case .zstack(let horizontal, let vertical, let children):
      let isCentered = horizontal == .center && vertical == .center
      let alignment =
        "Alignment(horizontal: .\(horizontal.rawValue), vertical: .\(vertical.rawValue))"
      return container("ZStack\(isCentered ? "" : "(alignment: \(alignment))")", children)
    case .modified(let content, let modifier):
      let inner = content.swiftSource(indent: indent, layoutValueKeys: layoutValueKeys)
      let call = modifier.swiftSource(layoutValueKeys: layoutValueKeys)
      guard content.isContainer else { return inner + call }
      return call.isEmpty ? inner : "\(inner)\n\(margin)\(call)"
    }
  }

  /// Whether the source ends in a brace of its own, so that a modifier goes on a line of its own.
  private var isContainer: Bool {
    switch self {
    case .hstack, .vstack, .zstack: true
    case .modified(let content, _): content.isContainer
    default: false
    }
  }

  private static func arguments(_ guide: String, _ spacing: CGFloat?) -> String {
    var arguments: [String] = []
    if guide != "center" { arguments.append("alignment: .\(guide)") }
    if let spacing { arguments.append("spacing: \(spacing.swiftLiteral)") }
    return arguments.isEmpty ? "" : "(\(arguments.joined(separator: ", ")))"
  }
}

extension [ViewTree] {
  /// A layout around these views as Swift source; `instance` is the expression that makes it.
  package func swiftSource(inside instance: String, layoutValueKeys: [String] = []) -> String {
    if isEmpty { return "\(instance) {}" }
    let body = map { $0.swiftSource(indent: 2, layoutValueKeys: layoutValueKeys) }
    return "\(instance) {\n\(body.joined(separator: "\n"))\n}"
  }
}

extension ViewTree.Modifier {
  fileprivate func swiftSource(layoutValueKeys: [String]) -> String {
    switch self {
    case .frame(let width, let height):
      return ".frame(\(Self.list([("width", width), ("height", height)])))"
    case .flexibleFrame(let horizontal, let vertical):
      let arguments = Self.list([
        ("minWidth", horizontal.min), ("idealWidth", horizontal.ideal),
        ("maxWidth", horizontal.max), ("minHeight", vertical.min),
        ("idealHeight", vertical.ideal), ("maxHeight", vertical.max),
      ])
      return ".frame(\(arguments))"
    case .padding(let length): return ".padding(\(length.swiftLiteral))"
    case .fixedSize(true, true): return ".fixedSize()"
    case .fixedSize(let horizontal, let vertical):
      return ".fixedSize(horizontal: \(horizontal), vertical: \(vertical))"
    case .offset(let x, let y):
      return ".offset(x: \(x.swiftLiteral), y: \(y.swiftLiteral))"
    case .layoutPriority(let value): return ".layoutPriority(\(CGFloat(value).swiftLiteral))"
    case .horizontalGuide(let guide, let value):
      let type = "HorizontalAlignment"
      return ".alignmentGuide(\(type).\(guide.rawValue)) { _ in \(value.swiftLiteral) }"
    case .verticalGuide(let guide, let value):
      let type = "VerticalAlignment"
      return ".alignmentGuide(\(type).\(guide.rawValue)) { _ in \(value.swiftLiteral) }"
    case .background(let other): return ".background { \(other.oneLine(layoutValueKeys)) }"
    case .overlay(let other): return ".overlay { \(other.oneLine(layoutValueKeys)) }"
    case .layoutValues(let number):
      return layoutValueKeys.map { ".layoutValue(key: \($0).self, value: \(number))" }.joined()
    }
  }

  private static func list(_ arguments: [(String, CGFloat?)]) -> String {
    arguments.compactMap { name, value in value.map { "\(name): \($0.swiftLiteral)" } }
      .joined(separator: ", ")
  }
}

extension ViewTree {
  fileprivate func oneLine(_ layoutValueKeys: [String]) -> String {
    swiftSource(layoutValueKeys: layoutValueKeys)
      .split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .joined(separator: "; ").replacingOccurrences(of: "{; ", with: "{ ")
      .replacingOccurrences(of: "; }", with: " }").replacingOccurrences(of: "; .", with: ".")
  }
}

extension CGFloat {
  /// The shortest decimal that reads back as this number: `8`, `0.5`, `.infinity`.
  public var swiftLiteral: String {
    if isNaN { return ".nan" }
    if isInfinite { return self < 0 ? "-.infinity" : ".infinity" }
    if self == rounded(), magnitude < 1e15 { return String(Int(self)) }
    return Double(self).description
  }
}
