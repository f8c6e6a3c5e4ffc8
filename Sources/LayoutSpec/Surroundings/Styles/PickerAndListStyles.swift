// Looks of controls that no file makes itself; layout does not see them.

/// How a choice looks.
public protocol PickerStyle {}

/// A look of a choice.
public struct DefaultPickerStyle: PickerStyle, Sendable {
  /// Creates the style.
  public init() {}
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// A look of a choice.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

/// A look of a choice.
public struct SegmentedPickerStyle: PickerStyle, Sendable {
  /// Creates the style.
  public init() {}
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// A look of a choice.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

/// A look of a choice.
public struct WheelPickerStyle: PickerStyle, Sendable {
  /// Creates the style.
  public init() {}
}

extension PickerStyle where Self == WheelPickerStyle {
  /// A look of a choice.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

/// A look of a choice.
public struct MenuPickerStyle: PickerStyle, Sendable {
  /// Creates the style.
  public init() {}
}

extension PickerStyle where Self == MenuPickerStyle {
  /// A look of a choice.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

/// A look of a choice.
public struct InlinePickerStyle: PickerStyle, Sendable {
  /// Creates the style.
  public init() {}
}

extension PickerStyle where Self == InlinePickerStyle {
  /// A look of a choice.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

/// A look of a choice.
public struct NavigationLinkPickerStyle: PickerStyle, Sendable {
  /// Creates the style.
  public init() {}
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// A look of a choice.
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

/// A look of a choice.
public struct PalettePickerStyle: PickerStyle, Sendable {
  /// Creates the style.
  public init() {}
}

extension PickerStyle where Self == PalettePickerStyle {
  /// A look of a choice.
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

/// A look of a choice.
public struct RadioGroupPickerStyle: PickerStyle, Sendable {
  /// Creates the style.
  public init() {}
}

extension PickerStyle where Self == RadioGroupPickerStyle {
  /// A look of a choice.
  public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}

extension View {
  /// Sets how a choice looks in this view; no size changes.
  nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View { inert() }
}

/// How a list looks.
public protocol ListStyle {}

/// A look of a list.
public struct DefaultListStyle: ListStyle, Sendable {
  /// Creates the style.
  public init() {}
}

extension ListStyle where Self == DefaultListStyle {
  /// A look of a list.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

/// A look of a list.
public struct PlainListStyle: ListStyle, Sendable {
  /// Creates the style.
  public init() {}
}

extension ListStyle where Self == PlainListStyle {
  /// A look of a list.
  public static var plain: PlainListStyle { PlainListStyle() }
}

/// A look of a list.
public struct GroupedListStyle: ListStyle, Sendable {
  /// Creates the style.
  public init() {}
}

extension ListStyle where Self == GroupedListStyle {
  /// A look of a list.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

/// A look of a list.
public struct InsetListStyle: ListStyle, Sendable {
  /// Creates the style.
  public init() {}
}

extension ListStyle where Self == InsetListStyle {
  /// A look of a list.
  public static var inset: InsetListStyle { InsetListStyle() }
}

/// A look of a list.
public struct InsetGroupedListStyle: ListStyle, Sendable {
  /// Creates the style.
  public init() {}
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// A look of a list.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

/// A look of a list.
public struct SidebarListStyle: ListStyle, Sendable {
  /// Creates the style.
  public init() {}
}

extension ListStyle where Self == SidebarListStyle {
  /// A look of a list.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

extension View {
  /// Sets how a list looks in this view; no size changes.
  nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View { inert() }
}

/// How a line to write in looks.
public protocol TextFieldStyle {}

/// A look of a line to write in.
public struct DefaultTextFieldStyle: TextFieldStyle, Sendable {
  /// Creates the style.
  public init() {}
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// A look of a line to write in.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

/// A look of a line to write in.
public struct PlainTextFieldStyle: TextFieldStyle, Sendable {
  /// Creates the style.
  public init() {}
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// A look of a line to write in.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

/// A look of a line to write in.
public struct RoundedBorderTextFieldStyle: TextFieldStyle, Sendable {
  /// Creates the style.
  public init() {}
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// A look of a line to write in.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension View {
  /// Sets how a line to write in looks in this view; no size changes.
  nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View { inert() }
}
