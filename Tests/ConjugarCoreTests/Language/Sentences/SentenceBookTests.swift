import Testing

@testable import ConjugarCore

/// Every sentence of the project, held against the engine and against what a sentence must be.
@Suite("The book of sentences")
struct SentenceBookTests {
  static let sentences = SentenceBook.embedded.sentences()
  private static let conjugator = Conjugator()

  /// The sentences of which something does not hold, with what it is.
  private func faults(_ check: (Sentence) -> String?) -> [String] {
    Self.sentences.compactMap { sentence in check(sentence).map { "\($0): \(sentence.text)" } }
  }

  /// What is heard there beside the norm is named once.
  @Test func noFormIsNamedTwice() {
    #expect(
      faults { sentence in
        guard let question = try? Question(sentence, Self.conjugator) else { return "no question" }
        let forms = question.accepted + (question.cloze?.heard ?? [])
        return Set(forms).count == forms.count ? nil : forms.joined(separator: " ")
      } == [])
  }

  @Test func thereAreEnough() { #expect(Self.sentences.count >= 2000) }

  @Test func theFormIsTheEngines() {
    let faults = faults { sentence in
      guard let verb = Self.conjugator.find(sentence.verb), verb.isKnown else { return "unknown verb \(sentence.verb)" }
      // The no of an order stands in the sentence.
      let forms = Self.conjugator.forms(of: verb, at: sentence.slot, in: sentence.construction).map {
        AnswerText.withoutFreeNo($0, at: sentence.slot)
      }
      return forms.contains(sentence.form.lowercased()) ? nil : "\(sentence.verb) \(sentence.slot) is \(forms)"
    }
    #expect(faults == [])
  }

  @Test func alternativesAreForms() {
    let faults = faults { sentence in
      for alternative in sentence.alternatives {
        guard let verb = Self.conjugator.find(alternative.verb), verb.isKnown else { return alternative.verb }
        let isOwn =
          alternative.verb == sentence.verb && alternative.slot == sentence.slot && !alternative.isPerfect
          && alternative.construction == sentence.construction
        if isOwn || Self.conjugator.forms(of: verb, at: alternative.slot).isEmpty {
          return "\(alternative.verb) \(alternative.slot)"
        }
      }
      // -ra and -se are one tense to the learner, and so are the persons of a tense and the verb with its se.
      let right = sentence.alternatives.filter { $0.remark == .rightToo && $0.slot.tense != .pluperfectSubjunctiveSe }
      let ways = right.map { alternative in
        let verb = Self.conjugator.find(alternative.verb)?.infinitive.plain.description
        return "\(verb ?? "") \(alternative.slot.tense) \(alternative.construction?.id ?? "") \(alternative.isPerfect)"
      }
      return Set(ways).count > 4 ? "too many right forms" : nil
    }
    #expect(faults == [])
  }

  /// The two imperfect subjunctives are one tense to the learner: each lists the other.
  @Test func twinsAreListed() {
    let faults = faults { sentence in
      let twin: Tense
      switch sentence.slot.tense {
      case .imperfectSubjunctiveRa: twin = .imperfectSubjunctiveSe
      case .imperfectSubjunctiveSe: twin = .imperfectSubjunctiveRa
      case .pluperfectSubjunctiveRa: twin = .pluperfectSubjunctiveSe
      case .pluperfectSubjunctiveSe: twin = .pluperfectSubjunctiveRa
      default: return nil
      }
      // Quisiera, debiera of courtesy have no twin in -se.
      if sentence.choice.id == "conditional-polite" { return nil }
      return sentence.alternatives.contains { $0.slot.tense == twin } ? nil : "without \(twin.id)"
    }
    #expect(faults == [])
  }

  /// Of the sentences of a verb those that are quoted come in the same order as they are looked through, the first of each
  /// tense before the second of any, though a twin in *-se* is right there too.
  @Test func everyTenseIsQuotedOnceBeforeAnyIsTwice() {
    for verb in Set(Self.sentences.map(\.verb)) {
      var met: [Tense: Int] = [:]
      let quotes = SentenceBook.embedded.quotes(of: verb, in: Slot.all, upTo: .max, fitting: SentenceFilter())
      let turns = quotes.map { quote in
        met[quote.slot.tense, default: 0] += 1
        return met[quote.slot.tense] ?? 0
      }
      #expect(turns == turns.sorted(), "\(verb): \(quotes.map(\.slot.tense.id))")
    }
  }

  @Test func regions() {
    let faults = faults { sentence in
      let person = sentence.slot.person
      if person == .secondPlural, sentence.variety != .spain { return "vosotros without {spain}" }
      // In most of America these are carro or auto, lentes or anteojos.
      let isOfSpain = sentence.text.words.map { $0.filter(\.isLetter) }.contains {
        ["coche", "coches", "gafas"].contains($0)
      }
      if isOfSpain, sentence.variety != .spain { return "a word of Spain without {spain}" }
      return (person == .secondVoseo) == (sentence.variety == .vos) ? nil : "vos and its mark"
    }
    #expect(faults == [])
  }

  @Test func texts() {
    var seen: Set<String> = []
    var ids: Set<String> = []
    let faults = faults { sentence in
      if !seen.insert(sentence.text.filter(\.isLetter).lowercased()).inserted { return "twice" }
      if !ids.insert(sentence.id).inserted { return "the identifier of another" }
      if sentence.text.count > 80 { return "\(sentence.text.count) letters" }
      if sentence.translation.count < 3 || sentence.reason.count < 3 { return "without English or reason" }
      if sentence.text.contains("  ") || sentence.text.contains(where: { "[]*|_".contains($0) }) { return "marks" }
      let end = sentence.text.last.map { ".!?…»”".contains($0) } ?? false
      return end ? nil : "no stop at the end"
    }
    #expect(faults == [])
  }

  @Test func theTriggerTableAllowsTheTense() {
    let faults = faults { sentence in
      let context = TriggerContext(sentence)
      return TriggerTable.rows.first { $0.fits(context) && !$0.allowed.contains(sentence.slot.tense) }
        .map { "“\($0.trigger)” does not allow the \(sentence.slot.tense.id)" }
    }
    #expect(faults == [])
  }

  /// Where yo and él have one form, something must tell whose it is.
  @Test func theSubjectIsToldWhereFormsDoNot() {
    let faults = faults { sentence in
      guard sentence.slot.person == .firstSingular, sentence.subject == nil, sentence.verb != "gustar",
        let verb = Self.conjugator.find(sentence.verb), let third = Slot(sentence.slot.tense, .thirdSingular),
        Self.conjugator.forms(of: verb, at: third).contains(sentence.form.lowercased())
      else { return nil }
      let words = Set(sentence.text.lowercased().split { !$0.isLetter }.map(String.init))
      // Who is asked to do something is told by the verb of asking: me pidió que fuera.
      let isTold = words.contains("yo") || words.contains("me") && sentence.triggers.contains { $0.hasSuffix("que") }
      return isTold ? nil : "yo is not told"
    }
    #expect(faults == [])
  }

  /// Who stands in brackets is who acts in the gap.
  @Test func theSubjectIsThatOfTheGap() {
    let faults = faults { sentence in
      guard let subject = sentence.subject, let person = sentence.slot.person else { return nil }
      return subject.hasPrefix("a ") || person.subjects.contains(subject) ? nil : "\(subject) is not the subject"
    }
    #expect(faults == [])
  }

  /// Words with the endings of verbs are forms of known verbs; one pass over all words, each looked up once.
  @Test func otherVerbFormsAreKnown() {
    var analyzer = MorphologicalAnalyzer()
    var checked: [String: Bool] = [:]
    let faults = faults { sentence in
      for word in sentence.text.lowercased().split(whereSeparator: { !$0.isLetter }).map(String.init) {
        guard Self.endings.contains(where: word.hasSuffix), !Self.nouns.contains(word) else { continue }
        let isKnown = checked[word] ?? analyzer.readings(of: word).contains { $0.isKnown }
        checked[word] = isKnown
        if !isKnown { return "“\(word)” is no known form" }
      }
      return nil
    }
    #expect(faults == [])
  }

  private static let endings = [
    "aba", "abas", "aban", "ábamos", "aron", "ieron", "aste", "iste", "amos", "emos", "imos", "aría", "ería", "iría",
    "ando", "iendo", "ara", "iera", "aran", "ieran", "ase", "iese", "ó", "aré", "eré", "iré", "ado", "ido", "áis",
    "éis",
  ]
  /// Words that end like verbs and are none.
  private static let nouns: Set<String> = [
    "clase", "frase", "cuando", "cara", "para", "cámara", "sábado", "ruido", "sara", "primos", "triste", "rápido",
    "clara",
    "lado", "carísimos", "lotería", "batería", "próximos", "supermercado", "tímido", "prado", "cualquiera", "pálido",
    "guadalajara", "exmarido", "maría", "panadería", "tontería",
  ]
}
