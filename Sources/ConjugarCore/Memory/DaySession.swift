/// What a learner does today: what is due, what was missed when they last practiced, and then what is new.
extension Review {
  /// The session of a day: like `plan`, but what was missed last time comes back whether it is due or not, and what is
  /// new comes after what is old.
  ///
  /// - Parameter history: the answers that the schedule was made of.
  package func daySession(_ history: History, _ shuffling: Shuffling) -> ReviewPlan {
    let planned = plan(shuffling).items
    let new = planned.filter { $0.record.state == .new }
    let old = planned.filter { $0.record.state != .new }
    let missed = missedLastTime(history, besides: Set(planned.map(\.question)))
    let places = choices.questions - min(new.count, choices.questions / 4)
    let again = (missed.prefix(choices.questions / 4) + old).prefix(places)
    return ReviewPlan(items: Array((again + new).prefix(choices.questions)))
  }

  /// Questions on the cells that were missed on the last day before today that had answers.
  private func missedLastTime(_ history: History, besides planned: Set<Question>) -> [ReviewPlan.Item] {
    var schedule = schedule
    let today = schedule.today
    let before = history.answers.reversed().drop { $0.day >= today }
    guard let day = before.first?.day else { return [] }
    let slots = Set(choices.slots)
    var cells = Set(planned.map { LoggedCell(infinitive: $0.verb.name, slot: $0.slot) })
    return before.prefix { $0.day == day }.compactMap { answer in
      let cell = LoggedCell(infinitive: history.infinitives[Int(answer.verb)], slot: answer.slot)
      guard answer.grade == .again, answer.mode != .practice, slots.contains(cell.slot),
        let verb = schedule.finder.conjugator.find(cell.infinitive)
      else { return nil }
      let forms = schedule.finder.conjugator.forms(of: verb, at: cell.slot)
      guard !forms.isEmpty, cells.insert(cell).inserted, let record = schedule.record(of: cell) else { return nil }
      let question = Question(
        verb: verb, slot: cell.slot, subject: Subjects.of(verb, at: cell.slot).first, accepted: forms)
      return ReviewPlan.Item(question: question, record: record)
    }
  }

  /// How many skills will be due so many days from now, those that are due today among them.
  package func dueCount(inDays days: Int) -> Int {
    askable.count { schedule.record($0).isDue(on: schedule.today + days) }
  }

  /// Whether nothing of the chosen tenses is left to begin.
  package var hasBegunEverything: Bool { untaught.isEmpty }
}

/// A cell by the name that the log has for its verb.
private struct LoggedCell: Hashable {
  let infinitive: String
  let slot: Slot
}

extension Schedule {
  /// What is known of the first skill that a cell needs.
  fileprivate mutating func record(of cell: LoggedCell) -> SkillRecord? {
    guard let verb = finder.verb(named: cell.infinitive) else { return nil }
    return skills(for: cell.slot, ofVerb: verb).first.map(record)
  }
}

extension History {
  /// How many answers a day of the learner saw, those given for practice left out.
  package func answerCount(onDay day: Int) -> Int {
    answers.reversed().prefix { $0.day >= day }.count { $0.day == day && $0.mode != .practice }
  }
}
