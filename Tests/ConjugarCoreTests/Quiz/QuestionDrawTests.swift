import Testing

@testable import ConjugarCore

@Suite("The questions of a quiz")
struct QuestionDrawTests {
  private static let mixes: [(Difficulty, Region)] = Difficulty.allCases.flatMap { difficulty in
    Region.allCases.map { (difficulty, $0) }
  }

  /// Four quizzes of each kind, made once.
  private static let made = Result {
    try mixes.map { difficulty, region in
      let choices = QuizChoices(difficulty: difficulty, region: region, secondPerson: .both)
      return try [.none, .seeded(1), .seeded(2), .seeded(4_294_967_295)].map { try Quiz.questions(choices, $0) }
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
      #expect(Set(questions.map(\.verb.infinitive)).count == 50)
      let families = questions.map { Family.of($0.verb) }
      let crowded = Dictionary(families.compactMap { $0 }.map { ($0, 1) }, uniquingKeysWith: +).filter { $0.value > 3 }
      #expect(crowded.isEmpty)
      for (first, second) in zip(families, families.dropFirst()) where first != nil { #expect(first != second) }
    }
  }

  @Test(arguments: mixes)
  func eachTenseHasItsShare(_ difficulty: Difficulty, _ region: Region) throws {
    let conjugator = Conjugator()
    for questions in try quizzes(difficulty, region) {
      for row in QuizPlan.of(difficulty).rows {
        let ofTense = questions.filter { $0.slot.tense == row.tense }
        let regular = ofTense.filter { question in
          Slot.of(row.tense).allSatisfy { slot in
            conjugator.gap(of: question.verb, at: slot) != nil || slot.person == .secondPlural
              || conjugator.forms(of: question.verb, at: slot)[0] == conjugator.regularForm(of: question.verb, at: slot)
          }
        }
        #expect(ofTense.count == row.regular + row.irregular, "\(row.tense.id)")
        #expect(regular.count == row.regular, "\(row.tense.id)")
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
      #expect(["eso", "esas cosas"].contains(question.subject) || person.subjects.contains(question.subject ?? ""))
      // Nobody can give an order to ella.
      if question.slot.tense.mood == .imperative {
        #expect(!["él", "ella", "ellos", "ellas"].contains(question.subject))
      }
    }
  }

  /// The hundred most used verbs are enough for an easy quiz, and the two hundred most used for any.
  @Test(arguments: mixes)
  func commonVerbsFirst(_ difficulty: Difficulty, _ region: Region) throws {
    let used = Set(FrequencyList.embedded.prefix(difficulty == .easy ? 120 : 200))
    for question in try quizzes(difficulty, region).flatMap(\.self) {
      #expect(used.contains(question.verb.infinitive.description))
    }
  }

  @Test func subjectsAndPersonsAreVaried() throws {
    let questions = try Quiz.questions(QuizChoices(secondPerson: .both), .seeded(9))
    #expect(Set(questions.compactMap(\.subject)).count >= 12)
    let persons = Dictionary(questions.map { ($0.slot.person, 1) }, uniquingKeysWith: +)
    #expect(persons.count == 7)
    #expect(persons.values.allSatisfy { (4...12).contains($0) })
  }

  @Test func aSeedGivesTheSameQuiz() throws {
    let choices = QuizChoices(difficulty: .difficult)
    let quiz = try Quiz.questions(choices, .seeded(42)).map(\.line)
    #expect(try Quiz.questions(choices, .seeded(42)).map(\.line) == quiz)
    #expect(try Quiz.questions(choices, .seeded(43)).map(\.line) != quiz)
  }

  /// By the table, from the top: seven regular futures, then irregular ones; verbs by frequency, persons and subjects
  /// in turn. After *ser, estar* and *ir*: *haber, tener, hacer…* have a short future.
  @Test func withoutMixingAQuizCanBeForetold() throws {
    let lines = try Quiz.questions(QuizChoices(region: .spain), .none).map(\.line)
    #expect(
      lines.prefix(10) == [
        "ser future 1s yo", "estar future 2s tú", "ir future 3s él", "deber future 1p nosotros",
        "ver future 2p vosotros", "dar future 3p ellos", "pasar future 1s yo",
        "haber future 3s ella", "hacer future 2s tú", "tener future 1p nosotras",
      ])
  }
}
