/// The order of a session: first what was begun before, mixed, and then what is new, in the order in which to teach it;
/// never two of a family in a row, and rarely two of a tense.
enum SessionOrder {
  static func arranged(_ items: [ReviewPlan.Item], _ shuffling: Shuffling) -> [ReviewPlan.Item] {
    var old = items.filter { !$0.isNew }
    var chance = Chance(shuffling)
    chance.mix(&old)
    var rest = old + items.filter(\.isNew)
    var arranged: [ReviewPlan.Item] = []
    var shown: Set<Skill> = []
    let all = Set(rest.filter(\.isNew).map(\.record.skill))
    while !rest.isEmpty {
      let item = rest.remove(at: next(in: rest, after: arranged.last, all.subtracting(shown)))
      if item.isNew { shown.insert(item.record.skill) }
      arranged.append(item)
    }
    return arranged
  }

  /// The index of the question to come next.
  ///
  /// - Parameter unshown: the skills that a question to come begins.
  private static func next(
    in rest: [ReviewPlan.Item], after last: ReviewPlan.Item?, _ unshown: Set<Skill>
  ) -> Int {
    let families = rest.map { $0.question.verb.family }
    // A family that has half of what remains must come now, or it will stand beside itself in the end.
    let crowding = crowdingFamily(families)
    let lastFamily = last.flatMap { $0.question.verb.family }
    var best: (index: Int, cost: Int)?
    // Nothing is asked before it was shown, and what is new is not put off for long.
    let ready = rest.indices.filter { rest[$0].needed.isDisjoint(with: unshown) }
    let old = ready.filter { !rest[$0].isNew }
    for index in old.isEmpty ? Array(ready.prefix(mostPutOff)) : old {
      let item = rest[index]
      var cost = 0
      if let family = families[index], family == lastFamily { cost += 4 }
      if let crowding, families[index] != crowding { cost += 2 }
      if let last, last.question.slot.tense == item.question.slot.tense { cost += 1 }
      if cost < best?.cost ?? .max { best = (index, cost) }
    }
    return best?.index ?? 0
  }

  private static let mostPutOff = 3

  private static func crowdingFamily(_ families: [String?]) -> String? {
    let counts = Dictionary(families.compactMap { $0 }.map { ($0, 1) }, uniquingKeysWith: +)
    return counts.first { $0.value * 2 > families.count }?.key
  }
}
