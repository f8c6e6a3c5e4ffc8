import LayoutSpec

/// How a layout ended the process that it ran in.
package enum Death: Codable, Equatable, Sendable {
  case signal(Int32)
  case exit(Int32)
  /// It used up its processor time, or stood still for long.
  case hang
  /// It stopped its own process, as job control does.
  case stopped
  /// One call asked its subviews more questions than any sensible layout does.
  case runaway

  /// The exit status by which a process says that its layout ran away.
  package static let runawayStatus: Int32 = 88

  /// Reads what `waitpid` reports of a process that did not end as it should.
  init(status: Int32) {
    let signal = status & 0x7F
    if signal == 0x7F {
      self = .stopped
    } else if signal == 0 {
      let code = (status >> 8) & 0xFF
      self = code == Self.runawayStatus ? .runaway : .exit(code)
    } else {
      self = signal == SIGPROF || signal == SIGALRM ? .hang : .signal(signal)
    }
  }

  /// Whether both are the same fault, so that a smaller case of one stands for the other.
  ///
  /// Endless questions may use up the time first, so that all ways to hang count as one.
  package func isLike(_ other: Death?) -> Bool {
    guard let other else { return false }
    return self == other || (isHang && other.isHang)
  }

  /// Whether the call went on for ever, or would have.
  package var isHang: Bool {
    switch self {
    case .signal, .exit: false
    case .hang, .stopped, .runaway: true
    }
  }

  private var description: LawDescription {
    isHang ? RobustnessLaws.noHang : RobustnessLaws.noCrash
  }

  /// The law that it breaks.
  package var law: String { description.id }

  /// What that law promises.
  package var promise: String { description.promise }

  /// What the law expected.
  package var expectation: String { isHang ? "the call returns" : "the call does not trap" }

  /// What happened, as the end of a sentence about a method of the layout or the layout itself.
  package var text: String {
    switch self {
    // One of the two is how Swift traps; which one depends on the processor.
    case .signal(SIGILL), .signal(SIGTRAP): "trapped"
    case .signal: "ended the process by a signal"
    case .exit: "ended the process"
    case .hang: "did not return"
    case .stopped: "stopped the process"
    case .runaway: "asked the subviews without end"
    }
  }

  /// What was seen, where the runtime left no message.
  package var fact: String {
    switch self {
    case .signal(SIGILL), .signal(SIGTRAP): "a trap without a message, such as an overflow"
    case .signal(SIGSEGV): "SIGSEGV, as endless recursion causes it"
    case .signal(let number): Self.name(ofSignal: number)
    case .exit(let status): "exit status \(status)"
    case .hang: "no answer within the time that one case may take"
    case .stopped: "SIGSTOP, or another signal that stops a process"
    case .runaway: "more than \(Certifier.questionLimit) questions in one call"
    }
  }

  /// The name of a signal that ends processes, as people know it.
  package static func name(ofSignal signal: Int32) -> String {
    switch signal {
    case SIGABRT: "SIGABRT"
    case SIGBUS: "SIGBUS"
    case SIGFPE: "SIGFPE"
    case SIGHUP: "SIGHUP"
    case SIGILL: "SIGILL"
    case SIGINT: "SIGINT"
    case SIGKILL: "SIGKILL"
    case SIGPIPE: "SIGPIPE"
    case SIGPROF: "SIGPROF"
    case SIGSEGV: "SIGSEGV"
    case SIGTERM: "SIGTERM"
    case SIGTRAP: "SIGTRAP"
    default: "signal \(signal)"
    }
  }
}
