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
    let slots = Set(choices.slots)
    var met: Set<VerbCell> = []
    // What is rare and was missed before too comes back in its own time.
    let lately = before.drop { $0.day == day }.prefix { $0.day > day - Self.daysOfMisses }
    return before.prefix { $0.day == day }.compactMap { answer in
      guard answer.grade == .again, answer.mode == .review || answer.mode == .quiz, slots.contains(answer.slot),
        let verb = schedule.verb(named: history.infinitives[Int(answer.verb)])
      else { return nil }
      let cell = VerbCell(verb: verb, slot: answer.slot)
      let isMissedAgain =
        use(of: cell) < Curriculum.rare
        && lately.contains { $0.verb == answer.verb && $0.slot == answer.slot && $0.grade == .again }
      return !isMissedAgain && met.insert(cell).inserted ? cell : nil
    }
  }

  private static let daysOfMisses = 30

  /// Whether more can be taken on: nothing of the chosen tenses is left to begin, or most of what is said in them is known.
  package var opensNextLevel: Bool { untaught.isEmpty || knownOfLevel >= Self.knownEnough }

  private static let knownEnough = 0.85

  /// The share of the use of the chosen tenses that comes to mind, from 0 to 1.
  private var knownOfLevel: Double {
    let tenses = (try? choices.newTenses()) ?? []
    let skills = catalog.skills.filter { number in
      let skill = schedule.finder.skills[number]
      return tenses.contains(skill.tense) && !skill.isAccent
    }
    let all = skills.reduce(0) { $0 + use(of: $1) }
    return all > 0 ? skills.reduce(0) { $0 + use(of: $1) * chance(of: $1) } / all : 1
  }
}

extension History {
  /// How many answers a day of the learner saw, those given for practice left out.
  package func answerCount(onDay day: Int) -> Int {
    answers.reversed().prefix { $0.day >= day }.count { $0.day == day && $0.mode != .practice }
  }
}
