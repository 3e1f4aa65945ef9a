import ConjugarCore
import Testing

@Suite("The questions of a quiz")
struct QuestionDrawTests {
  private static let mixes: [(Difficulty, Region)] = Difficulty.allCases.flatMap { difficulty in
    Region.allCases.map { (difficulty, $0) }
  }

  /// Four quizzes of each kind, made once.
  private static let made = Result {
    try mixes.map { difficulty, region in
      let options = QuizOptions(difficulty: difficulty, region: region, secondPerson: .both)
      return try [.none, .seeded(2), .seeded(77), .seeded(4_294_967_295)].map { try Quiz.questions(options, $0) }
    }
  }

  private func quizzes(_ difficulty: Difficulty, _ region: Region) throws -> [[Question]] {
    let index = try #require(Self.mixes.firstIndex { $0 == (difficulty, region) })
    return try Self.made.get()[index]
  }

  @Test(arguments: mixes)
  func noVerbTwiceAndNoFamilyInTheWay(_ difficulty: Difficulty, _ region: Region) throws {
    for questions in try quizzes(difficulty, region) {
      #expect(questions.count == 50)
      #expect(Set(questions.map(\.verb.infinitive.bare)).count >= 40)
      let families = questions.map { $0.verb.family }
      let crowded = Dictionary(families.compactMap { $0 }.map { ($0, 1) }, uniquingKeysWith: +).filter { $0.value > 3 }
      #expect(crowded.isEmpty)
      // Where nothing is mixed, row follows row.
      let pairs = zip(families, families.dropFirst()).filter { $0.0 != nil && $0.0 == $0.1 }
      #expect(pairs.count <= 1)
    }
  }

  @Test(arguments: mixes)
  func eachTenseHasItsShare(_ difficulty: Difficulty, _ region: Region) throws {
    let conjugator = Conjugator()
    for questions in try quizzes(difficulty, region) {
      for row in try QuizPlan.of(difficulty).rows {
        let ofTense = questions.filter { $0.slot.tense == row.tense }
        let regular = ofTense.filter { question in
          let paradigm = conjugator.paradigm(of: question.verb)
          return Slot.of(row.tense).allSatisfy { slot in
            Gap(of: question.verb, at: slot) != nil || slot.person == .secondPlural
              || paradigm.forms(at: slot)[0] == paradigm.regularForm(at: slot)
          }
        }
        #expect(ofTense.count == row.regular + row.irregular + row.either, "\(row.tense.id)")
        #expect((row.regular...row.regular + row.either).contains(regular.count), "\(row.tense.id)")
      }
    }
  }

  @Test(arguments: mixes)
  func personsAndSubjects(_ difficulty: Difficulty, _ region: Region) throws {
    for question in try quizzes(difficulty, region).flatMap(\.self) {
      #expect(!question.accepted.isEmpty)
      #expect(region == .spain || question.slot.person != .secondPlural)
      guard let person = question.slot.person else {
        #expect(question.subject == nil)
        continue
      }
      // Hay has no subject.
      guard let subject = question.subject else {
        #expect(question.verb.name == "haber")
        continue
      }
      #expect(["eso", "esas cosas"].contains(subject) || person.subjects.contains(subject))
      // Nobody can give an order to ella.
      if question.slot.tense.mood == .imperative {
        #expect(!["él", "ella", "ellos", "ellas"].contains(question.subject))
      }
    }
  }

  /// No verb from farther down than the plan allows, and nothing that nobody says.
  @Test(arguments: mixes)
  func verbsOfThePlan(_ difficulty: Difficulty, _ region: Region) throws {
    let used = FrequencyList.embedded.prefix(try QuizPlan.of(difficulty).verbs).compactMap { Conjugator().find($0) }
    let names = Set((used + used.compactMap(\.pronominal)).map(\.name))
    for question in try quizzes(difficulty, region).flatMap(\.self) {
      #expect(names.contains(question.verb.name))
      #expect(question.verb.isAsked(at: question.slot, in: region), "\(question.line)")
    }
  }

  @Test func subjectsAndPersonsAreVaried() throws {
    let questions = try Quiz.questions(QuizOptions(region: .spain, secondPerson: .both), .seeded(9))
    #expect(Set(questions.compactMap(\.subject)).count >= 12)
    let persons = Dictionary(questions.map { ($0.slot.person, 1) }, uniquingKeysWith: +)
    #expect(persons.count == 7)
    #expect(persons.values.allSatisfy { (4...12).contains($0) })
  }

