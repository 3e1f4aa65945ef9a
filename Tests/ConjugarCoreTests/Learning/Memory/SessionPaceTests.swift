import ConjugarCore
import Testing

@Suite("The pace of a session")
struct SessionPaceTests {
  /// Answers of sessions, so many seconds after each other; each verb is new.
  private func pace(
    _ seconds: [Int], verbs: [String], mode: LogEntry.Mode = .review, modes: [LogEntry.Mode] = []
  ) throws -> Double {
    var time: Int64 = 43_200_000
    let answers = zip(seconds, verbs).enumerated().map { number, pair in
      let (gap, verb) = pair
      time += Int64(gap) * 1000
      return LogEntry(
        verb, Slot.of(.present)[0], .correct, at: Timestamp(milliseconds: time),
        mode: modes.isEmpty ? mode : modes[number])
    }
    return History(answers).pace
  }

  /// Regular verbs, of which only the first begins something.
  private let regular = Array(
    repeating: ["hablar", "tomar", "llamar", "llevar", "pasar", "dejar", "entrar", "trabajar"], count: 5
  ).flatMap { $0 }

  @Test func theLearnersOwn() throws {
    #expect(try (18..<20).contains(pace(.init(repeating: 20, count: 40), verbs: regular)))
    #expect(try (50..<80).contains(pace(.init(repeating: 80, count: 40), verbs: regular)))
    // A break is none of it, and nobody is as fast as a script.
    let breaks = (0..<40).map { $0 % 10 == 9 ? 1000 : 8 }
    #expect(try (8..<9).contains(pace(breaks, verbs: regular)))
    #expect(try pace(.init(repeating: 1, count: 40), verbs: regular) == 6)
  }

  /// What is missed comes back at the end, which takes its time too.
  @Test func practiceIsAPartOfTheSession() throws {
    let practiced = (0..<32).map { $0 % 4 == 3 ? LogEntry.Mode.practice : .review }
    let own = try pace(.init(repeating: 12, count: 32), verbs: regular, modes: practiced)
    // Of 31 times between answers 23 are before one that counts: 16 seconds a question, and five of 14.
    #expect(own == (12 * 31 + 70) / 28.0, "\(own)")
  }

  @Test func theAssumedOneWhereLittleIsKnown() throws {
    #expect(try (14..<18).contains(pace(.init(repeating: 20, count: 8), verbs: regular)))
    #expect(try pace(.init(repeating: 20, count: 40), verbs: regular, mode: .quiz) == 14)
    #expect(try pace([], verbs: []) == 14)
  }
}
