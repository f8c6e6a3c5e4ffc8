import Generators
import LayoutSpec

/// Draws a value for a layout's parameter of the given type and name.
///
/// Throws ``UnmakeableParameter`` where no value of the type can be generated.
/// `Never` stands for no value: with the name `(` a composed value begins, and with `)` it ends. What
/// follows the `)` is how the value is written, `generated` for each value drawn in between; nothing
/// if it is not shown.
public typealias ParameterDraw = (Any.Type, String) throws -> Any

/// A layout to certify, and how to make it.
public struct LayoutSubject: Sendable {
  /// The layout's type, nested ones with their outer types.
  public let name: String
  /// The file that declares it.
  public let file: String?
  /// The line of the declaration, starting at 1.
  public let line: Int?
  /// The Swift expression that makes it; the word `generated` stands for each drawn parameter, in
  /// the order in which they are drawn.
  public let instance: String

  /// Draws the layout and what is needed to show it and to aim proposals at it.
  let draw: @Sendable (ChoiceSource) throws -> DrawnLayout

  /// Describes a layout.
  public init(
    name: String, file: String? = nil, line: Int? = nil, instance: String,
    make: @escaping @Sendable (ParameterDraw) throws -> any Layout
  ) {
    self.name = name
    self.file = file
    self.line = line
    self.instance = instance
    let literals = Self.numbers(in: instance)
    // Taken apart once: a case must not cost more than running it.
    let pieces = Self.pieces(of: instance)
    draw = { source in
      var texts: [String] = []
      var lengths = literals
      // How many texts there were when each composed value began.
      var begun: [Int] = []
      let layout = try make { type, name in
        if type == Never.self {
          if name == "(" {
            begun.append(texts.count)
          } else if let start = begun.popLast() {
            let own = Array(texts[start...])
            texts.removeLast(own.count)
            let template = String(name.dropFirst())
            if !template.isEmpty {
              texts.append(Self.filled(Self.pieces(of: template), with: own))
            }
          }
          return ()
        }
        let (value, text) = try source.parameter(type, named: name)
        texts.append(text)
        if let length = value as? CGFloat { lengths.append(length) }
        if let length = value as? Double { lengths.append(CGFloat(length)) }
        return value
      }
      return DrawnLayout(
        layout: layout, instance: Self.filled(pieces, with: texts), lengths: lengths)
    }
  }

  /// Describes a layout that is there already.
  public init<L: Layout>(_ layout: L) {
    self.init(name: String(describing: L.self), instance: InstanceText.describe(layout)) { _ in
      layout
    }
  }

  /// Describes a layout that is drawn anew for each case.
  public init<L: Layout>(generating gen: Gen<L>) {
    name = String(describing: L.self)
    file = nil
    line = nil
    instance = "\(name)(generated)"
    draw = { source in
      let layout = try gen.draw(from: source)
      let text = InstanceText.describe(layout)
      return DrawnLayout(layout: layout, instance: text, lengths: Self.numbers(in: text))
    }
  }
}

/// A layout, the Swift expression that makes it, and the lengths in it.
struct DrawnLayout {
  var layout: any Layout
  var instance: String
  var lengths: [CGFloat]
}

/// One case: a layout with its parameters, and what is done with it.
package struct LayoutCase {
  package var layout: any Layout
  package var instance: String
  package var scenario: Scenario
}

extension LayoutSubject {
  /// Random cases: the layout's parameters first, then the scenario. Choices that begin as those of
  /// the small scope do stand for a case of it, with the layout's simplest parameters.
  package var gen: Gen<LayoutCase> {
    Gen { source in
      if source.isInSmallScope {
        let simplest = try draw(ChoiceSource(replaying: ChoiceSequence()))
        return LayoutCase(
          layout: simplest.layout, instance: simplest.instance,
          scenario: source.smallScenario(lengths: simplest.lengths))
      }
      let drawn = try draw(source)
      return LayoutCase(
        layout: drawn.layout, instance: drawn.instance,
        scenario: source.scenario(lengths: drawn.lengths))
    }
  }

  /// The pieces of a template between the words `generated`.
  private static func pieces(of template: String) -> [String] {
    template.split(separator: /\bgenerated\b/, omittingEmptySubsequences: false).map(String.init)
  }

  /// The pieces with a value in each gap; gaps without a value stay as they were.
  private static func filled(_ pieces: [String], with texts: [String]) -> String {
    var result = pieces[0]
    for (index, piece) in pieces.dropFirst().enumerated() {
      result += index < texts.count ? texts[index] : "generated"
      result += piece
    }
    return result
  }

  /// The number literals of an expression: the gaps that the layout is likely to put somewhere.
  private static func numbers(in expression: String) -> [CGFloat] {
    expression.split { !$0.isNumber && $0 != "." }.compactMap { Double($0) }.map { CGFloat($0) }
  }
}
