import ConjugarCore
import Testing

/// Settings kept wherever the app keeps things, with the names and the bounds of the program.
@Suite struct SettingsTests {
  @Test func areReadAndWrittenByTypeAndByName() throws {
    let store = DictionaryGetterSetter()
    let settings = Settings(store)
    #expect(try settings.value(of: Settings.region) == .latinAmerica)
    try settings.set(Settings.region, to: .spain)
    let questions = try #require(Settings.all.first { $0.key == "questions" })
    #expect(try settings.set(questions, toText: "20") == "20")
    #expect(store.values() == ["region": "spain", "questions": "20"])
    let options = QuizOptions(
      region: try settings.value(of: Settings.region), questions: try settings.value(of: Settings.questions))
    #expect(options.questions == 20)
  }

  @Test func whatIsNotAcceptedIsToldInASentence() throws {
    let settings = Settings(DictionaryGetterSetter())
    let difficulty = try #require(Settings.all.first { $0.key == "difficulty" })
    let error = #expect(throws: SettingsError.self) { try settings.set(difficulty, toText: "imposible") }
    #expect(error.map { "\($0)".contains("easy") } == true)
  }
}
