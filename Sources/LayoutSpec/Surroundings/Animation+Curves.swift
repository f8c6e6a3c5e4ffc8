extension Animation {
  /// Along a cubic curve.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation { .default }

  /// Like a spring that follows a finger.
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation { spring }

  /// Like a spring that follows a finger.
  public static var interactiveSpring: Animation { spring }

  /// Like a spring.
  public static func interpolatingSpring(
    mass: Double = 1.0, stiffness: Double, damping: Double, initialVelocity: Double = 0.0
  ) -> Animation { spring }

  /// Like a spring.
  public static var interpolatingSpring: Animation { spring }

  /// Like a spring.
  @_disfavoredOverload
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0.0, blendDuration: Double = 0
  ) -> Animation { spring }

  /// Like a spring.
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0.0) -> Animation {
    Animation.spring
  }

  /// Like a spring that overshoots.
  public static func bouncy(
    duration: TimeInterval = 0.5, extraBounce: Double = 0.0
  ) -> Animation { bouncy }

  /// Like a spring that does not overshoot.
  public static func smooth(
    duration: TimeInterval = 0.5, extraBounce: Double = 0.0
  ) -> Animation { smooth }

  /// Like a stiff spring.
  public static func snappy(
    duration: TimeInterval = 0.5, extraBounce: Double = 0.0
  ) -> Animation { snappy }

  /// At another pace.
  public func logicallyComplete(after duration: TimeInterval) -> Animation { self }
}

/// A spring.
public struct Spring: Hashable, Sendable {
  /// How long it moves.
  public var duration: TimeInterval

  /// How far it overshoots.
  public var bounce: Double

  /// Creates a spring.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0.0) {
    (self.duration, self.bounce) = (duration, bounce)
  }

  /// A spring that does not overshoot.
  public static let smooth = Spring()
  /// A stiff spring.
  public static let snappy = Spring(bounce: 0.15)
  /// A spring that overshoots.
  public static let bouncy = Spring(bounce: 0.3)
}

extension AnyTransition {
  /// One way to come, another to go.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition { insertion }

  /// It comes from elsewhere.
  public static func offset(_ offset: CGSize) -> AnyTransition { identity }

  /// It comes from elsewhere.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { identity }

  /// It grows from a size.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    identity
  }

  /// It pushes what was there away.
  public static func push(from edge: Edge) -> AnyTransition { identity }

  /// It goes from one modifier to another.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    AnyTransition.identity
  }

  /// It goes from one modifier to another.
  public init<T: Transition>(_ transition: T) { self = .identity }

  /// It runs like this.
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

/// How a view comes and goes, as a type.
@MainActor @preconcurrency
public protocol Transition {
  /// The type of the changed view.
  associatedtype Body: View

  /// The view that comes and goes.
  typealias Content = PlaceholderContentView<AnyView>

  /// The view on its way.
  @ViewBuilder func body(content: Self.Content, phase: TransitionPhase) -> Self.Body
}

/// Where a view is on its way.
public enum TransitionPhase: Hashable, Sendable {
  /// It will come, it is there, it has gone.
  case willAppear, identity, didDisappear

  /// Whether it is there.
  public var isIdentity: Bool { self == .identity }

  /// -1, 0 or 1.
  public var value: Double { self == .identity ? 0 : self == .willAppear ? -1 : 1 }
}

/// It is blurred away.
public struct BlurReplaceTransition: Transition {
  /// Creates the transition.
  nonisolated public init() {}

  /// The view itself.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

extension Transition where Self == BlurReplaceTransition {
  /// It is blurred away.
  nonisolated public static var blurReplace: BlurReplaceTransition { BlurReplaceTransition() }
}

/// How the content of a view changes.
public struct ContentTransition: Equatable, Sendable {
  private let name: String

  /// At once.
  public static let identity = ContentTransition(name: "identity")
  /// It fades.
  public static let opacity = ContentTransition(name: "opacity")
  /// In between.
  public static let interpolate = ContentTransition(name: "interpolate")
  /// Symbol by symbol.
  public static let symbolEffect = ContentTransition(name: "symbolEffect")

  /// Digit by digit.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(name: "numericText")
  }

  /// Digit by digit.
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(name: "numericText")
  }
}

extension View {
  /// Sets how this view comes and goes.
  nonisolated public func transition<T: Transition>(_ transition: T) -> some View { inert() }

  /// Sets how the content of this view changes.
  nonisolated public func contentTransition(_ transition: ContentTransition) -> some View {
    inert()
  }

  /// Shows this view in the first of some phases.
  nonisolated public func phaseAnimator<Phase: Equatable, V: View>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> V,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    Array(phases).first.map { content(PlaceholderContentView(content: self), $0) }
  }

  /// Shows this view in the first of some phases.
  nonisolated public func phaseAnimator<Phase: Equatable, V: View>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> V,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    Array(phases).first.map { content(PlaceholderContentView(content: self), $0) }
  }
}

/// A view that goes through phases: it stays in the first one here.
nonisolated public struct PhaseAnimator<Phase: Equatable, Content: View>: _ComposedView {
  private let content: Content?

  /// Creates a view.
  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) { self.content = Array(phases).first.map(content) }

  /// Creates a view that begins anew where a value changes.
  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) { self.content = Array(phases).first.map(content) }

  /// The first phase.
  public var _composition: some View { content }
}
