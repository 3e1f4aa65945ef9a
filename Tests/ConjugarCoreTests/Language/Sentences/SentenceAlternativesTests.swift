import ConjugarCore
import Testing

/// What else is right in a gap, and what is only heard: alike in all sentences of a kind.
@Suite("Other right forms of sentences")
struct SentenceAlternativesTests {
  private static let preterites = SentenceBookTests.sentences.filter { $0.slot.tense == .preterite }
  private static let clock = SentenceBookTests.sentences.filter { sentence in
    ["era", "eran"].contains(sentence.form.lowercased())
      && sentence.triggers.contains { $0.contains(/^(ni )?(la una|las (tres|cinco|seis|ocho|diez))/) }
  }

  private func sentence(_ words: String) throws -> Sentence {
    try #require(SentenceBookTests.sentences.first { $0.gapped.contains(words) }, "\(words)")
  }

  private func tenses(of sentence: Sentence, heard: Bool) -> [Tense] {
    sentence.alternatives.filter { $0.remark.isRight != heard && $0.slot.person == sentence.slot.person }.map(
      \.slot.tense)
  }

  /// The historical present: *En 1936 asesinan a García Lorca*.
  @Test func thePresentTellsWhatIsDatedInThePast() {
    let dated = Self.preterites.filter { $0.text.contains(/^(En|Desde) \d{4}/) }
    #expect(dated.count >= 10)
    for sentence in dated { #expect(tenses(of: sentence, heard: false).contains(.present), "\(sentence.text)") }
    for sentence in Self.preterites where sentence.text.contains(/(1\d|20)\d\d/) {
      #expect(!tenses(of: sentence, heard: true).contains(.present), "\(sentence.text)")
    }
  }

  /// *Serían las tres* beside *eran las tres*.
  @Test func theClockOfThePastCanBeGuessed() {
    #expect(Self.clock.count >= 8)
    for sentence in Self.clock {
      #expect(tenses(of: sentence, heard: false).contains(.conditional), "\(sentence.text)")
    }
  }

  /// *Dijo que venía mañana* beside *dijo que vendría mañana*.
  @Test func theImperfectTellsTheFutureSeenFromThePast() throws {
    let sentences = SentenceBookTests.sentences.filter { $0.choice.id == "conditional-future-of-past" }
    for sentence in sentences {
      #expect(!tenses(of: sentence, heard: true).contains(.imperfect), "\(sentence.text)")
      let isSaid = sentence.triggers.contains { $0.contains(/dij|prom|jur|avis|anunci|escrib|asegur/) }
      guard isSaid else { continue }
      #expect(tenses(of: sentence, heard: false).contains(.imperfect), "\(sentence.text)")
    }
  }

  /// *Todos* takes *nosotros* where the speaker is one of them.
  @Test(arguments: ["todos le ___ miedo", "pequeño: todos ___"])
  func todosWithTheSpeaker(_ words: String) throws {
    let right = try sentence(words).alternatives.filter(\.remark.isRight)
    #expect(right.contains { $0.slot == Slot(.imperfect, .firstPlural) })
  }

  @Test func whatFittedInTheEnd() throws {
    #expect(try tenses(of: sentence("Éramos seis y no ___"), heard: false) == [.preterite])
  }

  /// What is heard against the norm earns half where the sentence trains just that: the verb where there are two, the
  /// number where that is the lesson, and else the tense.
  @Test func whatIsTrainedIsNotFree() {
    let free = SentenceBookTests.sentences.flatMap { sentence in
      sentence.alternatives.filter { $0.remark == .heard }.filter { other in
        if sentence.verbs.count > 1 { return other.verb != sentence.verb }
        return ["gustar", "agreement"].contains(sentence.choice.family.id)
          ? other.slot.person != sentence.slot.person
          : other.slot.tense != sentence.slot.tense && sentence.slot.tense != .imperative
      }.map { "\($0.slot.tense.id): \(sentence.gapped)" }
    }
    #expect(free == [])
  }
}
