/// What is shown about a new skill before a form that needs it is asked.
extension Review {
  /// - Parameters:
  ///   - question: the next question; its form is not given away, unless it is learned as a whole.
  ///   - isTenseNew: whether nothing in its tense was ever shown, so that its use is explained, too.
  func introduction(
    to number: Int, before question: Question, isTenseNew: Bool = false, _ finder: inout SkillFinder
  ) -> SkillIntroduction {
    let (conjugator, skill) = (finder.conjugator, finder.skills[number])
    let kin = KinForms(
      question: question, skill: skill, slots: options.slots,
      examples: examples(of: number, in: question.slot.tense, &finder), conjugator: conjugator,
      own: KinForms.own(question.verb, question.slot, skill, conjugator))
    // The title of a form does not give it away.
    let name =
      skill.isForm
      ? "\(question.verb.name), \(question.slot.tense.englishName)"
      : skill.lesson.asked(at: options.slots).name(showingIn: Self.persons(of: kin.itself), conjugator)
    let rule = kin.rule(beside: kin.models.first)
    let models = kin.models.map { model in
      // The first meaning, without anything in parentheses.
      let meaning = model.verb.shortGloss.prefix { $0 != "," && $0 != "(" }.trimmed
      return SkillIntroduction.Model(
        verb: model.verb.name, meaning: model.verb.name == question.verb.name ? "" : String(meaning),
        forms: model.slots.compactMap { slot in
          conjugator.asked(of: model.verb, at: slot).first.map { form in
            guard let subject = Subjects.of(model.verb, at: slot).first else { return form }
            // Nobody says *tú pasa*.
            return slot.tense.mood == .imperative ? "\(form) (\(subject))" : "\(subject) \(form)"
          }
        })
    }
    let isFirst = isTenseNew && schedule.answered == 0 && question.slot.person != nil
    let you = options.slots.contains { $0.person == .secondSingular } ? "tú" : "vos"
    let persons = "yo is I, \(you) you, él he, ella she, nosotros we, ellos they"
    let polite = isFirst && !rule.contains("usted") ? "usted goes with él, ustedes with ellos" : ""
    let rules = [rule, isFirst && options.background == .none ? persons : "", polite].filter { !$0.isEmpty }
    return SkillIntroduction(
      name: name, rule: rules.joined(separator: "; "), models: models,
      use: isTenseNew ? Article(on: question.slot.tense).use : nil)
  }

  /// The verbs that show the lesson of a skill, most used first; pronouns as they are in `tense`, or in the present if
  /// it is `nil`, and a regular pattern by verbs that show nothing else.
  private func examples(of number: Int, in tense: Tense? = nil, _ finder: inout SkillFinder) -> [KinForms.Model] {
    let (lesson, skill) = (finder.lessonNumbers[number], finder.skills[number])
    let shownIn = skill == .pronoun ? tense ?? skill.tense : skill.lesson.tense
    let slots = options.slots.filter { $0.tense == shownIn }
    // Verbs of one kind show the same things, in the cells that are said.
    var shown: [Int: [Slot]] = [:]
    for entry in repertoire.entries where entry.skills.contains(where: { finder.lessonNumbers[$0] == lesson }) {
      let kind = finder.kinds[entry.cell.verb]
      guard shown[kind] == nil else { continue }
      let needed = slots.map { finder.skills(for: $0, ofVerb: entry.cell.verb) }
      let isPlain = needed.joined().allSatisfy { finder.skills[$0].isPlain }
      let shows = needed.map { $0.contains { finder.lessonNumbers[$0] == lesson } && (isPlain || !skill.isRegular) }
      shown[kind] = zip(slots, shows).filter(\.1).map(\.0)
    }
    return repertoire.verbs.compactMap { number, rank in
      let verb = finder.verbs[number]
      guard let said = shown[finder.kinds[number]]?.filter(verb.isSaid), !said.isEmpty,
        verb.isAsked(in: options.region), !verb.isAmong(options.never)
      else { return nil }
      return KinForms.Model(verb: verb, slots: said, rank: rank)
    }
  }

  private static func persons(of examples: [KinForms.Model]) -> Set<Person> {
    Set(examples.flatMap { $0.slots.compactMap(\.person) })
  }

  func name(of number: Int, _ finder: inout SkillFinder) -> String {
    let persons = Self.persons(of: examples(of: number, &finder))
    return finder.skills[number].asked(at: options.slots).name(showingIn: persons, finder.conjugator)
  }
}
