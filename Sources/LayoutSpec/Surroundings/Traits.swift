/// Whether an interface is light or dark.
public enum ColorScheme: Hashable, CaseIterable, Sendable {
  /// Dark on light.
  case light

  /// Light on dark.
  case dark
}

/// How much room an interface has along an axis.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  /// Little.
  case compact

  /// Much.
  case regular
}

/// The size of text that a person prefers; the specification measures all of them alike.
public enum DynamicTypeSize: Int, Hashable, CaseIterable, Comparable, Sendable {
  /// The smallest sizes.
  case xSmall, small, medium
  /// The default size.
  case large
  /// Larger sizes.
  case xLarge, xxLarge, xxxLarge
  /// The largest sizes.
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// Whether the size is one of the largest.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// Whether the first size is smaller than the second.
  public static func < (lhs: DynamicTypeSize, rhs: DynamicTypeSize) -> Bool {
    lhs.rawValue < rhs.rawValue
  }
}

private enum ColorSchemeKey: EnvironmentKey {
  static var defaultValue: ColorScheme { .light }
}

private enum HorizontalSizeClassKey: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass? { nil }
}

private enum VerticalSizeClassKey: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass? { nil }
}

private enum DynamicTypeSizeKey: EnvironmentKey {
  static var defaultValue: DynamicTypeSize { .large }
}

private enum IsEnabledKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

private enum DisplayScaleKey: EnvironmentKey {
  static var defaultValue: CGFloat { 1 }
}

extension EnvironmentValues {
  /// Whether the interface is light or dark: light.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }

  /// The room along the horizontal axis: unknown.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self] }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }

  /// The room along the vertical axis: unknown.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeClassKey.self] }
    set { self[VerticalSizeClassKey.self] = newValue }
  }

  /// The preferred size of text: the default one.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeSizeKey.self] }
    set { self[DynamicTypeSizeKey.self] = newValue }
  }

  /// Whether views can be used: they can.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }

  /// The pixels per point: 1.
  public var displayScale: CGFloat {
    get { self[DisplayScaleKey.self] }
    set { self[DisplayScaleKey.self] = newValue }
  }

  /// The size of a pixel in points.
  public var pixelLength: CGFloat { 1 / displayScale }
}

extension View {
  /// Sets the preferred size of text.
  nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }

  /// Lets text shrink; the specification never shrinks it.
  nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View { inert() }

  /// Sets whether the interface is light or dark.
  nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    inert()
  }
}
