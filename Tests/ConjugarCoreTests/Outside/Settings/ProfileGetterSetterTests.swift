import ConjugarCore
import Testing

@Suite("Settings of several learners")
struct ProfileGetterSetterTests {
  private let all = DictionaryGetterSetter(["region": "spain", "player": "Mum", "anaïs.region": "latin-america"])

  private func store(_ name: String? = nil) throws -> ProfileGetterSetter {
    ProfileGetterSetter(try name.map { name throws(NameError) in try Profile(name) }, in: all)
  }

  private func settings(_ name: String? = nil) throws -> Settings { Settings(try store(name)) }

  @Test func whatAProfileDidNotChooseIsAsWithoutOne() throws {
    #expect(try settings("ana").region == .spain)
    #expect(try settings("anaïs").region == .latinAmerica)
    #expect(try settings().region == .spain)
  }

  /// A score of Ana's would bear her mother's name.
  @Test func nobodyPlaysUnderAnothersName() throws {
    #expect(try settings("ana").player == nil)
    #expect(try settings().player?.name == "Mum")
  }

  @Test func aChangeIsTheProfilesAlone() throws {
    let ana = try settings("ana")
    try ana.set(Settings.region, to: .latinAmerica)
    try ana.set(Settings.player, to: PlayerName("Ana"))
    #expect(try ana.region == .latinAmerica)
    #expect(try settings().region == .spain)
    #expect(
      all.values() == [
        "region": "spain", "player": "Mum", "anaïs.region": "latin-america", "ana.region": "latin-america",
        "ana.player": "Ana",
      ])
  }

  @Test func aResetForgetsTheChoicesOfOne() throws {
    try settings("ana").set(Settings.questions, to: 5)
    try settings("ana").reset()
    #expect(all.values() == ["region": "spain", "player": "Mum", "anaïs.region": "latin-america"])
    try settings().reset()
    #expect(all.values() == ["anaïs.region": "latin-america"])
  }

  @Test func whoPlaysStandsInTheStoreForEverybody() throws {
    try settings().set(Settings.profile, to: Profile("Anaïs"))
    #expect(all.values()["profile"] == "anaïs")
    #expect(try store().profile().name == "anaïs")
    #expect(try settings().region == .latinAmerica)
    #expect(try settings().profile.name == "anaïs")
    // Whoever was launched plays, and says who plays next without becoming somebody else now.
    #expect(try settings("leo").profile.name == "leo")
    try settings("leo").set(Settings.profile, to: .unnamed)
    #expect(all.values()["profile"] == "default")
    #expect(all.values()["leo.profile"] == nil)
    #expect(try settings().region == .spain)
  }

  @Test func theUnnamedProfileCanBeLaunched() throws {
    try settings().set(Settings.profile, to: Profile("anaïs"))
    #expect(try settings("default").region == .spain)
    #expect(try settings("DEFAULT").player?.name == "Mum")
    try settings("default").set(Settings.questions, to: 5)
    #expect(all.values()["questions"] == "5")
  }

  @Test func aResetDoesNotChangeWhoPlays() throws {
    try settings().set(Settings.profile, to: Profile("anaïs"))
    try settings().reset()
    #expect(all.values() == ["region": "spain", "player": "Mum", "profile": "anaïs"])
  }

  /// Answers of one learner must not end up with those of another.
  @Test func abrokenNameIsNobodys() throws {
    all.update { $0["profile"] = "a.b" }
    let sentence =
      "the setting “profile” in memory is broken: “a.b” is not a profile name (accepted: up to 32 letters, digits, "
      + "hyphens); fix it with “conjugar settings profile VALUE”"
    let error = #expect(throws: SettingsError.self) { try settings().region }
    #expect(error?.description == sentence)
    #expect(throws: StorageError.broken(sentence)) { try store().profile() }
    #expect(throws: SettingsError.storage(.broken(sentence))) { try settings().set(Settings.questions, to: 5) }
    #expect(all.values()["questions"] == nil)
    #expect(try settings("anaïs").region == .latinAmerica)
    try settings().set(Settings.profile, to: Profile("anaïs"))
    #expect(try settings().region == .latinAmerica)
  }

  @Test(arguments: [
    "", "a.b", "a b", "../x", "a=b", "a\n", "a/b", "\u{1B}", String(repeating: "x", count: 33),
    // They look like ana, fina, viii and ana, and would be learners of their own.
    "\u{430}na", "\u{FB01}na", "\u{2177}", "\u{1D4B6}na", "\u{FF41}na", "a\u{200D}na",
  ])
  func noProfileCanBeCalled(_ name: String) {
    #expect(throws: NameError.self) { try Profile(name) }
  }

  @Test func aNameOfSeveralWordsIsProposedAsOne() {
    let error = #expect(throws: NameError.self) { try Profile(" Ana  María ") }
    #expect(error?.nearest == ["ana-maría"])
  }

  @Test(arguments: ["аня", "νίκος", "weiß", "李", "лев-2", "zoë", "đạt"])
  func everyAlphabetHasNames(_ name: String) throws {
    #expect(try Profile(name).name == name)
  }

  @Test func caseDoesNotMatter() throws {
    #expect(try Profile("ÁNGEL-2") == Profile("ángel-2"))
    #expect(try Profile("ÁNGEL-2").name == "ángel-2")
    #expect(try Profile("Default").isUnnamed)
  }
}
