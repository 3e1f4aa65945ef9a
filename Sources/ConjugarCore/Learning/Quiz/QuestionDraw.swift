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
  }

  private let scope: QuizScope
  private var pool: VerbPool
  private var picker: QuestionPicker
  private var turns: ArraySlice<Turn>
  /// What was looked up of verbs in tenses.
  private var cells: [Int: AskableCells] = [:]
  /// How often each pattern was asked in each tense.
  private var asked: [Pattern: Int] = [:]
  /// Decides which verbs rest.
  private let salt: UInt64
  /// How many questions there are in all.
  let total: Int

  private struct Pattern: Hashable {
    let pattern: Irregularity
    let tense: Tense
  }

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
          asked[Pattern(pattern: pattern, tense: slot.tense), default: 0] += 1
        }
        return picker.ask(verb, slot)
      }
    }
    return nil
  }

  /// Of some verbs that come by use the form that is worth most; `nil` if each has something against it, and where nothing
  /// is left to chance.
  private mutating func drawn(_ turn: Turn) -> (Verb, Slot)? {
    guard picker.chance.isMixed else { return nil }
    var best: (value: Double, form: (Verb, Slot))?
    var left = Self.handful
    for _ in 0..<Self.tries where left > 0 {
      guard let found = candidate(at: rank(), turn), found.cost == 0 else { continue }
      left -= 1
      let uses = SpokenUse.embedded.cells(of: "\(found.verb.infinitive.bare)")
      for slot in found.slots {
        let value = value(found.verb, slot, use: uses.first { $0.slot == slot }?.share ?? 0)
        if value > best?.value ?? 0 { best = (value, (found.verb, slot)) }
      }
    }
    return best?.form
  }

  /// A verb by use: the chance of a verb falls with its rank, slowly; those that were named are alike.
  private mutating func rank() -> Int {
    guard !pool.isGiven else { return picker.chance.any(below: pool.size) }
    let share = Exponential.pow(Double(pool.size) / Self.flatness + 1, picker.chance.unit())
    return Int(Self.flatness * (share - 1))
  }

  /// How many verbs that fit are compared, and how many are looked at for them.
  private static let handful = 3
  private static let tries = 60
  /// The first so many verbs are nearly equal.
  private static let flatness = 10.0

  /// What a form is worth to a learner of whom nothing is known, and who is as likely to lack the one as the other.
  private mutating func value(_ verb: Verb, _ slot: Slot, use: Int) -> Double {
    let gain = Irregularity.shown(by: verb, at: slot).reduce(0.0) { sum, pattern in
      sum + Exponential.pow(Self.repeated, Double(asked[Pattern(pattern: pattern, tense: slot.tense)] ?? 0))
    }
    let ofPerson = Exponential.pow(Self.repeatedPerson, Double(picker.tally.uses(of: slot.person)))
    return gain * ofPerson * Exponential.pow(Double(use + 1), Self.power) * (0.5 + picker.chance.unit())
  }

  private static let repeated = 0.6
  private static let power = 0.3
  private static let repeatedPerson = 0.8

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

  /// The verb of a rank for a turn, plain or with *se*; `nil` if it cannot be asked.
  private mutating func candidate(at rank: Int, _ turn: Turn) -> Candidate? {
    guard let (plain, share) = pool.verb(at: rank) else { return nil }
    let scope = scope
    guard let verb = picker.twin(of: plain, share: share, isAsked: { scope.asks($0) }) else { return nil }
    let key = (rank << 5 | Int(turn.tense.rawValue)) << 1 | (verb.infinitive.isPronominal ? 1 : 0)
    let cells = cells[key] ?? scope.cells(of: verb, in: turn.tense)
    self.cells[key] = cells
    let slots = cells.fitting(turn.kind).filter { !picker.tally.wasAsked(verb, $0) }
    return slots.isEmpty ? nil : Candidate(verb: verb, slots: slots, cost: cost(of: verb, turn.tense))
  }

  /// A verb comes again only where no other will do; one that rests comes before one of a family that has had its share.
  private func cost(of verb: Verb, _ tense: Tense) -> Int {
    let tally = picker.tally
    let uses = tally.uses(of: verb) + (tally.wasAsked(verb, in: tense) ? 4 : 0)
    let isCrowding = verb.family.map { tally.uses(of: $0) > total / 20 } ?? false
    let isBeside = verb.family != nil && verb.family == tally.lastFamily
    return uses * 16 + (isCrowding ? 8 : 0) + (rests(verb) ? 4 : 0) + (isBeside ? 2 : 0)
  }

  /// Whether a verb has a rest in this quiz.
  private func rests(_ verb: Verb) -> Bool {
    guard picker.chance.isMixed, !pool.isGiven, scope.pattern == nil else { return false }
    return StableHash.of("\(verb.infinitive.bare)".utf8, salt: salt) % 100 < Self.percentResting
  }

  private static let percentResting: UInt64 = 40
}
