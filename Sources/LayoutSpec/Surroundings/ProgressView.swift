/// How far something is: with a share, a bar of 4 points under the label; without, a wheel of 20
/// points over it.
nonisolated public struct ProgressView<Label: View, CurrentValueLabel: View>: _ComposedView {
  private let label: Label
  private let hasShare: Bool

  private init(label: Label, hasShare: Bool) { (self.label, self.hasShare) = (label, hasShare) }

  /// A wheel or a bar with the label.
  public var _composition: some View {
    VStack {
      if hasShare {
        label
        Capsule().frame(height: 4)
      } else {
        Circle().frame(width: 20, height: 20)
        label
      }
    }
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Creates a wheel.
  nonisolated public init() where Label == EmptyView {
    self.init(label: EmptyView(), hasShare: false)
  }

  /// Creates a wheel with a label.
  nonisolated public init(@ViewBuilder label: () -> Label) {
    self.init(label: label(), hasShare: false)
  }

  /// Creates a wheel with a text as its label.
  nonisolated public init<S: StringProtocol>(_ title: S) where Label == Text {
    self.init(label: Text(title), hasShare: false)
  }

  /// Creates a bar.
  nonisolated public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0)
  where Label == EmptyView { self.init(label: EmptyView(), hasShare: value != nil) }

  /// Creates a bar with a label.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label
  ) { self.init(label: label(), hasShare: value != nil) }

  /// Creates a bar with a text as its label.
  nonisolated public init<S: StringProtocol, V: BinaryFloatingPoint>(
    _ title: S, value: V?, total: V = 1.0
  ) where Label == Text { self.init(label: Text(title), hasShare: value != nil) }
}

/// A value in a range, with a label: a bar of 4 points under the label.
nonisolated public struct Gauge<Label: View, CurrentValueLabel: View>: _ComposedView {
  private let label: Label
  private let current: CurrentValueLabel

  /// Creates a gauge with a label of the value.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) { (self.label, current) = (label(), currentValueLabel()) }

  /// The labels and a bar.
  public var _composition: some View {
    VStack {
      label
      Capsule().frame(height: 4)
      current
    }
  }
}

extension Gauge where CurrentValueLabel == EmptyView {
  /// Creates a gauge.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) { (self.label, current) = (label(), EmptyView()) }
}
