/// The order of a session.
extension ReviewPlan {
  /// What was begun the day before, then old and new in turn, each new thing again after some other questions, and in the
  /// end what will succeed.
  ///
  /// - Parameter places: how many questions there may be.
  init(_ items: [Item], places: Int, _ shuffling: Shuffling) {
    func taken(_ stage: Stage) -> [Item] { items.filter { $0.stage == stage } }
    var (fresh, new, others) = (taken(.first), taken(.new), taken(.other))
    var chance = Chance(shuffling)
    chance.mix(&others)
    // Not every day the same that is easiest of all.
    let sure = others.firstIndex { $0.chance >= Policy.success }
    var last = (sure ?? others.indices.max { others[$0].chance < others[$1].chance }).map { others.remove(at: $0) }
    for index in 0..<max(others.count, new.count) {
      fresh += new.dropFirst(index).prefix(1) + others.dropFirst(index).prefix(1)
    }
    fresh += taken(.later)
    var line: [Item] = []
    var waiting: [(place: Int, item: Item)] = []
    while line.count + (last == nil ? 0 : 1) < places, !(fresh.isEmpty && waiting.isEmpty) {
      let next = fresh.indices.first { index in
        let needed = fresh[index].lessons
        return !fresh[index].clashes(with: line.last)
          && fresh[..<index].allSatisfy { $0.begun.isDisjoint(with: needed) }
      }
      let due = waiting.firstIndex { place, item in
        (place <= line.count || next == nil) && !item.clashes(with: line.last)
      }
      if let due {
        line.append(waiting.remove(at: due).item)
      } else if fresh.isEmpty {
        // The one that is kept for the end parts what would stand side by side, or else the one before them.
        let end = line.count - 1
        if last == nil, end > 0, line[end - 1].begun.isDisjoint(with: line[end].lessons) { line.swapAt(end, end - 1) }
        line.append(last ?? waiting.removeFirst().item)
        last = nil
      } else {
        let item = fresh.remove(at: next ?? 0)
        waiting += zip(Policy.returns, item.returns).map { (line.count + $0, item.again(by: $1)) }
        waiting.sort { $0.place < $1.place }
        line.append(item)
      }
    }
    // Two that clash are parted, unless something new would be the end.
    let isParted = line.last.map { !$0.isNew && last?.clashes(with: $0) ?? false } ?? false
    if let last { line.insert(last, at: isParted ? line.count - 1 : line.count) }
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