  @Test func aSeedGivesTheSameQuiz() throws {
    let options = QuizOptions(difficulty: .difficult, region: .spain)
    let quiz = try Quiz.questions(options, .seeded(42)).map(\.line)
    #expect(try Quiz.questions(options, .seeded(42)).map(\.line) == quiz)
    #expect(try Quiz.questions(options, .seeded(43)).map(\.line) != quiz)
  }

  /// By the table, from the top: eight regular presents, then irregular ones; verbs by frequency, persons and subjects
  /// in turn.
  @Test func withoutMixingAQuizCanBeForetold() throws {
    let lines = try Quiz.questions(QuizOptions(region: .spain), .none).map(\.line)
    #expect(
      lines.prefix(11) == [
        "deber present 1s yo", "pasar present 2s tú", "dejar present 3s él", "hablar present 1p nosotros",
        "llegar present 2p vosotros", "llevar present 3p ellos", "creer present 1s yo", "esperar present 2s tú",
        "ser present 3s ella", "estar present 3p ellas", "haber present 3s -",
      ])
  }

  /// What serves the learner, over a few seeds.
  @Test(arguments: Difficulty.allCases)
  func whatIsDrawn(_ difficulty: Difficulty) throws {
    let seeds: ClosedRange<UInt64> = 1...8
    func quiz(_ seed: UInt64) throws -> [Question] {
      let region: Region = seed % 2 == 0 ? .spain : .latinAmerica
      return try Quiz.questions(QuizOptions(difficulty: difficulty, region: region), .seeded(seed))
    }
    let quizzes = try seeds.map(quiz)
    let all = quizzes.flatMap(\.self)
    // A share needs more quizzes than the rest.
    let present = try (all + (9...24).flatMap(quiz)).filter { $0.slot.tense == .present }
    #expect(present.count { Self.core.contains($0.accepted[0]) } * 100 >= present.count * 13)
    #expect((8...16).contains(all.count { $0.verb.infinitive.isPronominal } * 100 / all.count))
    var uses: [Word: Int] = [:]
    for questions in quizzes {
      for verb in Set(questions.map(\.verb.infinitive.bare)) { uses[verb, default: 0] += 1 }
      // The commonest verbs may come in two tenses.
      let cells = questions.map { "\($0.verb.infinitive.bare) \($0.slot.tense)" }
      #expect(Set(cells).count == cells.count, "a verb twice in a tense")
      #expect(questions.count { Self.dead.contains($0.slot.tense) } <= 3)
    }
    #expect(uses.count >= 120)
    // At most seven quizzes in ten have a verb; of eight that is one less than all, by chance.
    #expect(uses.values.allSatisfy { $0 < seeds.count }, "\(uses.filter { $0.value == seeds.count })")
    let shown = Set(
      all.flatMap { question in
        Irregularity.shown(by: question.verb, at: question.slot).map { "\($0.id) \(question.slot.tense.id)" }
      })
    let least: [Difficulty: Int] = [.easy: 30, .moderate: 80, .difficult: 120]
    #expect(shown.count >= least[difficulty] ?? .max, "\(shown.count)")
    // Vosotros is asked in every other of these quizzes.
    let asked = all.compactMap(\.slot.person).filter { $0 != .secondPlural }
    let persons = Dictionary(asked.map { ($0, 1) }, uniquingKeysWith: +).values
    #expect((persons.max() ?? 0) * 2 < (persons.min() ?? 0) * 3)
  }

  /// What is regular to the ear has patterns too, and one that a single verb shows comes up like the others.
  @Test func patternsOfRegularForms() throws {
    var options = QuizOptions(difficulty: .difficult, region: .spain, questions: 10)
    options.tenses = [.gerund, .preterite]
    let asked = try (21...40).flatMap { try Quiz.questions(options, .seeded($0)) }
    let forms = asked.map { $0.accepted[0] }
    #expect(Set(forms.filter { $0.hasSuffix("yendo") }).count >= 3, "\(forms)")
    #expect((1...10).contains(forms.count { $0 == "yendo" }))
    #expect(asked.contains { $0.slot.tense == .preterite && Irregularity.iToY.isShown(by: $0.verb, at: $0.slot) })
  }

  private static let core: Set = [
    "soy", "es", "estoy", "está", "tengo", "tiene", "voy", "va", "hago", "puede", "quiero", "ha", "digo",
  ]
  private static let dead: Set<Tense> = [.pastAnterior, .futureSubjunctive, .futurePerfectSubjunctive]
}
