/// The questions of a quiz, each drawn on demand.
///
/// A turn of the plan sets the tense, and whether the verb should be regular in it. Verbs are drawn by frequency, so
/// the most common come up often and the tail is long; of a handful of candidates, the form asked is the one worth the
/// most to a learner of unknown level. A form is worth more the more often it is used, and less the more often the quiz
/// has already asked its patterns and person. Where others fit, no verb is repeated in a tense and no family twice
/// in a row; in each quiz half of the verbs are rested, so that none is in every quiz.
struct QuestionDraw: QuestionSource {
  /// The slots a turn may ask of a verb, how poorly it fits, and how often its forms are used, if that matters.
  private typealias Candidate = (verb: Verb, slots: [Slot], misfit: Misfit, weight: Double)

  /// What counts against a verb, most serious first: repeating in a tense, its family coming twice in a row or beyond
  /// its share of the quiz, being rested, and how often it has been asked.
  private typealias Misfit = (isTwice: Int, isBeside: Int, crowds: Int, rests: Int, uses: Int)
  private static let fitting: Misfit = (0, 0, 0, 0, 0)

  private let scope: QuizScope
  private var pool: VerbPool
  private var picker: QuestionPicker
  private var turns: ArraySlice<Turn>
  /// Decides which verbs are rested; `nil` where none are.
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
    // The first question must appear at once: a regular verb is found fastest, and makes a good start.
    if picker.chance.isMixed, !pool.isGiven, let easy = turns.firstIndex(where: { $0.kind == .regular }) {
      turns.swapAt(0, easy)
    }
    self.turns = turns[...]
  }

  mutating func next(after isRight: Bool? = nil) -> Question? {
    while let turn = turns.popFirst() {
      // If the verbs have nothing for this turn, the rest of the tense or another tense fills in.
      let others = ([turn.tense] + scope.plan.rows.map(\.tense)).map { Turn(tense: $0, kind: scope.kind ?? .any) }
      let ways = [Turn(tense: turn.tense, kind: scope.kind ?? turn.kind)] + others
      for (index, way) in ways.enumerated() {
        if let (verb, slot) = drawn(way) ?? searched(way, isLast: index > 0) { return picker.ask(verb, slot) }
      }
    }
    return nil
  }

  /// The most valuable of a handful of forms that nothing counts against (for the first question, of the first fitting
  /// verb only); `nil` if there is none, and where nothing is shuffled.
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

  /// The irregular present forms that nobody can speak without.
  private func common(_ turn: Turn) -> [SpokenUse.Use] {
    guard turn.kind == .irregular, turn.tense == .present, !scope.isOfPatterns, !pool.isGiven,
      pool.size >= DrawPolicy.commonest.count
    else { return [] }
    return DrawPolicy.commonest.filter { scope.asks($0.slot) }
  }

  /// One of the given forms; its verb may already have been asked in another tense.
  private mutating func candidate(of forms: [SpokenUse.Use], _ turn: Turn) -> Candidate? {
    let form = forms[picker.chance.any(below: forms.count)]
    guard let verb = pool.verb(named: form.verb), var found = candidate(verb, turn, upTo: (0, 0, 0, 0, 1)),
      found.slots.contains(form.slot)
    else { return nil }
    (found.slots, found.weight) = ([form.slot], Double(form.share))
    return found
  }

  /// The most used verb that fits, favoring those with little against them; as a last resort, all verbs are tried.
  private mutating func searched(_ turn: Turn, isLast: Bool) -> (Verb, Slot)? {
    var best: Candidate?
    for rank in 0... {
      guard pool.entry(at: rank) != nil, rank < DrawPolicy.reach || isLast && best == nil else { break }
      best = candidate(at: rank, turn, below: best?.misfit) ?? best
      if let best, best.misfit <= Self.fitting { break }
    }
    return best.flatMap { found in picker.leastAsked(found.slots).map { (found.verb, $0) } }
  }

  /// The verb at a rank, plain or with *se*; `nil` if it cannot be asked, or if too much counts against it.
  private mutating func candidate(
    at rank: Int, _ turn: Turn, upTo most: Misfit? = nil, below other: Misfit? = nil
  ) -> Candidate? {
    // A rested verb need not be looked up.
    guard let (name, percent) = pool.entry(at: rank), most == nil || !rests(name), let plain = pool.verb(named: name)
    else { return nil }
    // The most common verbs have no pronominal twin and come up often: the others make up for them.
    let share = Exponential.root(Double(percent ?? 0) / 100)
    let twin = plain.pronominal.flatMap { scope.asks($0) ? $0 : nil }
    let isTwin = !scope.asks(plain) || picker.chance.isMixed && twin != nil && picker.chance.unit() < share
    return (isTwin ? twin : plain).flatMap { candidate($0, turn, upTo: most, below: other) }
  }

  private mutating func candidate(
    _ verb: Verb, _ turn: Turn, upTo most: Misfit?, below other: Misfit? = nil
  ) -> Candidate? {
    let misfit = misfit(of: verb, turn.tense)
    // The forms of a verb that does not fit, or fits no better, need not be examined.
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
