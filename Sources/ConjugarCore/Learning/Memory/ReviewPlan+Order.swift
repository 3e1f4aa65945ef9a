/// The order of a session.
extension ReviewPlan {
  /// What was begun the day before, then old and new in turn, each new thing again after some other questions, and in the
  /// end what will succeed.
  ///
  /// - Parameters:
  ///   - places: how many questions there may be.
  ///   - returns: after how many questions something new is asked again.
  init(_ items: [Item], places: Int, returns: ArraySlice<Int> = [], _ shuffling: Shuffling) {
    func taken(_ stage: Stage) -> [Item] { items.filter { $0.stage == stage } }
    var (fresh, new, others) = (taken(.first), taken(.new), taken(.other))
    var chance = Chance(shuffling)
    chance.mix(&others)
    var last = others.indices.max { others[$0].chance < others[$1].chance }.map { others.remove(at: $0) }
    for index in 0..<max(others.count, new.count) {
      fresh += new.dropFirst(index).prefix(1) + others.dropFirst(index).prefix(1)
    }
    fresh += taken(.later)
    var line: [Item] = []
    var waiting: [(place: Int, item: Item)] = []
    while line.count + (last == nil ? 0 : 1) < places, !(fresh.isEmpty && waiting.isEmpty) {
      let due = waiting.indices.filter { waiting[$0].place <= line.count || fresh.isEmpty }
      if let index = due.first(where: { !waiting[$0].item.clashes(with: line.last) }) {
        line.append(waiting.remove(at: index).item)
      } else if fresh.isEmpty {
        // The one that is kept for the end parts what would stand side by side.
        line.append(last ?? waiting.removeFirst().item)
        last = nil
      } else {
        let item = fresh.remove(at: fresh.firstIndex { !$0.clashes(with: line.last) } ?? 0)
        if item.stage == .new { waiting += returns.map { (place: line.count + $0, item: item.again) } }
        waiting.sort { $0.place < $1.place }
        line.append(item)
      }
    }
    // Two that clash are parted.
    if let last { line.insert(last, at: last.clashes(with: line.last) ? line.count - 1 : line.count) }
    self.items = line
  }
}

extension ReviewPlan.Item {
  /// Whether two questions should not follow each other: of one family, or with one answer, as *fue* of *ser* and of *ir*.
  fileprivate func clashes(with last: ReviewPlan.Item?) -> Bool {
    guard let other = last?.question else { return false }
    return question.verb.infinitive.bare == other.verb.infinitive.bare
      || question.verb.family != nil && question.verb.family == other.verb.family
      || !Set(question.accepted).isDisjoint(with: other.accepted)
  }
}
