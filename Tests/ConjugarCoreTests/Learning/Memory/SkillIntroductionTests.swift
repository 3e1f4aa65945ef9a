import Testing

@testable import ConjugarCore

@Suite("What is new is shown before it is asked")
struct SkillIntroductionTests {
  /// The introduction to a skill before a form that is asked.
  private func shown(_ id: String, before name: String, _ tense: Tense, _ person: Person?) throws -> SkillIntroduction {
    let options = ReviewOptions(region: .latinAmerica, difficulty: .difficult)
    let review = try Review(Schedule(History([]), at: Timestamp(milliseconds: 0)), options)
    let number = try #require(review.catalog.skills.first { review.schedule.finder.skills[$0].id == id }, "\(id)")
    let conjugator = Conjugator()
    let verb = try conjugator.verb(name)
    let slot = try #require(Slot(tense, person))
    let question = Question(verb: verb, slot: slot, subject: nil, accepted: conjugator.asked(of: verb, at: slot))
    return review.introduction(to: number, before: question)
  }

  private func line(_ shown: SkillIntroduction) -> String {
    shown.models.map { "\($0.verb): \($0.forms.joined(separator: ", "))" }.joined(separator: "; ")
  }

  /// Another verb where it goes like the one that is asked in all, else the verb itself; the asked form is left to find.
  @Test(
    arguments: [
      ("short-future/future", "hacer", Tense.future, Person.firstPlural, "hacer: yo haré, tú harás, él hará"),
      ("short-future/future", "tener", .future, .firstSingular, "poner: yo pondré, tú pondrás, él pondrá"),
      ("inserted-y/present", "oír", .present, .thirdSingular, "oír: tú oyes, ellos oyen"),
      ("strong-preterite/preterite", "hacer", .preterite, .thirdPlural, "hacer: yo hice, tú hiciste, él hizo"),
      ("e>ie/present", "tener", .present, .thirdPlural, "venir: tú vienes, él viene, ellos vienen"),
      ("c>g/present", "hacer", .present, .firstSingular, "decir: yo digo"),  // not satisfago
      ("c>z/preterite", "hacer", .preterite, .thirdSingular, "hacer: yo hice, tú hiciste, nosotros hicimos"),
      (
        "i-absorbed/preterite", "decir", .preterite, .thirdPlural,
        "traer: ellos trajeron; producir: ellos produjeron; conducir: ellos condujeron"
      ),
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

  /// The rule is that of the form that is asked, and names the endings.
  @Test(
    arguments: [
      (
        "regular-ar/preterite", "pasar", Tense.preterite, Person.firstSingular,
        "regular endings of -ar verbs: -é, -aste, -ó, -amos, -aron"
      ),
      (
        "regular-er/future", "ver", .future, .firstSingular,
        "the endings of all verbs, after the whole infinitive: -é, -ás, -á, -emos, -án"
      ),
      ("regular-ar/gerund", "pasar", .gerund, nil, "regular ending of -ar verbs: -ando"),
      (
        "inserted-y/present", "oír", .present, .thirdSingular,
        "oír, and verbs made of it, have y before e"
      ),
      (
        "strong-preterite/preterite", "tener", .preterite, .firstSingular,
        "the preterite of tener has a stem of its own, tuv-: it has to be learned; "
          + "the endings are -e, -iste, -o, -imos, -ieron; others are …"
      ),
      (
        "strong-preterite/preterite", "decir", .preterite, .thirdSingular,
        "the preterite of decir has a stem of its own, dij-: it has to be learned; "
          + "the endings are -e, -iste, -o, -imos, -eron; others are …"  // not -ieron
      ),
      (
        "c>j/preterite", "conducir", .preterite, .firstSingular,
        "verbs in -ducir have -duj- in the preterite; the endings are -e, -iste, -o, -imos, -eron"
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
        "the same as in the present subjunctive: tú hagas → tú no hagas"
      ),
      (
        "c>zc/imperative/usted", "conocer", .imperative, .thirdPlural,
        "the same as in the present subjunctive: él aparezca → usted aparezca"
      ),
      (
        "e>ie/imperative/tu", "cerrar", .imperative, .secondSingular,
        "the same as for él in the present: él piensa → tú piensa"
      ),
      (
        "regular-er/negative-imperative", "comer", .negativeImperative, .secondSingular,
        "an order not to do something has the form of the present subjunctive: -as, -a, -amos, -an"
      ),
      (
        "form/ir/preterite/1s", "ir", .preterite, .firstSingular,
        "ser and ir have the same forms here: the sentence tells which it is"
      ),
      (
        "form/dar/preterite/3s", "dar", .preterite, .thirdSingular,
        "in the preterite dar has the endings of -er verbs; di and dio have no accent"
      ),
      ("form/describir/participle", "describir", .participle, nil, "like escrito (escribir)"),
      ("form/resolver/participle", "resolver", .participle, nil, "like vuelto (volver)"),
      ("form/cubrir/participle", "cubrir", .participle, nil, "like abierto (abrir)"),
      ("form/hacer/participle", "hacer", .participle, nil, "the participle follows no rule: it has to be learned"),
      (
        "form/tener/imperative/2s", "tener", .imperative, .secondSingular,
        "a few orders to tú are short: di, haz, pon, sal, sé, ten, ve (ir), ven"
      ),
      (
        "form/estar/negative-imperative/2s", "estar", .negativeImperative, .secondSingular,
        "an order not to do something has the form of the present subjunctive; "
          + "the ending is stressed here, not the stem: that has to be learned"
      ),
      (
        "pronoun", "levantarse", .present, .firstSingular,
        "they stand before the form, a word by itself; "
          + "to the infinitive, the gerund and the order to do something they are joined: quedarse, quedándose, quédate"
      ),
      (
        "haber/present-perfect", "hablar", .presentPerfect, .firstSingular,
        "he, has, ha, hemos, han, and the past participle, which does not change"
      ),
      (
        "c>qu/preterite", "buscar", .preterite, .firstSingular,
        "before e and i the sound of c in casa is written qu, as in queso"
      ),
      (
        "hiatus/participle", "creer", .participle, nil,
        "a stressed i or u beside a, e or o is a syllable of its own and always has a written accent"
      ),
    ] as [(String, String, Tense, Person?, String)])
  func rulesAreThoseOfWhatIsAsked(_ id: String, _ verb: String, _ tense: Tense, _ person: Person?, _ rule: String)
    throws
  {
    let told = try shown(id, before: verb, tense, person).rule
    #expect(rule.hasSuffix("…") ? told.hasPrefix(rule.dropLast()) : told == rule, "\(told)")
  }

  /// Thirty days, whatever is missed: no form is asked of which anything was not shown before, every form that is shown
  /// is of the tense that is asked and shows the same, and what the page calls new is what is shown and begun.
  @Test(arguments: [(UInt64(1), 0), (2, 3), (3, 5)])
  func nothingIsAskedBeforeItIsShown(_ seed: UInt64, _ missedEvery: Int) throws {
    var history = History([])
    var schedule = Schedule(history, at: Timestamp(milliseconds: 0))
    var answered = 0
    var introduced: Set<String> = []
    for day in 1...30 {
      schedule.today = day
      var options = ReviewOptions(region: .latinAmerica, difficulty: .moderate)
      options.fit(minutes: 5)
      let review = try Review(schedule, options, .common)
      let plan = review.daySession(history, .seeded(seed &+ UInt64(day)))
      schedule = review.schedule
      var seen = Set(schedule.begun.map(\.skill.id))
      var today: [LogEntry] = []
      for item in plan.items {
        let number = schedule.verb(named: item.question.verb.name)
        let verb = try #require(number)
        if item.introduction != nil {
          seen.insert(item.record.skill.id)
          #expect(introduced.insert(item.record.skill.id).inserted, "\(day) \(item.question.line)")
        }
        let needed = schedule.skills(for: item.question.slot, ofVerb: verb).map { schedule.finder.skills[$0] }
        let isInfinitive = item.question.slot == .infinitive
        let wasAsked = schedule.lastAsked(item.question.slot, ofVerb: verb) != nil
        #expect(
          isInfinitive || wasAsked || needed.allSatisfy { $0.isAccent || seen.contains($0.id) },
          "\(day) \(item.question.line)")
        if let choice = item.record.skill.choice, let shown = item.introduction {
          #expect(shown.models.allSatisfy { !$0.meaning.isEmpty && !$0.verb.contains("___") }, "\(choice)")
        }
        if let shown = item.introduction, !item.record.skill.isForm {
          let forms = shown.models.flatMap(\.forms)
          let words = forms.compactMap { $0.split(separator: " ").last.map(String.init) }
          #expect(
            words.count == 1 || Set(words).isDisjoint(with: item.question.accepted), "\(item.question.line) \(forms)")
          let isShort = forms.count <= 3 || item.record.skill == .pronoun
          #expect(item.record.skill.choice != nil || !forms.isEmpty && isShort, "\(item.question.line)")
        }
        answered += 1
        let isRight = missedEvery == 0 || answered % missedEvery != 0
        var answer = LogEntry(
          time: Timestamp(milliseconds: Int64(day) * 86_400_000 + Int64(answered)),
          infinitive: item.question.verb.name, tense: item.question.slot.tense, person: item.question.slot.person,
          answer: "", result: isRight ? .correct : .wrong, grade: isRight ? .good : .again, milliseconds: 1,
          mode: .review, version: "2")
        answer.choice = item.question.cloze?.sentence?.choice.id
        answer.missed = isRight || answer.choice == nil ? nil : .both
        if !isRight { answer.kind = ["typo", "ending", "regularised", "not-a-form"][answered / missedEvery % 4] }
        schedule.count(answer, on: day)
        today.append(answer)
      }
      #expect(plan.newCount == plan.introductions.count)
      if missedEvery == 0 {
        let begun = schedule.begun.filter {
          $0.firstDay == day && !$0.isOfMiss && !$0.skill.isAccent && $0.skill.tense != .infinitive
        }.map(\.skill.id)
        let new = plan.items.filter(\.isNew).map(\.record.skill.id)
        #expect(Set(begun) == Set(new), "\(day) \(Set(begun).symmetricDifference(new))")
      }
      history = history.adding(today)
    }
  }

