/// Finds a question for a skill: of a verb that was not seen for long, the commoner the sooner, and not one of those just
/// drawn.
struct ReviewDraw {
  /// A question and the skills that its answer will count for.
  struct Drawn {
    let question: Question
    let cell: VerbCell
    let skills: [Int]
  }

  /// What speaks against a cell, the weightiest first.
  private struct Cost: Comparable {
    /// How many skills it would begin beside the one it is for.
    let strangers: Int
    /// Whether it was drawn just now.
    let isDrawn: Bool
    /// How much the verb is wanted.
    let want: Double
    /// When the cell was last asked; -1 for never.
    let cellAsked: Int
    let personUses: Int

    static func < (first: Cost, second: Cost) -> Bool {
      if first.strangers != second.strangers { return first.strangers < second.strangers }
      if first.isDrawn != second.isDrawn { return second.isDrawn }
      return (second.want, first.cellAsked, first.personUses) < (first.want, second.cellAsked, second.personUses)
    }
  }

  private var schedule: Schedule
  private let catalog: SkillCatalog
  private let region: Region
  private let slots: Set<Slot>
  private var picker: QuestionPicker
  /// The skill of the reflexive pronouns; no verb is asked with one before they were shown, if it can be without.
  private let pronoun: Int
  private let isPronounShown: Bool

  init(_ review: Review, _ shuffling: Shuffling) {
    schedule = review.schedule
    pronoun = schedule.number(of: .pronoun)
    isPronounShown = !review.isToBeShown(pronoun)
    catalog = review.catalog
    region = review.options.region
    slots = Set(review.options.slots)
    picker = QuestionPicker(review.schedule.finder.conjugator, shuffling)
  }

  /// The question for a cell; `nil` if the verb has no form there.
  mutating func draw(_ cell: VerbCell) -> Drawn? {
    let drawn = drawn(cell, isPlain: true)
    return drawn.question.accepted.isEmpty || drawn.skills.isEmpty ? nil : drawn
  }

  /// - Parameter isAsked: whether only forms will do that were asked before.
  /// - Returns: `nil` if no verb shows the skill in what may be asked.
  mutating func draw(_ skill: Int, isAsked: Bool = false) -> Drawn? {
    if let cell = schedule.cell(ofMissed: skill) { return drawn(cell, isPlain: true) }
    // What was missed is asked by the same form until that was right once.
    if !isAsked, !schedule.record(skill).isNew, let cell = schedule.openCell(of: skill), slots.contains(cell.slot),
      schedule.finder.verbs[cell.verb].isAsked(at: cell.slot, in: region)
    {
      return drawn(cell, isPlain: true)
    }
    var best: (cost: Cost, cells: [VerbCell])?
    let person = schedule.finder.skills[skill].mistakenPerson
    let isNew = schedule.record(skill).isNew
    let isRegular = schedule.finder.skills[skill].isRegular
    for example in person.map({ catalog.examples(at: $0) }) ?? catalog.examples(of: skill) {
      let want = isNew && !isRegular ? use(of: example) : want(of: example)
      for slot in example.slots where !isAsked || schedule.lastAsked(slot, ofVerb: example.verb) != nil {
        let cost = cost(of: example.verb, slot, for: skill, want)
        if let known = best, known.cost < cost { continue }
        if let known = best, known.cost == cost {
          best?.cells.append(VerbCell(verb: example.verb, slot: slot))
        } else {
          best = (cost, [VerbCell(verb: example.verb, slot: slot)])
        }
      }
    }
    guard let best, let first = best.cells.first else { return nil }
    // All else being equal, the commonest verb, in any of its persons.
    let cells = best.cells.filter { $0.verb == first.verb }
    // What is new is shown of the plain verb.
    return drawn(cells[picker.chance.any(below: cells.count)], isPlain: isNew || isAsked)
  }

  /// How much a verb is said in the cells that show a skill: what is irregular is first asked by its commonest verb.
  private func use(of example: SkillCatalog.Example) -> Double {
    example.slots.reduce(1 / Double(example.rank + Self.flatness)) { sum, slot in
      sum + catalog.use[VerbCell(verb: example.verb, slot: slot)]
    }
  }

  /// How much a verb is wanted: by the number of answers since it was asked, the more the commoner it is, and the less the
  /// oftener it and its family were drawn just now.
  private func want(of example: SkillCatalog.Example) -> Double {
    let last = example.slots.compactMap { schedule.lastAsked($0, ofVerb: example.verb) }.max()
    let since = last.map { schedule.answered - $0 } ?? schedule.answered + Self.answersBeforeFirst
    let verb = schedule.finder.verbs[example.verb]
    let family = verb.family.map { picker.tally.uses(of: $0) } ?? 0
    let drawn = Self.weightOfUse * picker.tally.uses(of: verb) + family
    return Double(since) / Double((example.rank + Self.flatness) * (1 + drawn))
  }

  /// As if what was never asked had been asked so many answers before the first; and so many verbs are about equal.
  private static let answersBeforeFirst = 200
  private static let flatness = 8
  /// A verb that was drawn counts as so many of its family.
  private static let weightOfUse = 3

  private mutating func cost(of verb: Int, _ slot: Slot, for skill: Int, _ want: Double) -> Cost {
    let others = schedule.skills(for: slot, ofVerb: verb).filter { number in
      let other = schedule.finder.skills[number]
      return number != skill && !other.isAccent && other.mistakenPerson == nil
    }
    return Cost(
      strangers: schedule.lastAsked(slot, ofVerb: verb) != nil ? 0 : others.count { schedule.record($0).isNew },
      isDrawn: picker.tally.wasAsked(schedule.finder.verbs[verb], slot),
      want: want,
      cellAsked: schedule.lastAsked(slot, ofVerb: verb) ?? -1,
      personUses: picker.tally.uses(of: slot.person))
  }

  private mutating func drawn(_ cell: VerbCell, isPlain: Bool) -> Drawn {
    let plain = schedule.finder.verbs[cell.verb]
    let isPlain = isPlain || !isPronounShown || cell.slot == .participle
    let share = isPlain ? 0 : catalog.pronominalShares[plain.name] ?? 0
    let twin = picker.twin(of: plain, share: share) {
      $0.infinitive == plain.infinitive || $0.isAsked(at: cell.slot, in: region)
    }
    let question = picker.ask(twin ?? plain, cell.slot)
    let skills = schedule.skills(for: cell.slot, ofVerb: cell.verb)
    let isTwin = question.verb.name != plain.name
    return Drawn(question: question, cell: cell, skills: isTwin ? skills + [pronoun] : skills)
  }
}
