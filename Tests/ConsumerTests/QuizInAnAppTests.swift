import ConjugarCore
import Testing

/// A quiz in an app: it asks, judges, keeps each answer as a line, and goes on where it was left.
@Suite struct QuizInAnAppTests {
  @Test func asksJudgesAndReports() throws {
    var options = QuizOptions(difficulty: .easy, questions: 3)
    options.verbs = ["tener", "hablar"]
    var quiz = try Quiz(options, shuffling: .seeded(7))
    var shown: [String] = []
    while let question = quiz.current {
      shown.append("\(question.verb.name), \(question.slot.tense.englishName), \(question.subject ?? "-")")
      guard let outcome = quiz.answer(question.accepted[0]) else { break }
      switch outcome {
      case .verdict(let verdict): #expect(verdict.result == .correct)
      case .retry: Issue.record("nobody asked for a second try")
      }
    }
    #expect(shown.count == 3)
    let report = quiz.report(milliseconds: 9_000)
    #expect(report.points == 30)
    #expect(report.accuracy == 100)
    #expect(report.misses.isEmpty)
  }

  @Test func tellsWhatAWrongAnswerWas() throws {
    var options = QuizOptions(questions: 1)
    options.verbs = ["conocer"]
    options.tenses = [.present]
    options.persons = [.firstSingular]
    var quiz = try Quiz(options, shuffling: .none)
    let judged = quiz.submit("conoco")
    let verdict = try #require(judged)
    #expect(verdict.result == .wrong)
    #expect(verdict.rightForm == "conozco")
    #expect(verdict.diagnosis?.message.contains("conozco") == true)
  }

  /// What comes back for practice says so itself, so that its line in the log does.
  @Test func theVerdictKnowsWhetherItWasPractice() throws {
    var quiz = try Quiz(QuizOptions(questions: 1), shuffling: .none)
    let verdicts = [quiz.submit(""), quiz.submit("")].compactMap { $0 }
    #expect(verdicts.map(\.isPractice) == [false, true])
    let modes = verdicts.map { LogEntry($0, at: Timestamp(milliseconds: 0)).mode }
    #expect(modes == [.quiz, .practice])
  }

  @Test func goesOnWhereItWasLeft() throws {
    let options = QuizOptions(questions: 4)
    var left = try Quiz(options, shuffling: .seeded(3))
    var kept: [String] = []
    while kept.count < 2, let verdict = left.submit("no sé") {
      kept.append(LogEntry(verdict, at: Timestamp(milliseconds: Int64(kept.count)), seed: 3).line)
    }
    var quiz = try Quiz(options, shuffling: .seeded(3))
    for entry in kept.compactMap({ LogEntry(line: $0) }) { quiz.repeatAnswer(entry) }
    #expect(quiz.current == left.current)
    #expect(quiz.verdicts == left.verdicts)
  }

  @Test func asksForTheFormByTheSentence() throws {
    var options = QuizOptions(questions: 2)
    options.sentences = .only
    let quiz = try Quiz(options, shuffling: .none)
    let cloze = try #require(quiz.current?.cloze)
    #expect(cloze.gapped.contains("___"))
    #expect(cloze.cue.isEmpty == false)
    #expect(cloze.translation?.isEmpty == false)
  }
}
