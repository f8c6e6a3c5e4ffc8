import Generators
import LayoutSpec

/// Drives a layout through a scenario and records everything.
package enum Observer {
  /// How far the moved bounds are from the original ones: powers of two, so that adding them to
  /// ordinary coordinates loses nothing.
  package static let shift = CGPoint(x: 64, y: 128)

  /// By how much the enlarged subviews are larger, in points: more than most views measure.
  package static let growth: CGFloat = 4_096

  /// Runs a scenario.
  ///
  /// `twins` are the extra runs to make. `runaway` is called when a single call asks its subviews
  /// more than `questionLimit` times; it must not return if the layout is to be stopped.
  /// `substitute` puts other nodes in the place of subviews (by number), such as hostile ones, which no
  /// scenario holds.
  package static func observe(
    _ layout: any Layout, _ scenario: Scenario, twins: Twins = .all, questionLimit: Int = .max,
    runaway: (() -> Void)? = nil, substitute: ((Int, LayoutNode) -> LayoutNode)? = nil
  ) -> Observation {
    func open<L: Layout>(_ layout: L) -> Observation {
      let log = SubviewLog()
      log.limit = questionLimit
      log.onOverflow = runaway
      var run = ObserverRun(
        layout: layout, scenario: scenario, twins: twins, log: log, substitute: substitute)
      run.all()
      return run.observation
    }
    return open(layout)
  }
}
