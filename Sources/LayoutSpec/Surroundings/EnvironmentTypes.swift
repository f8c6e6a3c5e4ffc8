// The types of what a view inherits from the views around it.

/// Ends a presentation: nothing is presented here.
@MainActor @preconcurrency
public struct DismissAction {
  nonisolated init() {}

  /// Does nothing.
  public func callAsFunction() {}
}

/// Ends a search: nobody searches here.
@MainActor @preconcurrency
public struct DismissSearchAction {
  nonisolated init() {}

  /// Does nothing.
  public func callAsFunction() {}
}

/// Opens a link.
@MainActor @preconcurrency
public struct OpenURLAction {
  /// What became of a link.
  public struct Result: Sendable {
    /// It was opened.
    public static let handled = Result()
    /// It was not opened.
    public static let discarded = Result()
    /// The system opens it.
    public static let systemAction = Result()

    /// The system opens another one.
    public static func systemAction(_ url: URL) -> Result { Result() }
  }

  nonisolated init() {}

  /// Opens links in a way of its own.
  nonisolated public init(handler: @escaping (URL) -> Result) {}

  /// Does nothing.
  public func callAsFunction(_ url: URL) {}

  /// Does nothing.
  public func callAsFunction(_ url: URL, completion: @escaping (Bool) -> Void) {}
}

/// Opens a window.
@MainActor @preconcurrency
public struct OpenWindowAction {
  nonisolated init() {}

  /// Does nothing.
  public func callAsFunction(id: String) {}

  /// Does nothing.
  public func callAsFunction<D: Codable & Hashable>(value: D) {}
}

/// Loads anew.
public struct RefreshAction: Sendable {
  /// Does nothing.
  public func callAsFunction() async {}
}

/// How a view is presented: not at all.
public struct PresentationMode {
  /// Whether it is.
  public var isPresented: Bool { false }

  /// Does nothing.
  public mutating func dismiss() {}
}

/// Whether a list is edited.
public enum EditMode: Hashable, Sendable {
  /// No, for a moment, yes.
  case inactive, transient, active

  /// Whether it is.
  public var isEditing: Bool { self != .inactive }
}

/// How heavy text should be.
public enum LegibilityWeight: Hashable, Sendable {
  /// As always, or heavier.
  case regular, bold
}

/// How strong contrasts are.
public enum ColorSchemeContrast: Hashable, CaseIterable, Sendable {
  /// As always, or stronger.
  case standard, increased
}

/// The preferred size of text, as older files have it.
public enum ContentSizeCategory: Hashable, CaseIterable, Comparable, Sendable {
  /// From small to large.
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  /// The largest sizes.
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  /// The largest sizes.
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

  /// Whether the size is one of the largest.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }
}

extension View {
  /// Sets the sizes that text may have: the preferred one is kept.
  nonisolated public func dynamicTypeSize<R: RangeExpression>(_ range: R) -> some View
  where R.Bound == DynamicTypeSize { inert() }

  /// Sets whether the interface is light or dark.
  nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }

  /// Lets the text in this view have so many lines; at least, too, where a range says so.
  nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    lineLimit(limit.upperBound)
  }

  /// Lets the text in this view have so many lines at least.
  nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    lineLimit(Int?.none)
  }

  /// Lets the text in this view have so many lines at most.
  nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lineLimit(limit.upperBound)
  }

  /// Lets the text in this view have so many lines at most; the space for them is not kept here.
  nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    lineLimit(limit)
  }

  /// Sets what a view reads first where it was given nothing else.
  nonisolated public func preferredContentSizeCategory(_ size: ContentSizeCategory) -> some View {
    inert()
  }
}
