/// Which slots a quiz may ask: its options, checked against each other.
struct QuizScope: Sendable {
  let conjugator: Conjugator
  let plan: QuizPlan
  let persons: [Person]
  /// The verbs that the learner named, as they are asked: *quejar* is asked as *quejarse*.
  let named: [Verb]
  private let options: QuizOptions

  /// The only kind of verbs, whatever the plan says: regular, irregular, or showing a chosen pattern; `nil` for all.
  var kind: Turn.Kind? {
    options.irregularOnly || isOfPatterns ? .irregular : options.regularOnly ? .regular : nil
  }

  var isOfPatterns: Bool { !options.patterns.isEmpty }

  init(_ options: QuizOptions, _ conjugator: Conjugator) throws(QuizError) {
    guard (1...QuizOptions.mostQuestions).contains(options.questions) else { throw .number(options.questions) }
    if options.tenses.contains(.infinitive) { throw .infinitiveAsked }
    let asked = Person.asked(in: options.region, secondPerson: options.secondPerson)
    for person in options.persons where !asked.contains(person) {
      throw person == .secondPlural
        ? .personNotAskedInRegion(person, options.region) : .personNotChosen(person, options.secondPerson)
    }
    (self.conjugator, self.options) = (conjugator, options)
    persons = options.persons.isEmpty ? asked : asked.filter(options.persons.contains)
    named = try Self.verbs(options.verbs, conjugator)
    let (chosen, persons) = (try Self.plan(options), persons)
    let rows = chosen.rows.filter { row in
      row.tense.persons.isEmpty ? options.persons.isEmpty : row.tense.persons.contains(where: persons.contains)
    }
    if rows.isEmpty { throw .tensesLackPersons(chosen.rows.map(\.tense), options.persons) }
    plan = QuizPlan(rows: rows, verbs: chosen.verbs)
  }

  private static func verbs(_ names: [String], _ conjugator: Conjugator) throws(QuizError) -> [Verb] {
    do throws(ConjugationError) {
      return try names.map { name throws(ConjugationError) in
        let verb = try conjugator.verb(name, guessing: true)
        return verb.livesWithPronoun ? verb.pronominal ?? verb : verb
      }.once
    } catch {
      throw .verb(error)
    }
  }

  private static func plan(_ options: QuizOptions) throws(QuizError) -> QuizPlan {
    do throws(QuizPlanError) {
      let plan = if let given = options.plan { given } else { try QuizPlan.of(options.difficulty) }
      return options.tenses.isEmpty ? plan : plan.narrowed(to: options.tenses, orElse: try .of(.difficult))
    } catch {
      throw .plan(error.description)
    }
  }

  /// Whether a verb is asked as it stands; any verb the learner named is.
  func asks(_ verb: Verb) -> Bool { verb.isAsked(in: options.region) || named.contains { $0.isSame(as: verb) } }

  func asks(_ slot: Slot) -> Bool { slot.person.map(persons.contains) ?? options.persons.isEmpty }

  func cells(of verb: Verb, _ turn: Turn) -> [Slot] {
    guard !options.verbs.isEmpty || verb.isAsked(in: options.region) && !verb.isAmong(options.never) else { return [] }
    let slots = Slot.of(turn.tense).filter { asks($0) && verb.isSaid(at: $0) }
    if turn.kind == .any { return slots }
    let marked = marked(slots, of: verb)
    return turn.kind == .irregular ? marked : marked.isEmpty ? slots : []
  }

  /// Whether a sentence is of the chosen kind; one with an auxiliary in its gap is of none.
  func asks(_ question: Question) -> Bool {
    guard let kind else { return true }
    return question.cloze?.sentence?.construction == nil
      && cells(of: question.verb, Turn(tense: question.slot.tense, kind: kind)).contains(question.slot)
  }

  /// The slots that are irregular, or that show a chosen pattern.
  private func marked(_ slots: [Slot], of verb: Verb) -> [Slot] {
    guard isOfPatterns else { return conjugator.irregular(slots, of: verb) }
    let shown = slots.filter { slot in options.patterns.contains { $0.isShown(by: verb, at: slot) } }
    return options.irregularOnly ? conjugator.irregular(shown, of: verb) : shown
  }
}
