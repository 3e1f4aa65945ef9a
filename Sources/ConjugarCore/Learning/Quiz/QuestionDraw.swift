/// The questions of a quiz, each drawn when it is needed.
///
/// A turn of the plan says the tense, and whether the verb is to be regular in it. The verb is drawn by use: the commonest
/// forms of the language come often, and the tail is wide. Many verbs are drawn by their pattern instead, so that rare patterns
/// come up too. Two verbs in five rest in a quiz, so that none is in all of them. No two questions in a row
/// are of one family, no family has more than its share, persons take turns, and nothing is asked twice.
struct QuestionDraw: Sendable {
  /// A verb that a turn may ask, and in which cells.
  private struct Candidate {
    let verb: Verb
    let slots: [Slot]
    let cost: Int
  }

  private let scope: QuizScope
  private var pool: VerbPool
  private var picker: QuestionPicker
  private var turns: ArraySlice<Turn>
  /// What was looked up of verbs in tenses.
  private var cells: [Int: AskableCells] = [:]
  /// In which of their cells they show a pattern.
  private var shown: [Irregularity: [Int: [Slot]]] = [:]
  /// The commonest cells that one says of oneself and of others; read when they are first needed.
  private var commonest: [SpokenUse.Use] = []
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
      guard let found = candidate(for: Turn(tense: turn.tense, kind: scope.kind ?? turn.kind)) ?? substitute(for: turn)
      else { continue }
      if let slot = picker.leastAsked(found.slots) { return picker.ask(found.verb, slot) }
    }
    return nil
  }

  /// What the verbs do not have, the rest of the tense or another tense makes up for.
  private mutating func substitute(for turn: Turn) -> Candidate? {
    let kind = scope.kind ?? .any
    for tense in [turn.tense] + scope.plan.rows.map(\.tense) {
      if let found = searched(Turn(tense: tense, kind: kind), downTo: .max) { return found }
    }
    return nil
  }

  private mutating func candidate(for turn: Turn) -> Candidate? {
    guard picker.chance.isMixed, !pool.isGiven else { return searched(turn, downTo: Self.reach) }
    var turn = turn
    if turn.kind == .any {
      turn = Turn(tense: turn.tense, kind: picker.chance.any(below: 2) == 0 ? .regular : .irregular)
    }
    let drawn =
      if turn.kind == .irregular, let pattern = scope.pattern {
        showing(pattern, turn)
      } else if !hasAsked {
        drawnByUse(turn)
      } else {
        turn.kind == .irregular ? drawnIrregular(turn) : drawnRegular(turn)
      }
    if let drawn, drawn.cost == 0 { return drawn }
    return searched(turn, downTo: Self.reach)
  }

  /// Of a hundred irregular verbs some are one of the commonest forms, some show a pattern, and the rest comes by use.
  private mutating func drawnIrregular(_ turn: Turn) -> Candidate? {
    let (common, patterns) = turn.tense == .present ? (75, 25) : (15, 60)
    let percent = picker.chance.any(below: 100)
    let found: Candidate? =
      percent < common
      ? self.common(turn)
      : percent < common + patterns ? showingAny(of: Irregularity.shown(in: turn.tense), turn) : nil
    if let found, found.cost == 0 { return found }
    return drawnByUse(turn)
  }

  /// Of a hundred regular verbs some keep their sound by other letters or an accent, and the rest comes by use.
  private mutating func drawnRegular(_ turn: Turn) -> Candidate? {
    // In these two tenses that is yo alone, which must not crowd out the others.
    let percent = turn.tense == .present || turn.tense == .preterite ? 15 : 40
    let patterns = Irregularity.shown(in: turn.tense).filter(\.isOfSound)
    if picker.chance.any(below: 100) < percent, let found = showingAny(of: patterns, turn) { return found }
    return drawnByUse(turn)
  }

  /// The first question must come at once, without reading how often forms are said.
  private var hasAsked: Bool { turns.count < total - 1 }

  /// How far down the list to look for a verb that fits, before one that fits less is taken.
  private static let reach = FrequencyList.Depth.learner.rawValue
}

