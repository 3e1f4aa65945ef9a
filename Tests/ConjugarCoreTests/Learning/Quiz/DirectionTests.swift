import ConjugarCore
import Testing

/// Tables, sentences from their English, and forms by ear.
@Suite("Directions of a quiz")
struct DirectionTests {
  private func options(_ direction: Direction = .produce, questions: Int = 20) -> QuizOptions {
    var options = QuizOptions(difficulty: .moderate, region: .spain, questions: questions)
    options.direction = direction
    return options
  }

  @Test func aNamedTable() throws {
    var options = options()
    options.asksTables = true
    options.verbs = ["tener"]
    options.tenses = [.preterite]
    let quiz = try Quiz(options, shuffling: .seeded(1))
    #expect(
      quiz.questions.map(\.accepted) == [["tuve"], ["tuviste"], ["tuvo"], ["tuvimos"], ["tuvisteis"], ["tuvieron"]])
    #expect(quiz.questions.map(\.subject) == ["yo", "tú", "él", "nosotros", "vosotros", "ellos"])
  }

  /// Whole tables only, as many as there is room for.
  @Test(arguments: [1, 20, 50])
  func drawnTablesAreWhole(_ number: Int) throws {
    var options = options(questions: number)
    options.asksTables = true
    let quiz = try Quiz(options, shuffling: .seeded(5))
    let tables = Set(quiz.questions.map { "\($0.verb.name) \($0.slot.tense)" })
    #expect(quiz.total <= max(number, 6) && quiz.total > number - 6)
    #expect(tables.count == (number + 5) / 6 || tables.count * 6 >= quiz.total)
    #expect(Set(quiz.questions).count == quiz.total)
  }

  /// The table fills as it is answered.
  @Test func theTableFills() throws {
    var options = options()
    options.asksTables = true
    options.verbs = ["tener", "ir"]
    options.tenses = [.preterite]
    var quiz = try Quiz(options, shuffling: .seeded(1))
    for typed in ["tuve", "x", "tuvo", "tuvimos", "tuvisteis", "tuvieron"] { _ = quiz.submit(typed) }
    // The last cell of a table is seen after its answer, when the next table or nothing more is asked.
    let filled = quiz.table(of: try #require(quiz.verdicts.last).question)
    #expect(filled.map { $0.verdict?.result } == [.correct, .wrong, .correct, .correct, .correct, .correct])
    _ = quiz.submit("fui")
    let table = quiz.table(of: try #require(quiz.current))
    #expect(table.map(\.question.accepted[0]) == ["fui", "fuiste", "fue", "fuimos", "fuisteis", "fueron"])
    #expect(table.map { $0.verdict?.result } == [.correct, nil, nil, nil, nil, nil])
  }

  @Test func whatHasNoPersonsHasNoTable() {
    var options = options()
    options.asksTables = true
    options.tenses = [.gerund]
    #expect(throws: QuizError.noTable([.gerund])) { try Quiz(options, shuffling: .seeded(1)) }
  }

  /// *Soler* is no verb of the preterite; the preterite has tables.
  @Test func aVerbThatIsNotAskedIsNamed() {
    var options = options()
    options.asksTables = true
    options.verbs = ["soler"]
    options.tenses = [.preterite]
    let error = #expect(throws: QuizError.self) { try Quiz(options, shuffling: .seeded(1)) }
    #expect(
      error?.description.hasPrefix("soler is not asked for the preterite") == true, "\(String(describing: error))")
  }

  /// The sentence tells the first letter, never the verb.
  @Test func meaningTellsTheFirstLetter() throws {
    var options = options(.meaning, questions: 60)
    options.sentences = .only
    for question in try Quiz(options, shuffling: .seeded(2)).questions {
      let cloze = try #require(question.cloze)
      let letters = cloze.form.split(separator: " ").map { "\($0.prefix(1))___" }
      #expect(question.gap == letters.joined(separator: " "))
      #expect(cloze.sentence?.translation.isEmpty == false)
    }
  }

  /// Another verb that says the same in the same tense and person is no fault; one that says something else is, and so is
  /// the one that the sentence is to be told from.
  @Test(arguments: [
    ("vuelvo", "Cada tarde", "regreso", true), ("vuelvo", "Cada tarde", "regresé", false),
    ("vuelvo", "Cada tarde", "devuelvo", false),
    ("volví", "a ver esa", "regresé", false),
    ("se enojó", "ver mis notas", "se enfadó", true), ("se enojó", "ver mis notas", "enfadó", false),
    ("se fue", "Carlos se enojó", "se marchó", true), ("se fue", "Carlos se enojó", "fue", false),
    ("recordé", "la estufa", "me acordé", true),
    ("despidió", "una sola mañana", "echó", true),
    ("contesté", "en el examen", "respondí", true), ("contesté", "en el examen", "respondo", false),
    ("estoy", "de mal humor", "soy", false),
    ("pasó", "cartero", "ocurrió", false),
    ("conocía", "Cuando llegué a Perú", "sabía", false),
  ])
  func anotherVerbThatFits(_ form: String, _ words: String, _ typed: String, _ isNone: Bool) throws {
    let conjugator = Conjugator()
    let sentence = try #require(
      SentenceBook.embedded.sentences().first { $0.form == form && $0.text.contains(words) })
    let question = try #require(try Question(sentence, conjugator).asked(.meaning, conjugator))
    #expect((NoAnswer(typed, to: question, conjugator) != nil) == isNone)
  }

  /// Before the second try the verb that is to be found is not named.
  @Test func theVerbIsNotNamed() throws {
    let conjugator = Conjugator()
    for sentence in SentenceBook.embedded.sentences().prefix(400) {
      guard let question = try Question(sentence, conjugator).asked(.meaning, conjugator) else { continue }
      let verdict = Grader(conjugator, accents: .half).judge("somos", for: question)
      let words = verdict.diagnosis?.remark.nudge.split { !$0.isLetter }.map(String.init) ?? []
      #expect(!words.contains(sentence.verb), "\(sentence.text): \(words)")
    }
  }

  /// Another form that sounds the same is right when it was heard, and what is none is misspelled.
  @Test(arguments: [
    ("haber", Tense.presentSubjunctive, Person.firstSingular, "halla", Region.spain, Verdict.Result.correct),
    ("hacer", .presentSubjunctive, .firstSingular, "haga", .spain, .correct),
    ("tener", .preterite, .thirdSingular, "tubo", .spain, .wrong),
    ("cocer", .infinitive, .firstSingular, "coser", .latinAmerica, .correct),
    ("cocer", .imperfect, .firstSingular, "cosía", .latinAmerica, .correct),
    ("cocer", .imperfect, .firstSingular, "cosía", .spain, .wrong),
    ("hablar", .preterite, .thirdSingular, "hablo", .spain, .wrong),
  ])
  func homophones(
    _ infinitive: String, _ tense: Tense, _ person: Person, _ typed: String, _ region: Region, _ result: Verdict.Result
  ) throws {
    let conjugator = Conjugator()
    let verb = try conjugator.verb(infinitive)
    let slot = try #require(Slot(tense, tense.persons.isEmpty ? nil : person))
    let form = try #require(conjugator.forms(of: verb, at: slot).first)
    let question = Question(verb: verb, slot: slot, subject: nil, accepted: [form])
    var options = options(.listen)
    options.region = region
    var quiz = Quiz([question], options)
    let submitted = quiz.submit(typed)
    let verdict = try #require(submitted)
    #expect(verdict.result == result)
    if typed == "halla" { #expect(verdict.usageNote == "it sounds the same as haya") }
  }
}
