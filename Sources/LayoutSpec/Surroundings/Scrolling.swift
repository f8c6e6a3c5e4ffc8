// How a container scrolls: everything is laid out as it is before anyone scrolls.

/// Whether scroll indicators are shown.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  private let name: String

  /// As the system likes.
  public static let automatic = ScrollIndicatorVisibility(name: "automatic")
  /// Yes.
  public static let visible = ScrollIndicatorVisibility(name: "visible")
  /// No.
  public static let hidden = ScrollIndicatorVisibility(name: "hidden")
  /// In no case.
  public static let never = ScrollIndicatorVisibility(name: "never")
}

/// When a container bounces.
public struct ScrollBounceBehavior: Hashable, Sendable {
  private let name: String

  /// As the system likes.
  public static let automatic = ScrollBounceBehavior(name: "automatic")
  /// Always.
  public static let always = ScrollBounceBehavior(name: "always")
  /// Where the content is longer than it.
  public static let basedOnSize = ScrollBounceBehavior(name: "basedOnSize")
}

/// How scrolling hides the keyboard.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  private let name: String

  /// As the system likes.
  public static let automatic = ScrollDismissesKeyboardMode(name: "automatic")
  /// At once.
  public static let immediately = ScrollDismissesKeyboardMode(name: "immediately")
  /// With the finger.
  public static let interactively = ScrollDismissesKeyboardMode(name: "interactively")
  /// Not at all.
  public static let never = ScrollDismissesKeyboardMode(name: "never")
}

/// What margins are for.
public struct ContentMarginPlacement: Hashable, Sendable {
  private let name: String

  /// For both of the others.
  public static let automatic = ContentMarginPlacement(name: "automatic")
  /// For the content.
  public static let scrollContent = ContentMarginPlacement(name: "scrollContent")
  /// For the indicators.
  public static let scrollIndicators = ContentMarginPlacement(name: "scrollIndicators")
}

/// What scrolling is doing.
public enum ScrollPhase: Hashable, Sendable {
  /// Nothing, or one of the ways to scroll.
  case idle, tracking, interacting, decelerating, animating

  /// Whether it scrolls.
  public var isScrolling: Bool { self != .idle }
}

/// Where a container is scrolled to, and how large all of it is.
public struct ScrollGeometry: Equatable, Sendable {
  /// Where it is scrolled to.
  public var contentOffset = CGPoint.zero
  /// How large the content is.
  public var contentSize = CGSize.zero
  /// The margins of the content.
  public var contentInsets = EdgeInsets()
  /// How large the container is.
  public var containerSize = CGSize.zero
  /// The part that is seen.
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
  /// The whole.
  public var bounds: CGRect { visibleRect }
}

/// Where a container is scrolled to.
public struct ScrollPosition: Equatable, Sendable {
  /// Creates a position that follows no view.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self) {}

  /// Creates a position at an edge.
  public init(edge: Edge) {}

  /// Scrolls to an edge.
  public mutating func scrollTo(edge: Edge) {}

  /// Scrolls to a view.
  public mutating func scrollTo(id: some Hashable, anchor: UnitPoint? = nil) {}

  /// Scrolls to a point.
  public mutating func scrollTo(point: CGPoint) {}

  /// Scrolls along one axis.
  public mutating func scrollTo(y: CGFloat) {}

  /// Scrolls along one axis.
  public mutating func scrollTo(x: CGFloat) {}
}

/// Where scrolling would stop.
public struct ScrollTarget: Hashable, @unchecked Sendable {
  /// The part that would be seen.
  public var rect: CGRect

  /// The anchor of that part.
  public var anchor: UnitPoint?

  /// Compares the parts.
  public func hash(into hasher: inout Hasher) { hasher.combine(rect.minX) }
}

/// What is known when scrolling is about to stop.
public struct ScrollTargetBehaviorContext {
  /// Where it began.
  public var originalTarget: ScrollTarget
  /// How fast it is.
  public var velocity: CGVector
  /// How large the content is.
  public var contentSize: CGSize
  /// How large the container is.
  public var containerSize: CGSize
  /// The axes on which it scrolls.
  public var axes: Axis.Set
}

/// Where scrolling stops.
public protocol ScrollTargetBehavior {
  /// What is known when scrolling is about to stop.
  typealias TargetContext = ScrollTargetBehaviorContext

  /// Moves the place where it stops.
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}

/// It stops at pages.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  /// Creates the behaviour.
  public init() {}

  /// Nothing scrolls here.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

/// It stops at views.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// How many views at most are passed.
  public struct LimitBehavior: Sendable {
    /// As the system likes.
    public static let automatic = LimitBehavior()
    /// A few.
    public static let always = LimitBehavior()
    /// Any number.
    public static let never = LimitBehavior()
    /// One.
    public static let alwaysByOne = LimitBehavior()
  }

  /// Creates the behaviour.
  public init(limitBehavior: LimitBehavior = .automatic) {}

  /// Nothing scrolls here.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// It stops at pages.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// It stops at views.
  public static var viewAligned: ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior()
  }

  /// It stops at views.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> Self { ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior) }
}

extension View {
  /// Lets the subviews of this layout be what scrolling stops at.
  nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View { inert() }

  /// Lets this view be what scrolling stops at.
  nonisolated public func scrollTarget(isEnabled: Bool = true) -> some View { inert() }

  /// Sets where scrolling stops.
  nonisolated public func scrollTargetBehavior<B: ScrollTargetBehavior>(_ behavior: B) -> some View
  { inert() }

  /// Ties where it is scrolled to a value.
  nonisolated public func scrollPosition(id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil)
    -> some View
  { inert() }

  /// Ties where it is scrolled to a value.
  nonisolated public func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> some View { inert() }

  /// Shows scroll indicators or not.
  nonisolated public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View { inert() }

  /// Keeps containers from scrolling.
  nonisolated public func scrollDisabled(_ disabled: Bool) -> some View { inert() }

  /// Draws beyond a scrolling container or not.
  nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View { inert() }

  /// Shows what lies behind a scrolling container or not.
  nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View { inert() }

  /// Sets when a container bounces.
  nonisolated public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View { inert() }

  /// Sets how scrolling hides the keyboard.
  nonisolated public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View
  { inert() }

  /// Sets where a container is scrolled to at first.
  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { inert() }

  /// Runs an action where the geometry of scrolling changes.
  nonisolated public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (T, T) -> Void
  ) -> some View { inert() }

  /// Runs an action where this view is scrolled in or out.
  nonisolated public func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> some View { inert() }

  /// Runs an action where scrolling begins or ends.
  nonisolated public func onScrollPhaseChange(
    _ action: @escaping (ScrollPhase, ScrollPhase) -> Void
  ) -> some View { inert() }

  /// Sets the margins of scrolling content; they are not laid out here.
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View { inert() }

  /// Sets the margins of scrolling content; they are not laid out here.
  nonisolated public func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View { inert() }
}
