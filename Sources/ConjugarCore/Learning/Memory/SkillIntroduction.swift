/// The introduction to a new skill, shown before it is asked: its rule, and forms that go like the one that is asked.
public struct SkillIntroduction: Sendable, Hashable {
  /// A verb and forms of it with their subjects: `pensar`, `yo pienso`; or a sentence, which has no forms beside it.
  public struct Model: Sendable, Hashable {
    /// The infinitive, or the sentence.
    public let verb: String
    /// In English; empty of the verb that is asked, whose question tells it.
    public var meaning = ""
    /// Each with its subject: `yo pienso`.
    public var forms: [String]
  }

  /// For people: `e→ie in the present (yo, tú, él, ellos)`.
  public let name: String
  /// How the forms are made; empty where nothing but the forms can be told.
  public let rule: String
  /// Three forms of as few verbs as there are that go alike, fewer where the language has no more; of a form that is one of
  /// a kind its whole tense.
  public let models: [Model]

  /// Whether it shows a form that answers a question.
  func shows(_ question: Question) -> Bool {
    models.flatMap(\.forms).contains { shown in
      question.accepted.contains { shown == $0 || shown.hasSuffix(" \($0)") }
    }
  }
}

extension Review {
  private static let mostForms = 3

  /// - Parameter question: what is asked next; its form is not given away, unless it is learned as a whole.
  func introduction(to skill: Int, before question: Question) -> SkillIntroduction {
    let conjugator = schedule.finder.conjugator
    let number = schedule.finder.skills[skill]
    if number == .pronoun {
      let verbs = examples(of: skill).map { schedule.finder.verbs[$0.verb] }
      let other = verbs.first { $0.family == nil && !$0.isSame(as: question.verb) }
      let lesson = PronounLesson(slots: options.slots, conjugator: conjugator, verb: other)
      return SkillIntroduction(name: name(of: skill), rule: lesson.rule, models: lesson.models)
    }
    if number.isForm {
      let lesson = FormLesson(question: question, slots: options.slots, conjugator: conjugator)
      let model = SkillIntroduction.Model(verb: question.verb.name, forms: forms(of: question.verb, at: lesson.table))
      return SkillIntroduction(name: name(of: skill), rule: lesson.rule, models: [model])
    }
    let kin = KinForms(question, number, conjugator)
    let shown = models(of: skill, kin)
    let own = examples(of: skill).first {
      schedule.finder.verbs[$0.verb].infinitive == question.verb.infinitive
    }
    let persons = kin.own.isEmpty ? nil : (own?.slots.compactMap(\.person)).map { Set($0) }
    let rule = kin.rule(
      options.slots, like: sharedEndings(of: skill), isLent: isLenderTaught(skill, kin) ? shown.first : nil)
    return SkillIntroduction(
      name: number.lesson.name(showingIn: persons ?? self.persons(of: skill), conjugator),
      rule: ([rule] + otherStems(of: skill, than: question)).joined(separator: "; "),
      models: shown.map { model in
        SkillIntroduction.Model(
          verb: model.verb.name, meaning: model.verb.name == question.verb.name ? "" : model.verb.briefGloss,
          forms: forms(of: model.verb, at: model.slots))
      })
  }

  /// The stems that other verbs have in a tense where nobody finds one by another: *tener tuv-, poder pud-*.
  private func otherStems(of skill: Int, than question: Question) -> [String] {
    guard case .pattern(let pattern, let tense, _) = schedule.finder.skills[skill],
      [.strongPreterite, .shortFuture, .irregularStem].contains(pattern), let slot = Slot(tense, .firstSingular),
      slot.borrowed == nil
    else { return [] }
    var families: Set = [question.verb.family]
    let stems = examples(of: skill).compactMap { example -> String? in
      let verb = schedule.finder.verbs[example.verb]
      guard example.slots.contains(slot), families.insert(verb.family).inserted,
        let form = schedule.finder.conjugator.forms(of: verb, at: slot).first
      else { return nil }
      return "\(verb.name) " + (pattern == .irregularStem ? form : "\(form.dropLast())-")
    }
    return stems.isEmpty ? [] : ["others are " + stems.joined(separator: ", ")]
  }

