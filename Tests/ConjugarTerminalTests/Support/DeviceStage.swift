import ConjugarCore
import Foundation

@testable import ConjugarTerminal

/// The program in the world of the device, with a home of its own, a scripted terminal and calls that a test answers.
struct DeviceStage {
  let home: Scratch
  let calls: FaultyCalls
  var now = Timestamp(milliseconds: 1_777_636_800_000)
  var profile: Profile?

  static let log = ".local/share/conjugar/history.jsonl"
  static let scores = ".local/share/conjugar/scores.tsv"
  static let settings = ".config/conjugar/settings"

  init(_ home: Scratch, _ calls: FaultyCalls = FaultyCalls()) {
    self.home = home
    self.calls = calls
  }

  /// Runs a command line as `main` does.
  func run(_ line: String, _ input: [String] = []) -> (output: String, messages: [String], code: ExitCode) {
    run(line.split(separator: " ").map { String($0) }, input)
  }

  func run(_ words: [String], _ input: [String]) -> (output: String, messages: [String], code: ExitCode) {
    let terminal = ScriptedTerminal(input)
    let clock = ScriptedClock(start: now, step: 1000)
    let files = LearnerFiles(
      Directories(DictionaryEnvironment(["HOME": home.path]), in: .real), launched: profile, in: FileSystem(calls),
      report: terminal.report)
    let settings = Settings(files.settings, overrides: [:]) {
      terminal.report("conjugar: \($0); the defaults are used.")
    } onStray: {
      terminal.report("conjugar: \($0)")
    }
    do {
      var world = World.uiTest(
        launchArguments: try LaunchArguments([]), terminal: terminal, files: SystemFiles(system: FileSystem(calls)))
      world.settings = settings
      world.clock = clock
      world.randomness = FixedSeed(7)
      world.history = files.history
      world.leaderboard = MachineLeaderboard(files, settings: settings, clock: clock)
      world.analytics = FewNotes(
        analytics: JournalAnalytics(files.analytics, clock: clock, settings: settings))
      world.reviewPrompter = MessageStarPrompter(store: files.starRequests, clock: clock, terminal: terminal)
      let code = try Program.run(words, in: world)
      return (terminal.output, terminal.messages, code)
    } catch {
      let code = ExitCode(telling: error, on: terminal)
      return (terminal.output, terminal.messages, code)
    }
  }

  /// The answers that are kept.
  var answers: [LogEntry] {
    ((try? home.read(Self.log)) ?? "").split(separator: "\n").compactMap { LogEntry(line: $0) }
  }
}

/// Notes nothing but the end of a quiz: every other note would be one more write in each count of writes, and what cannot
/// be noted is dropped without a word.
private struct FewNotes: Analytics, FileKeeper {
  let analytics: JournalAnalytics
  var location: String { analytics.location }

  func note(_ event: AnalyticsEvent.Name, _ parameters: [String: String]) {
    if event == .quizFinished { analytics.note(event, parameters) }
  }

  func events() throws(StorageError) -> [AnalyticsEvent] { try analytics.events() }
  func files() -> [KeptFile] { analytics.files() }
}
