// What is read aloud has no size.

/// Properties of a view that are read aloud.
public struct AccessibilityTraits: SetAlgebra, Sendable {
  private var rawValue: UInt64

  private init(rawValue: UInt64) { self.rawValue = rawValue }

  /// Creates no properties.
  public init() { rawValue = 0 }

  /// It is pressed.
  public static let isButton = AccessibilityTraits(rawValue: 1)
  /// It is a heading.
  public static let isHeader = AccessibilityTraits(rawValue: 2)
  /// It is chosen.
  public static let isSelected = AccessibilityTraits(rawValue: 4)
  /// It leads elsewhere.
  public static let isLink = AccessibilityTraits(rawValue: 8)
  /// It is searched in.
  public static let isSearchField = AccessibilityTraits(rawValue: 16)
  /// It is an image.
  public static let isImage = AccessibilityTraits(rawValue: 32)
  /// It is text that stays.
  public static let isStaticText = AccessibilityTraits(rawValue: 64)
  /// It sums up.
  public static let isSummaryElement = AccessibilityTraits(rawValue: 128)
  /// It changes often.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 256)
  /// It stands before all else.
  public static let isModal = AccessibilityTraits(rawValue: 512)
  /// It is switched.
  public static let isToggle = AccessibilityTraits(rawValue: 1024)
  /// It is touched as it is.
  public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 2048)

  /// Whether a property is among them.
  public func contains(_ member: Self) -> Bool { rawValue & member.rawValue == member.rawValue }
  /// All properties of both.
  public func union(_ other: Self) -> Self { Self(rawValue: rawValue | other.rawValue) }
  /// The properties that both have.
  public func intersection(_ other: Self) -> Self { Self(rawValue: rawValue & other.rawValue) }
  /// The properties that one of them has.
  public func symmetricDifference(_ other: Self) -> Self {
    Self(rawValue: rawValue ^ other.rawValue)
  }
  /// Adds properties.
  public mutating func formUnion(_ other: Self) { self = union(other) }
  /// Keeps the properties that both have.
  public mutating func formIntersection(_ other: Self) { self = intersection(other) }
  /// Keeps the properties that one of them has.
  public mutating func formSymmetricDifference(_ other: Self) {
    self = symmetricDifference(other)
  }
  /// Adds a property.
  @discardableResult
  public mutating func insert(_ newMember: Self) -> (inserted: Bool, memberAfterInsert: Self) {
    defer { formUnion(newMember) }
    return (!contains(newMember), newMember)
  }
  /// Takes a property away.
  @discardableResult
  public mutating func remove(_ member: Self) -> Self? {
    defer { rawValue &= ~member.rawValue }
    return contains(member) ? member : nil
  }
  /// Adds a property.
  @discardableResult
  public mutating func update(with newMember: Self) -> Self? {
    defer { formUnion(newMember) }
    return contains(newMember) ? newMember : nil
  }
}

/// What an action does.
public struct AccessibilityActionKind: Equatable, Sendable {
  private let name: String

  /// What a tap does.
  public static let `default` = AccessibilityActionKind(name: "default")
  /// It goes back.
  public static let escape = AccessibilityActionKind(name: "escape")
  /// What is done most.
  public static let magicTap = AccessibilityActionKind(name: "magicTap")
  /// It deletes.
  public static let delete = AccessibilityActionKind(name: "delete")
}

/// Where a value goes.
public enum AccessibilityAdjustmentDirection: Sendable {
  /// Up or down.
  case increment, decrement
}

/// Which one of a pair.
public enum AccessibilityLabeledPairRole: Sendable {
  /// The label or what it names.
  case label, content
}

/// The level of a heading.
public enum AccessibilityHeadingLevel: UInt, Sendable {
  /// From large to small.
  case unspecified, h1, h2, h3, h4, h5, h6
}

extension View {
  /// Says what this view holds.
  nonisolated public func accessibilityValue(_ value: Text) -> some View { inert() }

  /// Says what this view does.
  nonisolated public func accessibilityHint(_ hint: Text) -> some View { inert() }

  /// Adds properties to this view.
  nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    inert()
  }

  /// Takes properties from this view.
  nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    inert()
  }

  /// Sets the order in which views are read.
  nonisolated public func accessibilitySortPriority(_ priority: Double) -> some View { inert() }

  /// Adds an action.
  nonisolated public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View { inert() }

  /// Adds an action with a name.
  nonisolated public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void)
    -> some View
  { inert() }

  /// Adds an action with a name.
  nonisolated public func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping () -> Void
  ) -> some View { inert() }

  /// Adds actions.
  nonisolated public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content)
    -> some View
  { inert() }

  /// Adds a value that goes up and down.
  nonisolated public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View { inert() }

  /// Sets the names that this view can be called by.
  nonisolated public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S])
    -> some View
  { inert() }

  /// Ties views together.
  nonisolated public func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View { inert() }

  /// Sets what stands for this view.
  nonisolated public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V)
    -> some View
  { inert() }

  /// Sets the level of a heading.
  nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    inert()
  }

  /// Shows this view enlarged on a long press.
  nonisolated public func accessibilityShowsLargeContentViewer() -> some View { inert() }

  /// Keeps colours from being inverted.
  nonisolated public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
    inert()
  }

  /// Lets what is read be another thing than a view's children.
  nonisolated public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V)
    -> some View
  { inert() }

  /// Sets the point that is touched.
  nonisolated public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View {
    inert()
  }

  /// Lets this view answer or not.
  nonisolated public func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true
  ) -> some View { inert() }
}

/// Which view is being read aloud: none.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  /// A way for other views to change which view is read.
  @propertyWrapper
  public struct Binding {
    let binding: LayoutSpec.Binding<Value>

    /// The value.
    public var wrappedValue: Value {
      get { binding.wrappedValue }
      nonmutating set { binding.wrappedValue = newValue }
    }

    /// The binding itself.
    public var projectedValue: AccessibilityFocusState<Value>.Binding { self }
  }

  private let state: State<Value>

  /// Creates a state: no.
  public init() where Value == Bool { state = State(wrappedValue: false) }

  /// Creates a state: none.
  public init<T: Hashable>() where Value == T? { state = State(wrappedValue: nil) }

  /// The value.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  /// A way for other views to change the value.
  public var projectedValue: AccessibilityFocusState<Value>.Binding {
    AccessibilityFocusState<Value>.Binding(binding: state.projectedValue)
  }
}

extension View {
  /// Ties which view is read to a value.
  nonisolated public func accessibilityFocused(
    _ condition: AccessibilityFocusState<Bool>.Binding
  ) -> some View { inert() }

  /// Ties which view is read to a value.
  nonisolated public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View { inert() }
}

// As older files have it.
extension View {
  /// Names this view.
  nonisolated public func accessibility(label: Text) -> some View { inert() }
  /// Says what this view holds.
  nonisolated public func accessibility(value: Text) -> some View { inert() }
  /// Says what this view does.
  nonisolated public func accessibility(hint: Text) -> some View { inert() }
  /// Leaves this view out.
  nonisolated public func accessibility(hidden: Bool) -> some View { inert() }
  /// Names this view for tests.
  nonisolated public func accessibility(identifier: String) -> some View { inert() }
  /// Adds properties to this view.
  nonisolated public func accessibility(addTraits traits: AccessibilityTraits) -> some View {
    inert()
  }
  /// Takes properties from this view.
  nonisolated public func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
    inert()
  }
  /// Sets the order in which views are read.
  nonisolated public func accessibility(sortPriority: Double) -> some View { inert() }
}
