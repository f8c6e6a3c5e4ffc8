// Keys, pointers, drops and fields: nothing arrives here.

/// Which letters a field makes capital.
public struct TextInputAutocapitalization: Sendable {
  /// None.
  public static var never: TextInputAutocapitalization { TextInputAutocapitalization() }
  /// The first of a word.
  public static var words: TextInputAutocapitalization { TextInputAutocapitalization() }
  /// The first of a sentence.
  public static var sentences: TextInputAutocapitalization { TextInputAutocapitalization() }
  /// All.
  public static var characters: TextInputAutocapitalization { TextInputAutocapitalization() }
}

/// What the return key says.
public struct SubmitLabel: Sendable {
  /// A word on a key.
  public static let done = SubmitLabel(), go = SubmitLabel(), send = SubmitLabel()
  /// A word on a key.
  public static let join = SubmitLabel(), route = SubmitLabel(), search = SubmitLabel()
  /// A word on a key.
  public static let `return` = SubmitLabel(), next = SubmitLabel(), `continue` = SubmitLabel()
}

/// Which fields an action is for.
public struct SubmitTriggers: OptionSet, Sendable {
  /// The raw bits.
  public let rawValue: Int
  /// Creates a set from raw bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Fields of text.
  public static let text = SubmitTriggers(rawValue: 1)
  /// Fields to search in.
  public static let search = SubmitTriggers(rawValue: 2)
}

/// What the pointer does over a view.
public enum HoverPhase: Equatable, Sendable {
  /// It is at a point.
  case active(CGPoint)
  /// It is gone.
  case ended
}

/// How the pointer shows over a view.
public struct HoverEffect: Sendable {
  /// As the system likes.
  public static let automatic = HoverEffect()
  /// The view is lit.
  public static let highlight = HoverEffect()
  /// The view rises.
  public static let lift = HoverEffect()
}

/// A key.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// The character of the key.
  public var character: Character
  /// Creates a key.
  public init(_ character: Character) { self.character = character }
  /// Creates a key.
  public init(extendedGraphemeClusterLiteral l: Character) { character = l }
  /// A key without a letter.
  public static let upArrow = KeyEquivalent("\u{F700}"), downArrow = KeyEquivalent("\u{F701}")
  /// A key without a letter.
  public static let leftArrow = KeyEquivalent("\u{F702}"), rightArrow = KeyEquivalent("\u{F703}")
  /// A key without a letter.
  public static let escape = KeyEquivalent("\u{1B}"), delete = KeyEquivalent("\u{8}")
  /// A key without a letter.
  public static let space = KeyEquivalent(" "), tab = KeyEquivalent("\t")
  /// A key without a letter.
  public static let `return` = KeyEquivalent("\r")
}

/// What became of a key.
public struct KeyPress: Sendable {
  /// Whether it was used.
  public enum Result: Sendable {
    /// Yes or no.
    case handled, ignored
  }
}

/// Keys that are held down.
public struct EventModifiers: OptionSet, Sendable {
  /// The raw bits.
  public let rawValue: Int
  /// Creates a set from raw bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// A key.
  public static let capsLock = EventModifiers(rawValue: 1), shift = EventModifiers(rawValue: 2)
  /// A key.
  public static let control = EventModifiers(rawValue: 4), option = EventModifiers(rawValue: 8)
  /// A key.
  public static let command = EventModifiers(rawValue: 16)
}

