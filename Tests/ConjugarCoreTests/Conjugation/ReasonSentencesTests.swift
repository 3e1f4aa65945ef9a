import Testing

@testable import ConjugarCore

/// The sentences of the reasons: what a learner reads of a form.
@Suite("Reasons in sentences")
struct ReasonSentencesTests {
  private static func sentences(_ cell: String) throws -> [String] {
    let words = cell.split(separator: " ").map(String.init)
    let person: Person? = words[2] == "-" ? nil : try Person.named(words[2])
    let slot = try #require(Slot(try Tense.named(words[1]), person))
    let explanation = Rows.conjugator.explanation(of: try Rows.conjugator.verb(words[0]), at: slot)
    return (explanation.derivations.first?.steps.map(\.reason) ?? []) + explanation.compositions.map(\.reason)
  }

  @Test(arguments: [
    ("hablar preterite 1s", "-é: the ending of -ar verbs for yo in the preterite"),
    ("hablar imperfect 1p", "-ábamos: the ending of -ar verbs for nosotros in the imperfect"),
    ("hablar gerund -", "-ando: the ending of -ar verbs in the gerund"),
    ("tener future 3s", "-á: the ending of all verbs for él in the future"),
    ("tener preterite 1s", "the preterite of tener has a stem of its own, tuv-: it has to be learned"),
    ("tener preterite 1s", "after a stem of its own the preterite has -e for yo and -o for él, both without stress"),
    ("tener imperfect-subjunctive-ra 1s", "the tenses in -ra, -se and -re have the stem of the preterite, tuv-"),
    ("estar preterite 2s", "-iste: the ending of -er and -ir verbs for tú in the preterite"),  // not that of -ar verbs
    ("poder future 1s", "the infinitive loses its last vowel in the future and the conditional"),
    ("tener future 1s", "the infinitive has d in place of its last vowel in the future and the conditional"),
    ("hacer future 1s", "the infinitive loses a syllable in the future and the conditional"),
    ("predecir future 1s", "the future and the conditional add their endings to the whole infinitive"),
    ("dar present-subjunctive 1s", "one syllable has no accent, but this one has, to tell it from the word de"),
    ("saber present 1s", "one syllable has no accent, but this one has, to tell it from the word se"),
    ("ver preterite 3s", "one syllable: no accent"),
    ("huir preterite 1s", "the two vowels count as one syllable (rules of 2010), and one syllable has no accent"),
    (
      "pedir preterite 3s",
      "the e of the stem becomes i, except before a syllable whose vowel is a plain i "
        + "(the i of -ió, -ieron, -iendo does not count)"
    ),
    (
      "conocer present 1s",
      "most verbs in a vowel and -cer or -cir have zc before o and a (not hacer, decir, cocer, mecer)"
    ),
    ("averiguar preterite 1s", "between g and e or i, u is written ü to be heard"),
    ("estar present 3s", "the ending is stressed here, not the stem: that has to be learned"),
    (
      "saber present-subjunctive 1s",
      "saber has a stem of its own in the present subjunctive, sep-; the endings are regular"
    ),
    ("reunir present 1s", "the u of the stem is stressed, so it is a syllable of its own"),
    ("ir imperative 1p", "this form follows no rule: it has to be learned"),
  ])
  func oneOfThem(cell: String, sentence: String) throws { #expect(try Self.sentences(cell).contains(sentence)) }

  /// What a joined pronoun does to the accent.
  @Test(arguments: [
    ("lavarse imperative 2s", "always an accent"),  // lávate
    ("sentarse imperative 2v", "no accent any more"),  // sentate
    ("lavarse imperative 1p", "always an accent"),  // lavémonos
    ("dormirse gerund -", "always an accent"),  // durmiéndose
    ("estarse imperative 3s", "no accent any more"),  // estese
    ("darse imperative 3s", "no accent any more"),  // dese
    ("vestirse imperative 2p", "so it is a syllable of its own: always an accent"),  // vestíos
  ])
  func accentOfThePronoun(cell: String, sentence: String) throws {
    #expect(try Self.sentences(cell).last?.hasSuffix(sentence) == true)
  }

  @Test(arguments: ["irse infinitive -", "reírse infinitive -", "lavarse imperative 2p", "lavarse present 1s"])
  func aPronounThatLeavesTheAccentAlone(cell: String) throws {
    #expect(try Self.sentences(cell).allSatisfy { !$0.contains("the stress stays where it was") })
  }

  /// No form on which a reason lies: those of one syllable, and those stressed before the last one.
  @Test func theSentenceOnTheLastSyllableIsOfNoOther() throws {
    for name in ["hablar", "ser", "dar", "ver", "ir", "huir", "guiar", "reír", "leer", "lavarse", "tener"] {
      let verb = try Rows.conjugator.verb(name)
      for slot in Slot.all where !slot.tense.isCompound {
        for derivation in Rows.conjugator.derivations(of: verb, at: slot) {
          let reasons = derivation.steps.map(\.why)
          guard let form = Word(derivation.form), reasons.contains(.oxytone) else { continue }
          let vowel = form.lastIndex(where: \.isVowel) ?? 0
          #expect(form.lastIndex(where: \.isAccented).map { vowel - $0 <= 1 } == true, "\(derivation.form)")
        }
      }
    }
  }

  /// What a verb in -scer would have without its own -zc-.
  @Test func regularFormsInScer() throws {
    let verb = try Rows.conjugator.verb("evanescer")
    for (cell, form) in [("present 1s", "evanesco"), ("imperative 3s", "evanesca"), ("present 2s", "evanesces")] {
      let words = cell.split(separator: " ")
      let slot = try #require(Slot(try Tense.named(words[0]), try Person.named(words[1])))
      #expect(Rows.conjugator.regularForm(of: verb, at: slot) == form)  // not evaneszo
    }
  }

  /// Every sentence is one: it has words, and no mark of its own at its end.
  @Test func sentencesOfAll() {
    for reason in Reason.allCases {
      let sentence = reason.sentence(.eToIe, nil)
      #expect(sentence.count > 10 && !sentence.hasSuffix("."), "\(reason)")
    }
  }

  @Test func everyRuleCitesARowOfTheTable() {
    let cited = Set(Rule.ID.allCases.map(\.source) + Reason.allCases.compactMap(\.source))
    #expect(Set(Source.allCases.map(\.citation)).count == Source.allCases.count)
    let elsewhere: Set<Source> = [.suppletion, .defectives, .unstressedPronouns, .compoundTenses]
    #expect(cited.union(elsewhere) == Set(Source.allCases))
    #expect(Source.strongPreterites.citation == "RAE & ASALE, Nueva gramática, 4.12")
  }
}
