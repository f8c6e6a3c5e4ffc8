/// Builds views from closures: sequences, conditions and availability checks.
@resultBuilder
public enum ViewBuilder {
  /// Builds a view from an expression.
  nonisolated public static func buildExpression<Content: View>(_ content: Content) -> Content {
    content
  }

  /// Builds an empty view from an empty closure.
  nonisolated public static func buildBlock() -> EmptyView { EmptyView() }

  /// Passes a single view through.
  nonisolated public static func buildBlock<Content: View>(_ content: Content) -> Content {
    content
  }

  /// Builds a list of views.
  nonisolated public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    TupleView(packing: repeat each content)
  }

  /// Builds a view that may be absent from an `if` without `else`.
  nonisolated public static func buildIf<Content: View>(_ content: Content?) -> Content? {
    content
  }

  /// Builds the view of the first branch of a condition.
  nonisolated public static func buildEither<TrueContent: View, FalseContent: View>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .trueContent(first))
  }

  /// Builds the view of the second branch of a condition.
  nonisolated public static func buildEither<TrueContent: View, FalseContent: View>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .falseContent(second))
  }

  /// Erases the type of a view that is not available everywhere.
  nonisolated public static func buildLimitedAvailability<Content: View>(
    _ content: Content
  ) -> AnyView {
    AnyView(content)
  }
}
