/// How a gauge looks; the specification lays all of them out alike.
@MainActor @preconcurrency
public protocol GaugeStyle {
  /// The type of the view.
  associatedtype Body: View

  /// What there is to show.
  typealias Configuration = GaugeStyleConfiguration

  /// Makes the view.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What there is to show of a gauge.
public struct GaugeStyleConfiguration {
  /// A part of it, as it was given.
  nonisolated public struct Label: _ComposedView {
    let view: AnyView

    /// The part.
    public var _composition: some View { view }
  }

  /// A part of it, as it was given.
  public let label: Label

  /// A part of it, as it was given.
  nonisolated public struct CurrentValueLabel: _ComposedView {
    let view: AnyView

    /// The part.
    public var _composition: some View { view }
  }

  /// A part of it, as it was given.
  public let currentValueLabel: CurrentValueLabel

  /// The value as a share of its range.
  public let value: Double
}

/// A look of a gauge.
public struct DefaultGaugeStyle: GaugeStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// The parts as they are.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// A look of a gauge.
  nonisolated public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

/// A look of a gauge.
public struct LinearCapacityGaugeStyle: GaugeStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// The parts as they are.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A look of a gauge.
  nonisolated public static var linearCapacity: LinearCapacityGaugeStyle {
    LinearCapacityGaugeStyle()
  }
}

/// A look of a gauge.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// The parts as they are.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// A look of a gauge.
  nonisolated public static var accessoryCircular: AccessoryCircularGaugeStyle {
    AccessoryCircularGaugeStyle()
  }
}

extension View {
  /// Sets how a gauge looks in this view; no size changes.
  nonisolated public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View { inert() }
}
