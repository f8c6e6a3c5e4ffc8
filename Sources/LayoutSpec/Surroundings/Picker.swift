/// A choice of one value: the label, then at the trailing end the choices one over the other, as
/// wide and high as the largest of them.
nonisolated public struct Picker<Label: View, SelectionValue: Hashable, Content: View>:
  _ComposedView
{
  private let label: Label
  private let content: Content

  /// Creates a choice.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) { (self.label, self.content) = (label(), content()) }

  /// Creates a choice.
  public init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) { (self.label, self.content) = (label, content()) }

  /// The label, a spacer and the choices.
  public var _composition: some View {
    HStack {
      label
      Spacer(minLength: 8)
      ZStack { content }
    }
  }
}

extension Picker where Label == Text {
  /// Creates a choice with a text as its label.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) { (label, self.content) = (Text(title), content()) }

  /// Creates a choice with a text as its label.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) { (label, self.content) = (Text(titleKey), content()) }
}

extension Picker where Label == LayoutSpec.Label<Text, Image> {
  /// Creates a choice with a text and a symbol as its label.
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) { (label, self.content) = (LayoutSpec.Label(title, systemImage: systemImage), content()) }
}

/// A choice of a date: the label, then at the trailing end 120 by 34 points.
nonisolated public struct DatePicker<Label: View>: _ComposedView {
  /// What is chosen of a date.
  public typealias Components = DatePickerComponents

  private let label: Label

  /// Creates a choice.
  public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) { self.label = label() }

  /// Creates a choice among the dates of a range.
  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) { self.label = label() }

  /// The label, a spacer and a field.
  public var _composition: some View {
    HStack {
      label
      Spacer(minLength: 8)
      RoundedRectangle(cornerRadius: 8).frame(width: 120, height: 34)
    }
  }
}

extension DatePicker where Label == Text {
  /// Creates a choice with a text as its label.
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { label = Text(title) }

  /// Creates a choice among the dates of a range, with a text as its label.
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { label = Text(title) }
}

extension DatePicker where Label == Text {
  /// Creates a choice among the dates from a first one on, with a text as its label.
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { label = Text(title) }

  /// Creates a choice among the dates up to a last one, with a text as its label.
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { label = Text(title) }
}

/// What is chosen of a date.
public struct DatePickerComponents: OptionSet, Sendable {
  /// The raw bits.
  public let rawValue: UInt
  /// Creates a set from raw bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The time of the day.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  /// The day.
  public static let date = DatePickerComponents(rawValue: 2)
}

/// A choice of a colour: the label, then at the trailing end a circle of 28 points.
nonisolated public struct ColorPicker<Label: View>: _ComposedView {
  private let label: Label

  /// Creates a choice.
  public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) { self.label = label() }

  /// The label, a spacer and a circle.
  public var _composition: some View {
    HStack {
      label
      Spacer(minLength: 8)
      Circle().frame(width: 28, height: 28)
    }
  }
}

extension ColorPicker where Label == Text {
  /// Creates a choice with a text as its label.
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Color>, supportsOpacity: Bool = true
  ) { label = Text(title) }
}
