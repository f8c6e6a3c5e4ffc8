/// Layout files for the tests of the tool.
enum ToolSources {
  /// A file with layouts of the given names that keep every law: all subviews in one place.
  static func pile(_ names: String..., prefix: String = "") -> String {
    "import SwiftUI\n"
      + names.map { name in
        """

        \(prefix)struct \(name): Layout {
        \(pileBody)
        }

        """
      }.joined()
  }

  /// The two methods of a lawful layout.
  static let pileBody = """
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) -> CGSize {
        let sizes = subviews.map { $0.sizeThatFits(proposal) }
        return CGSize(
          width: sizes.map(\\.width).max() ?? 0, height: sizes.map(\\.height).max() ?? 0)
      }

      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {
        for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
      }
    """

  /// A layout whose `sizeThatFits` does something before it answers.
  static func layout(_ name: String, before statement: String, members: String = "") -> String {
    """
    import SwiftUI

    struct \(name): Layout {
      \(members)
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) -> CGSize {
        \(statement)
        return .zero
      }

      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {
        for subview in subviews { subview.place(at: bounds.origin, proposal: .zero) }
      }
    }

    """
  }
}
