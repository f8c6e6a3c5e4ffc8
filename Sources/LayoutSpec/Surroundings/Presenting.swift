// What is shown above a view takes no part in its layout, and is never shown here.

/// Whether something is shown.
public enum Visibility: Hashable, CaseIterable, Sendable {
  /// As the system likes, yes, no.
  case automatic, visible, hidden
}

/// The height of a sheet.
public struct PresentationDetent: Hashable, Sendable {
  private let name: String

  /// About half of the screen.
  public static let medium = PresentationDetent(name: "medium")

  /// All of the screen.
  public static let large = PresentationDetent(name: "large")

  /// A share of the screen.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(name: "fraction(\(fraction))")
  }

  /// Points.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(name: "height(\(height))")
  }
}

/// How a presentation adapts to a small screen.
public struct PresentationAdaptation: Hashable, Sendable {
  private let name: String

  /// As the system likes.
  public static let automatic = PresentationAdaptation(name: "automatic")
  /// Not at all.
  public static let none = PresentationAdaptation(name: "none")
  /// It stays a popover.
  public static let popover = PresentationAdaptation(name: "popover")
  /// It becomes a sheet.
  public static let sheet = PresentationAdaptation(name: "sheet")
  /// It covers the screen.
  public static let fullScreenCover = PresentationAdaptation(name: "fullScreenCover")
}

/// Where a popover points to.
public enum PopoverAttachmentAnchor: Sendable {
  /// A rectangle of the view.
  case rect(Anchor<CGRect>.Source)

  /// A point of the view.
  case point(UnitPoint)
}

/// A message with buttons.
public struct Alert {
  /// A button of an alert.
  public struct Button {
    /// An ordinary button.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }

    /// A button that stops something.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }

    /// A button that stops something.
    public static func cancel(_ action: (() -> Void)? = {}) -> Button { Button() }

    /// A button that deletes something.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button()
    }
  }

  /// Creates an alert with one button.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {}

  /// Creates an alert with two buttons.
  public init(
    title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
  ) {}
}

extension View {
  /// Shows a sheet while a condition holds.
  nonisolated public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View { inert() }

  /// Shows a sheet while there is an item.
  nonisolated public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { inert() }

  /// Covers the screen while a condition holds.
  nonisolated public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View { inert() }

  /// Covers the screen while there is an item.
  nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { inert() }

  /// Shows a popover while a condition holds.
  nonisolated public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top, @ViewBuilder content: @escaping () -> Content
  ) -> some View { inert() }

  /// Shows a popover while there is an item.
  nonisolated public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { inert() }

  /// Shows an alert while a condition holds.
  nonisolated public func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View { inert() }

  /// Shows an alert while a condition holds.
  nonisolated public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View { inert() }

  /// Shows an alert while a condition holds.
  nonisolated public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
    inert()
  }

  /// Shows an alert while there is an item.
  nonisolated public func alert<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> Alert)
    -> some View
  { inert() }

  /// Asks back while a condition holds.
  nonisolated public func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View { inert() }

  /// Asks back while a condition holds.
  nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View { inert() }

  /// Shows a menu on a long press.
  nonisolated public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems)
    -> some View
  { inert() }

  /// Shows a menu and a preview on a long press.
  nonisolated public func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some View { inert() }

  /// Sets the heights of a sheet.
  nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    inert()
  }

  /// Sets the heights of a sheet.
  nonisolated public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View { inert() }

  /// Shows the handle of a sheet or not.
  nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    inert()
  }

  /// Sets what lies behind a sheet.
  nonisolated public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View { inert() }

  /// Sets the corners of a sheet.
  nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    inert()
  }

  /// Sets how a popover adapts to a small screen.
  nonisolated public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation)
    -> some View
  { inert() }

  /// Keeps a sheet from being pulled away.
  nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    inert()
  }

  /// Shows details beside this view.
  nonisolated public func inspector<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: () -> V
  ) -> some View { inert() }

  /// Shows a hint.
  nonisolated public func help<S: StringProtocol>(_ text: S) -> some View { inert() }

  /// Shows a small count.
  nonisolated public func badge(_ count: Int) -> some View { inert() }

  /// Shows a small text.
  nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some View { inert() }

  /// Shows the status bar or not.
  nonisolated public func statusBar(hidden: Bool) -> some View { inert() }

  /// Shows the status bar or not.
  nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View { inert() }

  /// Shows the system's own views or not.
  nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View {
    inert()
  }
}