/// The ways to draw.
extension QuestionDraw {
  /// A verb by use: the chance of a verb falls with its rank, slowly.
  private mutating func drawnByUse(_ turn: Turn) -> Candidate? {
    var best: Candidate?
    for _ in 0..<Self.tries {
      let share = Exponential.pow(Double(pool.size + Self.flatness) / Double(Self.flatness), picker.chance.unit())
      let rank = Int(Double(Self.flatness) * (share - 1))
      guard let found = candidate(at: rank, turn), found.cost < best?.cost ?? .max else { continue }
      best = found
      if found.cost == 0 { break }
    }
    return best
  }

  private static let tries = 40
  /// The first so many verbs are nearly equal.
  private static let flatness = 14

  /// One of the commonest forms of the tense, of a verb that was asked in another tense at most.
  private mutating func common(_ turn: Turn) -> Candidate? {
    if commonest.isEmpty { commonest = Self.commonest() }
    let cells = commonest.filter { $0.slot.tense == turn.tense && scope.asks($0.slot) }
    let weights = cells.map { Self.weight(of: $0) }
    for _ in 0..<Self.triesOfCommon {
      var rest = picker.chance.any(below: max(1, weights.reduce(0, +)))
      let index = weights.firstIndex { weight in
        rest -= weight
        return rest < 0
      }
      guard let index else { return nil }
      let cell = cells[index]
      guard pool.has(cell.verb), let verb = scope.conjugator.find(cell.verb), isFree(verb, turn.tense),
        scope.cells(of: verb, in: turn.tense).fitting(turn.kind).contains(cell.slot)
      else { continue }
      return Candidate(verb: verb, slots: [cell.slot], cost: 0)
    }
    return nil
  }

  private static let triesOfCommon = 16

  private static func commonest() -> [SpokenUse.Use] {
    SpokenUse.embedded.cells(ofVerbs: 40).filter { cell in
      cell.share >= 80
        && (cell.slot.person == nil || cell.slot.person == .firstSingular || cell.slot.person == .thirdSingular)
    }
  }

  /// The root of the share, so that *es* comes not ten times as often as *soy*.
  private static func weight(of cell: SpokenUse.Use) -> Int {
    Int(Exponential.pow(Double(min(cell.share, 1000)), 0.5))
  }

  /// A verb that shows a pattern, whichever comes first from anywhere in the list; one that was asked in other tenses, if no
  /// other shows it, as *yendo* is like no other gerund.
  private mutating func showing(_ pattern: Irregularity, _ turn: Turn) -> Candidate? {
    let size = min(pool.size, Self.mostWalked)
    let start = picker.chance.any(below: size)
    // Reímos is written as it is because of the verb, which is irregular, and is as regular as any to the ear.
    let wanted = pattern.isOfWriting && scope.pattern == nil ? Turn(tense: turn.tense, kind: .any) : turn
    var again: Candidate?
    var others: [Candidate] = []
    for step in 0..<size {
      let rank = (start + step * Self.stride) % size
      guard let plain = pool.verb(at: rank)?.verb, pattern.mayConcern(plain),
        !picker.tally.wasAsked(plain, in: turn.tense), let found = candidate(at: rank, wanted),
        cells(of: found.verb, rank, turn.tense).marked.isEmpty == (turn.kind == .regular)
      else { continue }
      let isFree = isFree(plain, turn.tense)
      // What could not be taken any more needs no closer look.
      guard isFree ? found.cost == 0 || again == nil : others.count < 2 else { continue }
      let slots = shown(pattern, found, rank, turn.tense)
      guard !slots.isEmpty else { continue }
      let shown = Candidate(verb: found.verb, slots: slots, cost: 0)
      if !isFree {
        others.append(shown)
      } else if found.cost == 0 {
        return shown
      } else {
        again = again ?? shown
      }
    }
    return again ?? others.first { others.count == 1 && !rests($0.verb) && costOfFamily(of: $0.verb) == 0 }
  }

  /// The cells of a candidate that show a pattern.
  private mutating func shown(_ pattern: Irregularity, _ found: Candidate, _ rank: Int, _ tense: Tense) -> [Slot] {
    let key = key(of: found.verb, rank, tense)
    if let known = shown[pattern]?[key] { return found.slots.filter(known.contains) }
    let slots = pattern.shown(by: found.verb, among: cells(of: found.verb, rank, tense).asked)
    shown[pattern, default: [:]][key] = slots
    return found.slots.filter(slots.contains)
  }

