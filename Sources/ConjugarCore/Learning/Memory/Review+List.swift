extension Review {
  /// A skill as a list shows it.
  package struct Row: Sendable {
    package let record: SkillRecord
    /// For people: `e→ie in the present (yo, tú, él, ellos)`.
    package let name: String
    /// A form that shows a pattern: `tengo`; `nil` for a skill that is a form itself.
    package let example: String?
    /// The chance that it comes to mind today; `nil` if it is new.
    package let retrievability: Double?
    /// Whether it fades today.
    package let isDue: Bool
    /// Whether a placement tells that it is known, though it was never asked.
    package let isSurelyKnown: Bool
  }

  /// Every skill that may be asked, those first that are used most.
  package var rows: [Row] {
    let choices = askable.filter { schedule.finder.skills[$0].choice != nil }
    return (repertoire.skills + choices).map { number in
      let record = schedule.record(number)
      return Row(
        record: record, name: name(of: number), example: example(of: number),
        retrievability: schedule.retrievability(of: record), isDue: record.isDue(on: schedule.today),
        isSurelyKnown: record.memory == nil && worth.recall[number] >= Policy.presumed)
    }
  }

  /// What a person reads for a skill.
  func name(of number: Int) -> String {
    schedule.finder.skills[number].name(showingIn: persons(of: number), schedule.finder.conjugator)
  }

  /// The most used form that shows it, and nothing else if there is one.
  private func example(of number: Int) -> String? {
    let entries = repertoire.entries(of: number)
    let plain = entries.first { $0.skills.allSatisfy { $0 == number || schedule.finder.skills[$0].isAccent } }
    guard !schedule.finder.skills[number].isForm, let first = plain ?? entries.first else { return nil }
    return schedule.finder.conjugator.forms(of: schedule.finder.verbs[first.cell.verb], at: first.cell.slot).first
  }
}
