import ConjugarCore
import Foundation
import Testing

@testable import ConjugarTerminal

/// What is not kept.
extension QuizCommandTests {
  /// Where practice is offered the last answer can be taken back; the score is that of what stands.
  @Test(arguments: ["u", ":undo"])
  func theLastAnswerIsTakenBack(_ typed: String) throws {
    let line = "quiz 2 --verb tener --tense present --person 1s,3s"
    let output = try run(line, ["tengo", "x", typed, "tiene"], isInteractive: false).terminal.output
    #expect(output.contains("right          2 of 2 (100%)\n"), "\(output)")
    #expect(try log.standing().map(\.answer) == ["tengo", "tiene"])
    #expect(try board.scores().count == 1)
  }

  /// What is not kept is said once, not for every file that cannot be written.
  @Test func aScoreThatCannotBeKeptIsTold() throws {
    struct FullBoard: LeaderboardDouble {
      func enter(_ score: Score) throws(StorageError) { throw .cannotWrite(location: "scores", reason: "disk full") }
      func scores() -> [Score] { [] }
    }
    struct FullPrompter: StarPrompter {
      func quizFinished() throws(StorageError) { throw .cannotWrite(location: "reviews", reason: "disk full") }
    }
    let (terminal, code) = try run(
      "quiz --questions 1 --verb hablar --tense gerund", ["hablando"], leaderboard: FullBoard(),
      reviewPrompter: FullPrompter())
    #expect(code == .readWrite)
    #expect(terminal.messages.count == 1)
    #expect(terminal.messages.first?.hasPrefix("conjugar: the score was not saved: ") ?? false)
    #expect(terminal.output.contains("The end\n"))
  }

  /// The steps are those of the form that was right, not of another one of its cell.
  @Test func whyIsOfTheFormThatWasTyped() throws {
    let line = "quiz --verb erguir --tense present --person 3s,3p --questions 2"
    let output = try run(line, ["irgue", ":why"]).terminal.output
    #expect(output.contains("  irgue\n") && output.contains("irgu-") && !output.contains("iergu-"), "\(output)")
  }
}
