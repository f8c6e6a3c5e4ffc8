import Generators
import Testing

@Suite("Recording and replay")
struct ReplayTests {
  @Test("A recorded sequence replays to the same value and recording")
  func same() throws {
    let explorer = Explorer(SampleTree.gen(), seed: 9)
    for index in 0..<200 {
      let example = try #require(explorer.example(at: index))
      let again = try #require(SampleTree.gen().replay(example.recording.sequence))
      #expect(again.value == example.value)
      #expect(again.recording.draws == example.recording.draws)
      #expect(again.recording.spans == example.recording.spans)
      #expect(again.recording.misfits == 0)
    }
  }

  @Test("Any sequence replays to something valid")
  func garbage() throws {
    let gen = zip(
      SampleOffer.gen, SampleTree.gen(),
      Gen.integer(in: 3...5).flatMap { Gen.bool.array(count: $0) })
    for seed in UInt64(0)..<300 {
      var random = RandomSource(seed: seed)
      var choices: [Choice] = []
      for _ in 0..<(random.next() & 31) {
        let bits = random.next()
        switch bits & 3 {
        case 0: choices.append(.boolean(bits & 4 == 0))
        case 1: choices.append(.integer(Int(truncatingIfNeeded: bits >> 60)))
        case 2: choices.append(.integer(Int(truncatingIfNeeded: bits)))
        default: choices.append(.double(Double(bitPattern: random.next())))
        }
      }
      let example = try #require(gen.replay(ChoiceSequence(choices)))
      let (offer, _, flags) = example.value
      #expect((0...4_000).contains(offer.offer))
      #expect(offer.widths.allSatisfy { (0...400).contains($0) })
      #expect((3...5).contains(flags.count))
      for draw in example.recording.draws { #expect(draw.permits(draw.choice)) }
      let again = try #require(gen.replay(example.recording.sequence))
      #expect(again.recording.draws == example.recording.draws)
    }
  }

  @Test("Too many draws discard the case, and the rest of them are the simplest")
  func overrun() {
    let gen = Gen { source in
      (0..<100).map { _ in source.integer(in: 7...9) }
    }
    #expect(gen.replay(ChoiceSequence(), limit: 99) == nil)
    #expect(gen.replay(ChoiceSequence(), limit: 100) != nil)
    let source = ChoiceSource(seed: 1, limit: 2)
    let list = source.array("element", count: 0...Int.max, average: 1_000) {
      source.integer(in: 7...9)
    }
    #expect(source.isOverrun)
    #expect(list.count == 1)
  }

  @Test("Spans nest, keep to their parents, and cover their draws")
  func spans() throws {
    let explorer = Explorer(SampleTree.gen(), seed: 2)
    for index in 0..<100 {
      let recording = try #require(explorer.example(at: index)).recording
      for (position, span) in recording.spans.enumerated() {
        #expect(span.start <= span.end && span.end <= recording.draws.count)
        #expect(span.parent < position)
        guard span.parent >= 0 else {
          #expect(span.depth == 0)
          continue
        }
        let parent = recording.spans[span.parent]
        #expect(parent.start <= span.start && span.end <= parent.end)
        #expect(span.depth == parent.depth + 1)
      }
    }
  }

  @Test("An element of an array can be deleted where it stands")
  func deletion() throws {
    let gen = Gen.integer(in: 0...1_000).array(count: 2...6)
    let example = try #require(
      (0..<100).lazy.compactMap { Explorer(gen, seed: 4).example(at: $0) }
        .first { $0.value.count == 6 })
    let elements = example.recording.spans.filter(\.isElement)
    #expect(elements.count == 6)
    for (index, element) in elements.enumerated() {
      var choices = example.recording.sequence.choices
      choices.removeSubrange(element.start..<element.end)
      var expected = example.value
      expected.remove(at: index)
      #expect(gen.replay(ChoiceSequence(choices))?.value == expected)
    }
  }
}
