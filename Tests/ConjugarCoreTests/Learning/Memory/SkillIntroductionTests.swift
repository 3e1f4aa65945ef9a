import Testing

@testable import ConjugarCore

@Suite("What is new is shown before it is asked")
struct SkillIntroductionTests {
  /// The introduction to a skill before a form that is asked.
  private func shown(
    _ id: String, before name: String, _ tense: Tense, _ person: Person?, isTenseNew: Bool = false
  ) throws -> SkillIntroduction {
    let conjugator = Conjugator()
    let verb = try conjugator.verb(name)
    let slot = try #require(Slot(tense, person))
    var schedule = Schedule(History([]), at: Timestamp(milliseconds: 0))
    let asked = schedule.finder.verb(named: name)
    _ = schedule.finder.skills(for: slot, ofVerb: try #require(asked))
    let review = try Review(schedule, ReviewOptions(region: .latinAmerica))
    let skills = review.schedule.finder.skills
    let number = try #require(skills.indices.first { skills[$0].id == id || skills[$0].lesson.id == id }, "\(id)")
    let question = Question(verb: verb, slot: slot, subject: nil, accepted: conjugator.asked(of: verb, at: slot))
    var finder = review.schedule.finder
    return review.introduction(to: number, before: question, isTenseNew: isTenseNew, &finder)
  }

  private func line(_ shown: SkillIntroduction) -> String {
    shown.models.map { "\($0.verb): \($0.forms.joined(separator: ", "))" }.joined(separator: "; ")
  }

  /// Another verb where it goes like the one that is asked in all, else the verb itself; the asked form is left to find.
  @Test(
    arguments: [
      (
        "form/hacer/future/1s", "hacer", Tense.future, Person.firstPlural,
        "hacer: yo haré, tú harás, él hará, nosotros haremos, ellos harán"
      ),
      ("short-future/future", "tener", .future, .firstSingular, "poner: yo pondré, tú pondrás, él pondrá"),
      ("inserted-y/present", "oír", .present, .thirdSingular, "oír: tú oyes, ellos oyen"),
      ("e>ie/present", "tener", .present, .thirdPlural, "venir: tú vienes, él viene, ellos vienen"),
      ("c>g/present", "hacer", .present, .firstSingular, "decir: yo digo"),  // not satisfago
      ("i-absorbed/preterite", "decir", .preterite, .thirdPlural, "traer: ellos trajeron"),  // produjeron is rare
      (
        "gu>g/present", "distinguir", .present, .firstSingular,
        "seguir: yo sigo; conseguir: yo consigo; perseguir: yo persigo"
      ),
      (
        "regular-ar/present-subjunctive", "tomar", .presentSubjunctive, .secondSingular,  // not dé
        "pasar: yo pase, tú pases, él pase"
      ),
      (
        "pronoun", "quedarse", .present, .firstSingular,
        "llamarse: yo me llamo, tú te llamas, él se llama, nosotros nos llamamos, ellos se llaman"
      ),
      (
        "pronoun", "quedarse", .preterite, .firstSingular,
        "llamarse: yo me llamé, tú te llamaste, él se llamó, nosotros nos llamamos, ellos se llamaron"
      ),
      ("form/haber/present/3s", "haber", .present, .thirdSingular, "haber: hay"),  // not ha
      ("form/describir/participle", "describir", .participle, nil, "describir: descrito, él ha descrito"),
      ("regular-ar/preterite", "pasar", .preterite, .secondSingular, "dejar: yo dejé, tú dejaste, él dejó"),
      (
        "form/ser/present/1s", "ser", .present, .firstSingular,
        "ser: yo soy, tú eres, él es, nosotros somos, ellos son"
      ),
    ] as [(String, String, Tense, Person?, String)])
  func modelsGoLikeWhatIsAsked(
    _ id: String, _ verb: String, _ tense: Tense, _ person: Person?, _ models: String
  ) throws {
    let shown = line(try shown(id, before: verb, tense, person))
    #expect(shown == models, "\(shown)")
  }

  /// The first block tells whose form usted and ustedes have, unless the rule says it.
  @Test func whoseFormUstedHasIsTold() throws {
    let whole = try shown("form/ser/present/1s", before: "ser", .present, .thirdSingular, isTenseNew: true)
    #expect(whole.rule.hasSuffix("; usted goes with él, ustedes with ellos"))
    let ending = try shown("regular-ar/present", before: "hablar", .present, .thirdPlural, isTenseNew: true)
    #expect(ending.rule.contains("(ellos, ustedes)") && !ending.rule.contains("goes with"))
  }

  /// Whoever meets a tense is told what it is for.
  @Test func newTenseSaysWhatItIsFor() throws {
    let shown = try shown("regular-ar/future", before: "mirar", .future, .firstSingular, isTenseNew: true)
    #expect(shown.text.hasSuffix("(Volveré pronto. I will be back soon.)"), "\(shown)")
  }

  /// The rule is that of the form that is asked, and names the endings.
  @Test(
    arguments: [
      (
        "regular-ar/preterite", "pasar", Tense.preterite, Person.firstSingular,
        "regular endings of -ar verbs: "
          + "-é (yo), -aste (tú), -ó (él, usted), -amos (nosotros), -aron (ellos, ustedes)"
      ),
      (
        "form/estar/present/1s", "estar", .present, .thirdSingular,
        "the ending is stressed here, not the stem: that has to be learned; only the form for yo follows no rule"
      ),
      (
        "form/estar/present/1s", "estar", .present, .firstSingular,  // not “learn the forms of this tense together”
        "the ending is stressed here, not the stem: that has to be learned; only the form for yo follows no rule"
      ),
      // Not “only the form for él follows no rule”: there is no other.
      (
        "form/haber/present/3s", "haber", .present, .thirdSingular,
        "this form is used without a subject: there is, there are"
      ),
      (
        "regular-ar/future", "ver", .future, .firstSingular,
        "the endings of all verbs, after the whole infinitive: "
          + "-é (yo), -ás (tú), -á (él, usted), -emos (nosotros), -án (ellos, ustedes)"
      ),
      ("regular-ar/gerund", "pasar", .gerund, nil, "regular ending of -ar verbs: -ando"),
      (
        "inserted-y/present", "oír", .present, .thirdSingular,
        "oír, and verbs made from it, have y before e"
      ),
      (
        "form/tener/preterite/1s", "tener", .preterite, .firstSingular,
        "the preterite of tener has a stem of its own, tuv-: it has to be learned; "
          + "the endings are -e (yo), -iste (tú), -o (él, usted), -imos (nosotros), -ieron (ellos, ustedes)"
      ),
      (
        "form/decir/preterite/1s", "decir", .preterite, .thirdSingular,
        "the preterite of decir has a stem of its own, dij-: it has to be learned; "
          + "the endings are -e (yo), -iste (tú), -o (él, usted), -imos (nosotros), -eron (ellos, ustedes)"
      ),
      (
        "c>j/preterite", "conducir", .preterite, .firstSingular,
        "verbs in -ducir have -duj- in the preterite, as in producir, reducir, traducir; "
          + "the endings are -e (yo), -iste (tú), -o (él, usted), -imos (nosotros), -eron (ellos, ustedes)"
      ),
      (
        "e>ie/present", "pensar", .present, .firstSingular,
        "e→ie where the stem is stressed: yo, tú, él, ellos; not in nosotros"
      ),
      (
        "e>ie/present", "tener", .present, .thirdSingular,
        "e→ie where the stem is stressed: tú, él, ellos; not in nosotros; yo has g instead (tengo, vengo)"
      ),
      ("e>i/present", "pedir", .present, .firstSingular, "e→i in yo, tú, él, ellos; not in nosotros"),
      ("e>i/preterite", "pedir", .preterite, .thirdSingular, "e→i in él, ellos; not in yo, tú, nosotros"),
      (
        "o>u/present-subjunctive", "dormir", .presentSubjunctive, .firstPlural,
        "o→u where the stem is not stressed: nosotros"
      ),
      (
        "c>g/negative-imperative", "hacer", .negativeImperative, .thirdSingular,
        "an order not to do something has the form of the present subjunctive; "
          + "hacer and decir, and verbs made from them, have g for c before o and a, as in decir, bendecir"
      ),
      (
        "c>zc/imperative/3s", "conocer", .imperative, .thirdPlural,
        "orders to usted, nosotros and ustedes have the forms of the present subjunctive; "
          + "most verbs that have a vowel before -cer or -cir have zc before o and a (not hacer, decir, cocer, mecer), "
          + "as in aparecer, ofrecer, reconocer"
      ),
      (
        "e>ie/imperative/2s", "cerrar", .imperative, .secondSingular,
        "the order to tú is the él form of the present; "
          + "the e of the stem becomes ie where it is stressed, as in pensar, sentir, perder"
      ),
      (
        "regular-er/negative-imperative", "comer", .negativeImperative, .secondSingular,
        "an order not to do something has the form of the present subjunctive: "
          + "-as (tú), -a (usted), -amos (nosotros), -an (ustedes)"
      ),
      (
        "form/ir/preterite/1s", "ir", .preterite, .firstSingular,
        "ser and ir have the same forms here: the sentence tells which it is"
      ),
      (
        "form/dar/preterite/3s", "dar", .preterite, .thirdSingular,
        "dar, and verbs made from it, have the endings of -er and -ir verbs in the preterite "
          + "(di and dio have no accent): that has to be learned"
      ),
      ("form/describir/participle", "describir", .participle, nil, "like escrito (escribir)"),
      ("form/resolver/participle", "resolver", .participle, nil, "like vuelto (volver)"),
      ("form/cubrir/participle", "cubrir", .participle, nil, "like abierto (abrir)"),
      ("form/hacer/participle", "hacer", .participle, nil, "the participle follows no rule: it has to be learned"),
      (
        "form/tener/imperative/2s", "tener", .imperative, .secondSingular,
        "orders to tú are short in a few verbs (di, haz, pon, sal, sé, ten, ve, ven): they have to be learned"
      ),
      (
        "form/estar/negative-imperative/2s", "estar", .negativeImperative, .secondSingular,
        "an order not to do something has the form of the present subjunctive; "
          + "the ending is stressed here, not the stem: that has to be learned"
      ),
      (
        "pronoun", "levantarse", .present, .firstSingular,
        "they come before the form, as a separate word; "
          + "to the infinitive, the gerund and the order to do something they are joined: quedarse, quedándose, quédate"
      ),
      (
        "haber/present-perfect", "hablar", .presentPerfect, .firstSingular,
        "he (yo), has (tú), ha (él, usted), hemos (nosotros), han (ellos, ustedes), and the past participle, which does not change: -ado, -ido"
      ),
      (
        "c>qu/preterite", "buscar", .preterite, .firstSingular,
        "before e and i the sound of c in casa is written qu, as in queso"
      ),
      (
        "hiatus/participle", "creer", .participle, nil,
        "an i or u that bears the stress beside a, e or o is a syllable of its own and always has a written accent"
      ),
    ] as [(String, String, Tense, Person?, String)])
  func rulesAreThoseOfWhatIsAsked(_ id: String, _ verb: String, _ tense: Tense, _ person: Person?, _ rule: String)
    throws
  {
    let told = try shown(id, before: verb, tense, person).rule
    #expect(rule.hasSuffix("…") ? told.hasPrefix(rule.dropLast()) : told == rule, "\(told)")
  }
}
