import Foundation

@testable import LayoutSpec

extension GoldenView {
  /// The modifiers of the grammar: one child, or two for overlay and background.
  nonisolated static func modifier(
    _ word: String, _ options: [String: GoldenValue], _ children: [AnyView]
  ) -> AnyView? {
    guard let child = children.first else { return nil }
    let alignment = Alignment(named: options.text("alignment"))
    switch word {
    case "frame":
      return AnyView(
        child.frame(
          width: options.number("w"), height: options.number("h"), alignment: alignment))
    case "flexframe":
      return AnyView(
        child.frame(
          minWidth: options.number("minW"), idealWidth: options.number("idealW"),
          maxWidth: options.number("maxW"), minHeight: options.number("minH"),
          idealHeight: options.number("idealH"), maxHeight: options.number("maxH"),
          alignment: alignment))
    case "padding": return AnyView(padding(child, options))
    case "fixedSize":
      return AnyView(
        child.fixedSize(
          horizontal: options["h"]?.boolean ?? true, vertical: options["v"]?.boolean ?? true))
    case "aspectRatio":
      return AnyView(
        child.aspectRatio(
          options.number("ratio"), contentMode: options.text("mode") == "fill" ? .fill : .fit))
    case "offset":
      return AnyView(child.offset(x: options.number("x") ?? 0, y: options.number("y") ?? 0))
    case "position":
      return AnyView(child.position(x: options.number("x") ?? 0, y: options.number("y") ?? 0))
    case "layoutPriority":
      return AnyView(child.layoutPriority(Double(options.number("value") ?? 0)))
    case "env":
      return AnyView(
        child.environment(
          \.layoutDirection,
          options.text("layoutDirection") == "rtl" ? .rightToLeft : .leftToRight))
    case "overlay": return AnyView(child.overlay(alignment: alignment) { children[1] })
    case "background": return AnyView(child.background(alignment: alignment) { children[1] })
    case "alignmentGuide": return alignmentGuide(child, options)
    case "cell": return cell(child, options)
    default: return nil
    }
  }

  nonisolated private static func padding(
    _ child: AnyView, _ options: [String: GoldenValue]
  ) -> AnyView {
    if options["default"] != nil { return AnyView(child.padding()) }
    if let all = options.number("all") { return AnyView(child.padding(all)) }
    return AnyView(
      child.padding(
        EdgeInsets(
          top: options.number("top") ?? 0, leading: options.number("leading") ?? 0,
          bottom: options.number("bottom") ?? 0, trailing: options.number("trailing") ?? 0)))
  }

  nonisolated private static func alignmentGuide(
    _ child: AnyView, _ options: [String: GoldenValue]
  ) -> AnyView? {
    let name = options.text("guide") ?? ""
    let alignment = Alignment(named: String(name.dropFirst(2)))
    func value(_ dimensions: ViewDimensions, _ current: CGFloat) -> CGFloat {
      options.number("value")
        ?? options.number("plus").map { current + $0 }
        ?? options.number("fracW").map { dimensions.width * $0 }
        ?? options.number("fracH").map { dimensions.height * $0 } ?? .nan
    }
    if name.hasPrefix("h:") {
      let guide = alignment.horizontal
      return AnyView(child.alignmentGuide(guide) { value($0, $0[guide]) })
    }
    let guide = alignment.vertical
    return AnyView(child.alignmentGuide(guide) { value($0, $0[guide]) })
  }

  nonisolated private static func cell(
    _ child: AnyView, _ options: [String: GoldenValue]
  ) -> AnyView {
    var view = child
    if let span = options.number("span") { view = AnyView(view.gridCellColumns(Int(span))) }
    if let unsized = options["unsized"]?.list {
      var axes: Axis.Set = []
      if unsized.contains(.text("h")) { axes.insert(.horizontal) }
      if unsized.contains(.text("v")) { axes.insert(.vertical) }
      view = AnyView(view.gridCellUnsizedAxes(axes))
    }
    if let anchor = options["anchor"]?.list {
      view = AnyView(
        view.gridCellAnchor(UnitPoint(x: anchor[0].number ?? 0, y: anchor[1].number ?? 0)))
    }
    if let name = options.text("columnAlignment") {
      view = AnyView(view.gridColumnAlignment(Alignment(named: name).horizontal))
    }
    return view
  }
}
