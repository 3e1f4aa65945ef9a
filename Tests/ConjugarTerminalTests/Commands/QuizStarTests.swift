import ConjugarCore
import Testing

@testable import ConjugarTerminal

extension QuizCommandTests {
  /// What a program played asks nobody for a star, nor counts toward it.
  @Test(arguments: [("", 1), (" --format jsonl", 0)])
  func aMachineFormatAsksForNoStar(_ format: String, _ counted: Int) throws {
    final class Prompter: StarPrompter {
      var finished = 0
      func quizFinished() { finished += 1 }
    }
    let prompter = Prompter()
    _ = try run("quiz --verb hablar --tense gerund -n 1" + format, ["hablando"], reviewPrompter: prompter)
    #expect(prompter.finished == counted)
  }
}
