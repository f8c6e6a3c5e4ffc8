import Generators
import LayoutSpec

/// The folder of the cases that broke laws, each in a file of its own.
///
/// It is a convenience: whatever is wrong with it is said in a line, and the run goes on. An entry is
/// written under another name and then renamed, so that no two runs see half of one.
package struct FailureDatabase: Sendable {
  /// What a case belongs to.
  package struct Owner: Sendable, Equatable {
    /// The layout's type and the expression that makes it.
    package var name: String
    package var instance: String
    /// The file that it is in, or that it is certified from.
    package var place: String

    package init(name: String, instance: String, place: String) {
      (self.name, self.instance, self.place) = (name, instance, place)
    }
  }

  /// What a file holds.
  private struct Entry: Codable, Equatable {
    var version = 1
    var law: String
    var name: String
    var instance: String
    var place: String
    var replay: String

    /// Whether it is the entry that its file is named for.
    func belongs(to owner: Owner, law: String) -> Bool {
      version == 1 && self.law == law && name == owner.name && instance == owner.instance
        && place == owner.place
    }
  }

  /// The path of the folder, which need not exist.
  package let path: String

  package init(path: String) { self.path = path }

  // MARK: Reading

  /// The stored cases of a layout, in the order of the laws, and a line on each thing that is wrong.
  package func cases(of owner: Owner, laws: [String]) -> (cases: [StoredCase], problems: [String]) {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      return ([], [])
    }
    guard isFolder.boolValue else { return ([], [problem("it is no directory")]) }
    var cases: [StoredCase] = []
    var problems: [String] = []
    for law in laws {
      let file = file(owner, law)
      guard FileManager.default.fileExists(atPath: file) else { continue }
      do {
        cases.append(StoredCase(law: law, replay: try replay(in: file, of: owner, law: law)))
      } catch {
        let name = URL(fileURLWithPath: file).lastPathComponent
        problems.append(problem("its entry \(name) \(error), and is left out"))
      }
    }
    return (cases, problems)
  }

  /// What is wrong with an entry.
  private struct Damage: Error, CustomStringConvertible {
    let description: String
  }

  private func replay(in file: String, of owner: Owner, law: String) throws -> String {
    guard let data = FileManager.default.contents(atPath: file) else {
      throw Damage(description: "cannot be read")
    }
    guard let entry = try? JSONDecoder().decode(Entry.self, from: data) else {
      throw Damage(description: "is damaged")
    }
    guard entry.belongs(to: owner, law: law) else {
      throw Damage(description: "belongs to something else")
    }
    do {
      _ = try ChoiceSequence(token: entry.replay)
    } catch {
      throw Damage(description: "holds a replay token that cannot be read")
    }
    return entry.replay
  }

  // MARK: Writing

  /// Stores the counterexamples of a report and drops the stored cases that no longer break their law.
  ///
  /// A case is kept if its law was not checked, or if the run was cut short.
  ///
  /// - Returns: a line on each thing that is wrong.
  package func update(_ owner: Owner, with report: SubjectReport) -> [String] {
    var problems: [String] = []
    let checked = Set(
      report.laws.filter { $0.status == .held || $0.status == .broken }.map(\.id))
    let found = Set(report.violations.map(\.law))
    for stored in report.stored
    where !stored.broken && !found.contains(stored.law) && checked.contains(stored.law) {
      let file = file(owner, stored.law)
      // Another run may have stored another case meanwhile, or dropped this one.
      guard (try? replay(in: file, of: owner, law: stored.law)) == stored.replay else { continue }
      if unlink(file) != 0, errno != ENOENT { problems.append(unwritable()) }
    }
    for violation in report.violations where !violation.replay.isEmpty {
      let entry = Entry(
        law: violation.law, name: owner.name, instance: owner.instance, place: owner.place,
        replay: violation.replay)
      if let problem = write(entry, to: file(owner, violation.law)) { problems.append(problem) }
    }
    return problems
  }

  private func write(_ entry: Entry, to file: String) -> String? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(entry) else { return nil }
    let text = data + Data("\n".utf8)
    if FileManager.default.contents(atPath: file) == text { return nil }
    if mkdir(path, 0o777) != 0, errno != EEXIST { return unwritable() }
    var draft = "\(path)/.draft.XXXXXX".utf8CString.map { $0 }
    let descriptor = mkstemp(&draft)
    guard descriptor >= 0 else { return unwritable() }
    fchmod(descriptor, 0o644)
    let written = text.withUnsafeBytes { systemWrite(descriptor, $0) }
    let reason = errno
    close(descriptor)
    guard written == text.count, rename(draft, file) == 0 else {
      if written < 0 { errno = reason }
      let problem = unwritable()
      unlink(draft)
      return problem
    }
    return nil
  }

  private func unwritable() -> String {
    problem("it cannot be written (\(String(cString: strerror(errno)))), so that nothing is kept")
  }

  private func problem(_ what: String) -> String { "the database ‘\(path)’: \(what)" }

  // MARK: Names

  /// The file of a layout and a law: a digest, since an expression may hold anything.
  private func file(_ owner: Owner, _ law: String) -> String {
    let hash = Checksum.fnv1a(
      [owner.name, owner.instance, owner.place, law].flatMap { Array($0.utf8) + [0] })
    let digits = String(hash, radix: 16)
    return "\(path)/" + String(repeating: "0", count: 16 - digits.count) + digits + ".json"
  }
}

/// The system call, under a name that no method hides.
private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  write(descriptor, bytes.baseAddress, bytes.count)
}
