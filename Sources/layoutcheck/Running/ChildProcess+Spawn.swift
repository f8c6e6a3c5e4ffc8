import Foundation

extension ChildProcess {
  /// A program that runs, and this side of its pipes.
  struct Spawned {
    var pid: pid_t
    /// The writing end of its standard input: when it closes, the program has lost its supervisor.
    var lifeline: Int32
    /// The reading end of its standard error; does not block.
    var errors: Int32
  }

  /// Starts the program as the leader of a process group of its own.
  func spawn() throws -> Spawned {
    var input: [Int32] = [-1, -1]
    var errors: [Int32] = [-1, -1]
    let pid = try ChildRegistry.shared.adopt {
      // Under the registry's lock no other child can start between making a pipe and marking it,
      // and so none inherits the wrong end of it.
      guard pipe(&input) == 0, pipe(&errors) == 0 else {
        throw ToolFailure("cannot make a pipe: \(Platform.message(errno))")
      }
      for descriptor in input + errors { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
      _ = fcntl(errors[0], F_SETFL, O_NONBLOCK)
      return try launch(input: input[0], errors: errors[1])
    }
    close(input[0])
    close(errors[1])
    return Spawned(pid: pid, lifeline: input[1], errors: errors[0])
  }

  private func launch(input: Int32, errors: Int32) throws -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    posix_spawn_file_actions_adddup2(&actions, input, 0)
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, errors, 2)

    // This process blocks and ignores some signals for its own sake; the child starts afresh.
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    var all = sigset_t()
    sigfillset(&all)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setpgroup(&attributes, 0)
    let flags = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF
    posix_spawnattr_setflags(&attributes, Int16(flags))

    let words = ([executable] + arguments).map { strdup($0) } + [nil]
    let variables = environment.sorted { $0.key < $1.key }.map { strdup("\($0)=\($1)") } + [nil]
    defer { for pointer in words + variables { free(pointer) } }
    var pid: pid_t = 0
    let code = posix_spawn(&pid, executable, &actions, &attributes, words, variables)
    guard code == 0 else {
      throw ToolFailure("cannot run \(executable): \(Platform.message(code))")
    }
    return pid
  }
}
