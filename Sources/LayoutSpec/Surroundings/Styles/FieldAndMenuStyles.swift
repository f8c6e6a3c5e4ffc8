// Looks of controls that no file makes itself; layout does not see them.

/// How a menu looks.
public protocol MenuStyle {}

/// A look of a menu.
public struct DefaultMenuStyle: MenuStyle, Sendable {
  /// Creates the style.
  public init() {}
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// A look of a menu.
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

/// A look of a menu.
public struct ButtonMenuStyle: MenuStyle, Sendable {
  /// Creates the style.
  public init() {}
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// A look of a menu.
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

/// A look of a menu.
public struct BorderlessButtonMenuStyle: MenuStyle, Sendable {
  /// Creates the style.
  public init() {}
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// A look of a menu.
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

extension View {
  /// Sets how a menu looks in this view; no size changes.
  nonisolated public func menuStyle<S: MenuStyle>(_ style: S) -> some View { inert() }
}

/// How a form looks.
public protocol FormStyle {}

/// A look of a form.
public struct AutomaticFormStyle: FormStyle, Sendable {
  /// Creates the style.
  public init() {}
}

extension FormStyle where Self == AutomaticFormStyle {
  /// A look of a form.
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

/// A look of a form.
public struct GroupedFormStyle: FormStyle, Sendable {
  /// Creates the style.
  public init() {}
}

extension FormStyle where Self == GroupedFormStyle {
  /// A look of a form.
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

/// A look of a form.
public struct ColumnsFormStyle: FormStyle, Sendable {
  /// Creates the style.
  public init() {}
}

extension FormStyle where Self == ColumnsFormStyle {
  /// A look of a form.
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

extension View {
  /// Sets how a form looks in this view; no size changes.
  nonisolated public func formStyle<S: FormStyle>(_ style: S) -> some View { inert() }
}

/// How a choice of a date looks.
public protocol DatePickerStyle {}

/// A look of a choice of a date.
public struct DefaultDatePickerStyle: DatePickerStyle, Sendable {
  /// Creates the style.
  public init() {}
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// A look of a choice of a date.
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

/// A look of a choice of a date.
public struct GraphicalDatePickerStyle: DatePickerStyle, Sendable {
  /// Creates the style.
  public init() {}
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// A look of a choice of a date.
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

/// A look of a choice of a date.
public struct CompactDatePickerStyle: DatePickerStyle, Sendable {
  /// Creates the style.
  public init() {}
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// A look of a choice of a date.
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

/// A look of a choice of a date.
public struct WheelDatePickerStyle: DatePickerStyle, Sendable {
  /// Creates the style.
  public init() {}
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// A look of a choice of a date.
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

extension View {
  /// Sets how a choice of a date looks in this view; no size changes.
  nonisolated public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View { inert() }
}

/// How lines to write in looks.
public protocol TextEditorStyle {}

/// A look of lines to write in.
public struct AutomaticTextEditorStyle: TextEditorStyle, Sendable {
  /// Creates the style.
  public init() {}
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// A look of lines to write in.
  public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

/// A look of lines to write in.
public struct PlainTextEditorStyle: TextEditorStyle, Sendable {
  /// Creates the style.
  public init() {}
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
  /// A look of lines to write in.
  public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

extension View {
  /// Sets how lines to write in looks in this view; no size changes.
  nonisolated public func textEditorStyle<S: TextEditorStyle>(_ style: S) -> some View { inert() }
}

/// How the dots under pages looks.
public protocol IndexViewStyle {}

extension View {
  /// Sets how the dots under pages looks in this view; no size changes.
  nonisolated public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View { inert() }
}
