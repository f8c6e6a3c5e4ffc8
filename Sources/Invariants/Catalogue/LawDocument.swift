/// The catalogue as a page of Markdown, made of the same declarations as everything else.
public enum LawDocument {
  /// The page, ending in a newline.
  public static var markdown: String {
    ([opening, legality, rules] + sections + [
      views, mutations, smallScope, nonLaws, leftOut, falseAlarms, comparing,
    ])
    .joined(separator: "\n")
  }

  private static let opening = """
    # Laws

    A law is a promise that a layout makes to the container around it and to the subviews inside it.
    `layoutcheck` checks each law on every generated case that meets the law's condition.

    Every law ends in one of four ways: **held** (with the number of cases that met its condition),
    **broken** (with a minimal counterexample), **waived** (by its author, with a reason), or **not
    applicable** (no case met the condition, or the law needs a claim that was not made).

    Ids are stable. A law of severity *error* decides the verdict; a *warning* does not, unless the run
    is strict.

    This page is made of the declarations in `Sources/Invariants`; a test compares them.

    """

  private static let legality = """
    ## What counts as legal

    A layout is only ever driven as SwiftUI may drive it. All of this is legal:

    - any number of subviews, none included;
    - a proposal whose components are unspecified, 0, infinite, or any number that is not negative;
    - a subview that takes more or less than it was offered, or infinitely much of an infinite offer;
    - `sizeThatFits` any number of times, with any proposals, in any order;
    - `updateCache` with other subviews, fewer or more;
    - `placeSubviews` in any finite bounds, with any origin, also if their size is not the one that was
      asked for; for any proposal that is not infinite; and with a cache that has measured nothing yet.

    What a subview does on its own is never held against the layout: laws do not apply to a call
    during which a subview answered NaN, a negative size, or infinity to an offer that was not infinite.

    """

  private static let rules = """
    ## Severity

    What Apple's documentation or a run-time trap requires is an error. What SwiftUI's own containers
    do is an error for them, for a layout that claims the profile, and for a view that is checked with
    `checkLaw`. What good layouts do is a warning: where it is claimed, or where the condition leaves no
    lawful layout that would break it.

    """

  private static var sections: [String] {
    let everyLayout = Laws.all.filter { law in
      law.profile == nil && law.claim == nil && !Laws.views.contains { $0.law.id == law.id }
    }
    var result = [section("Every layout", "", everyLayout)]
    for claim in Claim.Kind.allCases {
      let option = claim == .probes ? "probes=4" : claim.rawValue
      result.append(
        section(
          "Claim `\(claim.rawValue)`", "Claimed with `--claim \(option)`.",
          Laws.layout.map(\.description).filter { $0.claim == claim }))
    }
    for profile in Profile.allCases {
      result.append(
        section(
          "Profile `\(profile.rawValue)`",
          "Claimed with `--profile \(profile.rawValue)`, or "
            + "`certify(layout, profile: .\(profile.rawValue))`.",
          Laws.layout.map(\.description).filter { $0.profile == profile }))
    }
    return result
  }

  private static var views: String {
    section(
      "Views", "LayoutSpec keeps them for every view; yours can be held to them with `checkLaw`.",
      Laws.tree.map(\.description))
  }

  private static func section(
    _ title: String, _ text: String, _ laws: [LawDescription]
  ) -> String {
    let rows = laws.map { law in
      [
        "`\(law.id)`", law.severity.rawValue, law.promise,
        law.precondition.isEmpty ? "none" : law.precondition, law.source,
      ]
    }
    return heading(title, text)
      + table(["Id", "Severity", "Promise", "Condition", "Source"], rows)
  }

  private static var mutations: String {
    let rows = Mutation.spoiling.map { mutation in
      [
        "`\(mutation.rawValue)`", mutation.summary,
        mutation.meantFor.map { "`\($0)`" }.joined(separator: ", "),
      ]
    }
    return heading(
      "Teeth",
      "Each law of layouts has a witness in `Tests/PropertyTests/Witnesses`. Beside that, lawful "
        + "layouts are spoiled\nat run time in each of these ways, and one of the laws named has to "
        + "notice, or the mutant is listed as\nequivalent with the reason.")
      + table(["Mutant", "What it does", "Laws that may notice"], rows)
  }

  private static var nonLaws: String {
    let rows = NonLaw.all.map { nonLaw in
      [
        nonLaw.rule, nonLaw.counterexample, nonLaw.source,
        nonLaw.isReproduced == nil ? "no single view shows it" : "yes",
      ]
    }
    return heading(
      "What is not a law",
      "These look like laws. SwiftUI itself breaks each of them, so none is asserted without a "
        + "condition.")
      + table(["Rule", "Smallest counterexample", "Seen in", "In LayoutSpec too"], rows)
  }

  private static var leftOut: String {
    heading(
      "Candidates that were left out", "Numbers are those of the study of candidates.")
      + table(
        ["Candidate", "Promise", "Why not"],
        LeftOut.all.map { [$0.candidate, $0.promise, $0.reason] })
  }

  private static let smallScope = """
    ## The small scope

    `layoutcheck certify --exhaustive K` runs, beside the random cases, every scenario of up to K
    subviews over this domain:

    - each subview is rigid (10×10, 0×0, 30×20), takes what it is offered, keeps within bounds, is a text
      of two words, goes first by its priority, or has an explicit guide;
    - each length of the proposal is unspecified, 0, infinite, 15, what a row of the subviews takes with
      its gaps, or a point less;
    - the layout is placed, placed after measuring its ideal size, placed in bounds of 15×15 away from the
      origin, or placed after an update that leaves out its first subview;
    - in either layout direction.

    That is 288 scenarios for each list of subviews: 21,024 for K = 2. If the author claims `symmetric`,
    lists that differ in their order alone are run once. Parameters that are generated keep their simplest
    values. What breaks a law that no random case has broken is shrunk and reported like any other.

    """

  private static let falseAlarms = """
    ## False alarms

    `Benchmarks/false-alarms 100000 5` certifies the stacks, layers and grids of LayoutSpec with various
    spacings and alignments, and with every profile and claim that is true of them, over 100,000 cases for
    each of five seeds. No law may fire. The lawful examples are run for three seeds with every change.

    """

  private static let comparing = """
    ## How numbers are compared

    Answers to the same question are compared exactly. Where a law moves things about, adds lengths up or
    scales them, it allows for the rounding of floating-point sums, and for nothing more.

    """

  // MARK: Markdown

  private static func heading(_ title: String, _ text: String) -> String {
    text.isEmpty ? "## \(title)\n\n" : "## \(title)\n\n\(text)\n\n"
  }

  private static func table(_ head: [String], _ rows: [[String]]) -> String {
    let lines = [head, head.map { _ in "---" }] + rows
    return lines.map { "| \($0.map(cell).joined(separator: " | ")) |\n" }.joined()
  }

  /// A bar would end the cell.
  private static func cell(_ text: String) -> String {
    text.replacingOccurrences(of: "|", with: "\\|")
  }
}
