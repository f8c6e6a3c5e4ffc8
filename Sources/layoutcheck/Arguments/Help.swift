import Invariants

/// The help texts.
enum Help {
  static let version = "0.1.0"

  static var overview: String {
    """
    layoutcheck certifies that custom SwiftUI layouts keep SwiftUI's layout contract,
    and shows the smallest view tree where they do not.

    USAGE
      layoutcheck certify [FILE|DIRECTORY…]    certify every layout in the files
      layoutcheck trace --tree 'SWIFT VIEW'    show who offered what to whom, and the answers
      layoutcheck laws [--format text|json]    list the laws
      layoutcheck COMMAND --help               all options

    EXAMPLES
      layoutcheck certify FlowLayout.swift
      layoutcheck trace --tree 'VStack { Text("hola"); Color.red }' --proposal 300x200

    """
  }

  static var certify: String {
    """
    Certify the custom layouts in Swift files.

      layoutcheck certify [FILE|DIRECTORY…] [options]
      layoutcheck certify --package-path DIR [--target NAME]… [options]

    The files are those that ship in the app, ‘import SwiftUI’ and all. They are compiled
    against an executable specification of SwiftUI's layout system, files that need each
    other together; a declaration that needs what is not there is left out, and the report
    says so. Every type that conforms to Layout is found (private and nested ones too),
    made with its default arguments or with generated values, and run in a process of its
    own through thousands of view trees. For every law that a layout breaks the smallest
    tree is printed. A directory stands for all Swift files in it, packages in it left out;
    with no path, the
    package's own examples are certified.

    EXAMPLES
      layoutcheck certify FlowLayout.swift
      layoutcheck certify Sources/Layouts --profile flow --strict
      layoutcheck certify --package-path . --target Layouts
      layoutcheck certify Flow.swift --instance 'Flow(gap: 4)' --cases 20000 --seed 7
      layoutcheck certify Menu.swift --waive 'placement.exactly-once=hides what does not fit'
      layoutcheck certify Flow.swift --only Flow --replay TOKEN

    OPTIONS
    \(table(CertifyArguments.options))

      Profiles: \(Profile.allCases.map(\.rawValue).joined(separator: ", "))

    EXIT STATUS
      0  every layout is lawful
      1  a layout broke a law of error severity (with --strict: of any severity), or
         the run could not tell
      2  wrong usage: one line says what to do
      3  a file does not compile, not even in part; the others are certified all the same
      4  no layout was found, or none could be made
      5  the tool itself failed
      Where several apply, the first of 5, 2, 3, 1 and 4 counts.

    ENVIRONMENT
      LAYOUTCHECK_SWIFTC    the Swift compiler to use instead of the one on the PATH
      LAYOUTCHECK_MODULES   the folder with LayoutSpec.swiftmodule, if it was moved
      LAYOUTCHECK_DATABASE  the folder of failing cases, if --database is not given
      LAYOUTCHECK_EXAMPLES  the folder to certify when no path is given
      NO_COLOR              no colours, not even on a terminal

    """
  }

  static var trace: String {
    """
    Show the conversation of a view tree: who was offered what, what it answered, where it
    was placed and how often it was asked, and the first link where the numbers stop
    making sense.

      layoutcheck trace [FILE] --tree 'SWIFT VIEW' [options]
      layoutcheck trace FILE --replay TOKEN [options]

    With a FILE, the view can use what the file declares. A replay token is one that
    certify printed for a layout in the file.

    EXAMPLES
      layoutcheck trace --tree 'VStack { Text("hola"); Color.red }' --proposal 300x200
      layoutcheck trace Flow.swift --tree 'Flow(gap: 4) { Text("a"); Text("b") }'
      layoutcheck trace Flow.swift --only Flow --replay TOKEN --report pictures

    OPTIONS
    \(table(TraceArguments.options))

    THE TABLE
      proposed  what the view was offered when it was placed: width×height
      answered  the size it chose for that
      placed    its left and top edge and its size, in the space of the tree
      asked     how often it was asked for a size (how often it had to compute one)

    EXIT STATUS
      0  the conversation was printed
      1  the traced code trapped or did not return
      2  wrong usage, or the view does not compile: one line says what to do
      3  the file does not compile
      4  the file has no layout, or it cannot be made
      5  the tool itself failed

    """
  }

  static var laws: String {
    """
    List the laws that a layout is held to.

      layoutcheck laws [--format text|json]

    """
  }

  private static func table(_ options: [Option]) -> String {
    let shown = options.filter { !$0.isPlanned }
    let heads = shown.map { option in
      option.value.map { "\(option.name) \($0)" } ?? option.name
    }
    let width = (heads.map(\.count).max() ?? 0) + 2
    var lines: [String] = []
    for (option, head) in zip(shown, heads) {
      for (row, text) in option.help.enumerated() {
        let first = row == 0 ? head : ""
        lines.append("  " + first + String(repeating: " ", count: width - first.count) + text)
      }
    }
    return lines.joined(separator: "\n")
  }
}
