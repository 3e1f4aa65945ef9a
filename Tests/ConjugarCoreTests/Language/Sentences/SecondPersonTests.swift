import Testing

@testable import ConjugarCore

/// Which *you* the words beside a gap say: nobody meets a sentence that says the one that they do not learn.
@Suite("The second person beside the gap")
struct SecondPersonTests {
  private static func sentences(for secondPerson: SecondPerson) -> [Sentence] {
    var filter = SentenceFilter()
    filter.secondPerson = secondPerson
    return SentenceBook.embedded.sentences(filter)
  }

  /// The sentences that have a word of one person where the other has another word.
  private func faults(_ secondPerson: SecondPerson, pronouns: Set<String>, _ own: Person, _ other: Person) -> [String] {
    var words = WordsOfPerson(person: own, other: other)
    return Self.sentences(for: secondPerson).compactMap { sentence in
      // A letter in the gap, so that nothing behind it begins a clause.
      words.first(in: sentence.text(filling: "x"), pronouns: pronouns).map { "\($0): \(sentence.text)" }
    }
  }

  @Test func learnersOfVosMeetNoTu() {
    #expect(faults(.vos, pronouns: ["tú", "ti", "contigo"], .secondSingular, .secondVoseo) == [])
  }

  @Test func learnersOfTuMeetNoVos() {
    #expect(faults(.tu, pronouns: ["vos"], .secondVoseo, .secondSingular) == [])
  }

  /// Who learns both meets what who learns one does not.
  @Test func whoLearnsBothMeetsAll() {
    let all = Self.sentences(for: .both)
    #expect(all.count == SentenceBook.embedded.sentences().count)
    #expect(all.contains { $0.text.contains("yo que tú") } && all.contains { $0.variety == .vos })
  }

  @Test(
    arguments: [
      ("¿Sabes si", "Sabes"), ("Cierra la ventana", "Cierra"), ("Corre, que", "Corre"), ("Siéntate: te", "Siéntate"),
      ("mi tía cierra la ventana", nil), ("Estas preguntas me", nil), ("¿Dónde estás", nil), ("yo que tú", "tú"),
    ] as [(String, String?)])
  func wordsOfTu(text: String, expected: String?) {
    var words = WordsOfPerson(person: .secondSingular, other: .secondVoseo)
    #expect(words.first(in: text, pronouns: ["tú"]) == expected)
  }
}
