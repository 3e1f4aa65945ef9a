import ConjugarCore
import Foundation

@testable import ConjugarTerminal

/// Runs the commands of a transcript in a world in memory that they share.
///
/// Time, seed and everything that is kept are fixed, so that the same head always gives the same bytes.
struct TranscriptStage {
  private let transcript: Transcript
  private let files: DictionaryFiles
  private let clock: ScriptedClock
  private let store: any GetterSetter
  private let history: any KeptLines
  private let scores: any KeptLines
  private let journal: any KeptLines
  private let reviews: any GetterSetter

  /// - Parameter given: the files that a head or a command line can name.
  init(_ transcript: Transcript, given: [String: String]) throws {
    self.transcript = transcript
    files = DictionaryFiles(given)
    func value(_ circumstance: Transcript.Circumstance) -> String? { transcript.circumstances[circumstance]?.last }
    let now = value(.now) ?? "2026-05-01T12:00:00.000Z"
    guard let start = Timestamp(now) else { throw Transcript.HeadError(description: "not a time: \(now)") }
    clock = ScriptedClock(start: start, step: 1000, zoneOffset: value(.zone).flatMap { Int($0) }.map { $0 * 60 } ?? 0)
    let hasHome = value(.home) != "none"
    func kept(_ what: String, _ name: String?) throws -> any KeptLines {
      guard hasHome else { return UnavailableStore(what: what) }
      guard let name else { return MemoryLines() }
      guard let text = given[name] else { throw Transcript.HeadError(description: "nothing of this name: \(name)") }
      return MemoryLines(text.split(separator: "\n").map { String($0) })
    }
    history = try kept("the history", value(.history))
    scores = try kept("the scores", value(.scores))
    journal = try kept("the analytics", value(.journal))
    let settings = Self.pairs(transcript.circumstances[.setting])
    store = hasHome ? DictionaryGetterSetter(settings) : UnavailableStore(what: "the settings")
    reviews = DictionaryGetterSetter(value(.finished).map { ["quizzes-finished": $0] } ?? [:])
  }

  /// Runs every command.
  ///
  /// - Returns: what belongs under the head.
  func record() -> String {
    transcript.steps.map(record).joined().replacing(Transcript.escape, with: Transcript.shownEscape)
  }

  private func record(_ step: Transcript.Step) -> String {
    let terminal = ScriptedTerminal(step.input, features: features)
    terminal.fault = fault
    let code = run(step.arguments, terminal)
    let messages = terminal.messages.map { $0 + "\n" }.joined()
    return section("output", terminal.output) + section("messages", messages) + "---- exit \(code.rawValue)\n"
  }

  /// As `main` does.
  private func run(_ arguments: [String], _ terminal: ScriptedTerminal) -> ExitCode {
    do {
      let launch = try LaunchArguments(arguments)
      let code = try Program.run(launch.remaining, in: world(launch, terminal))
      try terminal.flush()
      return code
    } catch {
      return ExitCode(telling: error, on: terminal)
    }
  }

  private func section(_ title: String, _ text: String) -> String {
    guard !text.isEmpty else { return "" }
    return "---- \(title)\n\(text)" + (text.hasSuffix("\n") ? "" : "\n---- the last line has no end\n")
  }

  private func world(_ launch: LaunchArguments, _ terminal: ScriptedTerminal) -> World {
    var world = World.uiTest(launchArguments: launch, terminal: terminal, files: files)
    world.locale = FixedLocale(transcript.circumstances[.locale]?.last ?? "en_US.UTF-8")
    world.environment = DictionaryEnvironment(Self.pairs(transcript.circumstances[.environment]))
    // A world that the arguments ask for has a memory of its own.
    guard launch.scenario == .device else { return world }
    world.settings = Settings(ProfileGetterSetter(launch.profile, in: store), overrides: launch.overrides)
    world.clock = clock
    world.randomness = FixedSeed(42)
    world.history = history
    world.leaderboard = MachineLeaderboard(OnlyLearner(own: scores), settings: world.settings)
    world.analytics = JournalAnalytics(journal, clock: clock, settings: world.settings)
    world.reviewPrompter = MessageStarPrompter(store: reviews, clock: clock, terminal: terminal)
    return world
  }

  private var features: TerminalFeatures {
    TerminalFeatures(
      width: transcript.circumstances[.columns]?.last.flatMap { Int($0) } ?? 80,
      height: transcript.circumstances[.rows]?.last.flatMap { Int($0) },
      isInteractive: transcript.circumstances[.typed]?.last == "yes",
      showsColor: transcript.circumstances[.color]?.last == "yes")
  }

  private var fault: TerminalError? {
    switch transcript.circumstances[.output]?.last {
    case "full": .cannotWrite(reason: "No space left on device")
    case "closed": .closed
    case _: nil
    }
  }

  /// `KEY=VALUE`, each a member.
  private static func pairs(_ lines: [String]?) -> [String: String] {
    let pairs = (lines ?? []).map { line in
      let parts = line.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return (String(parts[0]), String(parts.dropFirst().first ?? ""))
    }
    return Dictionary(pairs) { $1 }
  }
}

/// The scores of a machine that one learner has to themselves.
private struct OnlyLearner: ScoreStore {
  let own: any KeptLines

  func ofAllProfiles() -> [(profile: Profile, scores: any KeptLines)] { [(.unnamed, own)] }

  func shared(_ path: String) -> any KeptLines { MemoryLines() }

  func checkShared(_ path: String) {}
}
