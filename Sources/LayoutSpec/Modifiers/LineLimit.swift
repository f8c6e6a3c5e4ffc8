extension View {
  /// Lets the text in this view have at most so many lines; any number where `nil`.
  ///
  /// What does not fit is cut off the last line, which may then be as short as one character.
  nonisolated public func lineLimit(_ number: Int?) -> some View {
    environment(\.lineLimit, number)
  }

  /// Aligns the lines of text in this view; layout does not see it.
  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    inert()
  }

  /// Sets where text is cut off; layout does not see it.
  nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View { inert() }
}

/// How lines of text are aligned with one another.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
  /// At the leading edge.
  case leading
  /// At the centre.
  case center
  /// At the trailing edge.
  case trailing
}

extension Text {
  /// Where a line is cut off.
  public enum TruncationMode: Sendable {
    /// At its beginning.
    case head
    /// At its end.
    case tail
    /// In its middle.
    case middle
  }
}
