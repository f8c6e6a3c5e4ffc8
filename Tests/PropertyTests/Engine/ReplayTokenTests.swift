import Generators
import Testing

@Suite("Replay tokens")
struct ReplayTokenTests {
  static let sequences: [ChoiceSequence] = {
    var result = [
      ChoiceSequence(),
      ChoiceSequence([.integer(.min), .integer(.max), .integer(0), .integer(-1), .integer(300)]),
      ChoiceSequence([.double(0), .double(0.25), .double(-7), .double(1e300), .double(0.1)]),
      ChoiceSequence([.double(-0.0), .double(0x1p52), .double(.leastNonzeroMagnitude)]),
      ChoiceSequence([.boolean(true), .boolean(false)]),
    ]
    let explorer = Explorer(SampleTree.gen(), seed: 5)
    for index in 0..<40 {
      if let example = explorer.example(at: index) { result.append(example.recording.sequence) }
    }
    return result
  }()

  @Test("A token reads back as the sequence that it was made of", arguments: sequences)
  func roundTrip(sequence: ChoiceSequence) throws {
    let token = sequence.token
    let read = try ChoiceSequence(token: token)
    #expect(read == sequence)
    #expect(read.token == token)
    #expect(
      token.utf8.allSatisfy { byte in
        let character = Character(UnicodeScalar(byte))
        return character.isLetter || character.isNumber || "-_.".contains(character)
      })
  }

  @Test("Every truncation is refused", arguments: sequences)
  func truncated(sequence: ChoiceSequence) {
    let token = sequence.token
    for length in 0..<token.count {
      let part = String(token.prefix(length))
      #expect(throws: ReplayTokenError.self) { try ChoiceSequence(token: part) }
    }
    #expect(throws: ReplayTokenError.truncated) {
      try ChoiceSequence(token: String(token.prefix(max(8, token.count - 4))))
    }
  }

  @Test("Every change of one character is refused", arguments: sequences.prefix(12))
  func edited(sequence: ChoiceSequence) {
    let token = Array(sequence.token)
    for index in token.indices {
      for other in ["A", "B", "_", "9", "!"] where String(token[index]) != other {
        var changed = token
        changed[index] = Character(other)
        #expect(throws: ReplayTokenError.self) { try ChoiceSequence(token: String(changed)) }
      }
    }
    #expect(throws: ReplayTokenError.self) { try ChoiceSequence(token: sequence.token + "A") }
  }

  @Test("Another version is refused, and every message is one line")
  func otherVersion() {
    let token = ChoiceSequence([.integer(5)]).token
    #expect(token.hasPrefix("L1."))
    #expect(throws: ReplayTokenError.otherVersion(2)) {
      try ChoiceSequence(token: "L2." + token.dropFirst(3))
    }
    #expect(throws: ReplayTokenError.notAToken) { try ChoiceSequence(token: "") }
    #expect(throws: ReplayTokenError.notAToken) { try ChoiceSequence(token: "hello") }
    // One sequence has one token: other ways to write the version are none.
    for version in ["L01.", "L+1.", "L-1.", "L1 .", "L.", "L１."] {
      #expect(throws: ReplayTokenError.notAToken) {
        try ChoiceSequence(token: version + token.dropFirst(3))
      }
    }
    let errors: [ReplayTokenError] = [.notAToken, .otherVersion(2), .truncated, .edited]
    for error in errors {
      #expect(!error.description.contains("\n"))
      #expect(error.description.contains("token"))
    }
  }
}
