/// What a learner reads of each reason.
extension Reason {
  /// The reason in a sentence without its capital and full stop, in words that a learner of level B1 knows.
  ///
  /// - Parameters:
  ///   - rule: the rule whose reason it is.
  ///   - scene: the form that it is told of; `nil` for what holds of several forms of a tense.
  ///   - tense: the tense of those forms.
  func sentence(_ rule: Rule.ID, _ scene: Scene?, in tense: Tense? = nil) -> String {
    switch self {
    case .orderInSubjunctive: "orders to usted, nosotros and ustedes have the forms of the present subjunctive"
    case .prohibitionInSubjunctive: "an order not to do something has the form of the present subjunctive"
    case .orderInPresent: "the order to tú is the él form of the present; a few verbs have a short one (ten, pon, haz)"
    case .ownForm: "this form follows no rule: it has to be learned"
    case .ownParticiple: "the participle follows no rule: it has to be learned"
    case .ownStress: "the ending is stressed here, not the stem: that has to be learned"
    case .otherConjugation:
      "dar, and verbs made of it, have the endings of -er and -ir verbs in the preterite: that has to be learned"
    case .thereIs: "this form is used without a subject: there is, there are"
    case .shortOrder:
      "a few orders to tú are short\(scene == nil ? "" : " (di, haz, pon, sal, sé, ten, ve, ven)"): they have to be learned"
    case .longOrder: "the order to tú is the él form of the present; the short form (di, haz) is not used for it"
    case .oldSubjunctive:
      "let's go: an old subjunctive that lives on as an order" + (scene == nil ? "" : "; vayamos is that of today")
    case .twoInfinitives:
      "pudrir and podrir are one verb: its forms have u, or o where the stem is not stressed; the participle has o"
    case .strongStem:
      (scene.map { "the preterite of \($0.infinitive) has a stem of its own, \($0.stem)" }
        ?? "the preterite has a stem of its own") + ": it has to be learned"
    case .strongStemAfterPreterite:
      "the tenses in -ra, -se and -re have the stem of the preterite" + (scene.map { ", \($0.stem)" } ?? "")
    case .dujInPreterite: "verbs in -ducir have -duj- in the preterite"
    case .dujAfterPreterite: "verbs in -ducir have -duj- in the preterite, so also in the tenses in -ra, -se and -re"
    case .builtOnPreterite:
      "the tenses in -ra, -se and -re are made from the ellos form of the preterite, with -ra, -se and -re in the place "
        + "of -ron" + (scene == nil ? "" : " (fueron, fuera)")
    case .futureOnInfinitive:
      "the future and the conditional add their endings to the whole infinitive, except in a few verbs (tendré, haré)"
    case .futureWithoutVowel: "the infinitive loses its last vowel in the future and the conditional"
    case .futureWithD: "the infinitive has d in place of its last vowel in the future and the conditional"
    case .futureWithoutSyllable:
      "the infinitive is shortened\(scene.map { " to \($0.stem)" } ?? "") in the future and the conditional"
    case .irregularStem:
      (scene.map { "\($0.infinitive) has a stem of its own in the \($0.slot.tense.englishName), \($0.stem)" }
        ?? "the verb has a stem of its own in this tense") + "; the endings are regular"
    case .subjunctiveFromYo: "the present subjunctive is made from the yo form of the present without its -o"
    case .ending, .endingWithoutPerson, .endingOfFuture, .endingOfErAndIr: sentenceOfEnding(scene)
    case .strongEnding:
      "a preterite with a stem of its own ends in -e for yo and in -o for él, and the ending is not stressed"
    case .zcAfterS: "verbs in -scer have zc before o and a"
    case .zc:
      "most verbs that have a vowel before -cer or -cir have zc before o and a (not hacer, decir, cocer, mecer)"
    case .zg: "the verb can have zg before o and a"
    case .gForC:
      "hacer and decir, and verbs made of them, have g for c before o and a"
        + (scene == nil ? "" : " (hago, satisfago, digo, predigo)")
        + (scene.map { $0.isAlternative ? "; \($0.infinitive) can have it" : "" } ?? "")
    case .addedG:
      "the verb adds g before o and a, and its vowel does not change"
        + (scene == nil ? "" : " (tengo, pongo, vengo, salgo, valgo and their kin)")
    case .addedIg: "the verb adds ig before o and a" + (scene == nil ? "" : " (caigo, traigo, oigo and their kin)")
    case .addedY: "the verb can add y before o and a"
    case .diphthong: Self.breaking(rule)
    case .diphthongButBeforeG: "\(Self.breaking(rule)), but not before the added g (tengo, vengo)"
    case .raised, .raisedWithoutStress: raising(rule, in: scene?.slot.tense ?? tense)
    case .raisedInGerund: "the e of the stem becomes i in the gerund (like pidiendo)"
    case .stressedVowel: "where the stem is stressed, the stress falls on its \(rule == .stressedI ? "i" : "u")"
    case .stressedUar:
      "where the stem is stressed, the stress of verbs in -uar falls on the u (but averiguo)"
        + (scene?.infinitive.bare.hasSuffix("cuar") ?? false ? "; in -cuar both are in use: adecuo, adecúo" : "")
    case .insertedY: "verbs in -uir whose u is pronounced have y before a, e and o"
    case .insertedYOfOir: "oír, and verbs made of it, have y before e"
    case .iToY: "between two vowels an i without stress becomes y"
    case .iAfterPalatal: "after ñ and ll the i of -ió, -ieron and -iendo is lost"
    case .iAfterStrongJ:
      "where the stem of the preterite ends in j, "
        + (tense == .preterite ? "-ieron loses its i: -eron" : "-ieron, -iera, -iese and -iere lose their i")
    case .iAfterI: "the i of -ió, -ieron and -iendo is lost after another i"
    case .initialYe: "no word begins with the letters ie: where the infinitive has no h, it is written ye (but hielo)"
    case .initialHue: "no word begins with the letters ue: it is written hue"
    case .proparoxytone: "the word is stressed on the third syllable from its end, so it always has a written accent"
    case .oxytone:
      "the word is stressed on its last syllable and ends in a vowel, n or s, so it has a written accent"
    case .oxytoneWithPrefix:
      "the prefix makes the verb longer, but the stress stays on its last syllable; "
        + "the word ends in a vowel, n or s, so it has a written accent"
    case .paroxytone:
      "the word is stressed on the last syllable but one and does not end in a vowel, n or s, so it has a written accent"
    case .hiatus: "a stressed i or u beside a, e or o is a syllable of its own and always has a written accent"
    case .hiatusAcrossH:
      "a stressed i or u beside a, e or o is a syllable of its own and always has a written accent; "
        + "an h between them does not count"
    case .diacritic:
      "words of one syllable have no written accent, but "
        + (scene.map {
          "\($0.written) has one, to tell it from the \($0.plain == "de" ? "preposition de" : "pronoun se")"
        }
          ?? "this one has")
    case .oneSyllable: "a word of one syllable has no written accent"
    case .oneSyllableOfTwoVowels:
      "the two vowels count as one syllable (rules of 2010), and a word of one syllable has no written accent"
    case .diaeresis: "between g and e or i, a u that is pronounced is written ü"
    case .noDiaeresis: "before a, o and y the u after g is pronounced without dots"
    case .cToQu: "before e and i the sound of c in casa is written qu, as in queso"
    case .quToC: "before a and o the sound of qu in queso is written c, as in casa"
    case .gToGu: "before e and i the sound of g in gato is written gu, as in guerra"
    case .guToG: "before a and o the sound of gu in guerra is written g, as in gato"
    case .zToC: "before e and i the sound of z in zona is written c, as in doce"
    case .cToZ: "before a and o the sound of c in doce is written z, as in zona"
    case .gToJ: "before a and o the sound of g in gente is written j, as in joven"
    }
  }

