/// An app: it is compiled, and never run here.
@MainActor @preconcurrency
public protocol App {
  /// The type of its scenes.
  associatedtype Body: Scene

  /// Its scenes.
  @SceneBuilder var body: Body { get }

  /// Creates the app.
  init()
}

extension App {
  /// Does nothing: there is no screen.
  public static func main() {}
}

/// A part of an app.
@MainActor @preconcurrency
public protocol Scene {
  /// The type of what it consists of.
  associatedtype Body: Scene

  /// What it consists of.
  @SceneBuilder var body: Body { get }
}

extension Never: Scene {}

/// Windows that show a view.
public struct WindowGroup<Content: View>: Scene {
  /// Creates windows.
  nonisolated public init(@ViewBuilder content: () -> Content) {}

  /// Creates windows with a title.
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {}

  /// Creates windows that can be told apart.
  nonisolated public init(id: String, @ViewBuilder content: () -> Content) {}

  /// Traps: the specification knows windows itself.
  public var body: Never { preconditionFailure("windows have no body") }
}

/// A window.
public struct Window<Content: View>: Scene {
  /// Creates a window.
  nonisolated public init<S: StringProtocol>(
    _ title: S, id: String, @ViewBuilder content: () -> Content
  ) {}

  /// Traps: the specification knows windows itself.
  public var body: Never { preconditionFailure("a window has no body") }
}

/// The window of an app's settings.
public struct Settings<Content: View>: Scene {
  /// Creates a window.
  nonisolated public init(@ViewBuilder content: () -> Content) {}

  /// Traps: the specification knows windows itself.
  public var body: Never { preconditionFailure("a window has no body") }
}

/// Several parts of an app.
public struct _Scenes: Scene {
  /// Traps: the specification knows the parts itself.
  public var body: Never { preconditionFailure("scenes have no body") }
}

/// Builds the parts of an app.
@resultBuilder
public enum SceneBuilder {
  /// Takes one.
  nonisolated public static func buildBlock<S: Scene>(_ scene: S) -> S { scene }

  /// Takes several.
  nonisolated public static func buildBlock<each S: Scene>(_ scene: repeat each S) -> _Scenes {
    _Scenes()
  }
}

extension Scene {
  /// Sets the size of a new window.
  nonisolated public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }

  /// Sets how the size of a window follows that of its view.
  nonisolated public func windowResizability(_ resizability: WindowResizability) -> some Scene {
    self
  }

  /// Changes a value of the environment of all views.
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some Scene { self }

  /// Gives an object to all views.
  nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
    self
  }

  /// Gives an object to all views.
  nonisolated public func environment<T: AnyObject>(_ object: T?) -> some Scene { self }
}

/// How the size of a window follows that of its view.
public struct WindowResizability: Sendable {
  /// As the system likes.
  public static let automatic = WindowResizability()
  /// Exactly.
  public static let contentSize = WindowResizability()
  /// At least.
  public static let contentMinSize = WindowResizability()
}

/// Whether an app is being used.
public enum ScenePhase: Comparable, Hashable, Sendable {
  /// Not seen, not used, used.
  case background, inactive, active
}
