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
    /// How many skills it needs beside that one: the fewer, the more its answer says.
    let others: Int
    /// How often its verb, and how often its family, was drawn.
    let verbUses: Int
    let familyUses: Int
    /// How little the verb is wanted: the commoner it is, and the longer it was not asked, the less.
    let verbRest: Double
    /// When the cell was last asked; -1 for never.
    let cellAsked: Int
    let personUses: Int

    static func < (first: Cost, second: Cost) -> Bool {
      if first.strangers != second.strangers { return first.strangers < second.strangers }
      return (first.others, first.verbUses, first.familyUses, first.verbRest, first.cellAsked, first.personUses)
        < (second.others, second.verbUses, second.familyUses, second.verbRest, second.cellAsked, second.personUses)
    }
  }

  private var schedule: Schedule
  private let catalog: SkillCatalog
  private var picker: QuestionPicker

  init(_ review: Review, _ shuffling: Shuffling) {
    schedule = review.schedule
    catalog = review.catalog
    picker = QuestionPicker(review.schedule.finder.conjugator, shuffling)
  }

  /// The question for a cell; `nil` if the verb has no form there.
  mutating func draw(_ cell: VerbCell) -> Drawn? {
    let drawn = drawn(cell, isMissed: true)
    return drawn.question.accepted.isEmpty || drawn.skills.isEmpty ? nil : drawn
  }

  /// - Returns: `nil` if no verb shows the skill in what may be asked.
  mutating func draw(_ skill: Int) -> Drawn? {
    if let cell = schedule.cell(ofMissed: skill) { return drawn(cell, isMissed: true) }
    var best: (cost: Cost, cells: [VerbCell])?
    for example in catalog.examples(of: skill) {
      let verbRest = rest(of: example)
      for slot in example.slots {
        let cost = cost(of: example.verb, slot, for: skill, verbRest)
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
    return drawn(cells[picker.any(below: cells.count)])
  }

  /// How little a verb is wanted: minus the number of answers since it was asked, the more the commoner it is.
  private func rest(of example: SkillCatalog.Example) -> Double {
    let last = example.slots.compactMap { schedule.lastAsked($0, ofVerb: example.verb) }.max()
    let since = last.map { schedule.answered - $0 } ?? schedule.answered + Self.answersBeforeFirst
    return -Double(since) / Double(example.rank + Self.flatness)
  }

  /// As if what was never asked had been asked so many answers before the first; and so many verbs are about equal.
  private static let answersBeforeFirst = 200
  private static let flatness = 8

  private mutating func cost(of verb: Int, _ slot: Slot, for skill: Int, _ verbRest: Double) -> Cost {
    let others = schedule.skills(for: slot, ofVerb: verb).filter { $0 != skill && !schedule.finder.skills[$0].isAccent }
    return Cost(
      strangers: others.count { schedule.record($0).memory == nil },
      others: others.count,
      verbUses: picker.tally.uses(of: schedule.finder.verbs[verb]),
      familyUses: Family.of(schedule.finder.verbs[verb]).map { picker.tally.uses(of: $0) } ?? 0,
      verbRest: verbRest,
      cellAsked: schedule.lastAsked(slot, ofVerb: verb) ?? -1,
      personUses: picker.tally.uses(of: slot.person))
  }

  private mutating func drawn(_ cell: VerbCell, isMissed: Bool = false) -> Drawn {
    let plain = schedule.finder.verbs[cell.verb]
    let share = isMissed ? 0 : catalog.pronominalShares[plain.name] ?? 0
    let verb =
      picker.twin(of: plain, share: share) { $0.infinitive == plain.infinitive || $0.isAsked(at: cell.slot) } ?? plain
    let question = picker.ask(verb, cell.slot)
    return Drawn(question: question, cell: cell, skills: schedule.skills(for: cell.slot, ofVerb: cell.verb))
  }
}
