/// One pass over the answers: what became of each cell of each verb, and what each day saw.
///
/// All else is sums of these. A learner meets some thousand cells at most, so what takes time, such as asking which rules
/// are at work in a cell, is done for each cell and not for each answer.
struct ProgressCount {
  private(set) var cells: [CountedCell] = []
  private(set) var days: [Int: Day] = [:]
  /// The right answers whose time tells how fast they came, each with the index of its cell, the oldest first.
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
    /// What it shows, if it was asked.
    var kinds: [Irregularity] = []
  }

  struct Day {
    var answers = 0
    var tally = Tally()
  }

  init(_ history: History, _ scope: ProgressScope = ProgressScope(), from first: Int = .min) {
    var isAfterMiss = false
    // Answers of one day stand side by side.
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
      // What is given right after the right form was shown tells nothing of memory.
      if answer.mode != .practice, !answer.isShown, cells[index].isWanted, today >= first {
        let isReturn = cells[index].lastDay.map { $0 < today } ?? false
        day.tally.add(answer, isReturn: isReturn)
        // What was understood, or not, is no matter of the form.
        if answer.tellsOfForm {
          cells[index].tally.add(answer, isReturn: isReturn)
          // A hint was thought about too, and after a miss the diagnosis was read first.
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

  /// The infinitives of the log; a cell has the index of its verb here.
  var verbs: [String] { verbNumbers.all }
}

extension ProgressCount {
  /// Looks up what the cells show: each of each kind of verb once.
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

  /// What became of the cells, added up by what they have in common, and told of the subjects that were asked, in order.
  func sums<Subject: Hashable>(_ subjects: [Subject], of cell: (CountedCell) -> [Subject]) -> [Tallied<Subject>] {
    var sums: [Subject: Tally] = [:]
    for counted in cells where counted.tally.answers > 0 {
      for subject in cell(counted) { sums[subject, default: Tally()] += counted.tally }
    }
    return subjects.compactMap { subject in sums[subject].map { Tallied(subject: subject, tally: $0) } }
  }
}
