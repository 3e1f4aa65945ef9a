import Foundation
import Testing

@testable import ConjugarTerminal

@Suite("Scores survive")
struct ScoresSurviveTests {
  private let home: Scratch
  private let program: BuiltProgram
  private static let data = ".local/share/conjugar"

  init() throws {
    home = try Scratch()
    program = BuiltProgram(home: home)
  }

  /// A quiz of one question, answered right.
  private static let quiz = ["quiz", "--verb", "hablar", "--tense", "gerund", "--questions", "1"]

  private func finishQuiz(_ options: String...) throws -> BuiltProgram.Result {
    try program.run(options + Self.quiz, input: "hablando\n")
  }

  private func lines(_ name: String) throws -> [Substring] { try home.read(name).split(separator: "\n") }

  @Test func eachProfileHasItsOwnAndTheLeaderboardAll() throws {
    #expect(try finishQuiz("--profile", "Ana").status == 0)
    #expect(try program.run("settings", "profile", "leo").status == 0)
    #expect(try finishQuiz().status == 0)
    #expect(try finishQuiz("--profile", "default").status == 0)
    #expect(try lines("\(Self.data)/scores.tsv").count == 1)
    #expect(try home.names("\(Self.data)/profiles") == ["ana", "leo"])
    let board = try program.run("scores", "--format", "tsv").output.split(separator: "\n").map {
      $0.split(separator: "\t")
    }
    #expect(
      board.dropFirst().map { $0.suffix(3).prefix(2).joined(separator: " ") } == [
        "ana false", "leo true", "default false",
      ])
  }

  @Test(arguments: [["--world", "simulator"], ["--world", "ui-test"], ["enable-ui-testing"]])
  func onlyTheDeviceKeepsScores(_ world: [String]) throws {
    #expect(try program.run(world + Self.quiz, input: "hablando\n").status == 0)
    #expect(!FileManager.default.fileExists(atPath: "\(home.path)/\(Self.data)/scores.tsv"))
    #expect(!FileManager.default.fileExists(atPath: "\(home.path)/\(Self.data)/reviews"))
    #expect(!FileManager.default.fileExists(atPath: "\(home.path)/\(Self.data)/analytics.tsv"))
  }

  @Test func eightWritersShareALeaderboard() throws {
    let loop = """
      "$conjugar" --profile $0 settings player "Player $0" 2>&-
      i=0; while [ $i -lt 10 ]; do i=$((i+1)); echo hablando | "$conjugar" --profile $0 \(Self.quiz.joined(separator: " ")); done
      """
    #expect(try program.run("settings", "leaderboard", "\(home.path)/shared.tsv").status == 0)
    let processes = (1...8).map { program.process("/bin/sh", ["-c", loop, "p\($0)"]) }
    for process in processes {
      process.standardOutput = FileHandle.nullDevice
      try process.run()
    }
    for process in processes { process.waitUntilExit() }
    let shared = try lines("shared.tsv")
    #expect(shared.count == 80)
    for number in 1...8 { #expect(shared.count { $0.contains("\tlatin-america\teasy\t1\tPlayer p\(number)\t") } == 10) }
    // All of them stand among the scores of a profile of this machine, too, and are shown once.
    #expect(try program.run("scores", "--format", "tsv").output.split(separator: "\n").count == 81)
  }

  @Test func aLineThatWasTornIsPassedOver() throws {
    try home.write("2026-11-21T18:03:07.412Z\t200\tspain\teasy\t50\tLeo\ntorn", to: "shared.tsv")
    _ = try program.run("settings", "leaderboard", "\(home.path)/shared.tsv")
    _ = try program.run("settings", "player", "Ana")
    #expect(try finishQuiz().status == 0)
    #expect(try program.run("scores", "--format", "tsv").output.split(separator: "\n").count == 3)
    #expect(try lines("shared.tsv").map { $0.prefix(4) }.prefix(2) == ["2026", "torn"])
  }

  @Test func aSharedFileThatCannotBeWrittenIsTold() throws {
    _ = try program.run("settings", "leaderboard", "/dev/null/scores.tsv")
    _ = try program.run("settings", "player", "Ana")
    let result = try finishQuiz()
    #expect(result.status == 74)
    #expect(
      result.messages == "conjugar: the score was not saved: cannot create /dev/null/scores.tsv: Not a directory; "
        + "your own scores have it\n")
    #expect(result.output.contains("The end\n"))
    #expect(try program.run("scores", "--format", "tsv").output.contains("\t4\tlatin-america\teasy\t1\tAna\t"))
  }

  @Test func withoutHomeThereAreNone() throws {
    var program = program
    program.environment["HOME"] = nil
    let result = try program.run("scores")
    #expect(result.status == 0)
    #expect(result.output.hasPrefix("No quiz has been finished yet"))
    let history = try program.run("export", "--history")
    #expect(history.status == 0)
    #expect(history.messages == "There is nothing here yet (nowhere: HOME is not set to a directory).\n")
  }

  /// Every ninth finished quiz, but at most every 180 days.
  @Test func aStarIsAskedForOnce() throws {
    let asked = try (1...18).filter { _ in try finishQuiz().messages.contains("give it a star") }
    #expect(asked == [9])
    #expect(try home.read(".local/state/conjugar/reviews").contains("\nquizzes-finished = 18\n"))
  }

  @Test func theJournalCanBeReadAndTurnedOff() throws {
    _ = try finishQuiz()
    let events = try program.run("export", "--journal").output
    #expect(
      events.split(separator: "\n").map { $0.split(separator: "\t")[1] }
        == ["event", "quiz started", "quiz finished", "command visited"])
    #expect(events.contains(" questions=1 ") && events.contains("\tscore=4\n") && events.contains("\tcommand=quiz\n"))
    let off = try program.run("settings", "analytics", "off")
    let visits = try program.run("export", "--journal").output.dropFirst(events.count)
    #expect(visits.contains("command=export"))
    #expect(off.messages.contains(".local/state/conjugar/analytics.tsv until you"))
    _ = try finishQuiz()
    #expect(try program.run("export", "--journal").output == events + visits)
  }

  @Test func abrokenProfileStopsBeforeAnythingIsAsked() throws {
    try home.write("profile = a.b\n", to: ".config/conjugar/settings")
    let result = try finishQuiz()
    #expect(result.status == 78)
    #expect(result.output == "")
    #expect(try program.run("settings", "profile", "default").status == 0)
    #expect(try finishQuiz().status == 0)
  }
}
