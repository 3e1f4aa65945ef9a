/// What spaced repetition schedules: a pattern in a tense, shared by many verbs, or a single form to be memorized.
package enum Skill: Hashable, Sendable {
  /// *e→ie in the present*; with a person where those of a tense are formed in several ways, like every regular ending.
  case pattern(Irregularity, Tense, Person?)
  /// *soy, fui, hecho*
  case form(infinitive: String, Slot)
  /// A choice that sentences train, by its identifier: *ser-estar-state*.
  case choice(String)
  /// The reflexive pronouns, which every form of a pronominal verb has: *me levanto, levántate*.
  case pronoun
  /// The written accent of the regular endings of a tense: *hablé, comía, viviré*.
  case accent(Tense)

  /// The stable identifier: `e>ie/present`, `regular-ar/present/2s`, `form/ser/present/1s`.
  package var id: String {
    let place = tense.id + (person.map { "/\($0.id)" } ?? "")
    return switch self {
    case .pattern(let pattern, _, _): "\(pattern.id)/\(place)"
    case .form(let infinitive, _): "form/\(infinitive)/\(place)"
    case .accent: "accent/\(place)"
    case .choice(let id): "choice/\(id)"
    case .pronoun: "pronoun"
    }
  }

  /// The tense of its forms; for a choice, the tense to know before it can be asked.
  package var tense: Tense {
    switch self {
    case .pattern(_, let tense, _): tense
    case .form(_, let slot): slot.tense
    case .accent(let tense): tense
    case .choice(let id): ChoiceFamily(ofChoice: id).tense
    case .pronoun: .present
    }
  }

  /// The person of its forms; `nil` where persons do not differ.
  var person: Person? {
    switch self {
    case .pattern(_, _, let person): person
    case .form(_, let slot): slot.person
    case .choice, .pronoun, .accent: nil
    }
  }

  /// What is shown and begun together: an ending in all persons, the future of all verbs, a tense without a rule.
  package var lesson: Skill {
    switch self {
    case .pattern(let pattern, let tense, let person):
      .pattern(
        pattern.isRegular && TenseSet.futures.contains(tense) ? .regularAr : pattern, tense,
        tense == .imperative ? person.map { $0.orderedLike } : nil)
    case .form(let infinitive, let slot): .form(infinitive: infinitive, Slot.of(slot.tense)[0])
    case .choice, .pronoun, .accent: self
    }
  }

  package var isForm: Bool { if case .form = self { true } else { false } }
  var choice: String? { if case .choice(let id) = self { id } else { nil } }
  var pattern: Irregularity? { if case .pattern(let pattern, _, _) = self { pattern } else { nil } }
  var isRegular: Bool { pattern?.isRegular ?? false }

  /// Whether anyone who has met its tense has learned it: the regular patterns and *haber*.
  package var comesWithTense: Bool { isRegular || pattern == .compound }

  /// Whether it involves nothing irregular.
  var isPlain: Bool { isRegular || isAccent }

  /// Whether it is the written accent of a tense, which comes with the endings and is not taught by itself.
  package var isAccent: Bool { if case .accent = self { true } else { false } }
}

extension Skill {
  /// The skill with *vos* instead of *tú*, for learners who are not asked *tú*, where both have the same form.
  func asked(at slots: [Slot]) -> Skill {
    guard person == .secondSingular, let slot = Slot(tense, person), !slots.contains(slot) else { return self }
    return switch self {
    case .pattern(let pattern, let tense, _): .pattern(pattern, tense, .secondVoseo)
    case .form(let infinitive, _): Slot(tense, .secondVoseo).map { .form(infinitive: infinitive, $0) } ?? self
    case .choice, .pronoun, .accent: self
    }
  }

  /// The name shown to people: `e→ie in the present (yo, tú, él, ellos)`, with the persons in which a pattern shows.
  func name(showingIn persons: Set<Person>, _ conjugator: Conjugator) -> String {
    switch self {
    case .pattern(let pattern, let tense, let person):
      let whom = person.flatMap { Slot.subjects(tense, $0).first } ?? Self.title(of: persons, in: tense)
      let isOfAll = person == nil && pattern.isRegular && TenseSet.futures.contains(tense)
      let title = isOfAll ? "endings of all verbs" : pattern.title
      // The title of the strong preterite already names its tense.
      let place = title.hasSuffix(" \(tense.englishName)") ? "" : " in the \(tense.englishName)"
      return title + place + (whom.map { " (\($0))" } ?? "")
    case .accent(let tense): return "written accent in the \(tense.englishName)"
    case .form(let infinitive, let slot):
      let verb = conjugator.find(infinitive)
      let form = verb.flatMap { conjugator.asked(of: $0, at: slot).first }
      let cell = [infinitive, slot.tense.englishName] + (verb.map { Subjects.of($0, at: slot) } ?? []).prefix(1)
      return "\(form ?? "–") (\(cell.joined(separator: ", ")))"
    case .pronoun: return "reflexive pronouns (me, te, se…)"
    case .choice(let id): return SentenceBook.embedded.choices.first { $0.id == id }?.title ?? id
    }
  }

  /// The names of some persons of a tense; `nil` where they are all of them, or none.
  private static func title(of persons: Set<Person>, in tense: Tense) -> String? {
    // Either tú or vos stands for both; vosotros goes with nosotros.
    let other: Person = persons.contains(.secondSingular) ? .secondVoseo : .secondSingular
    let told = tense.persons.filter { $0 != .secondPlural }
    let some = told.filter(persons.contains)
    if some.isEmpty || told.allSatisfy({ $0 == other || some.contains($0) }) { return nil }
    return some.map { Slot.subjects(tense, $0)[0] }.joined(separator: ", ")
  }
}

extension Person {
  /// The person that stands for all with the same kind of command: *usted* for those that use the subjunctive.
  var orderedLike: Person { isOrderedInSubjunctive ? .thirdSingular : self }
}
