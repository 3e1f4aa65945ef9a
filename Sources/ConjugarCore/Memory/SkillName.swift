extension Skill {
  /// What a person reads: `e→ie in the present (boot)`, `soy (ser, present, yo)`.
  ///
  /// - Parameter persons: those in which a pattern shows.
  func name(showingIn persons: Set<Person>, _ conjugator: Conjugator) -> String {
    switch self {
    case .pattern(let pattern, let tense, let group):
      let whom = group?.title ?? Self.title(of: persons, in: tense)
      return "\(pattern.title) in the \(tense.englishName)" + (whom.map { " (\($0))" } ?? "")
    case .accent(let tense): return "written accent in the \(tense.englishName)"
    case .person(let tense, let person): return "\(person.subjects[0]) in the \(tense.englishName)"
    case .form(let infinitive, let slot):
      let form = conjugator.find(infinitive).flatMap { conjugator.forms(of: $0, at: slot).first }
      let cell = [infinitive, slot.tense.englishName, slot.person?.subjects[0]].compactMap { $0 }
      return "\(form ?? "–") (\(cell.joined(separator: ", ")))"
    case .choice(let id):
      let choices = try? SentenceBook.embedded.choices()
      return choices?.first { $0.id == id }?.title ?? id
    }
  }

  /// What persons have in common; `nil` where there is nothing to say.
  private static func title(of persons: Set<Person>, in tense: Tense) -> String? {
    // Vos goes with tú or with nosotros, and says nothing by itself.
    switch Person.allCases.filter({ persons.contains($0) && $0 != .secondVoseo && $0 != .secondPlural }) {
    case [.firstSingular, .secondSingular, .thirdSingular, .thirdPlural]: "boot"
    case [.secondSingular, .thirdSingular, .thirdPlural] where tense == .present: "tú, él, ellos"
    case [.firstSingular]: "yo"
    case [.thirdSingular]: "él"
    case [.thirdSingular, .thirdPlural]: "él, ellos"
    case [.firstPlural]: "nosotros"
    default: nil
    }
  }
}
