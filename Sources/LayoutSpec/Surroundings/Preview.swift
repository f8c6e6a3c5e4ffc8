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

extension View {
  /// Names a preview.
  nonisolated public func previewDisplayName(_ value: String?) -> some View { inert() }

  /// Sets the room of a preview; it does not size the view.
  nonisolated public func previewLayout(_ value: PreviewLayout) -> some View { inert() }
}
