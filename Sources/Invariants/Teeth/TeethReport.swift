/// The mutation run as data: which law noticed which mutant of which layout.
package struct TeethReport: Sendable, Equatable, Codable {
  /// What became of the mutants of one layout.
  package struct Table: Sendable, Equatable, Codable {
    /// The expression that makes the layout.
    package var name: String
    package var profiles: [Profile]
    package var claims: [Claim]
    /// One row for each mutation.
    package var rows: [Teeth.Row]
  }

  package var tables: [Table]

  package init(tables: [Table]) { self.tables = tables }

  /// The mutants that no law meant for them noticed, without being equivalent.
  package var survivors: [Teeth.Row] { tables.flatMap(\.rows).filter { $0.fate == .survived } }

  /// The rows that are said to be equivalent, but are noticed.
  package var contradicted: [Teeth.Row] {
    tables.flatMap(\.rows).filter { $0.fate == .contradicted }
  }

  /// Whether the laws have teeth: every mutant is noticed, or is equivalent.
  package var isBiting: Bool { survivors.isEmpty && contradicted.isEmpty }
}

extension Teeth.Row {
  /// What became of a mutant.
  package enum Fate: String, Sendable, Codable {
    /// A law that is meant for the mutation noticed.
    case killed
    /// The mutant is as lawful as the layout that it is made of, and no law noticed.
    case equivalent
    /// No law that is meant for it noticed.
    case survived
    /// It is listed as equivalent, but some law noticed.
    case contradicted
  }

  package var fate: Fate {
    if equivalent != nil { return laws.isEmpty ? .equivalent : .contradicted }
    return killer == nil ? .survived : .killed
  }
}

// MARK: Text

extension TeethReport {
  /// A matrix of mutants and laws for each layout, and the sum of all.
  package var text: String {
    let rows = tables.flatMap(\.rows)
    func count(_ fate: Teeth.Row.Fate) -> Int { rows.count { $0.fate == fate } }
    var summary =
      "\(TextReport.count(rows.count, "mutant")) of \(TextReport.count(tables.count, "layout")): "
      + "\(count(.killed)) noticed by a law meant for them, \(count(.equivalent)) equivalent, "
      + "\(count(.survived)) not noticed"
    if count(.contradicted) > 0 {
      summary += ", \(count(.contradicted)) listed as equivalent but noticed"
    }
    return (tables.map(\.text) + [summary + ".\n"]).joined(separator: "\n")
  }
}

extension TeethReport.Table {
  /// The laws that noticed some mutant, in the order of the catalogue.
  private var columns: [String] {
    let noticed = Set(rows.flatMap(\.laws))
    return Laws.all.map(\.id).filter(noticed.contains)
  }

  fileprivate var text: String {
    let columns = columns
    let width = (rows.map { $0.mutation.rawValue.count }.max() ?? 0) + 2
    var lines = [name]
    let terms = profiles.map { "profile \($0.rawValue)" } + claims.map { "claim \($0.rawValue)" }
    if !terms.isEmpty { lines.append("  " + terms.joined(separator: ", ")) }
    // The numbers of the laws, written downwards.
    for digit in [10, 1] where digit == 1 || columns.count > 9 {
      let numbers = columns.indices.map { index in
        digit == 10 && index < 9 ? " " : String((index + 1) / digit % 10)
      }
      lines.append("  " + String(repeating: " ", count: width) + numbers.joined(separator: " "))
    }
    for row in rows {
      let head = "  " + row.mutation.rawValue.padded(to: width)
      let cells = columns.map { law in
        !row.laws.contains(law) ? "." : row.mutation.meantFor.contains(law) ? "#" : "+"
      }
      switch row.fate {
      case .killed: lines.append(head + cells.joined(separator: " "))
      case .equivalent: lines.append(head + "= " + (row.equivalent ?? ""))
      case .survived: lines.append(head + cells.joined(separator: " ") + "  NOT NOTICED")
      case .contradicted:
        lines.append(head + cells.joined(separator: " ") + "  NOT EQUIVALENT")
      }
    }
    let legend = columns.enumerated().map { "\($0 + 1) \($1)" }.joined(separator: ", ")
    let key = "# a law meant for the mutant, + another law, = equivalent. " + legend
    lines += TextReport.wrapped(key, width: 94).map { "  " + $0 }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension String {
  /// The string with spaces added up to a number of characters.
  fileprivate func padded(to length: Int) -> String {
    self + String(repeating: " ", count: max(0, length - count))
  }
}

// MARK: JSON

extension TeethReport {
  /// The report as one JSON object with a final newline.
  package func json() throws -> String {
    try ReportJSON.text(
      of: JSONForm(
        layouts: tables.map { table in
          JSONForm.Layout(
            name: table.name, profiles: table.profiles.map(\.rawValue),
            claims: table.claims.map(\.rawValue), mutants: table.rows.map(JSONForm.Mutant.init))
        }))
  }

  private struct JSONForm: Encodable {
    var version = 1
    var layouts: [Layout]

    struct Layout: Encodable {
      var name: String
      var profiles: [String]
      var claims: [String]
      var mutants: [Mutant]
    }

    struct Mutant: Encodable {
      var id: String
      var summary: String
      var fate: String
      /// The laws that noticed.
      var laws: [String]
      /// The law meant for the mutant that noticed.
      var killer: String?
      /// The number of the case in which it did.
      var `case`: Int?
      /// Why it is equivalent.
      var reason: String?

      init(_ row: Teeth.Row) {
        id = row.mutation.rawValue
        summary = row.mutation.summary
        fate = row.fate.rawValue
        laws = row.laws
        killer = row.killer
        `case` = row.firstCase
        reason = row.equivalent
      }
    }
  }
}
