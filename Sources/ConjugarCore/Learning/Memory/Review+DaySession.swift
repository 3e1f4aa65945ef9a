/// What a learner does today: what is due, what was missed when they last practiced, and then what is new.
extension Review {
  /// The session of a day: like `plan`, but what was missed last time comes back whether it is due or not.
  ///
  /// - Parameter history: the answers that the schedule was made of.
  package func daySession(_ history: History, _ shuffling: Shuffling) -> ReviewPlan {
    plan(shuffling, first: missedLastTime(history).prefix(bounds.missedLastTime))
  }

  /// Questions on the cells that were missed on the last day before today that had answers.
  private func missedLastTime(_ history: History) -> [VerbCell] {
    var schedule = schedule
    let today = schedule.today
    let before = history.answers.reversed().drop { $0.day >= today }
    guard let day = before.first?.day else { return [] }
    let slots = Set(options.slots)
    var met: Set<VerbCell> = []
    // What is rare and was missed before too comes back in its own time.
    let lately = before.drop { $0.day == day }.prefix { $0.day > day - Self.daysOfMisses }
    return before.prefix { $0.day == day }.compactMap { answer in
      guard answer.grade == .again, answer.isProduced, answer.mode == .review || answer.mode == .quiz,
        let slot = answer.slot,
        slots.contains(slot), let verb = schedule.verb(named: answer.infinitive)
      else { return nil }
      let cell = VerbCell(verb: verb, slot: slot)
      let isMissedAgain =
        use(of: cell) < Curriculum.rare
        && lately.contains { $0.infinitive == answer.infinitive && $0.slot == slot && $0.grade == .again }
      return !isMissedAgain && met.insert(cell).inserted ? cell : nil
    }
  }

  private static let daysOfMisses = 30

  /// Whether more can be taken on: nothing of the chosen tenses is left to begin, or in each of them most of what is said
  /// came to mind when it came back, and what is due can be done.
  package var opensNextLevel: Bool {
    guard !untaught.isEmpty else { return true }
    guard !isBehind, let tenses = try? options.newTenses() else { return false }
    return tenses.allSatisfy { heldShare(of: $0) >= Self.heldEnough }
  }

  private static let heldEnough = 0.85

  /// The share of the use of a tense that came to mind on a later day than that on which it was shown, from 0 to 1.
  private func heldShare(of tense: Tense) -> Double {
    let skills = catalog.skills.filter { number in
      schedule.finder.skills[number].tense == tense && !schedule.finder.skills[number].isAccent
    }
    let held = skills.filter { isSurelyKnown($0) || schedule.record($0).isHeld }
    let all = skills.reduce(0) { $0 + use(of: $1) }
    return all > 0 ? held.reduce(0) { $0 + use(of: $1) } / all : 1
  }
}

extension History {
  /// How many answers a day of the learner saw, those given for practice left out.
  package func answerCount(onDay day: Int) -> Int {
    answers.reversed().prefix { $0.day >= day }.count { $0.day == day && $0.mode != .practice }
  }
}
