/// One pass over the answers: what became of each cell of each verb, and what each day saw.
///
/// All else is sums of these. A learner meets some thousand cells at most, so what takes time, such as asking which rules
/// are at work in a cell, is done for each cell and not for each answer.
struct ProgressCount {
  private(set) var cells: [CountedCell] = []
  private(set) var days: [Int: Day] = [:]
  /// The right answers whose time tells how fast they came, each with the index of its cell, the oldest first.
  private(set) var paced: [(cell: Int, time: AnswerTime)] = []
  /// How often a wrong answer was of each kind.
  private(set) var errors: [String: Int] = [:]

  /// The infinitives of the log; a cell has the index of its verb here.
  private(set) var verbs: [String] = []
  private var verbIndices: [String: Int] = [:]
  /// The indices of the cells, by verb and slot.
  private var indices: [Int: Int] = [:]

  struct CountedCell {
    let verb: Int
    let slot: Slot
    let isWanted: Bool
    /// The last day that saw it.
    var lastDay: Int?
    var tally = Tally()
  }

  struct Day {
    /// All answers, those given for practice too.
    var answers = 0
    /// Those that count.
    var tally = Tally()
  }

  /// - Parameter first: the first day whose answers are wanted.
  init(_ history: History, _ scope: ProgressScope, from first: Int) {
    var isAfterMiss = false
    for answer in history.answers {
      guard let slot = answer.slot else { continue }
      let number = answer.day
      var day = days[number] ?? Day()
      day.answers += 1
      let index = index(of: answer.infinitive, slot, scope)
      // What is given right after the right form was shown tells nothing of memory.
      if answer.mode != .practice, !answer.isShown, cells[index].isWanted, number >= first {
        let isReturn = cells[index].lastDay.map { $0 < number } ?? false
        cells[index].tally.add(answer.result, isReturn: isReturn)
        day.tally.add(answer.result, isReturn: isReturn)
        // A hint was thought about too, and after a miss the diagnosis was read first.
        if answer.result == .correct, answer.grade >= .good, !isAfterMiss, let time = AnswerTime(answer) {
          paced.append((index, time))
        }
        if answer.result == .wrong, let kind = answer.kind { errors[kind, default: 0] += 1 }
      }
      isAfterMiss = answer.result != .correct
      cells[index].lastDay = number
      days[number] = day
    }
  }

  private mutating func index(of infinitive: String, _ slot: Slot, _ scope: ProgressScope) -> Int {
    let verb = verbIndices[infinitive] ?? verbs.count
    if verb == verbs.count {
      verbIndices[infinitive] = verb
      verbs.append(infinitive)
    }
    let name = verb * Slot.all.count + slot.index
    if let index = indices[name] { return index }
    indices[name] = cells.count
    cells.append(CountedCell(verb: verb, slot: slot, isWanted: scope.contains(infinitive, slot)))
    return cells.count - 1
  }
}

/// What became of cells, added up by what they have in common.
struct ProgressSums {
  private(set) var all = Tally()
  /// By the index of the slot.
  private(set) var slots = [Tally](repeating: Tally(), count: Slot.all.count)
  /// By the number of the verb.
  private(set) var verbs: [Tally]
  /// By the index of the tense, then by that of the kind.
  private(set) var kinds: [[Tally]]
  /// The indices of the kinds that each cell shows; none for one that was not asked.
  private(set) var kindsOfCells: [[Int]] = []

  /// - Parameter verbs: those that the cells' numbers stand for; `nil` for a word that is none.
  init(_ cells: [ProgressCount.CountedCell], of verbs: [Verb?]) {
    self.verbs = [Tally](repeating: Tally(), count: verbs.count)
    let none = [Tally](repeating: Tally(), count: Irregularity.kinds.count)
    kinds = [[Tally]](repeating: none, count: Tense.allCases.count)
    var finder = IrregularityFinder(verbs)
    for cell in cells {
      let kinds = cell.tally.answers > 0 ? finder.kinds(of: cell.verb, at: cell.slot) : []
      kindsOfCells.append(kinds)
      all += cell.tally
      slots[cell.slot.index] += cell.tally
      self.verbs[cell.verb] += cell.tally
      for kind in kinds { self.kinds[Int(cell.slot.tense.rawValue)][kind] += cell.tally }
    }
  }

  /// What became of the slots that something holds of.
  func ofSlots(where isMeant: (Slot) -> Bool) -> Tally {
    Slot.all.reduce(into: Tally()) { if isMeant($1) { $0 += slots[$1.index] } }
  }
}

/// Finds the kinds of many forms: each cell of each kind of verb is looked at once.
struct IrregularityFinder {
  /// The verbs, and what they are conjugated like.
  private let verbs: [(verb: Verb, kind: Int)?]
  private var known: [Int: [Int]] = [:]

  /// - Parameter verbs: the verbs, by whose indices they go here.
  init(_ verbs: [Verb?]) {
    var kinds = ConjugationKinds()
    self.verbs = verbs.map { verb in verb.map { ($0, kinds.kind(of: $0)) } }
  }

  /// The indices in `Irregularity.kinds` of the kinds of a form; none for a word that is no verb.
  mutating func kinds(of number: Int, at slot: Slot) -> [Int] {
    guard let (verb, kind) = verbs[number] else { return [] }
    let cell = kind * Slot.all.count + slot.index
    if let kinds = known[cell] { return kinds }
    let kinds = Irregularity.shown(by: verb, at: slot).compactMap { Irregularity.kinds.firstIndex(of: $0) }
    known[cell] = kinds
    return kinds
  }
}
