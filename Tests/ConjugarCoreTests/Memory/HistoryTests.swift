import ConjugarCore
import Testing

@Suite("History")
struct HistoryTests {
  private static func answer(_ seconds: Int64, _ typed: String, replaces: Int64? = nil) -> LogEntry {
    LogEntry(
      time: Timestamp(milliseconds: seconds * 1000), infinitive: "ser", tense: .present, person: .firstSingular,
      answer: typed, result: typed == "soy" ? .correct : .wrong, grade: typed == "soy" ? .good : .again,
      milliseconds: 900, mode: .quiz, version: "1.0.0", replaces: replaces.map { Timestamp(milliseconds: $0 * 1000) })
  }

  @Test func whatWasTakenBackDoesNotCount() {
    let history = History([Self.answer(1, "so"), Self.answer(2, "soy", replaces: 1), Self.answer(3, "soi")])
    #expect(history.answers.map(\.answer) == ["soy", "soi"])
  }

  /// Two quizzes at once write as they come.
  @Test func theOrderIsThatOfTime() {
    let history = History([Self.answer(3, "c"), Self.answer(1, "a"), Self.answer(3, "d"), Self.answer(2, "b")])
    #expect(history.answers.map(\.answer) == ["a", "b", "c", "d"])
  }

  @Test func linesThatAreNoAnswersArePassedOver() throws {
    let journal = MemoryJournal([Self.answer(1, "soy").line, "{\"time\":\"2026", "", Self.answer(2, "soi").line])
    #expect(try journal.history().answers.map(\.answer) == ["soy", "soi"])
  }
}
