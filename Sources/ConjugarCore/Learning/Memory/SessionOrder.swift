/// The order of a session: what was begun the day before, then old and new in turn, each new thing again after some other
/// questions, and in the end what will succeed.
struct SessionOrder {
  private var chance: Chance
  /// After how many questions something new is asked again.
  private let returns: ArraySlice<Int>

  init(_ shuffling: Shuffling, returns: ArraySlice<Int> = []) {
    chance = Chance(shuffling)
    self.returns = returns
  }

  /// - Parameter places: how many questions there may be.
  mutating func arranged(
    _ first: [ReviewPlan.Item], _ others: [ReviewPlan.Item], _ new: [ReviewPlan.Item] = [],
    _ later: [ReviewPlan.Item] = [], places: Int
  ) -> [ReviewPlan.Item] {
    var others = others
    chance.mix(&others)
    let easiest = others.indices.max { others[$0].chance < others[$1].chance }
    var last = easiest.map { others.remove(at: $0) }
    var fresh = first
    for index in 0..<max(others.count, new.count) {
      fresh += new.dropFirst(index).prefix(1) + others.dropFirst(index).prefix(1)
    }
    fresh += later
    var line: [ReviewPlan.Item] = []
    var waiting: [(place: Int, item: ReviewPlan.Item)] = []
    while line.count + (last == nil ? 0 : 1) < places, !(fresh.isEmpty && waiting.isEmpty) {
      let due = waiting.indices.filter { waiting[$0].place <= line.count || fresh.isEmpty }
      if let index = due.first(where: { !clashes(waiting[$0].item, line.last) }) {
        line.append(waiting.remove(at: index).item)
        continue
      }
      guard !fresh.isEmpty else {
        // The one that is kept for the end parts what would stand side by side.
        line += last.map { [$0] } ?? [waiting.removeFirst().item]
        last = nil
        continue
      }
      let item = fresh.remove(at: fresh.firstIndex { !clashes($0, line.last) } ?? 0)
      if new.contains(where: { $0.question == item.question }), item.question.cloze == nil {
        waiting += returns.map { (place: line.count + $0, item: item.again) }
        waiting.sort { $0.place < $1.place }
      }
      line.append(item)
    }
    guard let last else { return line }
    return clashes(last, line.last) ? line.dropLast() + [last] + line.suffix(1) : line + [last]
  }

  /// Whether two questions should not follow each other: of one family, or with one answer, as *fue* of *ser* and of *ir*.
  private func clashes(_ item: ReviewPlan.Item, _ last: ReviewPlan.Item?) -> Bool {
    guard let question = last?.question else { return false }
    let family = item.question.verb.family
    return item.question.verb.infinitive.bare == question.verb.infinitive.bare
      || family != nil && family == question.verb.family
      || !Set(item.question.accepted).isDisjoint(with: question.accepted)
  }
}