  /// Nobody finds *estuvo* by *dijo*: the stems of the other verbs are told with the first.
  @Test func stemsThatNoRuleMakesAreToldTogether() throws {
    let strong = try shown("strong-preterite/preterite", before: "decir", .preterite, .thirdSingular).rule
    let stems = ["tener tuv-", "estar estuv-", "poder pud-", "hacer hic-", "venir vin-"]
    #expect(stems.allSatisfy(strong.contains), "\(strong)")
    #expect(!strong.contains("decir dij-,") && !strong.contains("suponer"), "\(strong)")
    let short = try shown("short-future/future", before: "tener", .future, .firstSingular).rule
    #expect(["poder podr-", "hacer har-", "salir saldr-"].allSatisfy(short.contains), "\(short)")
  }

  /// What a placement finds missing is shown before it is asked, and what is beyond the level waits.
  @Test func whatAPlacementMissedIsNew() throws {
    let rows = [("ser", "present 3s"), ("hacer", "imperfect-subjunctive-ra 3s"), ("hablar", "future 1s")]
    var answers = Answers()
    for (verb, cell) in rows { try answers.add(1, "\(verb) \(cell)", .wrong, nil, .place) }
    let history = History(answers.list)
    let review = try Review(ScheduleTests.schedule(history, on: 2), ReviewOptions(region: .spain), .common)
    let plan = review.daySession(history, .seeded(1))
    #expect(review.dueCount == 0 && plan.newCount == plan.items.count && review.weakest(5).isEmpty)
    #expect(plan.items.contains { $0.record.skill.id == "form/ser/present/3s" && $0.introduction != nil })
    #expect(plan.questions.allSatisfy { $0.slot.tense != .imperfectSubjunctiveRa })
  }

