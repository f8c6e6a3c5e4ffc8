/// How a change runs in time; the specification knows only where it ends.
public struct Animation: Hashable, Sendable {
  private let name: String

  /// The system's animation.
  public static let `default` = Animation(name: "default")
  /// At constant speed.
  public static let linear = Animation(name: "linear")
  /// Slow at first.
  public static let easeIn = Animation(name: "easeIn")
  /// Slow at last.
  public static let easeOut = Animation(name: "easeOut")
  /// Slow at both ends.
  public static let easeInOut = Animation(name: "easeInOut")
  /// Like a spring.
  public static let spring = Animation(name: "spring")
  /// Like a spring that overshoots.
  public static let bouncy = Animation(name: "bouncy")
  /// Like a spring that does not overshoot.
  public static let smooth = Animation(name: "smooth")
  /// Like a stiff spring.
  public static let snappy = Animation(name: "snappy")

  /// At constant speed.
  public static func linear(duration: TimeInterval) -> Animation { linear }

  /// Slow at first.
  public static func easeIn(duration: TimeInterval) -> Animation { easeIn }

  /// Slow at last.
  public static func easeOut(duration: TimeInterval) -> Animation { easeOut }

  /// Slow at both ends.
  public static func easeInOut(duration: TimeInterval) -> Animation { easeInOut }

  /// Like a spring.
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation { spring }

  /// This animation, later.
  public func delay(_ delay: TimeInterval) -> Animation { self }

  /// This animation, faster.
  public func speed(_ speed: Double) -> Animation { self }

  /// This animation, several times.
  public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation { self }

  /// This animation without end.
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }
}

/// How a view comes and goes.
public struct AnyTransition: Sendable {
  /// It fades.
  public static let opacity = AnyTransition()

  /// It grows.
  public static let scale = AnyTransition()

  /// It slides.
  public static let slide = AnyTransition()

  /// It is there at once.
  public static let identity = AnyTransition()

  /// It moves in from an edge.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition() }

  /// Both transitions at once.
  public func combined(with other: AnyTransition) -> AnyTransition { self }
}

/// Runs a change that views would animate.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result { try body() }

extension View {
  /// Animates this view where a value changes.
  nonisolated public func animation<V: Equatable>(
    _ animation: Animation?, value: V
  ) -> some View { inert() }

  /// Animates this view.
  nonisolated public func animation(_ animation: Animation?) -> some View { inert() }

  /// Sets how this view comes and goes.
  nonisolated public func transition(_ t: AnyTransition) -> some View { inert() }
}
