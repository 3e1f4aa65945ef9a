import ConjugarCore
import Foundation
import Testing

@testable import ConjugarTerminal

@Suite("The day's page")
struct DayCommandTests {
  let store = DictionaryGetterSetter(["retry": "off"])
  let log = MemoryLines()

  func run(
    _ line: String, _ input: [String], at time: String = "2026-11-21T12:00:00.000Z", locale: String = "en_US.UTF-8",
    height: Int? = 24, store: (any GetterSetter)? = nil, overrides: [String: String] = [:], withMessages: Bool = false,
    isInterrupted: Bool = false
  ) throws -> String {
    let terminal = ScriptedTerminal(input, features: TerminalFeatures(height: height, isInteractive: true))
    let world = World.unitTest(
      onUnset: { Issue.record("\($0)") },
      settings: Settings(store ?? self.store, overrides: overrides) { terminal.report("\($0)") },
      terminal: isInterrupted ? InterruptedTerminal(scripted: terminal) : terminal,
      clock: ScriptedClock(start: try #require(Timestamp(time)), step: 1000), randomness: FixedSeed(7),
      history: log, leaderboard: MemoryLeaderboard(), analytics: NoAnalytics(),
      reviewPrompter: NoStarPrompter(),
      locale: FixedLocale(locale), environment: DictionaryEnvironment())
    _ = try Program.run(line.split(separator: " ").map { String($0) }, in: world)
    return withMessages ? terminal.transcript : terminal.output
  }

  @Test(arguments: [("es_ES.UTF-8", "spain", "tu"), ("es_AR", "latin-america", "vos"), ("C", "latin-america", "tu")])
  func threeReturnsTakeWhatTheCountrySpeaks(_ locale: String, _ region: String, _ secondPerson: String) throws {
    let output = try run("", ["", "", "", ":quit"], locale: locale)
    #expect(output.contains("How much Spanish do you know?") && output.contains("Which Spanish?"))
    #expect(store.values()["region"] == region)
    #expect(store.values()["second-person"] == secondPerson)
    // As many questions as are asked.
    let promised = try #require(output.components(separatedBy: " questions now").first?.split(separator: " ").last)
    #expect(output.contains("\n1/\(promised) "), "\(output)")
    // Never again, even if nothing was answered.
    #expect(try !run("", ["x"], locale: locale).contains("How much Spanish"))
  }

  @Test func theKeysAreKept() throws {
    _ = try run("", ["9", "3", "2", "", ":quit"])
    #expect(store.values()["difficulty"] == "difficult")
    #expect(store.values()["background"] == "much")
    #expect(store.values()["region"] == "spain")
  }

  /// Where nothing can be kept, that is told once, and the learner begins with what was chosen.
  @Test func whereNothingCanBeKept() throws {
    let output = try run("", ["2", "2", "", ":quit"], store: NothingKept(), withMessages: true)
    #expect(output.components(separatedBy: "settings cannot be kept").count == 2, "\(output)")
    #expect(output.contains("Spain (tú, vosotros): 21 questions now.") && output.contains("\n1/21 "), "\(output)")
  }

  /// Who says that they know some is not taught the endings of the present.
  @Test func whatTheLearnerBringsAlongIsNotTaught() throws {
    #expect(try run("", ["1", "1", "", ":quit"]).contains("New: "))
    store.update { $0 = [:] }
    let output = try run("", ["2", "1", "", ":quit"])
    #expect(output.contains("\n1/") && !output.contains("New: regular -ar in the present"), "\(output)")
  }

  /// Whom an earlier version asked the easy tenses alone keeps them, is told so once, and can lift it.
  @Test func anEarlierLearnerKeepsTheEasyTenses() throws {
    log.append(
      #"{"time":"2026-11-19T12:00:00.000Z","infinitive":"hablar","tense":"future","person":"1s","answer":"hablaré","#
        + #""result":"correct","grade":3,"hints":0,"milliseconds":900,"mode":"quiz","version":"2.0.0"}"#)
    #expect(try run("review", [":quit"], withMessages: true).contains("“conjugar settings tenses all” undoes that"))
    #expect(store.values()["tenses"] == "present,preterite,future")
    #expect(try !run("review", [":quit"], withMessages: true).contains("undoes that"))
  }

  /// A goal that the learner set is as many questions as the session asks, and once it is reached as many again.
  @Test func theGoalBoundsTheDay() throws {
    store.update { $0["region"] = "spain" }
    #expect(try run("day", ["x"]).contains(" new, about "))
    store.update { $0["goal"] = "3" }
    #expect(try run("day", ["", "x", ":quit"]).contains("\n1/3 "))
    let rest = try run("day 2", ["n", "x", "x", ":quit"])
    #expect(rest.contains("Goal of 3 questions reached: 3 today."), "\(rest)")
    let more = try run("day", ["n", "", ":quit"])
    #expect(more.contains("Today is done. Want more? ") && more.contains("\n1/3 "), "\(more)")
  }

  /// Who leaves the questions that find out what they know is asked again how much that is; what was chosen before stands.
  @Test(arguments: [[:], ["second-person": "both", "background": "much"]])
  func aPlacementThatWasLeftIsOfferedAgain(_ before: [String: String]) throws {
    store.update { $0.merge(before) { $1 } }
    let kept = store.values()
    for input in [["p", "3"], ["p", "3", "x", "y"]] {
      #expect(throws: TerminalError.interrupted) { try run("", input, isInterrupted: true) }
      #expect(store.values() == kept)
    }
    let page = try run("", ["p", "3", "x", "x", ":quit", "x"])
    #expect(page.contains("find out, in twenty questions") && page.contains("“conjugar place” needs 6."), "\(page)")
    #expect(store.values()["second-person"] == "vos")
  }

  /// After as many answers as tell something nobody is asked again, and what was chosen stands.
  @Test(arguments: [6, 16])
  func aPlacementThatWasLeftLateLosesNothing(_ answers: Int) throws {
    let input = ["p", "2"] + Array(repeating: "x", count: answers)
    #expect(throws: TerminalError.interrupted) { try run("", input, isInterrupted: true) }
    #expect(store.values()["region"] == "spain" && store.values()["background"] == "none")
    #expect(try !run("", ["x"]).contains("How much Spanish"))
  }

  /// Who ends the first choice by return has answered the second one too, and still gets the Spanish that he wants.
  @Test func aReturnTooManyChoosesNothingForGood() throws {
    let output = try run("", ["1", "", "2", "", ":quit"])
    #expect(output.contains("Latin America (tú, ustedes): 21 questions now."))
    #expect(output.contains("Spain (tú, vosotros): 21 questions now."))
    #expect(output.contains("\n1/21 "), "\(output)")
    #expect(store.values()["region"] == "spain")
  }

  /// Whoever hears the welcome is told in words what a key means, and what return does.
  @Test func theWelcomeIsHeard() throws {
    let output = try run("--plain", ["", "", "", ":quit"])
    #expect(output.contains("1: none, or very little.\n"))
    #expect(output.contains("Return alone means 1: ") && !output.contains("[1]"))
  }

  /// What is no choice begins nothing.
  @Test(arguments: ["x", "q"])
  func theWelcomeCanBeLeft(_ key: String) throws {
    let output = try run("", ["1", "1", "?", "hello", key])
    #expect(output.contains("questions now.") && !output.contains("\n1/"), "\(output)")
    #expect(output.contains("“?” is not a choice here: ") && output.contains("“hello” is not a choice here: "))
  }

  @Test func anUnknownKeyIsToldWhichThereAre() throws {
    store.update { $0["region"] = "spain" }
    #expect(try run("", ["z", "x"]).contains("“z” is not a choice here (accepted: return, q, s, ?, x)"))
  }

  @Test func inAPipeItIsAQuiz() throws {
    #expect(try run("", [], height: nil).hasPrefix("50 questions · easy"))
    #expect(try run("--seed 3 -n 2", []).hasPrefix("2 questions · easy"))
  }

  /// What was missed comes back the next day before anything new, a slip of the keyboard too.
  @Test func theNextDayBeginsWithTheMisses() throws {
    store.update { $0["region"] = "spain" }
    _ = try run("quiz hablar future 1s -n 1", ["hablaré"], at: "2026-11-19T12:00:00.000Z")
    _ = try run("quiz comer preterite 3s -n 1", ["xxx", "comió"], at: "2026-11-20T12:00:00.000Z")
    let output = try run("", ["", ":quit"])
    #expect(output.contains("\ncomer · to eat, have lunch\n  preterite"), "\(output)")
    #expect(output.contains("2 days in a row"))
  }

  /// Whatever was asked, to its end or not, the page is there again, and offers what is left of it.
  @Test(arguments: ["n", "q", "r", "w"])
  func everyWayLeadsBackToThePage(_ key: String) throws {
    store.update { $0["region"] = "spain" }
    _ = try run("quiz tener preterite 1s 2s -n 2", ["x", ":quit"], at: "2026-11-20T12:00:00.000Z")
    let pages = try run("day", [key == "n" ? "" : key, "x", ":quit", "?", "x"]).components(separatedBy: "x: leave\n")
    #expect(pages.count == 3 && pages[1].contains(" of "), "\(pages)")
  }

  /// The end of a session and the page below it fit a screen.
  @Test func theEndFitsAScreen() throws {
    store.update { $0["region"] = "spain" }
    let output = try run("day 30", [""] + Array(repeating: "x", count: 80))
    let end = try #require(output.components(separatedBy: "Look at these again").last)
    let words = end.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains(" · right 0 of ") && words.contains(" · time "), "\(end)")
    #expect(end.split(separator: "\n", omittingEmptySubsequences: false).count <= 24, "\(end)")
  }

  /// Where a key leads, everything looks as it was asked to look.
  @Test(arguments: ["q", "r", "s", "?", "w"])
  func plainIsHandedOn(_ key: String) throws {
    store.update { $0["region"] = "spain" }
    _ = try run("quiz comer preterite 3s -n 2", ["xxx", ":quit"], at: "2026-11-20T12:00:00.000Z")
    let output = try run("--plain", [key, ":quit", "x"])
    let rest = try #require(output.components(separatedBy: "Press x to leave.").dropFirst().first)
    #expect(!rest.isEmpty && !rest.contains { "·█━╌│".contains($0) }, "\(rest)")
  }

  /// The page, the blocks before the questions and the end count the same.
  @Test func oneCountOfWhatIsNew() throws {
    store.update { $0["region"] = "spain" }
    let output = try run("day 6", [""] + Array(repeating: "x", count: 12))
    let promised = try #require(output.components(separatedBy: " new, about").first?.split(separator: " ").last)
    let blocks = output.components(separatedBy: "\nNew: ").count - 1
    #expect("\(blocks)" == promised && output.contains("Started: \(promised)."), "\(output)")
  }

  /// Right rings once for its kind, and the right form is spoken, whatever was typed.
  @Test func verdictsAreHeard() throws {
    let (sound, speech) = (RecordedSound(), RecordedSpeech())
    let world = World.unitTest(
      onUnset: { Issue.record("\($0)") }, settings: Settings(DictionaryGetterSetter(["sound": "on", "speech": "on"])),
      terminal: ScriptedTerminal(["tuve", "tuvíste", "x", "", ":say", ":quit"]),
      clock: ScriptedClock(start: Timestamp(milliseconds: 0), step: 1000), randomness: FixedSeed(7, shuffles: false),
      history: log, leaderboard: MemoryLeaderboard(), analytics: NoAnalytics(),
      reviewPrompter: NoStarPrompter(),
      sound: sound, speech: speech)
    let line = "quiz tener preterite 1s 2s 3s -n 3 --region spain --second-person tu"
    _ = try Program.run(line.split(separator: " ").map { String($0) }, in: world)
    #expect(sound.cues == [.correct, .accentSlip, .wrong])
    #expect(speech.texts == ["tuve", "tuviste", "tuvo", "tuvo"])
  }

  /// After the first whole quiz it is asked once whether the learner joins, and the board is shown after the next ones.
  @Test func theLeaderboardIsJoinedOnce() throws {
    let board = MemoryLeaderboard()
    let store = DictionaryGetterSetter(["retry": "off", "region": "spain"])
    func quiz(_ line: String, last: [String]) throws -> String {
      let terminal = ScriptedTerminal(last, features: TerminalFeatures(height: 24, isInteractive: true))
      let world = World.unitTest(
        onUnset: { Issue.record("\($0)") }, settings: Settings(store), terminal: terminal,
        clock: ScriptedClock(start: Timestamp(milliseconds: 0), step: 1000), randomness: FixedSeed(7),
        leaderboard: board, environment: DictionaryEnvironment())
      let keeper = ScoreKeeper(world: world, arguments: Arguments(), filters: line)
      var isKept = true
      var quiz = try Quiz(QuizOptions(region: .spain, questions: 50), shuffling: .seeded(1))
      while let question = quiz.current, !quiz.isComplete { _ = quiz.submit(question.accepted[0]) }
      let report = quiz.report(milliseconds: 0)
      #expect(keeper.standing(report, isKept: &isKept)?.score == 250)
      try keeper.offerBoard(report)
      return terminal.output
    }
    #expect(try quiz("--tense present", last: ["y"]) == "")
    // Whoever cannot tell yet is asked another time.
    let open = try quiz("", last: ["", "z", "x", "y"])
    let told = ["return", "z"].map { "“\($0)” is not a choice here (accepted: y, n, x)\n" }.joined()
    #expect(open.hasSuffix("? (y, n, or x to ask later)\n\(told)\n") && store.values()["joined"] == nil, "\(open)")
    let first = try quiz("", last: ["", "y"])
    #expect(first.contains("Join this machine’s leaderboard?") && first.contains("Leaderboard\n  1  250"))
    #expect(store.values()["joined"] == "yes")
    let second = try quiz("", last: [])
    #expect(second.contains("Leaderboard\n") && !second.contains("Join this"))
    store.update { $0["joined"] = "no" }
    #expect(try quiz("", last: []) == "")
  }
}

/// Settings of which none can be kept.
private struct NothingKept: GetterSetter {
  let location = "nowhere"

  func values() -> [String: String] { [:] }
  func update(_ change: (inout [String: String]) -> Void) throws(StorageError) {
    throw .nowhere(what: "the settings")
  }
  func profiles() -> [Profile] { [] }
}

/// A terminal at which Ctrl-C is pressed after what was typed.
private struct InterruptedTerminal: Terminal {
  let scripted: ScriptedTerminal
  var features: TerminalFeatures { scripted.features }

  func readLine(atFirstKey: () -> Void) throws(TerminalError) -> String? {
    guard let line = try scripted.readLine(atFirstKey: atFirstKey) else { throw .interrupted }
    return line
  }
  func write(_ text: String) throws(TerminalError) { try scripted.write(text) }
  func report(_ message: String) { scripted.report(message) }
  func flush() throws(TerminalError) { try scripted.flush() }
}
