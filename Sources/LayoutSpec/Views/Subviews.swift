/// One of the views of another view, taken apart: laid out as itself.
nonisolated public struct Subview: _PrimitiveView, Identifiable {
  /// What tells it apart from the others: its place among them.
  public let id: Int
  let view: AnyView

  /// What the view carries for its container, read where the environment is not known yet.
  public var containerValues: ContainerValues {
    let all = view.nodes(_NodeInputs()).nodes
    let key = ContainerValues.Key.self
    guard all.indices.contains(id) else { return ContainerValues() }
    return all[id].layoutValue(ObjectIdentifier(key), of: ContainerValues.self) as? ContainerValues
      ?? ContainerValues()
  }

  /// Adds the nodes of the view at its place.
  public static func _makeNodes(
    of view: Self, inputs: _NodeInputs, into nodes: inout _NodeList
  ) {
    let all = view.view.nodes(inputs).nodes
    if all.indices.contains(view.id) { nodes.append(all[view.id]) }
  }
}

/// The views of another view, taken apart.
nonisolated public struct SubviewsCollection: RandomAccessCollection, _PrimitiveView {
  private let subviews: [Subview]

  init(_ subviews: [Subview]) { self.subviews = subviews }

  /// The first place.
  public var startIndex: Int { 0 }

  /// The place after the last.
  public var endIndex: Int { subviews.count }

  /// The view at a place.
  public subscript(index: Int) -> Subview { subviews[index] }

  /// Some of the views.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(base: subviews[bounds])
  }

  /// A part of the views.
  public typealias SubSequence = SubviewsCollectionSlice

  /// Adds the nodes of all of them.
  public static func _makeNodes(
    of view: Self, inputs: _NodeInputs, into nodes: inout _NodeList
  ) {
    for subview in view.subviews { subview.addNodes(inputs, into: &nodes) }
  }
}

/// Some of the views of another view.
nonisolated public struct SubviewsCollectionSlice: RandomAccessCollection, _PrimitiveView {
  let base: ArraySlice<Subview>

  /// The first place.
  public var startIndex: Int { base.startIndex }

  /// The place after the last.
  public var endIndex: Int { base.endIndex }

  /// The view at a place.
  public subscript(index: Int) -> Subview { base[index] }

  /// Some of the views.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(base: base[bounds])
  }

  /// A part of the views.
  public typealias SubSequence = SubviewsCollectionSlice

  /// Adds the nodes of all of them.
  public static func _makeNodes(
    of view: Self, inputs: _NodeInputs, into nodes: inout _NodeList
  ) {
    for subview in view.base { subview.addNodes(inputs, into: &nodes) }
  }
}

/// Makes a view of another view's subviews.
nonisolated struct _SubviewsReader<Base: View, Result: View>: _PrimitiveView {
  let base: Base
  let transform: (SubviewsCollection) -> Result

  static func _makeNodes(of view: Self, inputs: _NodeInputs, into nodes: inout _NodeList) {
    let erased = AnyView(view.base)
    let count = view.base.nodes(inputs).nodes.count
    let subviews = SubviewsCollection((0..<count).map { Subview(id: $0, view: erased) })
    nonisolated(unsafe) let view = view
    nonisolated(unsafe) let collection = subviews
    let result = inputs.evaluate { view.transform(collection) }
    result.addNodes(inputs, into: &nodes)
  }
}

/// A group that is made of another view's subviews.
nonisolated public struct GroupElementsOfContent<Subviews: View, Content: View>: _ComposedView {
  let base: Subviews
  let transform: (SubviewsCollection) -> Content

  /// What is made of the subviews.
  public var _composition: some View { _SubviewsReader(base: base, transform: transform) }
}

extension Group where Content: View {
  /// Makes a view of another view's subviews.
  nonisolated public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    self.init { GroupElementsOfContent(base: view, transform: transform) }
  }
}

/// The views that are made of another view's subviews, one for each.
nonisolated public struct ForEachSubviewContent<Base: View, Result: View>: _ComposedView {
  let base: Base
  let transform: (Subview) -> Result

  /// The views.
  public var _composition: some View {
    _SubviewsReader(base: base) { subviews in ForEach(subviews) { transform($0) } }
  }
}

extension ForEach where Data == CollectionOfOne<Int>, ID == Int, Content: View {
  /// Makes a view for each of another view's subviews.
  nonisolated public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder content: @escaping (Subview) -> Result
  ) where Content == ForEachSubviewContent<Base, Result> {
    data = CollectionOfOne(0)
    self.content = { _ in ForEachSubviewContent(base: view, transform: content) }
  }
}

/// What a view carries for its container: a layout can read it of its subviews.
public struct ContainerValues {
  private var values: [ObjectIdentifier: Any] = [:]

  init() {}

  enum Key: LayoutValueKey {
    static var defaultValue: ContainerValues { ContainerValues() }
  }

  /// The value of a key, its default where nobody set one.
  public subscript<K: ContainerValueKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// A key for a value that a view carries for its container.
public protocol ContainerValueKey {
  /// The type of the value.
  associatedtype Value

  /// The value where nobody set one.
  static var defaultValue: Value { get }
}

extension View {
  /// Sets a value for the container of this view.
  nonisolated public func containerValue<V>(
    _ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V
  ) -> some View {
    transformedLayoutValue(key: ContainerValues.Key.self) { $0[keyPath: keyPath] = value }
  }
}

extension LayoutSubview {
  /// What the subview carries for its container.
  public var containerValues: ContainerValues { self[ContainerValues.Key.self] }
}
