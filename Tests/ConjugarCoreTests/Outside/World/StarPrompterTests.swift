import ConjugarCore
import Testing

@Suite("Asking for a star")
struct StarPrompterTests {
  private static let day: Int64 = 86_400_000
  private static let start = Timestamp(milliseconds: 1_777_636_800_000)

  @Test func afterEveryNinthQuiz() {
    var rule = StarPolicy()
    let asked = (1...27).filter { quiz in
      rule.finish(at: Timestamp(milliseconds: Int64(quiz) * 100 * Self.day))
    }
    #expect(asked == [9, 18, 27])
  }

  @Test(arguments: [(179, false), (180, true)])
  func atMostEvery180Days(_ days: Int64, _ asks: Bool) {
    var rule = StarPolicy(finished: 17, lastAsked: Self.start)
    let later = Timestamp(milliseconds: Self.start.milliseconds + days * Self.day)
    #expect(rule.finish(at: later) == asks)
    #expect(rule.lastAsked == (asks ? later : Self.start))
  }

  @Test func theCountIsKept() throws {
    let store = DictionaryGetterSetter(["quizzes-finished": "seven?"])
    let terminal = ScriptedTerminal()
    for _ in 0..<20 {
      // A new prompter each time, as in each run of the program.
      let clock = ScriptedClock(start: Self.start)
      try MessageStarPrompter(store: store, clock: clock, terminal: terminal).quizFinished()
    }
    #expect(terminal.messages.count == 1)
    #expect(store.values() == ["quizzes-finished": "20", "last-asked": Self.start.description])
  }
}
