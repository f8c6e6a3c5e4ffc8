import Generators
import LayoutSpec

/// What is special about the subviews of a call; laws that it would excuse do not apply.
package struct SubviewTraits: OptionSet, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Some view in some subview has an explicit alignment guide.
  package static let guides = SubviewTraits(rawValue: 1 << 0)
  /// Some view in some subview is a text, which has baselines.
  package static let text = SubviewTraits(rawValue: 1 << 1)
  /// Not all subviews have the same priority.
  package static let priorities = SubviewTraits(rawValue: 1 << 2)
  /// Some subview is more than a rigid frame around `Color.clear`.
  package static let yielding = SubviewTraits(rawValue: 1 << 3)
  /// Some subview carries layout values.
  package static let values = SubviewTraits(rawValue: 1 << 4)

  /// The subviews are not those that the scenario says.
  package static let substituted = SubviewTraits(rawValue: 1 << 5)

  init(_ trees: [ViewTree], _ subviews: LayoutSubviews, areSubstituted: Bool) {
    if areSubstituted {
      self = [.guides, .text, .priorities, .yielding, .values, .substituted]
      return
    }
    var traits: SubviewTraits = []
    for tree in trees {
      if !tree.isRigid { traits.insert(.yielding) }
      tree.note(&traits)
    }
    var index = 1
    let elements = subviews.elements
    while index < elements.count {
      if elements[index].node.priority != elements[0].node.priority {
        traits.insert(.priorities)
        break
      }
      index += 1
    }
    self = traits
  }
}

extension ViewTree {
  /// Whether this is `Color.clear` in a frame that fixes both lengths.
  var isRigid: Bool {
    if case .modified(.color, .frame(.some, .some)) = self { return true }
    return false
  }

  /// Whether there is neither text nor an explicit guide in the tree.
  var isPlain: Bool {
    var traits: SubviewTraits = []
    note(&traits)
    return traits.isDisjoint(with: [.guides, .text])
  }

  fileprivate func note(_ traits: inout SubviewTraits) {
    switch self {
    case .color, .spacer, .image: break
    case .text: traits.insert(.text)
    case .hstack(_, _, let children), .vstack(_, _, let children), .zstack(_, _, let children):
      for child in children { child.note(&traits) }
    case .modified(let content, let modifier):
      content.note(&traits)
      switch modifier {
      case .horizontalGuide, .verticalGuide: traits.insert(.guides)
      case .layoutValues: traits.insert(.values)
      default: break
      }
    }
  }
}
