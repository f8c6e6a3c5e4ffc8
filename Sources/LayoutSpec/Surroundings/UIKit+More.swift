// More of what layout files take from UIKit, inert all of it.

/// The keyboard of a field.
public enum UIKeyboardType: Int, Sendable {
  /// Kinds of keyboards.
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
  /// Kinds of keyboards.
  case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
}

/// Which letters a field makes capital.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// Which letters.
  case none, words, sentences, allCharacters
}

/// Plays a feeling: nothing here.
@MainActor @preconcurrency
public final class UIImpactFeedbackGenerator {
  /// How strong it is.
  public enum FeedbackStyle: Sendable {
    /// From weak to strong.
    case light, medium, heavy, soft, rigid
  }

  /// Creates a player.
  public init(style: FeedbackStyle = .medium) {}

  /// Does nothing.
  public func prepare() {}

  /// Does nothing.
  public func impactOccurred() {}
}

/// The app: it has no window.
@MainActor @preconcurrency
public final class UIApplication {
  /// The only app.
  public static let shared = UIApplication()

  /// The scenes that are connected: none.
  public var connectedScenes: Set<UIScene> { [] }

  /// Does nothing.
  public func open(_ url: URL) {}

  /// Does nothing.
  @discardableResult
  public func sendAction(_ action: String, to target: Any?, from sender: Any?, for event: Any?)
    -> Bool
  { false }
}

/// A scene: there is none.
public final class UIScene: Hashable {
  /// Whether both are one.
  public static func == (lhs: UIScene, rhs: UIScene) -> Bool { lhs === rhs }

  /// By identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// What a colour can depend on.
public struct UITraitCollection: Sendable {
  /// Whether the interface is light or dark: light.
  public var userInterfaceStyle: UIUserInterfaceStyle { .light }
}

/// Whether an interface is light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Kinds of interfaces.
  case unspecified, light, dark
}

extension UIColor {
  /// Creates a colour that depends on the interface: the light one.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    self.init(copying: dynamicProvider(UITraitCollection()))
  }
}

/// What a field holds.
public struct UITextContentType: Hashable, Sendable {
  private let name: String

  /// A kind of text.
  public static let name = UITextContentType(name: "name")
  /// A kind of text.
  public static let username = UITextContentType(name: "username")
  /// A kind of text.
  public static let password = UITextContentType(name: "password")
  /// A kind of text.
  public static let newPassword = UITextContentType(name: "newPassword")
  /// A kind of text.
  public static let emailAddress = UITextContentType(name: "emailAddress")
  /// A kind of text.
  public static let telephoneNumber = UITextContentType(name: "telephoneNumber")
  /// A kind of text.
  public static let oneTimeCode = UITextContentType(name: "oneTimeCode")
  /// A kind of text.
  public static let URL = UITextContentType(name: "URL")
}

extension View {
  /// Says what a field holds.
  nonisolated public func textContentType(_ textContentType: UITextContentType?) -> some View {
    inert()
  }
}

#if !canImport(CoreGraphics)
  /// The type of times as CoreFoundation has it.
  public typealias CFTimeInterval = Double

  /// The time since the system began, in seconds.
  public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }

  /// The time since the reference date, in seconds.
  public func CFAbsoluteTimeGetCurrent() -> CFTimeInterval {
    Date().timeIntervalSinceReferenceDate
  }
#endif
