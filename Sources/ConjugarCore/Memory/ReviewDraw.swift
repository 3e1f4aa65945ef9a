/// Finds a question for a skill: of a common verb that was not seen for long, and not one of those just drawn.
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
    /// When the verb, and when the cell, was last asked; -1 for never.
    let verbAsked: Int
    let cellAsked: Int
    let personUses: Int

    static func < (first: Cost, second: Cost) -> Bool {
      if first.strangers != second.strangers { return first.strangers < second.strangers }
      return (first.others, first.verbUses, first.familyUses, first.verbAsked, first.cellAsked, first.personUses)
        < (second.others, second.verbUses, second.familyUses, second.verbAsked, second.cellAsked, second.personUses)
    }
  }

  private var schedule: Schedule
  private let catalog: SkillCatalog
  private var verbs: [Int: Int] = [:]
  private var families: [String: Int] = [:]
  private var persons: [Person: Int] = [:]
  private var generator: SplitMix64?

  init(_ review: Review, _ shuffling: Shuffling) {
    schedule = review.schedule
    catalog = review.catalog
    switch shuffling {
    case .seeded(let seed): generator = SplitMix64(seed: seed)
    case .none: generator = nil
    }
  }

  /// - Returns: `nil` if no verb shows the skill in what may be asked.
  mutating func draw(_ skill: Int) -> Drawn? {
    if let cell = schedule.cell(ofMissed: skill) { return drawn(cell) }
    var best: (cost: Cost, cells: [VerbCell])?
    for example in catalog.examples(of: skill) {
      let verbAsked = example.slots.compactMap { schedule.lastAsked($0, ofVerb: example.verb) }.max() ?? -1
      for slot in example.slots {
        let cost = cost(of: example.verb, slot, for: skill, verbAsked)
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
    return drawn(cells[any(below: cells.count)])
  }

  private mutating func cost(of verb: Int, _ slot: Slot, for skill: Int, _ verbAsked: Int) -> Cost {
    let others = schedule.skills(for: slot, ofVerb: verb).filter { $0 != skill }
    return Cost(
      strangers: others.count { schedule.record($0).memory == nil },
      others: others.count,
      verbUses: verbs[verb] ?? 0,
      familyUses: Family.of(schedule.finder.verbs[verb]).flatMap { families[$0] } ?? 0,
      verbAsked: verbAsked,
      cellAsked: schedule.lastAsked(slot, ofVerb: verb) ?? -1,
      personUses: slot.person.flatMap { persons[$0] } ?? 0)
  }

  private mutating func drawn(_ cell: VerbCell) -> Drawn {
    let verb = schedule.finder.verbs[cell.verb]
    verbs[cell.verb, default: 0] += 1
    if let family = Family.of(verb) { families[family, default: 0] += 1 }
    if let person = cell.slot.person { persons[person, default: 0] += 1 }
    let question = Question(
      verb: verb, slot: cell.slot, subject: subject(of: verb, at: cell.slot),
      accepted: schedule.finder.conjugator.forms(of: verb, at: cell.slot))
    return Drawn(question: question, cell: cell, skills: schedule.skills(for: cell.slot, ofVerb: cell.verb))
  }

  /// Subjects take turns, or come by chance.
  private mutating func subject(of verb: Verb, at slot: Slot) -> String? {
    let subjects = Subjects.of(verb, at: slot)
    guard !subjects.isEmpty, let person = slot.person else { return nil }
    let turn = generator == nil ? (persons[person] ?? 1) - 1 : any(below: subjects.count)
    return subjects[turn % subjects.count]
  }

  /// A number below a limit: by chance, or 0 where nothing is mixed.
  private mutating func any(below limit: Int) -> Int {
    guard limit > 1, var generator else { return 0 }
    defer { self.generator = generator }
    return generator.below(limit)
  }
}
