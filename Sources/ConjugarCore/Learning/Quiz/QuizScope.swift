/// Which cells a quiz may ask: the options, checked against each other.
struct QuizScope: Sendable {
  let conjugator: Conjugator
  let plan: QuizPlan
  /// The persons that may be asked, in order.
  let persons: [Person]
  /// The verbs that the learner named, as they are asked: *quejar* is asked as *quejarse*.
  let named: [Verb]
  private let options: QuizOptions

  /// The only kind of verbs that is asked, whatever the plan says: irregular ones, or those that show the pattern chosen;
  /// or regular ones. `nil` for all.
  var kind: Turn.Kind? {
    options.irregularOnly || options.pattern != nil ? .irregular : options.regularOnly ? .regular : nil
  }

  /// The pattern chosen.
  var pattern: Irregularity? { options.pattern }

  init(_ options: QuizOptions, _ conjugator: Conjugator) throws(QuizError) {
    guard (1...QuizOptions.mostQuestions).contains(options.questions) else { throw .number(options.questions) }
    if options.tenses.contains(.infinitive) { throw .infinitiveAsked }
    let asked = Person.asked(in: options.region, secondPerson: options.secondPerson)
    for person in options.persons where !asked.contains(person) {
      throw person == .secondPlural
        ? .personNotAskedInRegion(person, options.region) : .personNotChosen(person, options.secondPerson)
    }
    self.conjugator = conjugator
    self.options = options
    persons = options.persons.isEmpty ? asked : asked.filter(options.persons.contains)
    named = try Self.verbs(options.verbs, conjugator)
    let chosen = try Self.plan(options)
    let rows = chosen.rows
    let persons = self.persons
    plan = QuizPlan(
      rows.filter { row in
        row.tense.persons.isEmpty ? options.persons.isEmpty : row.tense.persons.contains(where: persons.contains)
      }, verbs: chosen.verbs)
    if plan.rows.isEmpty { throw .tensesLackPersons(rows.map(\.tense), options.persons) }
  }

  private static func verbs(_ names: [String], _ conjugator: Conjugator) throws(QuizError) -> [Verb] {
    var verbs: [Verb] = []
    for name in names {
      do {
        let named = try conjugator.verb(name, guessing: true)
        let verb = named.livesWithPronoun ? named.pronominal ?? named : named
        if !verbs.contains(where: { $0.isSame(as: verb) }) { verbs.append(verb) }
      } catch {
        throw .verb(error)
      }
    }
    return verbs
  }

  private static func plan(_ options: QuizOptions) throws(QuizError) -> QuizPlan {
    do throws(QuizPlanError) {
      let plan: QuizPlan
      if let given = options.plan { plan = given } else { plan = try .of(options.difficulty) }
      return options.tenses.isEmpty ? plan : try plan.narrowed(to: options.tenses, orElse: .of(.difficult))
    } catch {
      throw .plan(error)
    }
  }

  /// Whether a verb is asked as it stands; any is that the learner named.
  func asks(_ verb: Verb) -> Bool {
    verb.isAsked(in: options.region) || named.contains { $0.isSame(as: verb) }
  }

  /// Whether the person of a cell is asked.
  func asks(_ slot: Slot) -> Bool { slot.person.map(persons.contains) ?? options.persons.isEmpty }

  /// The cells of a verb that may be asked in a tense.
  func cells(of verb: Verb, in tense: Tense) -> AskableCells {
    let slots = Slot.of(tense).filter { slot in slot.person.map(persons.contains) ?? true }
    let isAskable =
      !options.verbs.isEmpty
      || verb.isAsked(in: options.region) && !options.never.contains("\(verb.infinitive.bare)")
    let asked = isAskable ? slots.filter(verb.isSaid) : []
    return AskableCells(asked: asked, marked: marked(asked, of: verb))
  }

  /// Those of them that are of the kind that is asked.
  func fitting(_ verb: Verb, in tense: Tense) -> [Slot] { cells(of: verb, in: tense).fitting(kind ?? .any) }

  private func marked(_ slots: [Slot], of verb: Verb) -> [Slot] {
    guard let pattern = options.pattern else { return conjugator.irregular(slots, of: verb) }
    let shown = slots.filter { pattern.isShown(by: verb, at: $0) }
    return options.irregularOnly ? conjugator.irregular(shown, of: verb) : shown
  }
}

/// The cells of a verb in one tense that a quiz may ask.
struct AskableCells: Sendable {
  let asked: [Slot]
  /// Those of them that are irregular, or show the pattern chosen.
  let marked: [Slot]

  /// What may be asked of the verb when a turn wants it regular, or irregular, in this tense.
  func fitting(_ kind: Turn.Kind) -> [Slot] {
    switch kind {
    case .regular: marked.isEmpty ? asked : []
    case .irregular: marked
    case .any: asked
    }
  }
}
