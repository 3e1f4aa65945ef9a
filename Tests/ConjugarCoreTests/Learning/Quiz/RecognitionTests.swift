import Testing

@testable import ConjugarCore

/// A form is shown, and what it is is to be said.
@Suite("Forms to be recognized")
struct RecognitionTests {
  private let conjugator = Conjugator()

  private func question(_ infinitive: String, _ tense: Tense, _ person: Person? = nil) throws -> Question {
    try #require(Question.asking(infinitive, tense, person).asked(.recognize, conjugator))
  }

  private func verdict(_ typed: String, for question: Question) -> Verdict {
    Grader(conjugator, accents: .half).judge(typed, for: question)
  }

  /// In any order, by any name: tuvieron.
  @Test(arguments: [
    "tener preterite 3p", "ellos tener pretérito", "preterite, tener, ustedes", "3p · tener · indefinido",
    "TENER PRETERITO ELLAS", "tener simple past they", "pretérito perfecto simple de tener, ellos",
    "tener pret third person plural", "tener pasado simple tercera persona del plural",
    "3rd person plural tener past simple", "tener pret 3pl", "tener pretérito 3.ª pers. pl.",
    "Tener PRET. 3a persona plural",
    "tener preterite 3rd-person pl", "tener ellos pretérito plural", "tercera persona pretérito tener plural",
    "tener familiar preterite ellos", "tener preterite esas cosas", "tener preterite you plural",
  ])
  func rightByAnyName(_ typed: String) throws {
    let verdict = try verdict(typed, for: question("tener", .preterite, .thirdPlural))
    #expect(verdict.result == .correct, "\(verdict.diagnosis?.message ?? "")")
    #expect(verdict.points == 10)
  }

  /// Homographs are all right, each and together.
  @Test(arguments: [
    ("ser", Tense.preterite, Person?.some(.thirdSingular), "ir preterite él"),
    ("ser", .preterite, .thirdSingular, "ser ir preterite usted"),
    ("hablar", .present, .firstPlural, "hablar preterite nosotros"),
    ("hablar", .present, .firstPlural, "hablar present preterite nosotros"),
    ("ver", .preterite, .secondSingular, "vestir imperative tú"),
    ("hablar", .imperfect, .firstSingular, "hablar imperfect él"),
    ("hablar", .imperfectSubjunctiveSe, .firstSingular, "hablar imperfect subjunctive ella"),
    ("hablar", .negativeImperative, .secondSingular, "hablar imperative tú"),
    ("levantarse", .imperative, .secondSingular, "levantarse imperative tú"),
    ("levantarse", .imperative, .secondSingular, "levantar imperative tú"),
    ("hablar", .gerund, nil, "gerund hablar"),
    ("hablar", .imperfectSubjunctiveRa, .firstSingular, "hablar subjuntivo imperfecto it"),
    ("hablar", .preterite, .secondSingular, "hablar preterite you"),
    ("hacer", .preterite, .firstSingular, "hacer 1.ª persona del singular pretérito"),
    ("hacer", .preterite, .firstSingular, "hacer pretérito yo singular"),
    ("vivir", .imperative, .secondSingular, "vivir imper tú"),
    ("ser", .presentSubjunctive, .firstSingular, "ser pres subj 3sg"),
    ("hablar", .imperfectSubjunctiveRa, .firstSingular, "hablar imperf. subj. 1st-person sing"),
    ("hablar", .imperfectSubjunctiveRa, .firstSingular, "hablar preterite subjunctive yo"),
    ("haber", .presentPerfectSubjunctive, .firstSingular, "haber pres perf subj yo"),
    ("hablar", .imperfect, .firstPlural, "hablar impf 1pl"),
    ("hablar", .imperfect, .firstPlural, "hablar pret. imperf. 1pl"),
    ("gustar", .present, .thirdSingular, "gustar present eso"),
    ("llover", .present, .thirdSingular, "llover present impersonal"),
    ("llover", .present, .thirdSingular, "llover present él"),
    ("tener", .present, .secondVoseo, "tener present second singular"),
    ("tener", .preterite, .thirdSingular, "tener preterite formal you"),
    ("comenzar", .negativeImperative, .thirdPlural, "comenzar present subjunctive ellos"),
  ])
  func everyReadingIsRight(_ infinitive: String, _ tense: Tense, _ person: Person?, _ typed: String) throws {
    let verdict = try verdict(typed, for: question(infinitive, tense, person))
    #expect(verdict.result == .correct, "\(verdict.question.accepted): \(verdict.diagnosis?.message ?? "")")
  }

