/// What sentences train: one choice between forms, with the rule that decides it.
///
/// *ser-estar-state: how someone or something is just now takes estar*.
package struct Choice: Sendable, Hashable {
  /// Lowercase words with hyphens; the first ones name the family.
  package let id: String
  package let title: String
  package let family: ChoiceFamily
  /// Whether the trigger tells who acts, although the person is not what the sentence trains.
  let tellsPerson: Bool

  package init(id: String, title: String, tellsPerson: Bool = false) {
    (self.id, self.title) = (id, title)
    family = ChoiceFamily(ofChoice: id)
    self.tellsPerson = tellsPerson || family.tellsPerson
  }
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
  /// Whether the lesson is who acts, which of two verbs stands, or whether a phrase does; of all others it is the tense.
  let decidesPerson, decidesVerb, decidesPhrase: Bool
  fileprivate var tellsPerson: Bool { decidesPerson || tense.mood == .imperative }

  /// Every family, as `Resources/words.txt` has them: the longer of two beginnings first.
  package static let all = SectionedText(Resources.words).lines(of: "family").compactMap { ChoiceFamily($0.fields) }

  private init?(_ fields: [String]) {
    guard fields.count == 4, let tense = Tense(id: fields[1].utf8) else { return nil }
    let words = fields[2].words
    (id, self.tense, question) = (fields[0], tense, fields[3])
    weight = Int(words[0]) ?? 1
    (decidesPerson, decidesVerb) = (words.contains("person"), words.contains("verb"))
    decidesPhrase = words.contains("phrase")
  }

  /// The family of a choice; that of what is no other stands last: the choice between two verbs.
  init(ofChoice id: String) {
    let families = Self.all
    self = families.first { id == $0.id || id.hasPrefix("\($0.id)-") } ?? families[families.count - 1]
  }
}
