/// The questions of a quiz, each drawn when it is needed.
///
/// A turn of the plan says the tense, and whether the verb is to be regular in it. Verbs are drawn by use, so that the
/// commonest come often and the tail is wide; of a handful the form is asked that is worth most to a learner of whom
/// nothing is known. It is worth the more the oftener it is said, and the less the oftener the quiz asked for its patterns
/// and its person already. No verb comes twice in a tense, and no family twice in a row, where others fit; some verbs rest
/// in a quiz, so that none is in all of them.
struct QuestionDraw: QuestionSource {
  /// The forms that a turn may ask of a verb, what speaks against it, 0 for nothing, and what counts for it.
  private typealias Candidate = (verb: Verb, slots: [Slot], cost: Int, weight: Double)

  private let scope: QuizScope
  private var pool: VerbPool
  private var picker: QuestionPicker
  private var turns: ArraySlice<Turn>
  /// Decides which verbs rest; `nil` where none does.
  private let salt: UInt64?
  private let total: Int

  init(_ scope: QuizScope, pool: VerbPool, total: Int, shuffling: Shuffling) {
    self.scope = scope
    self.pool = pool
    picker = QuestionPicker(scope.conjugator, shuffling)
    let salt = UInt64(picker.chance.any(below: .max))
    self.salt = picker.chance.isMixed && !pool.isGiven && scope.pattern == nil ? salt : nil
    self.total = total
    var turns = scope.plan.turns(total, from: picker.chance.any(below: scope.plan.turns.count))
    picker.chance.mix(&turns)
    // The first question must come at once: a regular verb is found soonest, and is a good beginning.
    if picker.chance.isMixed, !pool.isGiven, let easy = turns.firstIndex(where: { $0.kind == .regular }) {
      turns.swapAt(0, easy)
    }
    self.turns = turns[...]
  }

  mutating func next(after isRight: Bool? = nil) -> Question? {
    while let turn = turns.popFirst() {
      // What the verbs do not have, the rest of the tense or another tense makes up for.
      let others = ([turn.tense] + scope.plan.rows.map(\.tense)).map { Turn(tense: $0, kind: scope.kind ?? .any) }
      let ways = [Turn(tense: turn.tense, kind: scope.kind ?? turn.kind)] + others
      for (index, way) in ways.enumerated() {
        if let (verb, slot) = drawn(way) ?? searched(way, isLast: index > 0) { return picker.ask(verb, slot) }
      }
    }
    return nil
  }

  /// What is worth most of some forms against which nothing speaks; `nil` if there is none, and where nothing is mixed.
  private mutating func drawn(_ turn: Turn) -> (Verb, Slot)? {
    guard picker.chance.isMixed else { return nil }
    let common = common(turn)
    return (common.isEmpty ? nil : best { $0.candidate(of: common, turn) })
      ?? best { $0.candidate(at: $0.pool.rank(&$0.picker.chance), turn, upTo: 0) }
  }

  /// Of a handful of candidates the form that is worth most; for the first question, of the first that fits.
  private mutating func best(_ candidate: (inout Self) -> Candidate?) -> (Verb, Slot)? {
    var best: (value: Double, form: (Verb, Slot))?
    var left = turns.count == total - 1 && !pool.isGiven ? 1 : DrawPolicy.handful
    for _ in 0..<DrawPolicy.tries where left > 0 {
      guard let drawn = candidate(&self) else { continue }
      left -= 1
      for slot in drawn.slots {
        let value = drawn.weight * picker.value(drawn.verb, slot)
        if value > best?.value ?? 0 { best = (value, (drawn.verb, slot)) }
      }
    }
    return best?.form
  }

  /// What one cannot speak without, for most irregular verbs of the present and some of the others.
  private mutating func common(_ turn: Turn) -> [SpokenUse.Use] {
    let percent = turn.tense == .present ? DrawPolicy.percentOfPresent : DrawPolicy.percentOfOthers
    guard turn.kind == .irregular, scope.pattern == nil, !pool.isGiven, pool.size >= DrawPolicy.mostCommon,
      picker.chance.any(below: 100) < percent
    else { return [] }
    return DrawPolicy.commonest.filter { $0.slot.tense == turn.tense && scope.asks($0.slot) }
  }

  /// One of some cells; its verb may have been asked in another tense.
  private mutating func candidate(of cells: [SpokenUse.Use], _ turn: Turn) -> Candidate? {
    let cell = cells[picker.chance.any(below: cells.count)]
    guard !rests(cell.verb), let verb = pool.verb(named: cell.verb),
      var found = candidate(verb, turn, upTo: DrawPolicy.costOfUse), found.slots.contains(cell.slot)
    else { return nil }
    (found.slots, found.weight) = ([cell.slot], Exponential.pow(Double(cell.share), DrawPolicy.powerOfShare))
    return found
  }

  /// The most used verb that fits, one with little against it before others.
  ///
  /// - Parameter isLast: whether to look through all verbs for one.
  private mutating func searched(_ turn: Turn, isLast: Bool) -> (Verb, Slot)? {
    var best: Candidate?
    var rank = 0
    while best?.cost != 0, pool.entry(at: rank) != nil, rank < DrawPolicy.reach || isLast && best == nil {
      if let found = candidate(at: rank, turn), found.cost < best?.cost ?? .max { best = found }
      rank += 1
    }
    return best.flatMap { found in picker.leastAsked(found.slots).map { (found.verb, $0) } }
  }

  /// The verb of a rank for a turn, plain or with *se*; `nil` if it cannot be asked, or costs more than so much.
  private mutating func candidate(at rank: Int, _ turn: Turn, upTo most: Int = .max) -> Candidate? {
    // Of a verb that rests nothing need be looked up.
    guard let (name, percent) = pool.entry(at: rank), most >= DrawPolicy.costOfRest || !rests(name),
      let plain = pool.verb(named: name)
    else { return nil }
    let share = Double(percent ?? 0) / 100
    let twin = plain.pronominal.flatMap { scope.asks($0) ? $0 : nil }
    let isTwin =
      !scope.asks(plain)
      || picker.chance.isMixed && twin != nil && picker.chance.unit() < share * DrawPolicy.weightOfTwins
    return (isTwin ? twin : plain).flatMap { candidate($0, turn, upTo: most) }
  }

  private mutating func candidate(_ verb: Verb, _ turn: Turn, upTo most: Int) -> Candidate? {
    let cost = cost(of: verb, turn.tense)
    // The forms of what is too dear need not be looked at.
    guard cost <= most else { return nil }
    let slots = scope.cells(of: verb, turn).filter { !picker.wasAsked(verb, $0) }
    return slots.isEmpty ? nil : (verb, slots, cost, 1)
  }

  /// A verb comes again only where no other will do, and one that rests after that.
  private func cost(of verb: Verb, _ tense: Tense) -> Int {
    let family = verb.family
    return picker.uses(of: verb) * DrawPolicy.costOfUse
      + (picker.wasAsked(verb, in: tense) ? DrawPolicy.costOfTense : 0)
      + (rests("\(verb.infinitive.bare)") ? DrawPolicy.costOfRest : 0)
      + (family.map { picker.uses(of: $0) > total / DrawPolicy.partOfFamily } ?? false ? DrawPolicy.costOfCrowding : 0)
      + (family != nil && family == picker.lastFamily ? DrawPolicy.costBeside : 0)
  }

  private func rests(_ name: String) -> Bool {
    salt.map { StableHash.of(name.utf8, salt: $0) % 100 < DrawPolicy.percentResting } ?? false
  }
}
