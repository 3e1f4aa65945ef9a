/// What sentences practice: one choice between forms, with the rule that decides it.
///
/// *ser-estar-state: how someone or something is just now takes estar*.
package struct Choice: Sendable, Hashable {
  /// Lowercase words joined by hyphens; the first ones name the family.
  package let id: String
  package let title: String
  package let family: ChoiceFamily
  /// Whether the trigger tells who acts, although the sentence does not practice the person.
  let tellsPerson: Bool

  package init(id: String, title: String, tellsPerson: Bool = false) {
    (self.id, self.title) = (id, title)
    family = ChoiceFamily(ofChoice: id)
    self.tellsPerson = tellsPerson || family.tellsPerson
  }
}

/// A group of choices that ask the learner the same question.
package struct ChoiceFamily: Sendable, Hashable {
  /// The beginning of the identifiers of its choices: `preterite-imperfect`.
  package let id: String
  /// The tense that the learner must know first: the last of those to choose among.
  package let tense: Tense
  package let question: String
  /// How often a mixed quiz uses the family, relative to others: more for what learners get wrong more often.
  ///
  /// Counted in corrected essays by university students: two in five verb errors are in past tenses.
  let weight: Int
  /// Whether the lesson is who acts, which of two verbs to use, or whether to use a phrase; otherwise, it is the tense.
  let decidesPerson, decidesVerb, decidesPhrase: Bool
  fileprivate var tellsPerson: Bool { decidesPerson || tense.mood == .imperative }

  /// Every family in `Resources/words.txt`: of two beginnings, the longer one comes first.
  package static let all = SectionedText(Resources.words).lines(of: "family").compactMap { ChoiceFamily($0.fields) }

  private init?(_ fields: [String]) {
    guard fields.count == 4, let tense = Tense(id: fields[1].utf8) else { return nil }
    let words = fields[2].words
    (id, self.tense, question) = (fields[0], tense, fields[3])
    weight = Int(words[0]) ?? 1
    (decidesPerson, decidesVerb) = (words.contains("person"), words.contains("verb"))
    decidesPhrase = words.contains("phrase")
  }

  /// The family of a choice; a choice in no other family is in the last one: the choice between two verbs.
  init(ofChoice id: String) {
    let families = Self.all
    self = families.first { id == $0.id || id.hasPrefix("\($0.id)-") } ?? families[families.count - 1]
  }
}
