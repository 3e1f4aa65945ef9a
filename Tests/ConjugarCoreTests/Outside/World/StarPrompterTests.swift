import ConjugarCore
import Testing

@Suite("Asking for a star")
struct StarPrompterTests {
  private static let day: Int64 = 86_400_000
  private static let start = Timestamp(milliseconds: 1_777_636_800_000)

  /// Whether it asks when one more quiz is finished.
  private func asks(_ kept: [String: String], at moment: Timestamp) throws -> Bool {
    let terminal = ScriptedTerminal()
    let clock = ScriptedClock(start: moment)
    try MessageStarPrompter(store: DictionaryGetterSetter(kept), clock: clock, terminal: terminal).quizFinished()
    return terminal.messages.count == 1
  }

  @Test func afterEveryNinthQuiz() throws {
    let asked = try (1...27).filter { try asks(["quizzes-finished": "\($0 - 1)"], at: Self.start) }
    #expect(asked == [9, 18, 27])
  }

  @Test(arguments: [(179, false), (180, true)])
  func atMostEvery180Days(_ days: Int64, _ asks: Bool) throws {
    let later = Timestamp(milliseconds: Self.start.milliseconds + days * Self.day)
    #expect(try self.asks(["quizzes-finished": "17", "last-asked": "\(Self.start)"], at: later) == asks)
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
