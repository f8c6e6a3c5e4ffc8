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
    "no subview is asked the same question again for every other subview",
    "at least eight subviews, compared with half and a quarter of them", "LAWS N1, N6", .always,
    needs: .thinned
  ) { observation in
    var fewer: [Int] = []
    var reference = 0
    for twin in observation.twins where twin.kind == .thinned {
      reference = twin.reference
      fewer.append(twin.repetitions)
    }
    guard fewer.count == 2 else { return .notApplicable }
    let call = observation.calls[reference]
    let count = call.subviews.count
    let most = call.events.repetitions
    // A question that is repeated a number of times is a matter of taste; one that is repeated more
    // often with every subview takes seconds where there are a thousand.
    guard most >= count, Double(most) >= 1.6 * Double(fewer[0]),
      Double(fewer[0]) >= 1.6 * Double(fewer[1])
    else { return .held }
    return .broken(
      Violation(
        message: "sizeThatFits asked a subview the same question \(most) times with \(count) "
          + "subviews, \(fewer[0]) times with half of them, and \(fewer[1]) with a quarter",
        expected: "the same number of times, however many there are", actual: "\(most) times",
        blame: "sizeThatFits", call: reference))
  }
}
