import ConjugarCore
import Testing

@testable import ConjugarTerminal

@Suite("conjugar settings")
struct SettingsCommandTests {
  private let store = DictionaryGetterSetter()
  private let terminal = ScriptedTerminal(["y"], features: TerminalFeatures(width: 200))

  private func run(_ line: String) throws -> ExitCode {
    let world = World.forTest(settings: Settings(store), terminal: terminal)
    return try Program.run(["settings"] + line.split(separator: " ").map { String($0) }, in: world)
  }

  @Test func lists() throws {
    store.update { $0["region"] = "spain" }
    #expect(try run("") == .done)
    #expect(terminal.output.hasPrefix("region         spain    whose Spanish is asked"))
    #expect(terminal.output.hasSuffix("\n\nSaved in memory.\n"))
    #expect(terminal.messages.isEmpty)
  }

  @Test func readsOneAlone() throws {
    #expect(try run("questions") == .done)
    #expect(terminal.output == "50\n")
  }

  @Test func changes() throws {
    #expect(try run("Region España") == .done)
    #expect(terminal.output.isEmpty)
    #expect(terminal.messages == ["region is now spain (memory)."])
    #expect(store.values() == ["region": "spain"])
    #expect(try run("tenses preterite,pasado,preterite") == .done)
    #expect(store.values()["tenses"] == "preterite,imperfect,present-perfect,pluperfect")
    #expect(try run("reset region") == .done)
    #expect(terminal.messages.last == "region is now latin-america (memory).")
    #expect(try run("reset") == .done)
    #expect(store.values().isEmpty)
    store.update { $0["goal"] = "7" }
    let error = #expect(throws: (any Error).self) { try run("reset") }
    #expect(error.map { "\($0)" }?.hasPrefix("nothing was changed: the answer is missing") == true)
    #expect((error as? any Failure)?.exitCode == .usage)
    #expect(store.values() == ["goal": "7"])
  }

  @Test(arguments: ["regoin spain", "region spian", "region spain spain", "reset regoin", "region --formt tsv"])
  func whatIsWrongChangesNothing(_ line: String) {
    let error = #expect(throws: (any Error).self) { try run(line) }
    #expect((error as? any Failure)?.exitCode == .usage)
    #expect(store.values().isEmpty)
    #expect(terminal.output.isEmpty)
  }

  /// All twenty-three tenses were listed.
  @Test func whatIsNoTenseIsToldWhereTheTensesAre() throws {
    let error = #expect(throws: SettingsError.self) { try run("tenses presnt") }
    #expect(
      error?.sentence == "“presnt” is not a tense; did you mean “present”? (“conjugar tenses” lists them)")
  }

  @Test func aBrokenValueIsShownAndToldAndCanBeMended() throws {
    store.update { $0 = ["difficulty": "brutal\u{1B}", "dificulty": "easy"] }
    #expect(try run("--format tsv") == .brokenSettings)
    #expect(terminal.output.contains("difficulty\tbrutal\\u{1B}\teasy\teasy,moderate,difficult\n"))
    #expect(
      terminal.messages[0]
        == "conjugar: “dificulty” in memory is not a setting and is left alone; did you mean “difficulty”?")
    #expect(terminal.messages[1].hasPrefix("conjugar: the setting “difficulty” in memory is broken: "))
    let error = #expect(throws: SettingsError.self) { try run("difficulty") }
    #expect(error?.exitCode == .brokenSettings)
    #expect(try run("difficulty moderate") == .done)
    #expect(try run("difficulty") == .done)
  }

  @Test func aNameOfSeveralWordsNeedsNoQuotes() throws {
    #expect(try run("player Ana María") == .done)
    #expect(store.values() == ["player": "Ana María"])
    #expect(try run("region latin america") == .done)
    #expect(terminal.messages.last == "region is now latin-america (memory).")
  }

  @Test func turningAnalyticsOffTellsWhatStays() throws {
    let world = World.unitTest(
      onUnset: { Issue.record("\($0)") }, settings: Settings(store), terminal: terminal, analytics: NoAnalytics())
    #expect(try Program.run(["settings", "analytics", "off"], in: world) == .done)
    #expect(terminal.messages.last == "What has been recorded so far stays in nowhere until you delete it.")
  }

  @Test func theListingSaysWhoseSettingsTheyAre() throws {
    store.update { $0 = ["ana.region": "spain", "profile": "ana", "questions": "7"] }
    func run(_ words: String...) throws -> String {
      let terminal = ScriptedTerminal(["y"], features: TerminalFeatures(width: 200))
      let settings = Settings(ProfileGetterSetter(nil, in: store))
      _ = try Program.run(["settings"] + words, in: .forTest(settings: settings, terminal: terminal))
      return terminal.transcript
    }
    let listing = try run()
    #expect(listing.contains("\nquestions      7 "))
    #expect(listing.contains("\nprofile        ana "))
    #expect(listing.hasSuffix("\n\nSaved in memory. These are for ana.\n"))
    #expect(try run("reset") == "y\nThe settings for ana are again those without a profile (memory).\n")
    #expect(store.values() == ["profile": "ana", "questions": "7"])
    #expect(try run("profile", "default") == "profile is now default (memory).\n")
    #expect(try run().hasSuffix("\n\nSaved in memory.\n"))
  }

  @Test func json() throws {
    #expect(try run("color --format json") == .done)
    #expect(
      terminal.output
        == "[\n" + #"{"key":"color","value":"auto","default":"auto","accepted":["auto","always","never"]}"# + "\n]\n")
  }
}
