import ConjugarCore
import Testing

/// What costs nothing, and what is judged.
@Suite("What is no answer")
struct NoAnswerTests {
  @Test(arguments: [
    ("help", true), ("quit", true), ("conjugar stats", true), ("I speak", true), ("speak", true),
    ("no lo sé bien", false), ("el perro grande", true), ("el perro habla", false), ("yo no te acosta", false),
    ("what is this now", true), ("hablo", false), ("hablx", false), ("x", false), ("como", false), ("me llamo", false),
    ("to lose", true), ("lose", false), ("waiting", true), ("I watched", true), ("habled", false), ("ad", false),
  ])
  func speaking(_ typed: String, _ isNone: Bool) throws {
    let conjugator = Conjugator()
    let verb = try conjugator.verb("hablar")
    let slot = try #require(Slot(.present, .firstSingular))
    let question = Question(verb: verb, slot: slot, subject: "yo", accepted: conjugator.forms(of: verb, at: slot))
    #expect((NoAnswer(typed, to: question, conjugator) != nil) == isNone)
  }

  /// English by chance, but made for the cell, or for another one: the vowel of *sirve* is missing.
  @Test(arguments: [("present", "sirve"), ("present-subjunctive", "sirva")])
  func whatStepsExplainIsJudged(_ tense: String, _ form: String) throws {
    let conjugator = Conjugator()
    let verb = try conjugator.verb("servir")
    let slot = try #require(Slot(try Tense.named(tense), .thirdSingular))
    let question = Question(verb: verb, slot: slot, subject: "él", accepted: [form])
    #expect(NoAnswer("serve", to: question, conjugator) == nil)
  }

  /// An English sentence names a person by chance; what names a verb or a tense, or a person alone, is an answer.
  @Test(arguments: [
    ("I have no idea what", true), ("dunno", true), ("yo", false), ("tener", false), ("they preterite", false),
    ("she tner preterite", false),
  ])
  func recognizing(_ typed: String, _ isNone: Bool) throws {
    let conjugator = Conjugator()
    let question = try #require(try Question.asking("leer", .future, .firstPlural).asked(.recognize, conjugator))
    #expect((NoAnswer(typed, to: question, conjugator) != nil) == isNone)
  }
}