  /// *-aste: the ending of -ar verbs for tú in the preterite*, or what the persons of a tense have in common.
  private func sentenceOfEnding(_ scene: Scene?) -> String {
    guard let scene else {
      if self == .endingOfFuture { return "the same endings for all verbs" }
      return self == .endingOfErAndIr
        ? "after a stem of its own all verbs have the endings of -er and -ir verbs" : "the regular endings of the tense"
    }
    let verbs =
      self == .endingOfFuture
      ? "all verbs" : self == .endingOfErAndIr ? "-er and -ir verbs" : "-\(scene.infinitive.conjugation) verbs"
    let person = scene.slot.person.map { " for \($0.subjects[0])" } ?? ""
    return "\(scene.ending): the ending of \(verbs)\(person) in the \(scene.slot.tense.englishName)"
  }

  private static func breaking(_ rule: Rule.ID) -> String {
    vowels(rule).map { "the \($0) of the stem becomes \($1) where it is stressed" } ?? ""
  }

  /// Where a vowel rises: *pido, pidió, pidiendo*, but *sintamos* alone beside *sienta*.
  private func raising(_ rule: Rule.ID, in tense: Tense?) -> String {
    guard let (vowel, risen) = Self.vowels(rule) else { return "" }
    let change = "the \(vowel) of the stem becomes \(risen)"
    if tense == .gerund { return "in the gerund \(change)" }
    if tense == .preterite { return "in the preterite \(change) for él and ellos" }
    if tense == .present { return "\(change), except before -imos and -ís" }
    let isOfOrders = tense?.mood == .imperative || tense == .presentSubjunctive
    return self == .raisedWithoutStress && isOfOrders
      ? "in the present subjunctive, where it is not stressed, \(change)" : change
  }

  /// The vowel that a rule changes, and into what: `e>ie`.
  private static func vowels(_ rule: Rule.ID) -> (String, String)? {
    let sides = (rule.irregularity?.id ?? "").split(separator: ">")
    return sides.count == 2 ? (String(sides[0]), String(sides[1])) : nil
  }
}
