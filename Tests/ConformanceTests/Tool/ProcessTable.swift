import Foundation

/// The processes of this machine, where the system shows them as files.
enum ProcessTable {
  /// The command lines that hold a text; zeros stand between their words.
  static func lines(naming text: String) throws -> [String] {
    #if os(Linux)
      let processes = try FileManager.default.contentsOfDirectory(atPath: "/proc")
      return processes.filter { Int32($0) != nil }.compactMap { process in
        let data = FileManager.default.contents(atPath: "/proc/\(process)/cmdline") ?? Data()
        let line = String(decoding: data, as: UTF8.self)
        return line.contains(text) ? line : nil
      }
    #else
      return []
    #endif
  }
}
