/// What becomes of the elements inside an accessibility element.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  private let name: String

  /// They are left out.
  public static let ignore = AccessibilityChildBehavior(name: "ignore")

  /// They are elements of their own.
  public static let contain = AccessibilityChildBehavior(name: "contain")

  /// They are joined.
  public static let combine = AccessibilityChildBehavior(name: "combine")
}

// What is read aloud has no size.
extension View {
  /// Makes this view one element.
  nonisolated public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View { inert() }

  /// Leaves this view out.
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View { inert() }

  /// Names this view.
  nonisolated public func accessibilityLabel(_ label: Text) -> some View { inert() }

  /// Names this view.
  nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    inert()
  }

  /// Says what this view holds.
  nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    inert()
  }

  /// Says what this view does.
  nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { inert() }

  /// Names this view for tests.
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View { inert() }
}