  /// Forms that go like the one that is asked: three of a verb that goes like it in all, or of the verb itself, or of
  /// several that at least show the same in the same way, the best known first.
  private func models(of skill: Int, _ kin: KinForms) -> [KinForms.Model] {
    let asked = kin.question
    let isShown = { (verb: Verb, slot: Slot) in
      let form = schedule.finder.conjugator.asked(of: verb, at: slot).first
      return kin.goesAlike(verb, slot) && form.map { !asked.accepted.contains($0) } ?? false
    }
    var models: [(model: KinForms.Model, distance: KinForms.Distance)] = []
    for example in examples(of: skill) {
      let verb = schedule.finder.verbs[example.verb]
      let isItself = verb.infinitive == asked.verb.infinitive
      let slots = example.slots.filter { (!isItself || $0 != asked.slot) && isShown(verb, $0) }
      if slots.isEmpty || !isItself && verb.infinitive.bare == asked.verb.infinitive.bare { continue }
      models.append((KinForms.Model(verb: verb, slots: slots), kin.distance(of: verb, rank: example.rank)))
    }
    let sorted = models.indices.sorted { (models[$0].distance, $0) < (models[$1].distance, $1) }.map { models[$0] }
    // A rare verb shows less than the other persons of the verb itself: hice, hiciste beside hizo.
    if asked.slot.tense == .preterite, !kin.own.isEmpty,
      sorted.allSatisfy({ $0.model.slots.count == 1 && $0.distance >= .rare })
    {
      let tense = options.slots.filter { $0.tense == asked.slot.tense && asked.verb.isSaid(at: $0) }
      let beside = tense.filter { $0 != asked.slot }
      return [KinForms.Model(verb: asked.verb, slots: Array(beside.prefix(Self.mostForms)))]
    }
    let full = sorted.first { $0.distance < .derived && $0.model.slots.count >= Self.mostForms }
    var chosen: [KinForms.Model] = []
    var left = Self.mostForms
    for (model, distance) in full.map({ [$0] }) ?? sorted where left > 0 && (chosen.isEmpty || distance < .rare) {
      let slots = Self.some(left, of: model.slots, with: asked.slot)
      chosen.append(KinForms.Model(verb: model.verb, slots: slots))
      left -= slots.count
    }
    // What no other form shows is learned as a whole: yendo.
    return chosen.isEmpty ? [KinForms.Model(verb: asked.verb, slots: [asked.slot])] : chosen
  }

  /// The conjugation that was taught before and has the same endings in a tense: *-er* for *-ir*.
  private func sharedEndings(of skill: Int) -> Conjugation? {
    guard case .pattern(let pattern, let tense, let person) = schedule.finder.skills[skill].lesson,
      let own = pattern.conjugation
    else { return nil }
    let slots = Slot.of(tense).filter { person == nil || $0.person?.orderedLike == person }.map { $0.borrowed ?? $0 }
    return Conjugation.allCases.first { other in
      other != own && isTaught(.pattern(.regular(other), tense, person))
        && slots.allSatisfy { Endings.regular(other, $0) == Endings.regular(own, $0) }
    }
  }

  /// Whether an order has the form of a tense in which the same was taught before.
  private func isLenderTaught(_ skill: Int, _ kin: KinForms) -> Bool {
    guard case .pattern(let pattern, _, _) = schedule.finder.skills[skill], let lender = kin.question.slot.lender else {
      return false
    }
    let lesson = Skill.pattern(pattern, lender.tense, nil)
    // Where no tense was named, what another rests on comes first.
    return isTaught(lesson) || options.tenses.isEmpty && schedule.lessons.contains(lesson)
  }

  /// Whether a lesson was begun.
  private func isTaught(_ lesson: Skill) -> Bool {
    schedule.finder.skills.indices.contains { schedule.finder.skills[$0].lesson == lesson && !isNew($0) }
  }

  /// A verb that shows a lesson.
  private struct Example {
    let verb: Int
    /// Its place among the verbs by use, counted from 0.
    let rank: Int
    let slots: [Slot]
  }

  /// The verbs that show the lesson of a skill, the most used first; its regular way by those that show nothing else.
  private func examples(of skill: Int) -> [Example] {
    var finder = schedule.finder
    let lesson = finder.skills[skill].lesson
    let slots = options.slots.filter { $0.tense == lesson.tense }
    return repertoire.verbs.compactMap { verb, rank in
      let needed = slots.map { finder.skills(for: $0, ofVerb: verb).map { finder.skills[$0] } }
      if lesson.isRegular, !needed.joined().allSatisfy({ $0.isRegular || $0.isAccent }) { return nil }
      let shown = zip(slots, needed).filter { slot, skills in
        skills.contains { $0.lesson == lesson } && finder.verbs[verb].isAsked(at: slot, in: options.region)
      }
      return shown.isEmpty ? nil : Example(verb: verb, rank: rank, slots: shown.map(\.0))
    }
  }

  /// The persons in which the lesson of a skill shows.
  func persons(of skill: Int) -> Set<Person> {
    Set(examples(of: skill).flatMap { $0.slots.compactMap(\.person) })
  }

  /// So many slots, in order, that of the question among them.
  private static func some(_ number: Int, of slots: [Slot], with asked: Slot) -> [Slot] {
    let others = Set(slots.filter { $0 != asked }.prefix(slots.contains(asked) ? number - 1 : number))
    return slots.filter { $0 == asked || others.contains($0) }
  }

  /// Forms with their subjects.
  private func forms(of verb: Verb, at slots: [Slot]) -> [String] {
    slots.compactMap { slot in
      schedule.finder.conjugator.asked(of: verb, at: slot).first.map { form in
        [Subjects.of(verb, at: slot).first, form].compactMap { $0 }.joined(separator: " ")
      }
    }
  }
}

extension Verb {
  /// The first meaning without what stands in brackets: `to know`.
  var briefGloss: String {
    let first = shortGloss.prefix { $0 != "," && $0 != "(" }
    return String(first.last == " " ? first.dropLast() : first)
  }
}
