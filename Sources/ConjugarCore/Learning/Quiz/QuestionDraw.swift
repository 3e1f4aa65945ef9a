/// The questions of a quiz, each drawn when it is needed.
///
/// A turn of the plan says the tense, and whether the verb is to be regular in it. Verbs are drawn by use, so that the
/// most common come often and the tail is wide; of a handful the form is asked that is worth most to a learner of whom
/// nothing is known. It is worth more the more often it is said, and less the more often the quiz has asked for its
/// patterns and its person already. No verb comes twice in a tense, and no family twice in a row, where others fit;
/// half of the verbs rest in a quiz, so that none is in all of them.
struct QuestionDraw: QuestionSource {
  /// The forms that a turn may ask of a verb, what speaks against it, and how often they are said, if that counts.
  private typealias Candidate = (verb: Verb, slots: [Slot], misfit: Misfit, weight: Double)

  /// What speaks against a verb, the gravest first: that it comes twice in a tense, its family twice in a row, or in more
  /// than its part of the quiz; that it rests; and how often it was asked.
  private typealias Misfit = (isTwice: Int, isBeside: Int, crowds: Int, rests: Int, uses: Int)
  private static let fitting: Misfit = (0, 0, 0, 0, 0)

  private let scope: QuizScope
  private var pool: VerbPool
  private var picker: QuestionPicker
  private var turns: ArraySlice<Turn>
  /// Decides which verbs rest; `nil` where none does.
  private let salt: UInt64?
  private let total: Int

  init(_ scope: QuizScope, pool: VerbPool, total: Int, shuffling: Shuffling) {
    (self.scope, self.pool) = (scope, pool)
    picker = QuestionPicker(scope.conjugator, shuffling)
    let salt = UInt64(picker.chance.any(below: .max))
    self.salt = picker.chance.isMixed && !pool.isGiven && !scope.isOfPatterns ? salt : nil
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

  /// What is worth most of a handful of forms against which nothing speaks, for the first question of those of the first
  /// verb that fits; `nil` if there is none, and where nothing is mixed.
  private mutating func drawn(_ turn: Turn) -> (Verb, Slot)? {
    guard picker.chance.isMixed else { return nil }
    let common = common(turn)
    return (common.isEmpty ? nil : best { $0.candidate(of: common, turn) })
      ?? best { $0.candidate(at: $0.pool.rank(&$0.picker.chance), turn, upTo: Self.fitting) }
  }

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

  /// What one cannot speak without, of the irregular verbs of the present.
  private func common(_ turn: Turn) -> [SpokenUse.Use] {
    guard turn.kind == .irregular, turn.tense == .present, !scope.isOfPatterns, !pool.isGiven,
      pool.size >= DrawPolicy.commonest.count
    else { return [] }
    return DrawPolicy.commonest.filter { scope.asks($0.slot) }
  }

  /// One of some forms; its verb may have been asked in another tense.
  private mutating func candidate(of forms: [SpokenUse.Use], _ turn: Turn) -> Candidate? {
    let form = forms[picker.chance.any(below: forms.count)]
    guard let verb = pool.verb(named: form.verb), var found = candidate(verb, turn, upTo: (0, 0, 0, 0, 1)),
      found.slots.contains(form.slot)
    else { return nil }
    (found.slots, found.weight) = ([form.slot], Double(form.share))
    return found
  }

  /// The most used verb that fits, one with little against it before others; if it is the last chance, of all verbs.
  private mutating func searched(_ turn: Turn, isLast: Bool) -> (Verb, Slot)? {
    var best: Candidate?
    for rank in 0... {
      guard pool.entry(at: rank) != nil, rank < DrawPolicy.reach || isLast && best == nil else { break }
      best = candidate(at: rank, turn, below: best?.misfit) ?? best
      if let best, best.misfit <= Self.fitting { break }
    }
    return best.flatMap { found in picker.leastAsked(found.slots).map { (found.verb, $0) } }
  }

  /// The verb of a rank for a turn, plain or with *se*; `nil` if it cannot be asked, or if more speaks against it than may.
  private mutating func candidate(
    at rank: Int, _ turn: Turn, upTo most: Misfit? = nil, below other: Misfit? = nil
  ) -> Candidate? {
    // Of a verb that rests nothing need be looked up.
    guard let (name, percent) = pool.entry(at: rank), most == nil || !rests(name), let plain = pool.verb(named: name)
    else { return nil }
    // The most common verbs have no twin and come often: the others make up for them.
    let share = Exponential.root(Double(percent ?? 0) / 100)
    let twin = plain.pronominal.flatMap { scope.asks($0) ? $0 : nil }
    let isTwin = !scope.asks(plain) || picker.chance.isMixed && twin != nil && picker.chance.unit() < share
    return (isTwin ? twin : plain).flatMap { candidate($0, turn, upTo: most, below: other) }
  }

  private mutating func candidate(
    _ verb: Verb, _ turn: Turn, upTo most: Misfit?, below other: Misfit? = nil
  ) -> Candidate? {
    let misfit = misfit(of: verb, turn.tense)
    // The forms of what does not fit, or fits no better, need not be looked at.
    if most.map({ misfit > $0 }) ?? other.map({ misfit >= $0 }) ?? false { return nil }
    let slots = scope.cells(of: verb, turn).filter { !picker.wasAsked(verb, $0) }
    return slots.isEmpty ? nil : (verb, slots, misfit, 1)
  }

  private func misfit(of verb: Verb, _ tense: Tense) -> Misfit {
    let family = verb.family
    return (
      picker.wasAsked(verb, in: tense) ? 1 : 0, family != nil && family == picker.lastFamily ? 1 : 0,
      family.map { picker.uses(of: $0) > total / DrawPolicy.partOfFamily ? 1 : 0 } ?? 0,
      rests("\(verb.infinitive.bare)") ? 1 : 0, picker.uses(of: verb)
    )
  }

  private func rests(_ name: String) -> Bool { salt.map { StableHash.of(name.utf8, salt: $0) % 2 == 1 } ?? false }
}
