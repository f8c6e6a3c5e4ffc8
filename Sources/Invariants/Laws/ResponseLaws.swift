import LayoutSpec

extension Law where Observed == Observation {
  /// A layout that asks its subviews uses what they answer, or what it is offered.
  public static let sizeResponds = Law(
    "size.responds", .warning,
    "the size depends on the proposal or on the subviews",
    "one subview, which the layout asks for its size in sizeThatFits",
    "DESIGN §6; LAWS C10", .always, needs: .enlarged
  ) { observation in
    var first: ObservedTwin?
    var count = 0
    for twin in observation.twins where twin.kind == .enlarged {
      guard twin.isTame, twin.measurements > 0, case .size(let size) = twin.answer,
        // Beyond this nothing shows that a subview grew.
        size.width < 1e9, size.height < 1e9
      else { return .notApplicable }
      count += 1
      if let first, !first.answer.isIdentical(to: twin.answer) { return .held }
      first = first ?? twin
    }
    guard let first, count > 2 else { return .notApplicable }
    return .broken(
      Violation(
        message: "the layout asks its subview, but answers the same to nil, 0 and 1000, and with a "
          + "subview \(LawText.number(Observer.growth)) larger",
        expected: "another answer to one of them", actual: LawText.answer(first.answer),
        blame: "sizeThatFits", call: first.reference))
  }

  /// Twice the subviews, twice the work.
  public static let costLinear = Law(
    "cost.linear", .warning,
    "the number of questions to subviews grows no faster than the number of subviews",
    "two subviews, compared with 8 and 32", "LAWS N1, N6", .always, needs: .crowded
  ) { observation in
    var costs: [(questions: Double, subviews: Double)] = []
    var reference = 0
    for twin in observation.twins where twin.kind == .crowded {
      reference = twin.reference
      costs.append((Double(twin.measurements), Double(twin.subviews)))
    }
    let call = observation.calls[reference]
    guard costs.count == 2 else { return .notApplicable }
    let small = Double(call.events.measurements) / Double(call.subviews.count)
    let perSubview = costs.map { $0.questions / $0.subviews }
    // Both steps: a layout may do more for many subviews than for few, but only once.
    guard small > 0, perSubview[0] >= 1.6 * small, perSubview[1] >= 2.5 * perSubview[0] else {
      return .held
    }
    return .broken(
      Violation(
        message: "sizeThatFits asked \(call.events.measurements) questions of 2 subviews, "
          + "\(Int(costs[0].questions)) of 8, and \(Int(costs[1].questions)) of 32",
        expected: "about four times as many for four times the subviews",
        actual: "\(Int(costs[1].questions / max(costs[0].questions, 1))) times as many",
        blame: "sizeThatFits", call: reference))
  }
}
