/// What the steps from what was asked to what was typed cost: an explanation is the cheapest sum of at most two.
///
/// Alone they are the order of the kinds of wrong answers; in twos they weigh what a learner more likely did.
enum Price {
  /// An accent: it never makes a step of its own.
  static let accent = 0
  /// A form of another verb that is offered.
  static let offeredVerb = 34
  /// The verb by itself where a periphrasis is asked.
  static let withoutHelper = 35
  /// An ending that many say.
  static let popularEnding = 54
  /// What another cell costs more, whose form is misshapen: who types such a thing has rather built it for the one asked.
  static let misshapenCell = 28
  /// A consonant that no Spanish word doubles, as the same word of another language does.
  static let doubledLetter = 65

  static func of(_ kind: Diagnosis.Kind) -> Int {
    switch kind {
    // A word that was put in, and the right form with another pronoun, or none.
    case .negation: 10
    case .pronoun: 20
    // A right form in the wrong place: the commonest error of all.
    case .otherPerson: 30
    case .otherTense: 31
    case .otherTenseAndPerson: 32
    // Haber, and what should follow it.
    case .auxiliary: 40
    case .participle: 45
    // What was built for the very cell, by other rules, or with the ending of another conjugation or cell.
    case .stemChange: 50
    case .regularized: 52
    case .ending: 60
    // Letters that sound alike: more than a rule, for nothing is known of the rule.
    case .spelling: 70
    // A verb that nobody spoke of.
    case .otherVerb: 80
    // A letter slipped: what anything may be.
    case .typo: 90
    case .notAForm: .max
    }
  }
}
