import ConjugarCore
import Testing

/// How much the sentences cover: verbs, tenses, persons, choices, levels.
@Suite("What the sentences cover")
struct SentenceCoverageTests {
  private let sentences = SentenceBookTests.sentences

  @Test func everyTense() {
    let literary = TenseSet(.pastAnterior, .futureSubjunctive, .futurePerfectSubjunctive)
    let counts = Tense.allCases.map { tense in (tense, sentences.count { $0.slot.tense == tense }) }
    let few = counts.filter { $1 < (literary.contains($0) ? 10 : 30) }.map { "\($0.id): \($1)" }
    #expect(few == [])
  }

  @Test func everyPerson() {
    let few = Person.allCases.filter { person in sentences.count { $0.slot.person == person } < 40 }
    #expect(few.map(\.id) == [])
  }

  @Test func everyLevel() {
    let few = Level.allCases.filter { level in sentences.count { $0.level == level } < 5 }
    #expect(few.map(\.rawValue) == [])
  }

  @Test func theMostUsedVerbs() {
    var tenses: [String: Set<Tense>] = [:]
    for sentence in sentences { tenses[Self.plain(sentence.verb), default: []].insert(sentence.slot.tense) }
    let few = FrequencyList.embedded.prefix(300).filter { (tenses[Self.plain($0)] ?? []).count < 3 }
    #expect(few.count <= 2, "\(few)")
  }

  private static func plain(_ verb: String) -> String { verb.hasSuffix("se") ? String(verb.dropLast(2)) : verb }

  /// Forty sentences each of the commonest periphrases, and their contrast: beside them the simple tense.
  @Test(arguments: ["estar+gerund", "ir+a+infinitive"])
  func periphrases(construction: String) {
    #expect(sentences.count { $0.construction?.id == construction } >= 40)
  }

  @Test func everyChoice() {
    var counts: [Choice: Int] = [:]
    for sentence in sentences { counts[sentence.choice, default: 0] += 1 }
    #expect(counts.filter { $1 < 3 }.map(\.key.id).sorted() == [])
    #expect(Set(counts.keys.map(\.id)).count == counts.count, "a choice has one title")
    // Every family has sentences.
    let families = Set(counts.keys.map(\.family.id))
    #expect(ChoiceFamily.all.map(\.id).filter { !families.contains($0) } == [])
  }
}
