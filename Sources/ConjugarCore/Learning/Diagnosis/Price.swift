/// What the steps from what was asked to what was typed cost: an explanation is the cheapest sum of at most two.
///
/// Alone they are the order of the kinds of wrong answers; in twos they weigh what a learner more likely did.
enum Price {
  /// An accent: it never makes a step of its own.
  static let accent = 0
  /// A word that was put in: *no habla*.
  static let negation = 10
  /// The right form with another pronoun, or none.
  static let pronoun = 20
  /// A right form in the wrong place: the commonest error of all.
  static let cell = (person: 30, tense: 31, both: 32)
  /// A form of another verb that is offered.
  static let offeredVerb = 34
  /// *Haber*, or what should follow it.
  static let compound = (auxiliary: 40, participle: 45)
  /// What was built for the very cell, by other rules.
  static let stem = (vowel: 50, rule: 52)
  /// An ending that many say.
  static let popularEnding = 54
  /// An ending of another conjugation or cell.
  static let ending = 60
  /// Another cell, whose form is misshapen too: who types such a thing has rather built it for the cell that is asked.
  static let meantCell = 58
  /// Letters that sound alike: more than a rule, for nothing is known of the rule.
  static let sound = 70
  /// A verb that nobody spoke of.
  static let otherVerb = 80
  /// A letter slipped: what anything may be.
  static let letter = 90

  /// What a kind costs that alone explains an answer.
  static func of(_ kind: Diagnosis.Kind) -> Int {
    switch kind {
    case .negation: negation
    case .pronoun: pronoun
    case .otherPerson: cell.person
    case .otherTense: cell.tense
    case .otherTenseAndPerson: cell.both
    case .auxiliary: compound.auxiliary
    case .participle: compound.participle
    case .stemChange: stem.vowel
    case .regularized: stem.rule
    case .ending: ending
    case .spelling: sound
    case .otherVerb: otherVerb
    case .typo: letter
    case .notAForm: .max
    }
  }
}