/// A key with those that are held down.
public struct KeyboardShortcut: Hashable, Sendable {
  /// The key.
  public var key: KeyEquivalent
  /// Creates a shortcut.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) { self.key = key }
  /// The return key.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// The escape key.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}

/// Where a field to search in stands.
public struct SearchFieldPlacement: Sendable {
  /// As the system likes.
  public static let automatic = SearchFieldPlacement()
  /// In the toolbar.
  public static let toolbar = SearchFieldPlacement()
  /// In the sidebar.
  public static let sidebar = SearchFieldPlacement()
  /// In the drawer of the navigation bar.
  public static let navigationBarDrawer = SearchFieldPlacement()
}

/// What a hand feels.
public struct SensoryFeedback: Equatable, Sendable {
  private let name: String
  /// A feeling.
  public static let success = SensoryFeedback(name: "success")
  /// A feeling.
  public static let warning = SensoryFeedback(name: "warning")
  /// A feeling.
  public static let error = SensoryFeedback(name: "error")
  /// A feeling.
  public static let selection = SensoryFeedback(name: "selection")
  /// A feeling.
  public static let impact = SensoryFeedback(name: "impact")
}

/// What the shape of a view's content is for.
public struct ContentShapeKinds: OptionSet, Sendable {
  /// The raw bits.
  public let rawValue: Int
  /// Creates a set from raw bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Touches.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// Previews.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// Menus.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// Pointers.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
}

/// What is dragged.
public class NSItemProvider {
  /// Creates an empty one.
  public init() {}
  /// Wraps an object.
  public init(object: Any) {}
}

extension View {
  /// Sets the keyboard of a field.
  nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View { inert() }

  /// Sets which letters a field makes capital.
  nonisolated public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View { inert() }

  /// Sets which letters a field makes capital.
  nonisolated public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    inert()
  }

  /// Keeps a field from being corrected.
  nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View { inert() }

  /// Keeps a field from being corrected.
  nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View { inert() }

  /// Sets what the return key says.
  nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View { inert() }

  /// Runs an action when a field is done.
  nonisolated public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> some View { inert() }

  /// Lets a view have the focus.
  nonisolated public func focusable(_ isFocusable: Bool = true) -> some View { inert() }

  /// Ties the focus to a value.
  nonisolated public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View { inert() }

  /// Ties the focus to a value.
  nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View { inert() }

  /// Runs an action when the pointer comes or goes.
  nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View { inert() }

  /// Runs an action while the pointer moves.
  nonisolated public func onContinuousHover(
    coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View { inert() }

  /// Shows the pointer over this view.
  nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { inert() }

  /// Lets this view be dragged.
  nonisolated public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View { inert() }

  /// Lets this view be dragged.
  nonisolated public func draggable<T>(_ payload: @autoclosure @escaping () -> T) -> some View {
    inert()
  }

  /// Lets this view be dragged.
  nonisolated public func draggable<T, V: View>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View { inert() }

  /// Lets things be dropped on this view.
  nonisolated public func dropDestination<T>(
    for payloadType: T.Type = T.self, action: @escaping ([T], CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View { inert() }

  /// Runs an action on a key.
  nonisolated public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result)
    -> some View
  { inert() }

  /// Ties a key to a control.
  nonisolated public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some View { inert() }

  /// Ties a key to a control.
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View { inert() }

  /// Runs an action when a publisher speaks.
  nonisolated public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never { inert() }

  /// Runs an action when a link is opened.
  nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    inert()
  }

  /// Runs a task while a value stays.
  nonisolated public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    _ action: @escaping @Sendable () async -> Void
  ) -> some View { inert() }

  /// Runs an action when it is pulled.
  nonisolated public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
    inert()
  }

  /// Adds a field to search in.
  nonisolated public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View { inert() }

  /// Adds a field to search in.
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View { inert() }

  /// Plays a feeling where a value changes.
  nonisolated public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T)
    -> some View
  { inert() }

  /// Runs an action on a tap, with its place.
  nonisolated public func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View { inert() }

  /// Runs an action on a tap, with its place.
  nonisolated public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View { inert() }

  /// Runs an action on a long press.
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View { inert() }

  /// Runs an action on a long press.
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil,
    perform action: @escaping () -> Void
  ) -> some View { inert() }

  /// Adds a gesture.
  nonisolated public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all)
    -> some View
  { inert() }

  /// Adds a gesture.
  nonisolated public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    inert()
  }

  /// Adds a gesture that goes first.
  nonisolated public func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View { inert() }

  /// Adds a gesture beside the others.
  nonisolated public func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View { inert() }

  /// Sets the shape that touches are tested against.
  nonisolated public func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View { inert() }

  /// Keeps the system's gestures waiting.
  nonisolated public func defersSystemGestures(on edges: Edge.Set) -> some View { inert() }
}
