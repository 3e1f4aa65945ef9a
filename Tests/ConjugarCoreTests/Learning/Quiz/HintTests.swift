import Testing

@testable import ConjugarCore

@Suite("Hints, and why a form is as it is")
struct HintTests {
  private static let regular = "regular: -é for yo in the preterite of -ar verbs"
  private static let spelling = "before e and i the sound of c in casa is written qu, as in queso"
  private static let strong = "verbs in -ducir have -duj- in the preterite"

  @Test(arguments: [
    ("hablar", Tense.preterite, Person.firstSingular, [regular]),
    ("buscar", .preterite, .firstSingular, [regular, spelling]),  // not only “like any regular verb”: buscé
    (
      "leer", .preterite, .thirdSingular,
      ["regular: -ió for él in the preterite of -er verbs", "between two vowels an i without stress becomes y"]
    ),
    (
      "leer", .preterite, .firstPlural,
      ["regular: -imos for nosotros in the preterite of -er verbs", "an i or u that bears the stress"]
    ),
    ("conducir", .preterite, .thirdPlural, [strong, "where an irregular stem of the preterite ends in j"]),
    ("oler", .present, .firstSingular, ["the o of the stem becomes ue", "no word begins with the letters ue"]),
    (
      "hablar", .presentPerfect, .firstSingular,
      [
        "a form of haber and the participle", "regular: -ado in the past participle of -ar verbs",
      ]
    ),
    ("comer", .future, .secondSingular, ["regular: -ás for tú in the future of all verbs"]),
    ("hablar", .imperative, .thirdSingular, ["regular: -e for usted in the imperative of -ar verbs"]),
  ])
  func reasons(_ verb: String, _ tense: Tense, _ person: Person, _ beginnings: [String]) throws {
    let reasons = Conjugator().reasons(of: try .asking(verb, tense, person))
    #expect(reasons.count == beginnings.count, "\(reasons)")
    for (reason, beginning) in zip(reasons, beginnings) { #expect(reason.hasPrefix(beginning)) }
  }

  /// Of a lost accent it is told why there is one, or none.
  @Test(arguments: [
    ("decir", Tense.future, Person.firstSingular, "dire", "the word is stressed on its last syllable"),
    ("ver", .preterite, .firstSingular, "ví", "words of one syllable have no written accent"),
    ("comer", .imperfect, .thirdSingular, "comia", "an i or u that bears the stress"),
    ("tener", .preterite, .thirdSingular, "tuvó", "preterites with a stem of their own"),
    ("tener", .imperative, .secondSingular, "tén", "words of one syllable"),
    // It is that of the very word: of haber, and with its pronoun.
    ("oír", .futurePerfect, .secondSingular, "habras oído", "the word is stressed on its last syllable"),
    ("oír", .futurePerfect, .secondSingular, "habrás oido", "an i or u that bears the stress"),
    ("sentarse", .imperative, .thirdSingular, "sientese", "the word is stressed on the third syllable from its end"),
    ("hablar", .imperfect, .firstSingular, "hablába", "what ends in a vowel, n or s"),
  ])
  func reasonsOfAccents(_ verb: String, _ tense: Tense, _ person: Person, _ typed: String, _ beginning: String) throws {
    let verdict = Grader(Conjugator(), accents: .half).judge(typed, for: try .asking(verb, tense, person))
    let reasons = Conjugator().reasons(of: verdict)
    #expect(verdict.result == .accentSlip && reasons.count == (beginning.isEmpty ? 0 : 1), "\(reasons)")
    #expect(reasons.first?.hasPrefix(beginning) ?? true, "\(reasons)")
  }

  /// *Hay* is asked by the meaning that it has.
  @Test func haberIsAskedForWhatThereIs() throws {
    let verb = try Conjugator().verb("haber")
    let slot = try #require(Slot(.present, .thirdSingular))
    let question = try #require(Conjugator().question(on: verb, at: slot))
    #expect(question.existentialGloss == "there is" && question.accepted == ["hay"])
    #expect(try Question.asking("tener", .present, .thirdSingular).existentialGloss == nil)
  }

  /// What stands above a question is no hint to it: the next one comes first.
  @Test func whatIsToldIsNoHint() throws {
    let question = try Question.asking("pasar", .present, .firstPlural)
    let plain = Hint(question, strength: 1, Conjugator())
    #expect(plain.text == "it goes like any regular verb in -ar")
    for told in [plain.text, "regular endings of -ar verbs: -o, -a, -amos, -an"] {
      let hint = Hint(question, strength: 1, besides: [told], Conjugator())
      #expect(hint.text == "hablar → hablamos" && hint.strength == 1)
    }
  }

  /// That no rule makes a form is no help: the first hint is the next one.
  @Test(arguments: [
    ("ser", Tense.present, Person.firstSingular, "estar → estoy"), ("ser", .preterite, .firstSingular, "él: fue"),
    ("ir", .present, .firstPlural, ""),
    ("hacer", .presentPerfect, .firstSingular, "a form of haber and the participle"),
  ])
  func noHintSaysThatThereIsNoRule(_ verb: String, _ tense: Tense, _ person: Person, _ first: String) throws {
    let question = try Question.asking(verb, tense, person)
    let hint = Hint(question, strength: 1, Conjugator())
    #expect(hint.text.hasPrefix(first) && !hint.text.contains("rule"), "\(hint)")
  }

  /// From weak to strong: the rule, a model in the same cell, a neighboring form, the letters that differ.
  @Test(arguments: [
    (
      "tener", Tense.preterite, Person.thirdPlural,
      ["strong preterite: ", "andar → anduvieron", "él: tuvo", "·uv·····"]
    ),
    ("conocer", .present, .firstSingular, ["c→zc: ", "parecer → parezco", "él: conoce", "·····c·"]),
    (
      "hablar", .present, .firstSingular,
      ["it goes like any regular verb in -ar", "pasar → paso", "él: habla", "habl·"]
    ),
    ("hablar", .future, .thirdPlural, ["it goes like any regular verb in -ar", "pasar → pasarán", "él: hablará"]),
    ("comer", .preterite, .thirdPlural, ["it goes like any regular verb in -er", "deber → debieron", "él: comió"]),
  ])
  func hints(_ verb: String, _ tense: Tense, _ person: Person, _ beginnings: [String]) throws {
    let question = try Question.asking(verb, tense, person)
    for (strength, beginning) in zip(1..., beginnings) {
      let hint = Hint(question, strength: strength, Conjugator())
      #expect(hint.text.hasPrefix(beginning), "\(hint)")
      #expect(hint.isLast == (strength == 4))
    }
    #expect(Hint(question, strength: 9, Conjugator()) == Hint(question, strength: 4, Conjugator()))
  }

  /// Where there is no model, or a neighbor would be the answer in disguise, there are fewer; none tells the form.
  @Test(arguments: [
    "ser preterite 1s", "hacer present-perfect 1s", "ir imperfect 1s", "hacer participle -", "dormir gerund -",
  ])
  func noHintTellsTheForm(_ asked: String) throws {
    let words = asked.split(separator: " ").map(String.init)
    let question = try Question.asking(
      words[0], try Tense.named(words[1]), words[2] == "-" ? nil : try Person.named(words[2]))
    var hints = [Hint(question, strength: 1, Conjugator())]
    while hints.last?.isLast == false, hints.count < 9 {
      hints.append(Hint(question, strength: hints.count + 1, Conjugator()))
    }
    #expect(hints.count <= 4 && hints.last?.isLast == true)
    for hint in hints {
      let said = hint.text.split { !$0.isLetter }.map(String.init)
      #expect(
        !question.accepted.contains { said.contains($0.split(separator: " ").last.map(String.init) ?? "") }, "\(hint)")
    }
  }
}
