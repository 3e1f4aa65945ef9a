/// The costs of the steps from what was asked to what was typed: the cheapest sum of at most two explains it.
///
/// For single steps, prices set the order of the kinds of errors; for pairs, they weigh which is more likely.
enum Price {
  /// An accent, which never makes a step by itself.
  static let accent = 0
  /// A form of another verb that is offered.
  static let offeredVerb = 34
  /// The verb alone where a periphrasis is asked for.
  static let withoutHelper = 35
  /// A popular ending.
  static let popularEnding = 54
  /// The surcharge for a malformed form of another cell: it was more likely built for the cell asked for.
  static let misshapenCell = 28
  /// A consonant that no Spanish word doubles, though a cognate in another language does.
  static let doubledLetter = 65

  static func of(_ kind: Diagnosis.Kind) -> Int {
    switch kind {
    // An extra word; the right form with the wrong pronoun or none.
    case .negation: 10
    case .pronoun: 20
    // A right form in the wrong cell: the most common error of all.
    case .otherPerson: 30
    case .otherTense: 31
    case .otherTenseAndPerson: 32
    // Haber and what should follow it.
    case .auxiliary: 40
    case .participle: 45
    // A coinage for the cell itself, by other rules or with the ending of another conjugation or cell.
    case .stemChange: 50
    case .regularized: 52
    case .ending: 60
    // Letters that sound alike: more than a rule, because they show nothing about whether the rule is known.
    case .spelling: 70
    // A verb that has nothing to do with the question.
    case .otherVerb: 80
    // A slip of one letter, which could explain almost anything.
    case .typo: 90
    case .notAForm: .max
    }
  }
}
