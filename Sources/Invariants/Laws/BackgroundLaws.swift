import LayoutSpec

extension Law where Observed == TreeObservation {
  /// A background never changes the size of what it decorates.
  public static let backgroundPreservesSize = Law(
    "background.preserves-size",
    promise: "a view with a background has the size of the view without it",
    source: "Apple: background(alignment:content:); LAWS B1"
  ) { observation in
    for (index, answers) in observation.answers.enumerated() {
      if answers.content.equals(answers.wrapped) { continue }
      return .broken(
        Violation(
          message: "with its background the view answers another size to "
            + LawText.proposal(answers.proposal),
          expected: LawText.size(answers.content), actual: LawText.size(answers.wrapped),
          blame: "background", call: index,
          distance: Double(
            max(
              abs(answers.content.width - answers.wrapped.width),
              abs(answers.content.height - answers.wrapped.height)))))
    }
    return .held
  }
}

extension CGSize {
  /// Equality in which NaN equals itself.
  fileprivate func equals(_ other: CGSize) -> Bool {
    (width == other.width || (width.isNaN && other.width.isNaN))
      && (height == other.height || (height.isNaN && other.height.isNaN))
  }
}
