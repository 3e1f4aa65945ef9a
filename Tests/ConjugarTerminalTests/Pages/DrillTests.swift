import ConjugarCore
import Testing

@testable import ConjugarTerminal

@Suite("What drills a weakness")
struct DrillTests {
  @Test(arguments: [
    ("regular-ar", Tense.gerund, "conjugar quiz --pattern regular-ar --tense gerund"),
    // Bare, the shell would write the quiz to a file “ie”.
    ("e>ie", .present, "conjugar quiz --pattern 'e>ie' --tense present"),
    ("+g", .presentSubjunctive, "conjugar quiz --pattern +g --tense present-subjunctive"),
  ])
  func lines(_ pattern: String, _ tense: Tense, _ line: String) throws {
    let weak = IrregularityInTense(try Irregularity.named(pattern), tense)
    #expect(Drill.line(weak) == line)
  }

  /// Why a sentence on a choice was wrong tells the article on that choice; a wrong form how it is made.
  @Test func whyASentenceWasWrong() throws {
    var options = QuizOptions(region: .spain, questions: 1)
    (options.sentences, options.sentenceChoices) = (.only, ["ser-estar-identity"])
    var quiz = try Quiz(options, shuffling: .none)
    let choice = quiz.submit("están")
    #expect(choice.map(Drill.reason) == "conjugar tenses ser-estar")
    (options.sentences, options.verbs, options.tenses) = (.off, ["tener"], [.preterite])
    quiz = try Quiz(options, shuffling: .none)
    let form = quiz.submit("tengo")
    #expect(form.map(Drill.reason)?.hasPrefix("conjugar explain tener preterite ") ?? false)
  }

  @Test func aLongLineCanStillBeCopied() {
    let line = "conjugar quiz --pattern +g --tense present"
    #expect(Table.broken(line, width: 42) == [line])
    #expect(Table.broken(line, width: 34) == ["conjugar quiz --pattern +g \\", "--tense present"])
  }
}
