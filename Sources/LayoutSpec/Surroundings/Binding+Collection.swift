extension Binding {
  /// A binding to the value inside an optional, `nil` if there is none.
  public init?(_ base: Binding<Value?>) {
    guard let first = base.wrappedValue else { return nil }
    self.init(get: { base.wrappedValue ?? first }, set: { base.wrappedValue = $0 })
  }

  /// A binding to an optional of the value.
  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(
      get: { base.wrappedValue },
      set: { value in
        if let value { base.wrappedValue = value }
      })
  }

  /// A binding to the value as a key.
  public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
    self.init(
      get: { base.wrappedValue },
      set: { value in
        if let value = value as? V { base.wrappedValue = value }
      })
  }

  /// A binding whose changes are animated.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }

  /// A binding whose changes belong to a transaction.
  public func transaction(_ transaction: Transaction) -> Binding<Value> { self }
}

extension Binding: Identifiable where Value: Identifiable {
  /// The identity of the value.
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
  /// Bindings to the elements.
  public typealias Element = Binding<Value.Element>
  /// Walks over bindings to the elements.
  public typealias Iterator = IndexingIterator<Binding<Value>>
  /// A part of the bindings.
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  /// The place of an element.
  public typealias Index = Value.Index
  /// The places of the elements.
  public typealias Indices = Value.Indices

  /// The first place.
  public var startIndex: Index { wrappedValue.startIndex }
  /// The place after the last.
  public var endIndex: Index { wrappedValue.endIndex }
  /// The places.
  public var indices: Indices { wrappedValue.indices }

  /// The next place.
  public func index(after i: Index) -> Index { wrappedValue.index(after: i) }

  /// A binding to an element.
  public subscript(position: Index) -> Binding<Value.Element> {
    Binding<Value.Element>(
      get: { wrappedValue[position] }, set: { wrappedValue[position] = $0 })
  }
}

extension Binding: BidirectionalCollection
where Value: BidirectionalCollection, Value: MutableCollection {
  /// The place before.
  public func index(before i: Index) -> Index { wrappedValue.index(before: i) }
}

extension Binding: RandomAccessCollection
where Value: MutableCollection, Value: RandomAccessCollection {}

extension ForEach where Content: View {
  /// Creates a view for each element of a binding, told apart by a key path.
  nonisolated public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Index: Hashable {
    let elements = data.wrappedValue
    self.data = elements.indices.lazy.map { ($0, elements[$0][keyPath: id]) }
    self.content = { content(data[$0.0]) }
  }

  /// Creates a view for each identifiable element of a binding.
  nonisolated public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Element: Identifiable,
    ID == C.Element.ID, C.Index: Hashable
  {
    self.init(data, id: \.id, content: content)
  }
}

/// A list of views that can be changed by hand: nobody does here.
public protocol DynamicViewContent: View {}

extension ForEach: DynamicViewContent where Content: View {}

extension DynamicViewContent {
  /// Runs an action when elements are deleted.
  nonisolated public func onDelete(perform action: ((IndexSet) -> Void)?) -> some View { inert() }

  /// Runs an action when elements are moved.
  nonisolated public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some View {
    inert()
  }
}
