/// A layout that is sound but for one fault in one of its methods.
enum FaultSource {
  /// What goes wrong. The first ones end the process, the last ones only try.
  static let faults = [
    "traps", "exits0", "exits1", "aborts", "killsItself", "spins", "recurses", "allocates",
    "trapsLater", "closesOutput", "writesGarbage", "leavesDirectory",
  ]
  /// Where.
  static let methods = [
    "sizeThatFits", "placeSubviews", "makeCache", "updateCache", "spacing", "explicitAlignment",
  ]

  /// The expression that makes one. The fault strikes with two or three subviews, from a case on.
  static func instance(_ fault: String, in method: String, from first: Int) -> String {
    "Faulty(.\(fault), in: .\(method), from: \(first))"
  }

  static let text = """
    import SwiftUI

    enum Fault { case none, \(faults.joined(separator: ", ")) }
    enum Method { case \(methods.joined(separator: ", ")) }

    struct Faulty: Layout {
      nonisolated(unsafe) static var made = 0
      let fault: Fault
      let method: Method
      let isArmed: Bool

      init(_ fault: Fault, in method: Method, from first: Int) {
        // One is made for every case.
        Self.made += 1
        (self.fault, self.method, isArmed) = (fault, method, Self.made >= first)
      }

      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) -> CGSize {
        strike(.sizeThatFits, subviews)
        let sizes = subviews.map { $0.sizeThatFits(proposal) }
        return CGSize(
          width: sizes.map(\\.width).max() ?? 0, height: sizes.map(\\.height).max() ?? 0)
      }

      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {
        strike(.placeSubviews, subviews)
        for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
      }

      func makeCache(subviews: Subviews) { strike(.makeCache, subviews) }

      func updateCache(_ cache: inout (), subviews: Subviews) { strike(.updateCache, subviews) }

      func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
        strike(.spacing, subviews)
        return ViewSpacing()
      }

      func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
        subviews: Subviews, cache: inout ()
      ) -> CGFloat? {
        strike(.explicitAlignment, subviews)
        return nil
      }

      func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
        subviews: Subviews, cache: inout ()
      ) -> CGFloat? {
        strike(.explicitAlignment, subviews)
        return nil
      }

      private func strike(_ method: Method, _ subviews: Subviews) {
        guard isArmed, method == self.method, (2...3).contains(subviews.count) else { return }
        switch fault {
        case .none: break
        case .traps: _ = [1][subviews.count]
        case .exits0: exit(0)
        case .exits1: exit(1)
        case .aborts: abort()
        case .killsItself: kill(getpid(), SIGKILL)
        case .spins: while true {}
        case .recurses: _ = depth(1)
        case .allocates:
          let memory = UnsafeMutableRawPointer.allocate(byteCount: 8 << 30, alignment: 16)
          memory.storeBytes(of: 1, as: UInt8.self)
        case .trapsLater:
          Thread.detachNewThread {
            usleep(2_000)
            fatalError("later")
          }
        case .closesOutput:
          close(1)
          close(2)
        case .writesGarbage:
          for _ in 0..<100 { write(1, "}{ garbage", 10) }
        case .leavesDirectory:
          chdir("/")
          try? Data("left".utf8).write(to: URL(fileURLWithPath: "proc/nowhere"))
        }
      }

      private func depth(_ number: Int) -> Int {
        number == 0 ? 0 : 1 &+ depth(number &+ 1)
      }
    }

    """
}
