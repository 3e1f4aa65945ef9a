/// The usage of a verb: which of the forms that the grammar allows people actually say.
///
/// A quiz asks only for those; every form can still be shown and identified. The lexicon writes it as tokens:
/// `ask:third,no-imperative` says what is asked; with `seldom:impersonal`, all other persons have a rarer sense.
package struct Usage: Sendable, Hashable {
  var isNeverAsked = false
  /// Whether the verb is asked only with its pronoun, although it has a meaning without it: *desplomarse*.
  var isAskedWithPronounOnly = false
  /// The persons in which the plain verb is asked, named like the defect of a verb without any others: *gusta, gustan*.
  package internal(set) var persons: Defect?
  /// The persons in which the pronominal verb is asked: *se me ocurre, se me ocurren*.
  var pronominalPersons: Defect?
  /// Whether its subjects are animals: *ladra*.
  var isOfAnimals = false
  /// Whether people use it in commands: nobody says *debe* to a child.
  var hasOrders = true
  /// The only region in which it is asked, or `nil` for all: *coger* in Spain.
  package internal(set) var region: Region?
  /// The tenses in which it is asked, or `nil` for all: *soler* in the present and the imperfect.
  package internal(set) var tenses: TenseSet?
  /// The persons outside of which forms have a rarer sense: *amanece*, but *amanecimos en Madrid*.
  var seldom: Defect?

  mutating func take(asked word: TextSlice) -> Bool {
    switch word.text {
    case "never": isNeverAsked = true
    case "se": isAskedWithPronounOnly = true
    case "third": persons = .thirdPerson
    case "animals": (persons, isOfAnimals) = (.thirdPerson, true)
    case "third-se": pronominalPersons = .thirdPerson
    case "impersonal": persons = .impersonal
    case "no-imperative": hasOrders = false
    case _:
      if let region = Region(id: word) {
        self.region = region
      } else if let tense = Tense(id: word) {
        tenses = (tenses ?? []).union(TenseSet(tense))
      } else {
        return false
      }
    }
    return true
  }
}

extension Meaning {
  var isVulgar: Bool { marks.contains(.vulgar) }

  /// Whether a verb with this first meaning is asked only by name.
  var isUnasked: Bool { isVulgar || marks.contains(.obsolete) }
}
