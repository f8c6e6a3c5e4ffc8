import Foundation

@testable import LayoutSpec

/// A view made from the golden vectors' S-expressions.
nonisolated struct GoldenView: _PrimitiveView {
  private let view: AnyView

  struct UnknownVocabulary: Error {
    var word: String
  }

  init(_ value: GoldenValue) throws {
    guard let list = value.list, let word = list.first?.text else {
      throw UnknownVocabulary(word: "\(value)")
    }
    let arguments = Array(list.dropFirst())
    let options = arguments.first?.record ?? [:]
    let children = try arguments.compactMap { argument in
      argument.list == nil ? nil : AnyView(try GoldenView(argument))
    }
    view =
      try Self.leaf(word, arguments, options) ?? Self.modifier(word, options, children)
      ?? Self.container(word, options, children)
  }

  static func _makeNodes(of view: Self, inputs: _NodeInputs, into nodes: inout _NodeList) {
    AnyView._makeNodes(of: view.view, inputs: inputs, into: &nodes)
  }

  private static func leaf(
    _ word: String, _ arguments: [GoldenValue], _ options: [String: GoldenValue]
  ) -> AnyView? {
    switch word {
    case "fixed":
      AnyView(ProbeLeaf.fixed(arguments[0].number ?? .nan, arguments[1].number ?? .nan))
    case "color": AnyView(Color.red)
    case "spacer": AnyView(Spacer(minLength: options.number("minLength")))
    case "wrap":
      AnyView(
        ProbeLeaf.wrapping(
          length: options.number("len") ?? .nan, unit: options.number("unit") ?? .nan,
          lineHeight: options.number("lineH") ?? .nan))
    case "baseline":
      AnyView(
        ProbeLeaf(
          size: { _ in
            CGSize(width: options.number("w") ?? .nan, height: options.number("h") ?? .nan)
          },
          baselines: (options.number("first") ?? .nan, options.number("last") ?? .nan)))
    default: nil
    }
  }

  private static func container(
    _ word: String, _ options: [String: GoldenValue], _ children: [AnyView]
  ) throws -> AnyView {
    let content = ProbeList(views: children)
    let spacing = options.number("spacing")
    let alignment = Alignment(named: options.text("alignment"))
    switch word {
    case "hstack":
      return AnyView(HStack(alignment: alignment.vertical, spacing: spacing) { content })
    case "vstack":
      return AnyView(VStack(alignment: alignment.horizontal, spacing: spacing) { content })
    case "zstack": return AnyView(ZStack(alignment: alignment) { content })
    case "geometryReader": return AnyView(GeometryReader { _ in content })
    case "grid":
      return AnyView(
        Grid(
          alignment: alignment, horizontalSpacing: options.number("horizontalSpacing"),
          verticalSpacing: options.number("verticalSpacing")
        ) { content })
    case "row": return AnyView(GridRow { content })
    case "viewThatFits":
      return AnyView(ViewThatFits(in: Axis.Set(named: options.text("axes"))) { content })
    case "scroll":
      return AnyView(ScrollView(Axis.Set(named: options.text("axes") ?? "vertical")) { content })
    case "lazyvstack": return AnyView(LazyVStack(spacing: spacing) { content })
    case "lazyvgrid":
      let columns = (options["columns"]?.list ?? []).map { GridItem($0.record ?? [:]) }
      return AnyView(LazyVGrid(columns: columns, spacing: spacing) { content })
    case "noPlace": return AnyView(NoPlaceLayout() { content })
    case "placeTwice": return AnyView(PlaceTwiceLayout() { content })
    default: throw UnknownVocabulary(word: word)
    }
  }
}

extension Alignment {
  init(named name: String?) {
    let known: [String: Alignment] = [
      "center": .center, "leading": .leading, "trailing": .trailing, "top": .top,
      "bottom": .bottom, "topLeading": .topLeading, "topTrailing": .topTrailing,
      "bottomLeading": .bottomLeading, "bottomTrailing": .bottomTrailing,
      "firstTextBaseline": .centerFirstTextBaseline, "lastTextBaseline": .centerLastTextBaseline,
      "vcustom": Alignment(horizontal: .center, vertical: .vcustom),
      "oneThird": Alignment(horizontal: .oneThird, vertical: .center),
    ]
    self = known[name ?? "center"] ?? .center
  }
}

extension Axis.Set {
  init(named name: String?) {
    switch name {
    case "horizontal": self = .horizontal
    case "vertical": self = .vertical
    case "none": self = []
    default: self = [.horizontal, .vertical]
    }
  }
}

extension GridItem {
  init(_ record: [String: GoldenValue]) {
    let minimum = record.number("min") ?? 10
    let maximum = record.number("max") ?? .infinity
    let size: Size =
      switch record.text("kind") {
      case "fixed": .fixed(record.number("size") ?? .nan)
      case "adaptive": .adaptive(minimum: minimum, maximum: maximum)
      default: .flexible(minimum: minimum, maximum: maximum)
      }
    self.init(size, spacing: record.number("spacing"))
  }
}
