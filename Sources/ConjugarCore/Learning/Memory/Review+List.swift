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
    /// Whether a review asks it today.
    package let isDue: Bool
    /// Whether a placement tells that it is known, though it was never asked.
    package let isSurelyKnown: Bool
  }

  /// Every skill that may be asked, in the order in which to teach them; cards of missed forms last.
  package var rows: [Row] {
    let missed = askable.filter { schedule.record($0).isOfMiss }
    let choices = askable.filter { schedule.finder.skills[$0].choice != nil } + newChoices
    let others = Set(missed + choices)
    let asked = Set(due)
    let all = inTeachingOrder(catalog.skills).filter { !others.contains($0) }
    return (all + choices + missed).map { number in
      let record = schedule.record(number)
      return Row(
        record: record, name: name(of: number), example: example(of: number),
        retrievability: schedule.retrievability(of: record),
        isDue: asked.contains(number), isSurelyKnown: isSurelyKnown(number))
    }
  }

  /// What a person reads for a skill.
  func name(of number: Int) -> String {
    schedule.finder.skills[number].name(showingIn: catalog.persons(of: number), schedule.finder.conjugator)
  }

  private func example(of number: Int) -> String? {
    guard !schedule.finder.skills[number].isForm, let first = catalog.examples(of: number).first,
      let slot = first.slots.first
    else { return nil }
    return schedule.finder.conjugator.forms(of: schedule.finder.verbs[first.verb], at: slot).first
  }

  /// Today, counted since 1970.
  package var today: Int { schedule.today }
}