  /// Whether nothing but one question in another tense speaks against a verb.
  private func isFree(_ verb: Verb, _ tense: Tense) -> Bool {
    picker.tally.uses(of: verb) < 2 && cost(of: verb, tense) % Self.costOfUse == 0
      && !picker.tally.wasAsked(verb, in: tense)
  }

  /// A prime, so that every index is met once.
  private static let stride = 211
  private static let mostWalked = 500

  /// A verb that shows any of some patterns; another pattern where no verb shows the first.
  private mutating func showingAny(of patterns: [Irregularity], _ turn: Turn) -> Candidate? {
    for _ in 0..<(patterns.isEmpty ? 0 : Self.triesOfPattern) {
      let pattern = patterns[picker.chance.any(below: patterns.count)]
      if let found = showing(pattern, turn) { return found }
    }
    return nil
  }

  private static let triesOfPattern = 4

  /// The most used verb that fits: one not asked yet before one asked already, and one whose family is not in the way.
  ///
  /// - Parameter limit: how many of the most used verbs to look at.
  private mutating func searched(_ turn: Turn, downTo limit: Int) -> Candidate? {
    var best: Candidate?
    var first = Array(0..<(picker.chance.isMixed ? min(Self.window, pool.size) : 0))
    picker.chance.mix(&first)
    var rank = 0
    while true {
      let index = rank < first.count ? first[rank] : rank
      guard rank < limit, pool.reaches(index), best == nil || rank < Self.reach else { break }
      rank += 1
      guard let found = candidate(at: index, turn), found.cost < best?.cost ?? .max else { continue }
      best = found
      if found.cost == 0 { break }
    }
    return best
  }

  /// How many verbs are mixed where they are looked through.
  private static let window = 60
}

/// What speaks for and against a verb.
extension QuestionDraw {
  /// The verb of a rank for a turn, plain or with *se*; `nil` if it cannot be asked.
  private mutating func candidate(at rank: Int, _ turn: Turn) -> Candidate? {
    guard let (plain, share) = pool.verb(at: rank) else { return nil }
    let scope = scope
    guard let verb = picker.twin(of: plain, share: share, isAsked: { scope.asks($0) }) else { return nil }
    let cells = cells(of: verb, rank, turn.tense)
    let slots = cells.fitting(turn.kind).filter { !picker.tally.wasAsked(verb, $0) }
    return slots.isEmpty ? nil : Candidate(verb: verb, slots: slots, cost: cost(of: verb, turn.tense))
  }

  /// What names a verb in a tense.
  private func key(of verb: Verb, _ rank: Int, _ tense: Tense) -> Int {
    (rank << 5 | Int(tense.rawValue)) << 1 | (verb.infinitive.isPronominal ? 1 : 0)
  }

  private mutating func cells(of verb: Verb, _ rank: Int, _ tense: Tense) -> AskableCells {
    let key = key(of: verb, rank, tense)
    if let known = cells[key] { return known }
    let found = scope.cells(of: verb, in: tense)
    cells[key] = found
    return found
  }

  /// Whether a verb has a rest in this quiz.
  private func rests(_ verb: Verb) -> Bool {
    guard picker.chance.isMixed, !pool.isGiven, scope.pattern == nil else { return false }
    let hash = StableHash.of("\(verb.infinitive.bare)".utf8, salt: salt)
    return hash % 100 < Self.percentResting
  }

  private static let percentResting: UInt64 = 40

  /// What speaks against a verb: 0 for nothing.
  private func cost(of verb: Verb, _ tense: Tense) -> Int {
    let tally = picker.tally
    var cost = tally.uses(of: verb) * Self.costOfUse + (tally.wasAsked(verb, in: tense) ? 4 * Self.costOfUse : 0)
    if rests(verb) { cost += Self.costOfUse + 2 }
    return cost + costOfFamily(of: verb)
  }

  private func costOfFamily(of verb: Verb) -> Int {
    guard let family = verb.family else { return 0 }
    // A verb that rests comes before one of a family that has had its share.
    let isCrowding = picker.tally.uses(of: family) >= 1 + total / 20
    return (isCrowding ? Self.costOfUse + 4 : 0) + (family == picker.tally.lastFamily ? 2 : 0)
  }

  /// More than all else together: a verb comes again only where no other will do.
  private static let costOfUse = 10
}
