/// The questions of a quiz, drawn as they are needed.
///
/// Each turn of the plan takes one of the most used verbs that fit it and were not asked yet. No two questions in a row
/// are of one family, no family has more than its share, persons take turns, and nothing is asked twice.
struct QuestionDraw: Sendable {
  /// How many unused verbs a turn chooses among, the most used first.
  private static let window = 60
  /// How far down the list to look before another tense is tried, or a verb that will do is taken.
  private static let reach = 400

  private let scope: QuizScope
  private var pool: VerbPool
  private var cells: [Int: AskableCells] = [:]
  /// The turns in the order of the plan, in which verbs are chosen.
  private let turns: [Turn]
  /// For each turn, the place of its question in the quiz.
  private let places: [Int]
  private var drawn: [Question?]
  private var families: [String?]
  private var asked = 0
  private var tally = DrawTally()
  private var generator: SplitMix64?

  /// How many questions there are in all.
  var total: Int { turns.count }

  init(_ scope: QuizScope, pool: VerbPool, total: Int, shuffling: Shuffling) {
    self.scope = scope
    self.pool = pool
    var places = Array(0..<total)
    switch shuffling {
    case .none: turns = scope.plan.turns(total)
    case .seeded(let seed):
      var generator = SplitMix64(seed: seed)
      turns = scope.plan.turns(total, from: generator.below(scope.plan.turns.count))
      generator.shuffle(&places)
      self.generator = generator
    }
    self.places = places
    drawn = Array(repeating: nil, count: total)
    families = Array(repeating: nil, count: total)
  }

  /// The next question, or `nil` after the last.
  ///
  /// The first is drawn alone, so that a quiz begins at once; the others then in the order of the plan.
  mutating func next() -> Question? {
    if asked == 0, let first = places.firstIndex(of: 0) {
      draw(first)
    } else if asked == 1 {
      for turn in turns.indices where places[turn] != 0 { draw(turn) }
    }
    while asked < total {
      asked += 1
      if let question = drawn[asked - 1] { return question }
    }
    return nil
  }

  private mutating func draw(_ index: Int) {
    let turn = turns[index]
    // What the verbs do not have, the rest of the tense or another tense makes up for.
    let instead = ([turn.tense] + scope.plan.rows.map(\.tense)).map { Turn(tense: $0, kind: .any) }
    for limit in [Self.reach, .max] {
      for turn in [turn] + instead {
        let wanted = scope.isStrict ? Turn(tense: turn.tense, kind: .irregular) : turn
        guard let (rank, verb) = verb(for: wanted, at: places[index], downTo: limit) else { continue }
        let slot = slot(of: verb, rank, for: wanted)
        drawn[places[index]] = question(verb, slot)
        families[places[index]] = Family.of(verb)
        tally.count(rank, slot, family: Family.of(verb))
        return
      }
    }
  }

  /// The best verb for a turn: one not asked yet before one asked already, and one whose family is not in the way.
  ///
  /// - Parameter limit: how many of the most used verbs to look at.
  private mutating func verb(for turn: Turn, at place: Int, downTo limit: Int) -> (rank: Int, verb: Verb)? {
    var best: (rank: Int, verb: Verb, cost: Int)?
    var first = nearest()
    let below = (first.max() ?? -1) + 1
    let near = Set(first)
    first.append(contentsOf: (0..<below).filter { !near.contains($0) })
    var rank = first.isEmpty ? 0 : below
    while true {
      let candidate = first.isEmpty ? rank : first.removeFirst()
      if candidate == rank { rank += 1 }
      guard candidate < limit, pool.reaches(candidate), best == nil || candidate < Self.reach else { break }
      guard let cost = cost(of: candidate, for: turn, at: place), cost < best?.cost ?? .max,
        let verb = pool.verb(at: candidate)
      else { continue }
      if cost == 0 { return (candidate, verb) }
      best = (candidate, verb, cost)
    }
    return best.map { ($0.rank, $0.verb) }
  }

  /// The most used verbs not asked yet, mixed; none where nothing is mixed.
  private mutating func nearest() -> [Int] {
    guard var generator else { return [] }
    var ranks: [Int] = []
    var rank = 0
    while ranks.count < Self.window, pool.reaches(rank) {
      if tally.uses(of: rank) == 0 { ranks.append(rank) }
      rank += 1
    }
    generator.shuffle(&ranks)
    self.generator = generator
    return ranks
  }

  /// What speaks against a verb for a turn: 0 for nothing, `nil` if it cannot be asked.
  private mutating func cost(of rank: Int, for turn: Turn, at place: Int) -> Int? {
    // Taken out first: a method called on a copy of the draw would copy all that the draw remembers.
    let cells = cells(rank, turn.tense)
    guard let verb = pool.verb(at: rank), !open(cells.fitting(turn.kind), rank).isEmpty else { return nil }
    var cost = tally.uses(of: rank) * 4
    if let family = Family.of(verb) {
      if tally.uses(of: family) >= 1 + total / 20 { cost += 1 }
      let neighbours = families[max(0, place - 1)...min(total - 1, place + 1)]
      if neighbours.contains(family) { cost += 2 }
    }
    return cost
  }

  private mutating func cells(_ rank: Int, _ tense: Tense) -> AskableCells {
    let key = rank << 5 | Int(tense.rawValue)
    if let known = cells[key] { return known }
    let found = pool.verb(at: rank).map { scope.cells(of: $0, in: tense) } ?? AskableCells(asked: [], marked: [])
    cells[key] = found
    return found
  }

  private func open(_ slots: [Slot], _ rank: Int) -> [Slot] { slots.filter { !tally.wasAsked(rank, $0) } }

  /// The cell to ask: of the person that was asked least.
  ///
  /// Of a verb that is irregular in the tense, one question in four may be about a cell that only seems so (*contamos*).
  private mutating func slot(of verb: Verb, _ rank: Int, for turn: Turn) -> Slot {
    let cells = cells(rank, turn.tense)
    var slots = open(cells.fitting(turn.kind), rank)
    guard var generator else { return tally.leastAsked(slots)[0] }
    if turn.kind == .irregular, !scope.isStrict, generator.below(4) == 0 {
      slots = open(cells.asked, rank)
    }
    let least = tally.leastAsked(slots)
    let slot = least[generator.below(least.count)]
    self.generator = generator
    return slot
  }

  private mutating func question(_ verb: Verb, _ slot: Slot) -> Question {
    let subjects = Subjects.of(verb, at: slot)
    let accepted = scope.conjugator.forms(of: verb, at: slot)
    guard !subjects.isEmpty else { return Question(verb: verb, slot: slot, subject: nil, accepted: accepted) }
    var choice = tally.uses(of: slot.person) % subjects.count
    if var generator {
      choice = generator.below(subjects.count)
      self.generator = generator
    }
    return Question(verb: verb, slot: slot, subject: subjects[choice], accepted: accepted)
  }
}
