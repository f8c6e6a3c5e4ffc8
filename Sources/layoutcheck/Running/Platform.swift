import Foundation

/// Small differences between the platforms' C libraries.
enum Platform {
  /// The path of the running executable, links resolved.
  static func executablePath() throws -> String {
    #if canImport(Darwin)
      var size: UInt32 = 0
      _ = _NSGetExecutablePath(nil, &size)
      var buffer = [CChar](repeating: 0, count: Int(size))
      guard _NSGetExecutablePath(&buffer, &size) == 0 else {
        throw ToolFailure("cannot find out where layoutcheck itself lies")
      }
      return try resolved(string(buffer))
    #else
      return try resolved("/proc/self/exe")
    #endif
  }

  /// The path with all links followed.
  private static func resolved(_ path: String) throws -> String {
    guard let result = realpath(path, nil) else {
      throw ToolFailure("cannot find out where layoutcheck itself lies: \(message(errno))")
    }
    defer { free(result) }
    return String(cString: result)
  }

  /// The system's words for an error number.
  static func message(_ code: Int32) -> String {
    String(cString: strerror(code))
  }

  /// Text from a buffer that ends with a zero.
  static func string(_ buffer: [CChar]) -> String {
    String(decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// The name of a signal that ends processes, as people know it.
  static func signalName(_ signal: Int32) -> String {
    switch signal {
    case SIGABRT: "SIGABRT"
    case SIGBUS: "SIGBUS"
    case SIGFPE: "SIGFPE"
    case SIGILL: "SIGILL"
    case SIGKILL: "SIGKILL"
    case SIGPROF: "SIGPROF"
    case SIGSEGV: "SIGSEGV"
    case SIGTERM: "SIGTERM"
    case SIGTRAP: "SIGTRAP"
    default: "signal \(signal)"
    }
  }
}

/// The system call, under a name that no method hides.
func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
  read(descriptor, buffer.baseAddress, buffer.count)
}

/// The system call, under a name that no method hides.
func systemWrite(_ descriptor: Int32, _ buffer: UnsafeRawBufferPointer) -> Int {
  write(descriptor, buffer.baseAddress, buffer.count)
}
