import ConjugarCore
import Testing

/// The contract's list of tenses, written out by hand: programs depend on these words and on their order.
@Suite struct TenseTests {
  static let contract = [
    "infinitive", "gerund", "participle",
    "present", "imperfect", "preterite", "future", "conditional",
    "present-perfect", "pluperfect", "past-anterior", "future-perfect", "conditional-perfect",
    "present-subjunctive", "imperfect-subjunctive-ra", "imperfect-subjunctive-se", "future-subjunctive",
    "present-perfect-subjunctive", "pluperfect-subjunctive-ra", "pluperfect-subjunctive-se",
    "future-perfect-subjunctive",
    "imperative", "negative-imperative",
  ]

  @Test func identifiersInOrder() {
    #expect(Tense.allCases.map(\.id) == Self.contract)
    #expect(Tense.table.identifiers == Self.contract)
  }

  @Test func personsInOrder() {
    #expect(Person.allCases.map(\.id) == ["1s", "2s", "2v", "3s", "1p", "2p", "3p"])
  }

  @Test(arguments: Tense.allCases)
  func personsOfTense(tense: Tense) {
    let persons = tense.persons.map(\.id)
    switch tense {
    case .infinitive, .gerund, .participle: #expect(persons == [])
    case .imperative, .negativeImperative: #expect(persons == ["2s", "2v", "3s", "1p", "2p", "3p"])
    default: #expect(persons == ["1s", "2s", "2v", "3s", "1p", "2p", "3p"])
    }
  }

  @Test(arguments: [
    (Tense.presentPerfect, Tense.present),  // he hablado
    (.pluperfect, .imperfect),  // había hablado
    (.pastAnterior, .preterite),  // hube hablado
    (.futurePerfect, .future),  // habré hablado
    (.conditionalPerfect, .conditional),  // habría hablado
    (.presentPerfectSubjunctive, .presentSubjunctive),  // haya hablado
    (.pluperfectSubjunctiveRa, .imperfectSubjunctiveRa),  // hubiera hablado
    (.pluperfectSubjunctiveSe, .imperfectSubjunctiveSe),  // hubiese hablado
    (.futurePerfectSubjunctive, .futureSubjunctive),  // hubiere hablado
  ])
  func auxiliary(compound: Tense, simple: Tense) {
    #expect(compound.auxiliary == simple)
    #expect(compound.isCompound)
    #expect(!simple.isCompound)
    #expect(compound.mood == simple.mood)
  }

  @Test func nineTensesAreCompound() {
    #expect(Tense.allCases.filter(\.isCompound).count == 9)
  }

  @Test func moods() {
    #expect(Tense.allCases.filter { $0.mood == .nonPersonal }.count == 3)
    #expect(Tense.allCases.filter { $0.mood == .indicative }.count == 10)
    #expect(Tense.allCases.filter { $0.mood == .subjunctive }.count == 8)
    #expect(Tense.allCases.filter { $0.mood == .imperative }.count == 2)
  }

  @Test func setsOfTenses() {
    #expect(Tense.allCases.allSatisfy { TenseSet.all.contains($0) })
    #expect(Tense.allCases.filter { TenseSet.presents.contains($0) } == [.present, .presentSubjunctive, .imperative])
    #expect(
      Tense.allCases.filter { TenseSet.preterites.contains($0) }
        == [.preterite, .imperfectSubjunctiveRa, .imperfectSubjunctiveSe, .futureSubjunctive])
    #expect(Tense.allCases.filter { TenseSet.futures.contains($0) } == [.future, .conditional])
  }
}