  /// Who gets nothing right in a placement knows nothing of any level, the last as little as the first.
  @Test func whoKnowsNothingIsNotTakenToKnow() throws {
    let verbs = ["hablar", "comer", "vivir", "ser", "tener"]
    let cells = ["present 1s", "gerund -", "participle -", "preterite 3s"]
    var answers = Answers()
    for verb in verbs { for cell in cells { try answers.add(1, "\(verb) \(cell)", .wrong, nil, .place) } }
    let options = ReviewOptions(region: .spain, difficulty: .difficult)
    let levels = try Review(ScheduleTests.schedule(History(answers.list), on: 1), options, .common).levels
    #expect(levels.count == Level.allCases.count && levels.allSatisfy { $0.known < 0.02 }, "\(levels)")
  }

  /// The pronouns are shown with the verbs that people say with one most, *llamarse* soon among them.
  @Test func pronounsComeWithTheUsualVerbs() throws {
    let options = ReviewOptions(region: .latinAmerica, difficulty: .easy)
    let review = try Review(Schedule(History([]), at: Timestamp(milliseconds: 0)), options)
    let (skills, verbs) = (review.schedule.finder.skills, review.schedule.finder.verbs)
    let number = try #require(review.untaught.prefix(20).first { skills[$0] == .pronoun })
    let names = review.catalog.examples(of: number).map { verbs[$0.verb].name }
    #expect(names.prefix(3).contains("llamarse"), "\(names)")
    for name in ["levantarse", "quedarse", "irse", "sentirse"] { #expect(names.contains(name), "\(names)") }
    #expect(review.untaught.count { skills[$0] == .pronoun } == 1)
    let plan = review.plan(.seeded(1))
    let shown = plan.items.firstIndex { $0.record.skill == .pronoun } ?? plan.items.count
    #expect(plan.items.prefix(shown).allSatisfy { !$0.question.verb.infinitive.isPronominal })
  }

  /// Of the forms that are one of a kind the common ones come first: *hecho* long before *roto*, *fui* and *ven* early.
  @Test func whatIsSaidMostComesFirst() throws {
    let options = ReviewOptions(region: .latinAmerica, difficulty: .moderate)
    let review = try Review(Schedule(History([]), at: Timestamp(milliseconds: 0)), options)
    let ids = review.untaught.map { review.schedule.finder.skills[$0].id }
    func place(_ id: String) throws -> Int { try #require(ids.firstIndex(of: "form/\(id)"), "\(id)") }
    for id in ["hacer/participle", "ir/preterite/3s", "ir/preterite/1s", "venir/imperative/2s"] {
      #expect(try place(id) < 110, "\(id)")
    }
    for id in ["abrir", "escribir", "morir", "poner", "romper"] {
      let places = try ["hacer", id, "pudrir"].map { try place("\($0)/participle") }
      #expect(places == places.sorted(), "\(id)")
    }
  }
}
