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
    (
      "tener preterite 1s",
      "preterites with a stem of their own end in -e for yo and in -o for él, and the ending is not stressed"
    ),
    ("tener imperfect-subjunctive-ra 1s", "the tenses in -ra, -se and -re have the stem of the preterite, tuv-"),
    ("estar preterite 2s", "-iste: the ending of -er and -ir verbs for tú in the preterite"),  // not that of -ar verbs
    ("poder future 1s", "the infinitive loses its last vowel in the future and the conditional"),
    ("tener future 1s", "the infinitive has d in place of its last vowel in the future and the conditional"),
    ("hacer future 1s", "the infinitive is shortened to har- in the future and the conditional"),
    (
      "predecir future 1s",
      "the future and the conditional add their endings to the whole infinitive, except in a few verbs (tendré, haré)"
    ),
    (
      "dar present-subjunctive 1s",
      "words of one syllable have no written accent, but dé has one, to tell it from the preposition de"
    ),
    (
      "saber present 1s", "words of one syllable have no written accent, but sé has one, to tell it from the pronoun se"
    ),
    (
      "ver preterite 3s",
      "words of one syllable have no written accent, except the few that it sets apart from others (sé, dé)"
    ),
    (
      "huir preterite 1s",
      "the two vowels count as one syllable (rules of 2010), and words of one syllable have no written accent, except for a few (sé, dé)"
    ),
    ("pedir preterite 3s", "in the preterite the e of the stem becomes i for él and ellos"),
    ("pedir present 1s", "the e of the stem becomes i, except before -imos and -ís"),
    ("pedir present-subjunctive 1p", "the e of the stem becomes i"),
    (
      "conocer present 1s",
      "most verbs that have a vowel before -cer or -cir have zc before o and a (not hacer, decir, cocer, mecer)"
    ),
    ("averiguar preterite 1s", "between g and e or i, a u that is pronounced is written ü"),
    ("estar present 3s", "the ending is stressed here, not the stem: that has to be learned"),
    (
      "saber present-subjunctive 1s",
      "saber has a stem of its own in the present subjunctive, sep-; the endings are regular"
    ),
    ("reunir present 1s", "where the stem is stressed, the stress falls on its u"),
    ("ir imperative 1p", "let's go: an old subjunctive that lives on as an order; vayamos is that of today"),
    (
      "dormir present-subjunctive 1p",  // not duermo, duermen
      "in the present subjunctive, where it is not stressed, the o of the stem becomes u"
    ),
    ("venir gerund -", "the e of the stem becomes i in the gerund (like pidiendo)"),  // not in vengamos
    (
      "tener present 3s", "the e of the stem becomes ie where it is stressed, but not before the added g (tengo, vengo)"
    ),
    (
      "dar preterite 3s",
      "dar, and verbs made from it, have the endings of -er and -ir verbs in the preterite (di and dio have no accent): "
        + "that has to be learned"
    ),
    (
      "predecir imperative 2s",
      "the order to tú is the él form of the present; the short form (di, haz) is not used for it"
    ),
    (
      "hablar past-anterior 3s",
      "the past anterior is the preterite of haber with the participle, which does not change"
    ),
  ])
  func oneOfThem(cell: String, sentence: String) throws { #expect(try Self.sentences(cell).contains(sentence)) }

  /// What a joined pronoun does to the accent.
  @Test(arguments: [
    ("lavarse imperative 2s", "always a written accent"),  // lávate
    ("sentarse imperative 2v", "it no longer has a written accent"),  // sentate
    ("lavarse imperative 1p", "always a written accent"),  // lavémonos
    ("dormirse gerund -", "always a written accent"),  // durmiéndose
    ("estarse imperative 3s", "it no longer has a written accent"),  // estese
    ("darse imperative 3s", "it no longer has a written accent"),  // dese
    ("vestirse imperative 2p", "it is a syllable of its own and always has a written accent"),  // vestíos
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
        for derivation in Rows.conjugator.paradigm(of: verb).derivations(at: slot) {
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
      #expect(Rows.conjugator.paradigm(of: verb).regularForm(at: slot) == form)  // not evaneszo
    }
  }

  /// Every sentence is one: it has words, and no mark of its own at its end.
  @Test func sentencesOfAll() {
    for reason in Reason.allCases {
      let sentence = reason.sentence(.eToIe)
      #expect(sentence.count > 10 && sentence.contains(" ") && !sentence.hasSuffix("."), "\(reason)")
    }
    for line in "\(Resources.reasons)".split(separator: "\n") where !line.hasPrefix("#") {
      let fields = line.split(separator: "|").map { String($0.trimmed) }
      #expect((2...3).contains(fields.count) && !fields.contains("") && !line.hasSuffix("."), "\(line)")
      let isKnown = Reason.allCases.contains { fields[0] == $0.rawValue || fields[0].hasPrefix($0.rawValue + " ") }
      #expect(isKnown, "\(line)")
    }
  }

  /// The forms of dar, ver, ir and ser are of a section of their own.
  @Test(arguments: [
    ("ser present 1s", Source.suppletion), ("ir imperfect 1p", .suppletion), ("ver imperfect 1s", .suppletion),
    ("dar preterite 3s", .suppletion), ("haber present 1s", .models), ("saber present 1s", .models),
    ("ir imperative 1p", .dictionaryIr), ("tener preterite 1s", .strongPreterites),
    ("leer preterite 3s", .regularParadigms),
  ])
  func sourceOfTheFirstStep(cell: String, source: Source) throws {
    let words = cell.split(separator: " ").map(String.init)
    let slot = try #require(Slot(try Tense.named(words[1]), try Person.named(words[2])))
    let derivations = Rows.conjugator.paradigm(of: try Rows.conjugator.verb(words[0])).derivations(at: slot)
    #expect(derivations.first?.steps.first?.source == source)
  }

  /// What is told of a form before it is known does not name it: *di* in the reason for *di*.
  ///
  /// Not of *haber*, whose *has* is an English word too.
  @Test func aGeneralReasonKeepsTheFormToItself() throws {
    let names = ["decir", "hacer", "poner", "salir", "ser", "tener", "ir", "venir", "pudrir", "dar", "ver", "oír"]
    for name in names + FrequencyList.embedded.prefix(150).filter({ $0 != "haber" }) {
      let verb = try Rows.conjugator.verb(name)
      for slot in Slot.all where !slot.tense.isCompound && slot != .infinitive {
        let accepted = Rows.conjugator.forms(of: verb, at: slot)
        for derivation in Rows.conjugator.paradigm(of: verb).derivations(at: slot) {
          for step in derivation.steps where step.rule.kind != .formation && step.rule.id != .writtenAccent {
            let words = step.generalReason.split { !$0.isLetter }.map(String.init)
            #expect(!words.contains(where: accepted.contains), "\(name) \(slot): \(step.generalReason)")
          }
        }
      }
    }
  }

  @Test func everyRuleCitesARowOfTheTable() {
    let cited = Set(Rule.ID.allCases.map(\.source) + Reason.allCases.compactMap(\.source))
    #expect(Set(Source.allCases.map(\.citation)).count == Source.allCases.count)
    let elsewhere: Set<Source> = [.defectives, .unstressedPronouns, .compoundTenses]
    #expect(cited.union(elsewhere) == Set(Source.allCases))
    #expect(Source.strongPreterites.citation == "RAE & ASALE, Nueva gramática, 4.12")
  }
}
