import Testing

@testable import ConjugarCore

@Suite("The plan of a quiz")
struct QuizPlanTests {
  @Test(arguments: Difficulty.allCases)
  func fiftyQuestionsRegularAndIrregularInEachTense(_ difficulty: Difficulty) {
    let rows = QuizPlan.of(difficulty).rows
    #expect(rows.reduce(0) { $0 + $1.regular + $1.irregular } == 50)
    #expect(rows.allSatisfy { $0.regular > 0 && $0.irregular > 0 })
    #expect(Set(rows.map(\.tense)).count == rows.count)
  }

  @Test func tensesByDifficulty() {
    let easy: Set<Tense> = [.present, .preterite, .future]
    let more: Set<Tense> = [
      .conditional, .presentPerfect, .imperfect, .presentSubjunctive, .gerund, .participle, .imperative,
      .negativeImperative,
    ]
    #expect(Set(QuizPlan.easy.rows.map(\.tense)) == easy)
    #expect(Set(QuizPlan.moderate.rows.map(\.tense)) == easy.union(more))
    #expect(Set(QuizPlan.difficult.rows.map(\.tense)) == Set(Tense.allCases).subtracting([.infinitive]))
  }

  @Test(arguments: [1, 3, 10, 25, 49, 50, 51, 100, 500])
  func anyNumberKeepsTheProportions(_ number: Int) {
    let turns = QuizPlan.easy.turns(number)
    #expect(turns.count == number)
    for row in QuizPlan.easy.rows {
      let exact = Double(number * (row.regular + row.irregular)) / 50
      let count = Double(turns.count { $0.tense == row.tense })
      #expect(abs(count - exact) <= 1)
    }
  }

  @Test func chosenTensesComeFromTheDifficultTableWhereTheirOwnHasNone() {
    let plan = QuizPlan.easy.narrowed(to: [.preterite, .pastAnterior])
    #expect(
      plan.rows == [.init(.preterite, regular: 9, irregular: 9), .init(.pastAnterior, regular: 1, irregular: 1)])
  }
}
