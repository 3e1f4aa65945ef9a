/// The questions of a quiz, each drawn when it is needed.
///
/// A turn of the plan says the tense, and whether the verb is to be regular in it. Verbs are drawn by use, so that the
/// commonest come often and the tail is wide; of a handful the form is asked that is worth most to a learner of whom
/// nothing is known. It is worth the more the oftener it is said, and the less the oftener the quiz asked for its patterns
/// and its person already. No verb comes twice in a tense, and no family twice in a row, where others fit; some verbs rest
/// in a quiz, so that none is in all of them.
struct QuestionDraw: Sendable {
  /// A form that a turn may ask.
  private struct Candidate {
    let verb: Verb
    let slots: [Slot]
    /// What speaks against it: 0 for nothing.
    let cost: Int
    var weight = 1.0
  }

  private let scope: QuizScope
  private var pool: VerbPool
  private var picker: QuestionPicker
  private var turns: ArraySlice<Turn>
  /// What was looked up of verbs in tenses.
  private var cells: [String: [Tense: AskableCells]] = [:]
  /// The commonest cells that one says of oneself and of others; read when they are first needed.
  private var commonest: [SpokenUse.Use] = []
  /// How often each pattern was asked in each tense.
  private var asked: [Irregularity: [Tense: Int]] = [:]
  /// Decides which verbs rest.
  private let salt: UInt64
  /// How many questions there are in all.
  let total: Int

  init(_ scope: QuizScope, pool: VerbPool, total: Int, shuffling: Shuffling) {
    self.scope = scope
    self.pool = pool
    self.total = total
    picker = QuestionPicker(scope.conjugator, shuffling)
    salt = UInt64(picker.chance.any(below: .max))
    var turns = scope.plan.turns(total, from: picker.chance.any(below: scope.plan.turns.count))
    picker.chance.mix(&turns)
    self.turns = turns[...]
  }

  /// The next question, or `nil` after the last.
  mutating func next() -> Question? {
    while let turn = turns.popFirst() {
      let kind = scope.kind ?? turn.kind
      // What the verbs do not have, the rest of the tense or another tense makes up for.
      let others = [turn.tense] + scope.plan.rows.map(\.tense)
      let ways = [Turn(tense: turn.tense, kind: kind)] + others.map { Turn(tense: $0, kind: scope.kind ?? .any) }
      for (index, way) in ways.enumerated() {
        guard let (verb, slot) = drawn(way) ?? searched(way, isLast: index > 0) else { continue }
        for pattern in Irregularity.shown(by: verb, at: slot) {
          asked[pattern, default: [:]][slot.tense, default: 0] += 1
        }
        return picker.ask(verb, slot)
      }
    }
    return nil
  }

  /// Of some forms that come by use the one that is worth most; `nil` if each has something against it, and where nothing
  /// is left to chance.
  private mutating func drawn(_ turn: Turn) -> (Verb, Slot)? {
    guard picker.chance.isMixed else { return nil }
    var best: (value: Double, form: (Verb, Slot))?
    for common in [common(turn), []] where best == nil {
      var left = Self.handful
      for _ in 0..<Self.tries where left > 0 {
        let drawn = common.isEmpty ? candidate(at: rank(), turn, upTo: 0) : candidate(of: common, turn)
        guard let drawn, drawn.cost == 0 else { continue }
        left -= 1
        for slot in drawn.slots {
          let value = drawn.weight * value(drawn.verb, slot)
          if value > best?.value ?? 0 { best = (value, (drawn.verb, slot)) }
        }
      }
    }
    return best?.form
  }

  /// What one cannot speak without, for most irregular verbs of the present and some of the others: of the commonest verbs
  /// what is said of oneself and of others; never first, for the first question must come at once.
  private mutating func common(_ turn: Turn) -> [SpokenUse.Use] {
    guard turn.kind == .irregular, scope.pattern == nil, !pool.isGiven, pool.size >= Self.mostCommon,
      turns.count < total - 1,
      picker.chance.any(below: 100) < (turn.tense == .present ? Self.percentOfPresent : Self.percentOfOthers)
    else { return [] }
    if commonest.isEmpty {
      commonest = SpokenUse.embedded.cells(ofVerbs: Self.mostCommon).filter { cell in
        cell.share >= 80 && [nil, .firstSingular, .thirdSingular].contains(cell.slot.person)
      }
    }
    return commonest.filter { $0.slot.tense == turn.tense && scope.asks($0.slot) }
  }

