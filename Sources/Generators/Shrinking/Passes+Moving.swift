/// The last resort: elements go to another array of their kind.
///
/// Elements of one label may differ in form: what is drawn with them is not the same in every array.
/// So the parts of an element are put into a fresh one, which draws whatever else it needs.
extension ShrinkSession {
  /// Moves the elements of an array to an earlier one of its kind if an element that encloses the array
  /// goes with it, or an element to a later array of its kind.
  func moveElements() -> Bool {
    guard canPeek else { return false }
    for (index, span) in best.spans.enumerated() where span.isElement && !isExhausted {
      if hoistFromInside(index) || postpone(index) { return true }
      if index >= best.spans.count { break }
    }
    return false
  }

  /// Moves an element to a later array of its kind, because the earlier one is simpler without it.
  private func postpone(_ element: Int) -> Bool {
    let span = best.spans[element]
    guard span.parent >= 0, span.count > 0 else { return false }
    let array = best.spans[span.parent]
    for place in best.spans
    where place.labelID == array.labelID && place.start >= array.end && place.count > 0 {
      let candidate =
        choices[..<span.start] + choices[span.end..<place.start] + choices[span.start..<span.end]
        + choices[place.start...]
      if considerFitting(Array(candidate)) { return true }
    }
    return false
  }

  /// Deletes an element and puts the elements of an array in it into an earlier array of their kind.
  private func hoistFromInside(_ element: Int) -> Bool {
    let span = best.spans[element]
    var inner = element + 1
    while inner < best.spans.count, best.spans[inner].depth > span.depth {
      let elements = self.elements(of: inner)
      let array = best.spans[inner]
      inner += 1
      if elements.isEmpty { continue }
      for (other, place) in best.spans.enumerated()
      where place.labelID == array.labelID && place.end <= span.start && !place.isElement {
        var contents: [Choice] = []
        for (index, part) in best.spans.enumerated()
        where part.isElement && part.start >= array.start && part.end <= array.end
          && part.parent == inner - 1
        {
          contents += newElement(in: other, from: index) ?? []
        }
        if contents.isEmpty { continue }
        var candidate = Array(choices[..<(place.end - 1)])
        candidate += contents
        candidate += choices[(place.end - 1)..<span.start]
        candidate += choices[span.end...]
        if considerFitting(candidate) { return true }
      }
    }
    return false
  }

  /// What one more element of an array draws if it takes over what another element is made of.
  private func newElement(in array: Int, from element: Int) -> [Choice]? {
    let question = best.spans[array].end - 1
    guard question >= best.spans[array].start, !best.draws[question].isForced,
      best.draws[question].choice == .boolean(false),
      let recording = peek(choices[..<question] + [.boolean(true)])
    else { return nil }
    let fresh = recording.spans.firstIndex { $0.isElement && $0.start == question }
    guard let fresh else { return nil }
    let old = best.spans[element]
    if recording.spans[fresh].count == old.count { return Array(choices[old.start..<old.end]) }
    let parts = best.parts(of: element)
    var content: [Choice] = []
    var end = question
    var next = 0
    for place in recording.parts(of: fresh) {
      while next < parts.count, parts[next].labelID != place.labelID { next += 1 }
      if next == parts.count { break }
      for index in end..<place.start { content.append(recording.draws[index].choice) }
      content += choices[parts[next].start..<parts[next].end]
      end = place.end
      next += 1
    }
    for index in end..<recording.spans[fresh].end { content.append(recording.draws[index].choice) }
    return content
  }
}
