import LayoutSpec

/// Copies this process, and looks after what the copies leave.
///
/// Only the calling thread goes on in a copy. Whoever copies a process that has other threads must
/// not wait for them there.
package enum ProcessCopy {
  /// Makes a copy; 0 in the copy, its number in the original.
  ///
  /// Swift hides the system call because most programs should start a fresh process instead.
  static func make() throws -> pid_t {
    guard let fork = symbol("fork", as: (@convention(c) () -> pid_t).self) else {
      throw SurvivalFailure("this system cannot copy a process")
    }
    let original = getpid()
    let child = fork()
    guard child >= 0 else { throw SurvivalFailure.system("cannot copy a process") }
    if child == 0 { settle(original) }
    return child
  }

  /// Ties a new copy to its original: it ends with it, and takes in what its own copies leave.
  private static func settle(_ original: pid_t) {
    // A crash is ours to report; the runtime's own report takes seconds.
    for number in [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGSEGV, SIGFPE, SIGQUIT, SIGPROF, SIGALRM] {
      signal(number, SIG_DFL)
    }
    var none = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, nil)
    #if os(Linux)
      // What a layout does to its process group must not reach anybody else.
      setpgid(0, 0)
    #endif
    _ = endWithParent(original)
    adoptOrphans()
  }

  /// Has the system end this process as soon as its parent is gone; false where it cannot.
  ///
  /// The parent's thread counts that started this process.
  package static func endWithParent(_ parent: pid_t) -> Bool {
    #if os(Linux)
      control(parentDeathSignal, UInt(SIGKILL))
      // It may have been too late for that.
      if getppid() != parent { _exit(1) }
      return true
    #else
      return false
    #endif
  }

  /// Whether the children of this process are all ours: copies, and what layouts left.
  private nonisolated(unsafe) static var ownsChildren = false

  /// Makes this process the one that descendants fall to whose own parent ends. All children that it
  /// has when a copy of it ends are ended, too.
  package static func adoptOrphans() {
    ownsChildren = true
    #if os(Linux)
      control(childSubreaper, 1)
    #endif
  }

  /// Writes out what was printed, so that no copy does so again.
  ///
  /// Standard output alone: flushing all files would wait for a thread that reads from one.
  static func flushOutput() {
    #if canImport(Darwin)
      let name = "__stdoutp"
    #else
      let name = "stdout"
    #endif
    let place = dlsym(dlopen(nil, RTLD_NOW), name)
    #if canImport(Musl)
      fflush(place?.assumingMemoryBound(to: OpaquePointer?.self).pointee)
    #else
      fflush(place?.assumingMemoryBound(to: UnsafeMutablePointer<FILE>?.self).pointee)
    #endif
  }

  /// Writes the coverage counters of a copy that is about to end, if the program counts: what a
  /// layout did there is coverage of the layout, too.
  static func writeCoverage() {
    _ = symbol("__llvm_profile_write_file", as: (@convention(c) () -> Int32).self)?()
  }

  /// Sends standard output nowhere: a case that was run before has printed what it prints.
  static func silenceOutput() {
    let null = open("/dev/null", O_WRONLY)
    dup2(null, 1)
    close(null)
  }

  /// Waits until a copy ends or stops, and ends its process group; all that it started, too, unless
  /// this process may have other children.
  ///
  /// - Returns: the status as `waitpid` gives it.
  static func wait(for child: pid_t, endingOrphans: Bool = true) -> Int32 {
    var status: Int32 = 0
    while waitpid(child, &status, WUNTRACED) < 0, errno == EINTR {}
    end(child, status, endingOrphans: endingOrphans)
    return status
  }

  /// Cleans up after a copy that ended or stopped with this status.
  static func end(_ child: pid_t, _ status: Int32, endingOrphans: Bool = true) {
    if status & 0x7F == 0x7F {
      kill(child, SIGKILL)
      while waitpid(child, nil, 0) < 0, errno == EINTR {}
    }
    #if os(Linux)
      kill(-child, SIGKILL)
      if endingOrphans { endOrphans() }
    #endif
  }

  /// Ends every child of this process, if they are all ours; there is no copy among them any more.
  private static func endOrphans() {
    guard ownsChildren else { return }
    // Each that ends may leave more; a second is long for all of them.
    for _ in 0..<1_000 {
      while true {
        let ended = waitpid(-1, nil, WNOHANG)
        if ended == 0 || (ended < 0 && errno == EINTR) { break }
        if ended < 0 { return }
      }
      for child in children() { kill(child, SIGKILL) }
      usleep(1_000)
    }
  }

  /// The processes that are children of this one; empty where the system does not tell.
  package static func children() -> [pid_t] {
    #if os(Linux)
      guard let tasks = try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/task")
      else { return [] }
      return tasks.flatMap { task -> [pid_t] in
        let path = "/proc/self/task/\(task)/children"
        let text = FileManager.default.contents(atPath: path) ?? Data()
        return String(decoding: text, as: UTF8.self).split(separator: " ").compactMap { pid_t($0) }
      }
    #else
      return []
    #endif
  }

  #if os(Linux)
    // The constants of `prctl`, which is not imported, since it takes any number of arguments.
    private static let parentDeathSignal: Int32 = 1
    private static let childSubreaper: Int32 = 36

    private static func control(_ option: Int32, _ value: UInt) {
      typealias Call = @convention(c) (Int32, UInt, UInt, UInt, UInt) -> Int32
      _ = symbol("prctl", as: Call.self)?(option, value, 0, 0, 0)
    }
  #endif

  private static func symbol<Function>(_ name: String, as type: Function.Type) -> Function? {
    dlsym(dlopen(nil, RTLD_NOW), name).map { unsafeBitCast($0, to: type) }
  }
}