  /// Who is not asked vos is told no vos.
  @Test(arguments: [
    (SecondPerson.tu, ["ir, preterite, tú"]),
    (.both, ["ir, preterite, tú", "ser, preterite, vos", "ir, preterite, vos"]),
  ])
  func otherReadingsAreOfTheLearnersPersons(_ secondPerson: SecondPerson, _ others: [String]) throws {
    let verdict = try verdict("", for: question("ser", .preterite, .secondSingular))
    let persons = Person.asked(in: .latinAmerica, secondPerson: secondPerson)
    #expect(Set(verdict.otherTexts(of: persons)) == Set(others))
  }

  /// Two of verb, tense and person are half; what is missing or wrong is named, and what it would be right of.
  @Test(arguments: [
    ("tener", Tense.preterite, Person?.some(.thirdPlural), "tener preterite", true, "the person is missing"),
    ("tener", .preterite, .thirdPlural, "tener ellos", true, "the tense is missing"),
    ("tener", .preterite, .thirdPlural, "preterite ellos", true, "the verb is missing"),
    (
      "tener", .preterite, .thirdPlural, "tener preterite tú", true,
      "“tuvieron” is not for tú; the preterite of tener for tú is tuviste"
    ),
    (
      "hablar", .imperfectSubjunctiveRa, .thirdSingular, "hablar future él", true,
      "“hablara” is not the future; hablará has the accent"
    ),
    (
      "hablar", .present, .firstSingular, "hablar preterite yo", true,
      "“hablo” is not the preterite; the preterite of hablar for yo is hablé"
    ),
    (
      "tener", .preterite, .thirdPlural, "estar preterite ellos", true,
      "“tuvieron” is no form of estar; the preterite of estar for ellos is estuvieron"
    ),
    ("tener", .preterite, .thirdPlural, "tener", false, "the tense is missing; the person is missing"),
    (
      "tener", .preterite, .thirdPlural, "ser present tú", false,
      "“tuvieron” is no form of ser; it is not the present; it is not for tú; the present of ser for tú is eres"
    ),
    (
      "hablar", .gerund, nil, "hablar participle", false,
      "“hablando” is not the past participle; the past participle of hablar is hablado"
    ),
    ("hablar", .gerund, nil, "hablar gerund yo", true, "“hablando” has no person"),
    ("tener", .preterite, .thirdPlural, "tener past ellos", true, "“past” names several tenses"),
    ("tener", .preterite, .thirdPlural, "to have, preterite, they", true, "the verb has to be in Spanish"),
    ("tener", .preterite, .thirdPlural, "tner preterite ellos", true, "“tner” is no Spanish infinitive"),
    ("tener", .preterite, .thirdPlural, "tener imp ellos", true, "“imp” is no tense"),
    ("tener", .preterite, .thirdPlural, "tener preterite third-person", true, "only half of the person is said"),
    ("tener", .preterite, .thirdPlural, "tener preterite plural", true, "only half of the person is said"),
    (
      "tener", .preterite, .thirdPlural, "tener ellos preterite singular", true,
      "“tuvieron” is not for yo; the preterite of tener for yo is tuve"
    ),
    (
      "tener", .preterite, .thirdPlural, "tener preterite subjunctive ellos", true,
      "“tuvieron” is not the imperfect subjunctive in -ra; the imperfect subjunctive in -ra of tener for ellos is "
        + "tuvieran"
    ),
    (
      "tener", .preterite, .thirdPlural, "tener preterite ellos subjunctive", true,
      "“tuvieron” is not the present subjunctive; the present subjunctive of tener for ellos is tengan"
    ),
    (
      "tener", .preterite, .thirdPlural, "tener preterite imperfect ellos", true,
      "“tuvieron” is not the imperfect; the imperfect of tener for ellos is tenían"
    ),
    (
      "tener", .preterite, .thirdPlural, "tener preterite ellos yo", true,
      "“tuvieron” is not for yo; the preterite of tener for yo is tuve"
    ),
  ])
  func twoOfThree(
    _ infinitive: String, _ tense: Tense, _ person: Person?, _ typed: String, _ isPartial: Bool, _ message: String
  ) throws {
    let verdict = try verdict(typed, for: question(infinitive, tense, person))
    #expect(verdict.result == .wrong)
    #expect(verdict.isPartial == isPartial)
    #expect(verdict.points == (isPartial ? 5 : 0))
    #expect(verdict.diagnosis?.message == message)
  }

