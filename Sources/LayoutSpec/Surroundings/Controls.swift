// How controls look; no size changes.

/// How large controls are.
public enum ControlSize: Hashable, CaseIterable, Sendable {
  /// From small to large.
  case mini, small, regular, large, extraLarge
}

/// The shape of buttons with a border.
public struct ButtonBorderShape: Equatable, Sendable {
  private let name: String

  /// As the system likes.
  public static let automatic = ButtonBorderShape(name: "automatic")
  /// With half circles at its ends.
  public static let capsule = ButtonBorderShape(name: "capsule")
  /// With rounded corners.
  public static let roundedRectangle = ButtonBorderShape(name: "roundedRectangle")
  /// A circle.
  public static let circle = ButtonBorderShape(name: "circle")

  /// With corners of a radius.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape { roundedRectangle }
}

/// Whether a button acts again and again.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  private let name: String

  /// As the system likes.
  public static let automatic = ButtonRepeatBehavior(name: "automatic")
  /// Yes.
  public static let enabled = ButtonRepeatBehavior(name: "enabled")
  /// No.
  public static let disabled = ButtonRepeatBehavior(name: "disabled")
}

/// The order of a menu.
public struct MenuOrder: Hashable, Sendable {
  private let name: String

  /// As the system likes.
  public static let automatic = MenuOrder(name: "automatic")
  /// As it was written.
  public static let fixed = MenuOrder(name: "fixed")
  /// The first nearest to the finger.
  public static let priority = MenuOrder(name: "priority")
}

extension View {
  /// Sets how large controls are; they are not here.
  nonisolated public func controlSize(_ controlSize: ControlSize) -> some View { inert() }

  /// Hides the labels of controls; they are laid out here all the same.
  nonisolated public func labelsHidden() -> some View { inert() }

  /// Sets the shape of buttons with a border.
  nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { inert() }

  /// Lets a button act again and again.
  nonisolated public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    inert()
  }

  /// Shows arrows at menus or not.
  nonisolated public func menuIndicator(_ visibility: Visibility) -> some View { inert() }

  /// Sets the order of menus.
  nonisolated public func menuOrder(_ order: MenuOrder) -> some View { inert() }

  /// Keeps controls from being found.
  nonisolated public func findDisabled(_ isDisabled: Bool = true) -> some View { inert() }
}
