/// What sentences train: one choice between forms, with the rule that decides it.
///
/// *ser-estar-state: how someone or something is just now takes estar*.
package struct Choice: Sendable, Hashable {
  /// Lowercase words with hyphens; the first ones name the family.
  package let id: String
  package let title: String
  package let family: ChoiceFamily

  package init(id: String, title: String) {
    self.id = id
    self.title = title
    family = ChoiceFamily(ofChoice: id)
  }

  /// Whether the trigger tells who acts, although the person is not what the sentence trains.
  var tellsPerson: Bool { family.tellsPerson || Self.ofPerson.contains(id) }

  private static let ofPerson: Set<String> = [
    "present-dialogue", "present-vos", "present-vosotros", "ser-estar-time-date",
  ]
}

/// A group of choices that put the same question to the learner.
package struct ChoiceFamily: Sendable, Hashable {
  /// The beginning of the identifiers of its choices: `preterite-imperfect`.
  package let id: String
  /// The tense to know before: the last of those among which the learner chooses.
  package let tense: Tense
  package let question: String
  /// How often a mixed quiz has a sentence of the family, beside the others: more for what learners get wrong more often.
  ///
  /// Counted in corrected essays of university students: two verb errors in five are of past tenses.
  let weight: Int
  let decidesPerson: Bool
  fileprivate var tellsPerson: Bool { decidesPerson || tense.mood == .imperative }

  private init(_ id: String, _ tense: Tense, _ question: String, weight: Int, decidesPerson: Bool = false) {
    (self.id, self.tense, self.question, self.weight, self.decidesPerson) = (id, tense, question, weight, decidesPerson)
  }

  /// Every family, the longer of two beginnings first.
  package static let all = [
    ChoiceFamily("past-narration", .imperfect, "present or past, and which past?", weight: 10),
    ChoiceFamily("past-anterior", .pastAnterior, "which past of literature?", weight: 1),
    ChoiceFamily("preterite-imperfect", .imperfect, "preterite or imperfect?", weight: 16),
    ChoiceFamily("present-perfect", .presentPerfect, "present perfect or preterite?", weight: 4),
    ChoiceFamily("pluperfect", .pluperfect, "before another past event, or at that time?", weight: 3),
    ChoiceFamily("future", .future, "which future: a plan, a promise or a guess?", weight: 4),
    ChoiceFamily("periphrastic-future", .present, "what is planned or about to happen, or something else?", weight: 4),
    ChoiceFamily("progressive", .present, "under way, or a habit, a state, a plan?", weight: 5),
    ChoiceFamily("ser-estar", .present, "ser or estar?", weight: 14),
    ChoiceFamily("gustar", .present, "what is liked: one thing or several?", weight: 6, decidesPerson: true),
    ChoiceFamily("agreement", .present, "who or what is the subject?", weight: 6, decidesPerson: true),
    ChoiceFamily("subjunctive", .presentSubjunctive, "indicative or subjunctive, and of which time?", weight: 14),
    ChoiceFamily("si", .imperfectSubjunctiveRa, "a real condition or an unreal one?", weight: 3),
    ChoiceFamily("conditional", .conditional, "what would be, or what is?", weight: 4),
    ChoiceFamily("infinitive", .present, "infinitive, gerund or a form with a person?", weight: 8),
    ChoiceFamily(
      "finite-not-infinitive", .presentSubjunctive, "infinitive, or a form with a subject of its own?", weight: 2),
    ChoiceFamily("gerund", .gerund, "infinitive, gerund or participle?", weight: 3),
    ChoiceFamily("participle", .participle, "infinitive, gerund or participle?", weight: 2),
    ChoiceFamily("imperative", .imperative, "who is told to do it?", weight: 4),
    ChoiceFamily("negative-imperative", .negativeImperative, "who is told not to do it?", weight: 3),
    ChoiceFamily("pronominal", .present, "which tense, and which pronoun?", weight: 4),
    ChoiceFamily("present", .present, "who, and is it so now?", weight: 5),
  ]

  /// The family of what is no other: the choice between two verbs.
  static let verbs = ChoiceFamily("verbs", .present, "which verb?", weight: 8)

  init(ofChoice id: String) {
    self = Self.all.first { id == $0.id || id.hasPrefix("\($0.id)-") } ?? Self.verbs
  }
}