  /// Of forms from everywhere in a difficult quiz, every reading that is identified is accepted, and no other cell of the
  /// same verb that has its tense or its person.
  @Test func twoHundredForms() throws {
    var options = QuizOptions(difficulty: .difficult, region: .spain, secondPerson: .both, questions: 200)
    options.direction = .recognize
    let questions = try Quiz(options, shuffling: .seeded(26)).questions
    #expect(questions.count == 200)
    var analyzer = MorphologicalAnalyzer()
    for question in questions {
      let readings = analyzer.identify(question.form).filter(\.isExact)
      for reading in readings {
        let typed = "\(reading.infinitive) \(reading.slot.tense.id) \(reading.slot.person?.id ?? "")"
        #expect(verdict(typed, for: question).result == .correct, "\(question.form): \(typed)")
      }
      for slot in Slot.all where slot.tense == question.slot.tense || slot.person == question.slot.person {
        // Without its ending the name of an imperfect subjunctive is that of both, and an imperative either.
        guard !readings.contains(where: { $0.slot == slot }), slot.tense.mood != .imperative,
          slot.tense != .imperfectSubjunctiveRa,
          slot.tense != .pluperfectSubjunctiveRa,
          // What is ordered not to be done is a subjunctive as well.
          !readings.contains(where: { $0.slot.tense == .negativeImperative && $0.slot.borrowed == slot })
        else { continue }
        let typed = "\(question.verb.infinitive) \(slot.tense.id) \(slot.person?.id ?? "")"
        #expect(verdict(typed, for: question).result == .wrong, "\(question.form): \(typed)")
      }
    }
  }

  /// A pronoun tells whose form it is: *se sienta* is nothing of *yo*, *te diste* nothing of *dar* alone.
  @Test(arguments: [
    (
      "sentarse", Person.thirdSingular, Tense.present, "sentirse present-subjunctive 3s",
      "sentir present-subjunctive 1s"
    ),
    ("darse", .secondSingular, .preterite, "darse preterite 2v", "dar preterite 2v"),
  ])
  func itsPronounFits(_ verb: String, _ person: Person, _ tense: Tense, _ other: String, _ wrong: String) throws {
    let accepted = try question(verb, tense, person).accepted
    #expect(accepted.contains(other) && !accepted.contains(wrong), "\(accepted)")
  }

  /// Two of three keep their half at the second try, which does not tell what was not said.
  @Test func theHalfIsKept() throws {
    var options = QuizOptions(difficulty: .easy, region: .spain, questions: 1)
    options.direction = .recognize
    options.retries = true
    for second in ["tener preterite ellos", "ser"] {
      var quiz = Quiz([try .asking("tener", .preterite, .thirdPlural)], options)
      guard case .retry(let first) = quiz.answer("tener preterite yo"), case .verdict(let verdict) = quiz.answer(second)
      else { throw Missing() }
      #expect(first.diagnosis?.remark.nudge == "the preterite of tener for yo is tuve")
      #expect(verdict.points == 5)
    }
    let silent = try verdict("yo hablo", for: question("haber", .present, .thirdSingular)).diagnosis
    #expect(silent?.remark.nudge == "")
  }

  private struct Missing: Error {}

  /// It is kept as it was typed, but for its marks.
  @Test func itsCaseIsKept() throws {
    let question = try question("tener", .preterite, .thirdPlural)
    #expect(verdict("Tener, PRETERITE, Él", for: question).answer == "Tener PRETERITE Él")
  }

  /// What names nothing costs nothing.
  @Test(arguments: [
    ("help", true), ("foo bar", true), ("tuvieron", true), ("tener", false), ("yo", false), ("", false),
  ])
  func whatNamesNothing(_ typed: String, _ isNone: Bool) throws {
    let question = try question("tener", .preterite, .thirdPlural)
    #expect((NoAnswer(typed, to: question, conjugator) != nil) == isNone)
  }

  /// What was understood tells nothing of what can be said.
  @Test func itIsKeptAsRecognized() throws {
    let answer = try LogEntry(
      verdict("tener preterite ellos", for: question("tener", .preterite, .thirdPlural)),
      at: Timestamp(milliseconds: 0), mode: .quiz)
    #expect(answer.rare.direction == "recognize")
    #expect(answer.infinitive == "tener" && answer.slot == Slot(.preterite, .thirdPlural))
    #expect(!answer.tellsOfForm)
    #expect(Schedule(History([answer]), at: Timestamp(milliseconds: 0)).begun.isEmpty)
  }
}
