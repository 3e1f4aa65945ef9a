/// The usage of a verb: which of the forms that the grammar allows people actually say.
///
/// A quiz asks only those; every form can be shown and identified all the same. The lexicon writes it as tokens:
/// `ask:third,no-imperative` says what is asked, `seldom:impersonal` besides which persons the forms are of a rarer sense.
package struct Usage: Sendable, Hashable {
  var isNeverAsked = false
  /// Whether the verb is asked with its pronoun only, although it has a meaning without: *desplomarse*.
  var isAskedWithPronounOnly = false
  /// The persons that the plain verb is asked in, named like the defect of a verb that has no others: *gusta, gustan*.
  package internal(set) var persons: Defect?
  /// The persons that the pronominal verb is asked in: *se me ocurre, se me ocurren*.
  var pronominalPersons: Defect?
  /// Whether animals are what does it: *ladra*.
  var isOfAnimals = false
  /// Whether anybody orders it: nobody says *debe* to a child.
  var hasOrders = true
  /// The only region in which it is asked, or `nil` for all: *coger* in Spain.
  package internal(set) var region: Region?
  /// The tenses it is asked in, or `nil` for all: *soler* in the present and the imperfect.
  package internal(set) var tenses: TenseSet?
  /// The persons besides which there are forms in a rarer sense: *amanece*, but *amanecimos en Madrid*.
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