  /// One of some cells; its verb may have been asked in another tense.
  private mutating func candidate(of cells: [SpokenUse.Use], _ turn: Turn) -> Candidate? {
    let cell = cells[picker.chance.any(below: cells.count)]
    guard let verb = scope.conjugator.find(cell.verb), let found = candidate(verb, turn),
      found.slots.contains(cell.slot)
    else { return nil }
    let cost = found.cost == Self.costOfUse ? 0 : found.cost
    return Candidate(
      verb: verb, slots: [cell.slot], cost: cost, weight: Exponential.pow(Double(cell.share), Self.power))
  }

  /// Of so many verbs.
  private static let mostCommon = 40
  private static let percentOfPresent = 75
  private static let percentOfOthers = 15

  /// A verb by use: the chance of a verb falls with its rank, slowly; those that were named are alike.
  private mutating func rank() -> Int {
    guard !pool.isGiven else { return picker.chance.any(below: pool.size) }
    let share = Exponential.pow(Double(pool.size) / Self.flatness + 1, picker.chance.unit())
    return Int(Self.flatness * (share - 1))
  }

  /// How many verbs that fit are compared, and how many are looked at for them.
  private static let handful = 6
  private static let tries = 60
  /// The first so many verbs are nearly equal.
  private static let flatness = 20.0

  /// What a form is worth to a learner of whom nothing is known but that the regular way comes easier than the others.
  private mutating func value(_ verb: Verb, _ slot: Slot) -> Double {
    let gain = Irregularity.shown(by: verb, at: slot).reduce(0.0) { sum, pattern in
      sum + Exponential.pow(Self.repeated, Double(asked[pattern]?[slot.tense] ?? 0)) * (pattern.isRegular ? 0.5 : 1)
    }
    let ofPerson = Exponential.pow(Self.repeatedPerson, Double(picker.tally.uses(of: slot.person)))
    return gain * ofPerson * (0.5 + picker.chance.unit())
  }

  private static let power = 0.3
  private static let repeated = 0.6
  private static let repeatedPerson = 0.6

  /// The most used verb that fits, one with little against it before others.
  ///
  /// - Parameter isLast: whether to look through all verbs for one.
  private mutating func searched(_ turn: Turn, isLast: Bool) -> (Verb, Slot)? {
    var best: Candidate?
    var rank = 0
    while pool.reaches(rank), rank < Self.reach || isLast && best == nil {
      if let found = candidate(at: rank, turn), found.cost < best?.cost ?? .max { best = found }
      if best?.cost == 0 { break }
      rank += 1
    }
    return best.flatMap { found in picker.leastAsked(found.slots).map { (found.verb, $0) } }
  }

  /// How far down the list to look for a verb that fits, before one that fits less is taken.
  private static let reach = FrequencyList.Depth.learner.rawValue

  /// The verb of a rank for a turn, plain or with *se*; `nil` if it cannot be asked, or costs more than so much.
  private mutating func candidate(at rank: Int, _ turn: Turn, upTo most: Int = .max) -> Candidate? {
    guard let (plain, share) = pool.verb(at: rank) else { return nil }
    let scope = scope
    return picker.twin(of: plain, share: share, isAsked: { scope.asks($0) }).flatMap {
      candidate($0, turn, upTo: most)
    }
  }

  private mutating func candidate(_ verb: Verb, _ turn: Turn, upTo most: Int = .max) -> Candidate? {
    let cost = cost(of: verb, turn.tense)
    // The forms of what is too dear need not be looked at.
    guard cost <= most else { return nil }
    let cells = cells[verb.name]?[turn.tense] ?? scope.cells(of: verb, in: turn.tense)
    self.cells[verb.name, default: [:]][turn.tense] = cells
    let slots = cells.fitting(turn.kind).filter { !picker.tally.wasAsked(verb, $0) }
    return slots.isEmpty ? nil : Candidate(verb: verb, slots: slots, cost: cost)
  }

  private static let costOfUse = 8

  /// A verb comes again only where no other will do, and one that rests after that.
  private func cost(of verb: Verb, _ tense: Tense) -> Int {
    let tally = picker.tally
    let uses = tally.uses(of: verb) + (tally.wasAsked(verb, in: tense) ? 4 : 0)
    let isCrowding = verb.family.map { tally.uses(of: $0) > total / 20 } ?? false
    let isBeside = verb.family != nil && verb.family == tally.lastFamily
    return uses * Self.costOfUse + (rests(verb) ? Self.costOfUse + 2 : 0) + (isCrowding ? Self.costOfUse + 4 : 0)
      + (isBeside ? 3 * Self.costOfUse : 0)
  }

  /// Whether a verb has a rest in this quiz.
  private func rests(_ verb: Verb) -> Bool {
    guard picker.chance.isMixed, !pool.isGiven, scope.pattern == nil else { return false }
    return StableHash.of("\(verb.infinitive.bare)".utf8, salt: salt) % 100 < Self.percentResting
  }

  private static let percentResting: UInt64 = 42
}
