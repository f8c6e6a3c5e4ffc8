/// A view that an editor shows: it is compiled, and never laid out here.
@MainActor @preconcurrency
public protocol PreviewProvider {
  /// The type of the view.
  associatedtype Previews: View

  /// The view.
  @ViewBuilder static var previews: Previews { get }
}

/// The room that a preview gives to its view.
public enum PreviewLayout: Sendable {
  /// A device.
  case device

  /// The view's own size.
  case sizeThatFits

  /// A size in points.
  case fixed(width: CGFloat, height: CGFloat)
}

/// The device of a preview.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  /// The name of the device.
  public let rawValue: String
  /// Names a device.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Names a device.
  public init(stringLiteral value: String) { rawValue = value }
}

/// How the device of a preview is held.
public enum InterfaceOrientation: String, CaseIterable, Sendable {
  /// Ways to hold it.
  case portrait, portraitUpsideDown, landscapeLeft, landscapeRight
}

/// A change that previews share.
@MainActor @preconcurrency
public protocol PreviewModifier {
  /// The type of the changed view.
  associatedtype Body: View
  /// What is made once for all previews.
  associatedtype Context = Void
  /// The view that is changed.
  typealias Content = _PreviewModifierContent
  /// The changed view.
  @ViewBuilder func body(content: Content, context: Context) -> Body
}

/// The view that a preview's change applies to.
nonisolated public struct _PreviewModifierContent: _ComposedView {
  /// Nothing: previews are never shown here.
  public var _composition: some View { EmptyView() }
}

extension View {
  /// Sets the device of a preview.
  nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View { inert() }

  /// Sets how the device of a preview is held.
  nonisolated public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
    inert()
  }

  /// Names a preview.
  nonisolated public func previewDisplayName(_ value: String?) -> some View { inert() }

  /// Sets the room of a preview; it does not size the view.
  nonisolated public func previewLayout(_ value: PreviewLayout) -> some View { inert() }
}
