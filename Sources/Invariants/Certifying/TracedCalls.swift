import Generators
import LayoutSpec

/// The calls of a replayed case as text, a line for each: what the layout answered with the cache that
/// lives through all of them, and, where that differs, with a fresh one.
enum TracedCalls {
  static func text(
    of observation: Observation, layoutValueKeys keys: [String], traced moment: Tracer.Moment?
  ) -> [String] {
    let calls = observation.calls.filter { $0.cache == .live }
    let traced = moment.flatMap { moment in
      calls.lastIndex {
        guard $0.proposal == moment.proposal else { return false }
        guard moment.hasPlaced else { return $0.placements == nil }
        return $0.placements != nil && $0.bounds?.origin == moment.origin
      }
    }
    let width = String(calls.count).count
    return calls.enumerated().map { index, call in
      let number = String(index + 1)
      let margin = String(repeating: " ", count: width - number.count)
      let fresh = call.reference.map { observation.calls[$0] }
      let what = request(call, keys, isShown: call.subviews == moment?.subviews)
      return "\(margin)\(number)  \(what)\(answers(call, fresh))"
        + (index == traced ? "  ← traced below" : "")
    }
  }

  private static func request(
    _ call: ObservedCall, _ keys: [String], isShown: Bool
  ) -> String {
    switch call.request {
    case .makeCache, .updateCache:
      let views = isShown ? "the subviews above" : subviews(call.subviews, keys)
      return "\(call.method) with \(views)"
    case .measure(let proposal): return "\(call.method) \(LawText.proposal(proposal))"
    case .place(let bounds, let proposal):
      return "\(call.method) \(LawText.proposal(proposal))"
        + " in \(ReportedRect(bounds).sizeAndOrigin)"
    case .spacing: return call.method
    case .guide(_, let name, _, let proposal):
      return "\(call.method) of \(name), \(LawText.proposal(proposal))"
    }
  }

  private static func subviews(_ views: [ViewTree], _ keys: [String]) -> String {
    if views.isEmpty { return "no subviews" }
    return views.map { view in
      view.swiftSource(layoutValueKeys: keys).split(separator: "\n")
        .map { $0.trimmingPrefix { $0 == " " } }.joined(separator: " ").replacingOccurrences(
          of: " .", with: ".")
    }.joined(separator: "; ")
  }

  private static func answers(_ call: ObservedCall, _ fresh: ObservedCall?) -> String {
    if case .none = call.answer { return "" }
    let answer = LawText.answer(call.answer)
    guard let fresh = fresh.map({ LawText.answer($0.answer) }), fresh != answer else {
      return " → \(answer)"
    }
    return " → \(answer); with a fresh cache \(fresh)"
  }
}
