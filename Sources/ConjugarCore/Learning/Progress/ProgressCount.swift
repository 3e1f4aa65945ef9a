/// One pass over the answers: how each cell of each verb fared, and what happened each day.
///
/// Everything else is a sum of these. A learner meets a thousand or so cells at most, so slow work, such as finding the
/// rules at work in a cell, is done once per cell rather than once per answer.
struct ProgressCount {
  private(set) var cells: [CountedCell] = []
  private(set) var days: [Int: Day] = [:]
  /// The right answers whose time says how fast they came, each with the index of its cell, oldest first.
  private(set) var paced: [(cell: Int, time: AnswerTime)] = []
  private(set) var errors: [String: Int] = [:]

  private var verbNumbers = Numbering<String>()
  private var numbers = CellTable<Int>()

  struct CountedCell {
    let verb: Int
    let slot: Slot
    let isWanted: Bool
    var lastDay: Int?
    var tally = Tally()
    /// The irregularities that the cell shows, if it was asked.
    var kinds: [Irregularity] = []
  }

  struct Day {
    var answers = 0
    var tally = Tally()
  }

  init(_ history: History, _ scope: ProgressScope = ProgressScope(), from first: Int = .min) {
    var isAfterMiss = false
    // The answers of one day are adjacent.
    var (number, day): (Int?, Day) = (nil, Day())
    func keep() { if let number { days[number] = day } }
    for answer in history.answers {
      guard let slot = answer.slot, answer.isAnswer else { continue }
      let today = answer.day
      if today != number {
        keep()
        (number, day) = (today, days[today] ?? Day())
      }
      day.answers += 1
      let index = index(of: answer.infinitive, slot, scope)
      // An answer given right after the right form was shown says nothing about memory.
      if answer.mode != .practice, !answer.isShown, cells[index].isWanted, today >= first {
        let isReturn = cells[index].lastDay.map { $0 < today } ?? false
        day.tally.add(answer, isReturn: isReturn)
        // Whether a form was understood says nothing about producing it.
        if answer.tellsOfForm {
          cells[index].tally.add(answer, isReturn: isReturn)
          // A hint takes time to think about, too, and after a miss the diagnosis is read first.
          if answer.result == .correct, answer.grade >= .good, !isAfterMiss, let time = AnswerTime(answer) {
            paced.append((index, time))
          }
          if answer.result == .wrong, let kind = answer.kind { errors[kind, default: 0] += 1 }
        }
      }
      isAfterMiss = answer.result != .correct
      cells[index].lastDay = today
    }
    keep()
  }

  private mutating func index(of infinitive: String, _ slot: Slot, _ scope: ProgressScope) -> Int {
    let cell = VerbCell(verb: verbNumbers.number(of: infinitive), slot: slot)
    if let known = numbers[cell] { return known }
    numbers.updateValue(cells.count, at: cell)
    cells.append(CountedCell(verb: cell.verb, slot: slot, isWanted: scope.contains(infinitive, slot)))
    return cells.count - 1
  }

  /// The infinitives of the log; a cell has its verb's index in this array.
  var verbs: [String] { verbNumbers.all }
}

extension ProgressCount {
  /// Finds what the cells show, once per cell and kind of verb.
  mutating func findKinds(_ conjugator: Conjugator) {
    var verbKinds = ConjugationKinds()
    let found = verbs.map { name in conjugator.find(name).map { (verb: $0, kind: verbKinds.kind(of: $0)) } }
    var known = CellTable<[Irregularity]>()
    for index in cells.indices where cells[index].tally.answers > 0 {
      guard let (verb, kind) = found[cells[index].verb] else { continue }
      let cell = VerbCell(verb: kind, slot: cells[index].slot)
      let kinds = known[cell] ?? Irregularity.shown(by: verb, at: cell.slot).filter(Irregularity.kinds.contains)
      known.updateValue(kinds, at: cell)
      cells[index].kinds = kinds
    }
  }

  /// Sums the tallies of cells by what they have in common, for the subjects that were asked, in order.
  func sums<Subject: Hashable>(_ subjects: [Subject], of cell: (CountedCell) -> [Subject]) -> [Tallied<Subject>] {
    var sums: [Subject: Tally] = [:]
    for counted in cells where counted.tally.answers > 0 {
      for subject in cell(counted) { sums[subject, default: Tally()] += counted.tally }
    }
    return subjects.compactMap { subject in sums[subject].map { Tallied(subject: subject, tally: $0) } }
  }
}
