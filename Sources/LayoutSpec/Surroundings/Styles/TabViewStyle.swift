/// How a set of pages looks; layout does not see it.
public protocol TabViewStyle {}

/// A look of a set of pages.
public struct DefaultTabViewStyle: TabViewStyle {
  /// Creates the style.
  public init() {}
}

/// Pages side by side.
public struct PageTabViewStyle: TabViewStyle {
  /// When the dots under the pages are shown.
  public struct IndexDisplayMode: Sendable {
    /// Where there are several pages.
    public static let automatic = IndexDisplayMode()
    /// Always.
    public static let always = IndexDisplayMode()
    /// Never.
    public static let never = IndexDisplayMode()
  }

  /// Creates the style.
  public init(indexDisplayMode: IndexDisplayMode = .automatic) {}
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// As the system likes.
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// Pages side by side.
  public static var page: PageTabViewStyle { PageTabViewStyle() }

  /// Pages side by side.
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> Self {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

/// The dots under pages.
public struct PageIndexViewStyle: IndexViewStyle {
  /// What lies behind the dots.
  public struct BackgroundDisplayMode: Sendable {
    /// Something, sometimes.
    public static let automatic = BackgroundDisplayMode()
    /// Something, always.
    public static let always = BackgroundDisplayMode()
    /// Something while they are touched.
    public static let interactive = BackgroundDisplayMode()
    /// Nothing.
    public static let never = BackgroundDisplayMode()
  }

  /// Creates the style.
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// The dots under pages.
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }

  /// The dots under pages.
  public static func page(
    backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
  ) -> Self { PageIndexViewStyle() }
}

extension View {
  /// Sets how a set of pages looks; no size changes.
  nonisolated public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View { inert() }
}
