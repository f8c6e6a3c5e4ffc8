// Titles, bars and pages: bars take no space here, and no page is opened.

/// The bar of a page.
public struct NavigationBarItem: Sendable {
  /// How large the title is.
  public enum TitleDisplayMode: Sendable {
    /// As on the page before, small, large.
    case automatic, inline, large
  }
}

/// How pages are shown.
public protocol NavigationViewStyle {}

/// As the system likes.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  public init() {}
}

/// One over the other.
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// As the system likes.
  public static var automatic: Self { Self() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// One over the other.
  public static var stack: Self { Self() }
}

/// How columns are shown.
public protocol NavigationSplitViewStyle {}

/// All with their share.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style.
  public init() {}
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// All with their share.
  public static var balanced: Self { Self() }
  /// As the system likes.
  public static var automatic: Self { Self() }
}

/// Which bars are meant.
public struct ToolbarPlacement: Sendable {
  /// As the system likes.
  public static let automatic = ToolbarPlacement()
  /// The bar with the title.
  public static let navigationBar = ToolbarPlacement()
  /// The bar with the pages.
  public static let tabBar = ToolbarPlacement()
  /// The bar at the bottom.
  public static let bottomBar = ToolbarPlacement()
  /// The bar of a window.
  public static let windowToolbar = ToolbarPlacement()
}

/// Where a button of a bar stands.
public struct ToolbarItemPlacement: Sendable {
  /// As the system likes.
  public static let automatic = ToolbarItemPlacement()
  /// In the middle.
  public static let principal = ToolbarItemPlacement()
  /// At the leading end of the bar with the title.
  public static let navigationBarLeading = ToolbarItemPlacement()
  /// At the trailing end of the bar with the title.
  public static let navigationBarTrailing = ToolbarItemPlacement()
  /// At the leading end of the upper bar.
  public static let topBarLeading = ToolbarItemPlacement()
  /// At the trailing end of the upper bar.
  public static let topBarTrailing = ToolbarItemPlacement()
  /// At the bottom.
  public static let bottomBar = ToolbarItemPlacement()
  /// Over the keyboard.
  public static let keyboard = ToolbarItemPlacement()
  /// What leads elsewhere.
  public static let navigation = ToolbarItemPlacement()
  /// What is done most.
  public static let primaryAction = ToolbarItemPlacement()
  /// What is done less.
  public static let secondaryAction = ToolbarItemPlacement()
  /// What says how it stands.
  public static let status = ToolbarItemPlacement()
  /// What ends it well.
  public static let confirmationAction = ToolbarItemPlacement()
  /// What gives it up.
  public static let cancellationAction = ToolbarItemPlacement()
  /// What deletes something.
  public static let destructiveAction = ToolbarItemPlacement()
}

/// What stands in a bar.
public protocol ToolbarContent {}

/// A button of a bar.
public struct ToolbarItem<ID, Content: View>: ToolbarContent {
  /// Creates a button.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) where ID == () {}

  /// Creates a button that can be told apart.
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) where ID == String {}
}

/// Buttons of a bar.
public struct ToolbarItemGroup<Content: View>: ToolbarContent {
  /// Creates buttons.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {}
}

/// Space between the buttons of a bar.
public struct ToolbarSpacer: ToolbarContent {
  /// Creates space.
  public init() {}
}

/// Several buttons of a bar.
public struct _ToolbarContents: ToolbarContent {}

/// Builds what stands in a bar.
@resultBuilder
public enum ToolbarContentBuilder {
  /// Takes a button.
  public static func buildExpression<C: ToolbarContent>(_ content: C) -> C { content }
  /// Takes one.
  public static func buildBlock<C: ToolbarContent>(_ content: C) -> C { content }
  /// Takes several.
  public static func buildBlock<each C: ToolbarContent>(
    _ content: repeat each C
  ) -> _ToolbarContents { _ToolbarContents() }
  /// Takes one or none.
  public static func buildIf<C: ToolbarContent>(_ content: C?) -> _ToolbarContents {
    _ToolbarContents()
  }
  /// Takes one of two.
  public static func buildEither<C: ToolbarContent>(first: C) -> _ToolbarContents {
    _ToolbarContents()
  }
  /// Takes one of two.
  public static func buildEither<C: ToolbarContent>(second: C) -> _ToolbarContents {
    _ToolbarContents()
  }
}

extension View {
  /// Sets the title of a page.
  nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { inert() }

  /// Sets the title of a page.
  nonisolated public func navigationTitle(_ title: Text) -> some View { inert() }

  /// Sets the title of a page.
  nonisolated public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View { inert() }

  /// Sets the title of a page.
  nonisolated public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { inert() }

  /// Sets how large the title of a page is.
  nonisolated public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { inert() }

  /// Hides the bar of a page.
  nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View { inert() }

  /// Hides the button that leads back.
  nonisolated public func navigationBarBackButtonHidden(_ hides: Bool = true) -> some View {
    inert()
  }

  /// Sets the buttons of a bar.
  nonisolated public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View
  { inert() }

  /// Sets the buttons of a bar.
  nonisolated public func navigationBarItems<T: View>(trailing: T) -> some View { inert() }

  /// Sets the buttons of a bar.
  nonisolated public func navigationBarItems<L: View>(leading: L) -> some View { inert() }

  /// Sets the page of values of a type.
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View { inert() }

  /// Sets the page for a condition.
  nonisolated public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View { inert() }

  /// Sets how pages are shown.
  nonisolated public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    inert()
  }

  /// Sets how columns are shown.
  nonisolated public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S)
    -> some View
  { inert() }

  /// Sets the width of a column.
  nonisolated public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View { inert() }

  /// Adds buttons to bars.
  nonisolated public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    inert()
  }

  /// Adds buttons to bars.
  nonisolated public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View { inert() }

  /// Shows bars or not.
  nonisolated public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  { inert() }

  /// Sets what lies behind bars.
  nonisolated public func toolbarBackground<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> some View { inert() }

  /// Sets what lies behind bars.
  nonisolated public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  { inert() }

  /// Sets the colours of bars.
  nonisolated public func toolbarColorScheme(
    _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> some View { inert() }

  /// Sets the title of a page that is shown in a set.
  nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View { inert() }
}
