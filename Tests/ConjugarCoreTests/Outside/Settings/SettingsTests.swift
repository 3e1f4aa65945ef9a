import ConjugarCore
import Testing

@Suite("Settings")
struct SettingsTests {
  @Test func nobodyChose() throws {
    let settings = Settings(DictionaryGetterSetter())
    #expect(try settings.region == .latinAmerica)
    #expect(try settings.secondPerson == .tu)
    #expect(try settings.difficulty == .easy)
    #expect(try settings.accents == .half)
    #expect(try settings.questions == 50)
    #expect(try settings.minutes == 5)
    #expect(try settings.color == .auto)
    #expect(try settings.entries().allSatisfy { $0.isDefault && $0.fault == nil })
  }

  @Test func whatIsChosenStays() throws {
    let store = DictionaryGetterSetter()
    try Settings(store).set(Settings.region, to: .spain)
    try Settings(store).set(Settings.named("Questions"), toText: "12")
    #expect(try Settings(store).region == .spain)
    #expect(try Settings(store).questions == 12)
    #expect(store.values() == ["region": "spain", "questions": "12"])
  }

  @Test func valuesAreKeptByTheirIdentifier() throws {
    let store = DictionaryGetterSetter()
    #expect(try Settings(store).set(Settings.named("region"), toText: "España") == "spain")
    #expect(try Settings(store).set(Settings.named("second person"), toText: "VOSEO") == "vos")
    #expect(try Settings(store).set(Settings.named("minutes"), toText: "07") == "7")
    #expect(store.values() == ["region": "spain", "second-person": "vos", "minutes": "7"])
  }

  @Test func resetLeavesWhatIsNotOurs() throws {
    let store = DictionaryGetterSetter(["region": "spain", "ana.region": "spain", "from-tomorrow": "x"])
    try Settings(store).reset()
    #expect(store.values() == ["ana.region": "spain", "from-tomorrow": "x"])
    #expect(try Settings(store).strays() == ["“from-tomorrow” in memory is not a setting and is left alone"])
  }

  /// What earlier versions knew means nothing any more, and needs no word.
  @Test func aKeyOfAnEarlierVersionIsNoStray() throws {
    let store = DictionaryGetterSetter(["from-tomorrow": "x", "weights": "x"])
    let strays = try Settings(store).strays()
    #expect(strays == ["“from-tomorrow” in memory is not a setting and is left alone"])
    #expect(Settings.formerKeys.isDisjoint(with: Settings.all.map(\.key)))
  }

  @Test(arguments: [
    ("regoin", "“regoin” is not a setting; did you mean “region”?"),
    ("colour", "“colour” is not a setting; did you mean “color”?"),
    ("xyz", "“xyz” is not a setting"),
  ])
  func unknownKey(_ key: String, _ beginning: String) {
    let error = #expect(throws: SettingsError.self) { try Settings.named(key) }
    #expect(error?.description == beginning + " (accepted: \(Settings.all.map(\.key).joined(separator: ", ")))")
  }

  @Test(arguments: [
    ("region", "Spian", "“Spian” is not a region; did you mean “spain”? (accepted: spain, latin-america)"),
    ("questions", "0", "“0” is not a number of questions (accepted: 1 to 500)"),
    ("questions", "501", "“501” is not a number of questions (accepted: 1 to 500)"),
    ("questions", "ten", "“ten” is not a number of questions (accepted: 1 to 500)"),
    ("questions", "99999999999999999999", "“99999999999999999999” is not a number of questions (accepted: 1 to 500)"),
    ("minutes", "121", "“121” is not a number of minutes (accepted: 1 to 120)"),
    ("accents", "", "“” is not a rule for accents (accepted: strict, half, lenient)"),
  ])
  func badValue(_ key: String, _ text: String, _ sentence: String) throws {
    let store = DictionaryGetterSetter(["region": "spain"])
    let error = #expect(throws: SettingsError.self) { try Settings(store).set(Settings.named(key), toText: text) }
    #expect(error?.description == sentence)
    #expect(store.values() == ["region": "spain"])
  }

  @Test func aBrokenValueIsNeverTakenForTheUsualOne() throws {
    let settings = Settings(DictionaryGetterSetter(["difficulty": "brutal"]))
    let error = #expect(throws: SettingsError.self) { try settings.difficulty }
    #expect(
      error?.description
        == "the setting “difficulty” in memory is broken: “brutal” is not a difficulty "
        + "(accepted: easy, moderate, difficult); fix it with “conjugar settings difficulty VALUE”")
    #expect(try settings.entry(of: Settings.difficulty).fault == error)
    #expect(try settings.region == .latinAmerica)
    try settings.set(Settings.difficulty, to: .moderate)
    #expect(try settings.difficulty == .moderate)
  }

  /// What an earlier version kept is passed over in silence; who sets it is told the way on.
  @Test(arguments: ["session", "new-skills", "retention", "weights"])
  func formerSettings(_ key: String) throws {
    let settings = Settings(DictionaryGetterSetter([key: "20"]))
    #expect(try settings.strays().isEmpty && settings.entries().allSatisfy { $0.fault == nil })
    let error = #expect(throws: SettingsError.former(key)) { try Settings.named(key) }
    #expect(error?.description.contains("conjugar settings minutes") ?? false)
  }

  @Test func whatNobodyChoseIsOfLatinAmerica() {
    let quiz = QuizOptions()
    #expect(quiz.region == .latinAmerica && quiz.secondPerson == .tu && quiz.difficulty == .easy)
    #expect(quiz.accents == .half && quiz.questions == 50)
    let review = ReviewOptions()
    #expect(review.region == .latinAmerica && review.secondPerson == .tu)
    #expect(review.questions == 20 && review.newSkills == nil)
  }

  @Test func anOverrideIsReadButNotKept() throws {
    let store = DictionaryGetterSetter(["region": "spain", "questions": "5"])
    let settings = Settings(store, overrides: ["region": "latin-america", "color": "never"])
    #expect(try settings.region == .latinAmerica && settings.questions == 5 && settings.color == .never)
    try settings.set(Settings.questions, to: 6)
    #expect(store.values() == ["region": "spain", "questions": "6"])
  }

  @Test func whatIsWrittenOverAnOverrideIsReadAndKept() throws {
    let store = DictionaryGetterSetter(["region": "spain"])
    let settings = Settings(store, overrides: ["region": "latin-america", "color": "never"])
    try settings.set(Settings.color, to: .never)
    #expect(store.values() == ["region": "spain", "color": "never"])
    try settings.set(Settings.color, to: .always)
    #expect(try settings.color == .always)
    try settings.reset()
    #expect(try settings.region == .latinAmerica && settings.entry(of: Settings.region).isDefault)
    #expect(store.values() == [:])
  }

  /// A learner who says `--set region=spain` means it, whatever the file is.
  @Test func anOverrideHoldsWhereNothingCanBeRead() throws {
    struct Unreadable: GetterSetter {
      let location = "/settings"
      func values() throws(StorageError) -> [String: String] { throw .cannotRead(location: location, reason: "gone") }
      func update(_ change: (inout [String: String]) -> Void) {}
    }
    var told = 0
    let settings = Settings(Unreadable(), overrides: ["region": "spain"]) { _ in told += 1 }
    #expect(try settings.region == .spain && settings.questions == 50)
    #expect(try settings.entry(of: Settings.region).text == "spain" && settings.entry(of: Settings.questions).isDefault)
    #expect(told == 1)
  }
}
