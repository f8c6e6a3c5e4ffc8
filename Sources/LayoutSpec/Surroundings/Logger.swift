// What a layout file uses of the system's log, as `import os` or `import OSLog` bring it: nothing is
// written anywhere.

/// A message for the log.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  /// The parts of a message.
  public struct StringInterpolation: StringInterpolationProtocol {
    /// Prepares a message.
    public init(literalCapacity: Int, interpolationCount: Int) {}
    /// Adds text.
    public mutating func appendLiteral(_ literal: String) {}
    /// Adds a value.
    public mutating func appendInterpolation<T>(_ value: @autoclosure () -> T) {}
    /// Adds a value that not everybody may see.
    public mutating func appendInterpolation<T>(
      _ value: @autoclosure () -> T, privacy: OSLogPrivacy
    ) {}
    /// Adds a value in a format.
    public mutating func appendInterpolation<T>(
      _ value: @autoclosure () -> T, format: OSLogFloatFormatting,
      privacy: OSLogPrivacy = .public
    ) {}
  }

  /// Creates a message.
  public init(stringLiteral value: String) {}
  /// Creates a message.
  public init(stringInterpolation: StringInterpolation) {}
}

/// Who may see a value.
public struct OSLogPrivacy: Sendable {
  /// Everybody.
  public static let `public` = OSLogPrivacy()
  /// Nobody else.
  public static let `private` = OSLogPrivacy()
  /// Nobody at all.
  public static let sensitive = OSLogPrivacy()
  /// As the system likes.
  public static let auto = OSLogPrivacy()
}

/// How a number is written.
public struct OSLogFloatFormatting: Sendable {
  /// With a point.
  public static let fixed = OSLogFloatFormatting()

  /// With a point.
  public static func fixed(precision: Int) -> OSLogFloatFormatting { OSLogFloatFormatting() }
}

/// How important a message is.
public struct OSLogType: Equatable, Sendable {
  private let name: String
  /// As always.
  public static let `default` = OSLogType(name: "default")
  /// To know.
  public static let info = OSLogType(name: "info")
  /// To find a mistake.
  public static let debug = OSLogType(name: "debug")
  /// Something is wrong.
  public static let error = OSLogType(name: "error")
  /// Something is wrong with the program.
  public static let fault = OSLogType(name: "fault")
}

/// Where messages belong.
public final class OSLog: Sendable {
  /// Where all belong.
  public static let `default` = OSLog(subsystem: "", category: "")
  /// Nowhere.
  public static let disabled = OSLog(subsystem: "", category: "")
  /// Creates a place.
  public init(subsystem: String, category: String) {}
}

/// Writes to the log: nothing.
public func os_log(
  _ message: StaticString, log: OSLog = .default, type: OSLogType = .default, _ args: any CVarArg...
) {}

/// Writes to the log: nothing.
public struct Logger: Sendable {
  /// Creates a writer.
  public init() {}
  /// Creates a writer for a place.
  public init(subsystem: String, category: String) {}
  /// Creates a writer for a place.
  public init(_ log: OSLog) {}
  /// Writes nothing.
  public func log(_ message: OSLogMessage) {}
  /// Writes nothing.
  public func log(level: OSLogType, _ message: OSLogMessage) {}
  /// Writes nothing.
  public func trace(_ message: OSLogMessage) {}
  /// Writes nothing.
  public func debug(_ message: OSLogMessage) {}
  /// Writes nothing.
  public func info(_ message: OSLogMessage) {}
  /// Writes nothing.
  public func notice(_ message: OSLogMessage) {}
  /// Writes nothing.
  public func warning(_ message: OSLogMessage) {}
  /// Writes nothing.
  public func error(_ message: OSLogMessage) {}
  /// Writes nothing.
  public func critical(_ message: OSLogMessage) {}
  /// Writes nothing.
  public func fault(_ message: OSLogMessage) {}
}
