/// The form of another verb that an answer is.
struct OtherVerb {
  /// The verb, with *-se* if its pronoun was typed.
  let infinitive: String
  let slot: Slot
  /// The form as it is written, if the answer has another accent.
  let written: String?

  /// The reading nearest to the question: of the same tense, then of the same person, then of the more used verb.
  ///
  /// An accent too few or too many is ignored: *crio* is *crío* where the present was asked.
  /// - Returns: `nil` if the answer is no form of another verb that the lexicon has.
  init?(_ attempts: [Attempt], _ asked: DiagnosisContext) {
    let found = Self.readings(of: attempts, asked)
    let wanted = asked.question.slot
    func closeness(_ reading: Reading) -> (Int, Int) {
      let (tense, person, _) = wanted.distance(to: reading.slot)
      return (tense, person)
    }
    guard let best = found.map(closeness).min(by: <) else { return nil }
    let nearest = found.filter { closeness($0) == best }
    let ranks = Self.ranks(of: Set(nearest.map(\.infinitive)))
    let first = nearest.min {
      (ranks[$0.infinitive] ?? .max, $0.slot, $0) < (ranks[$1.infinitive] ?? .max, $1.slot, $1)
    }
    guard let first else { return nil }
    infinitive = Self.name(first)
    slot = first.slot
    written = first.isExact ? nil : first.form
  }

  /// The readings as forms of other verbs, alone or with the reflexive pronoun that agrees.
  private static func readings(of attempts: [Attempt], _ asked: DiagnosisContext) -> [Reading] {
    var analyzer = MorphologicalAnalyzer(lexicon: asked.conjugator.lexicon)
    let own = asked.question.verb.infinitive.plain.description
    var found: [Reading] = []
    for attempt in attempts {
      let phrases = asked.isNoFree ? ["no \(attempt.core)", attempt.core] : [attempt.text]
      for phrase in phrases {
        let isNegated = phrase.hasPrefix("no ")
        found += analyzer.readings(of: phrase).filter { reading in
          reading.isKnown && reading.remark == nil && (!isNegated || reading.slot.tense == .negativeImperative)
            && hasOwnPronoun(reading) && VerbName(reading.infinitive)?.plain.description != own
        }
      }
    }
    return found
  }

  /// Whether the reading has no pronoun, or the reflexive one of its person.
  private static func hasOwnPronoun(_ reading: Reading) -> Bool {
    guard let pronoun = reading.clitics.first else { return true }
    guard reading.clitics.count == 1 else { return false }
    let persons = reading.slot.person.map { [$0] } ?? Person.allCases
    return persons.contains { $0.reflexivePronoun.description == pronoun }
  }

  private static func name(_ reading: Reading) -> String {
    reading.clitics.isEmpty ? reading.infinitive : VerbName(reading.infinitive)?.pronominal.description ?? ""
  }

  /// The places of some verbs in the list of use; not looked up for one alone.
  private static func ranks(of infinitives: Set<String>) -> [String: Int] {
    guard infinitives.count > 1 else { return [:] }
    var ranks: [String: Int] = [:]
    for (rank, name) in FrequencyList.embedded.enumerated() where infinitives.contains(name) { ranks[name] = rank }
    return ranks
  }
}
