/// The form of another verb that an answer is.
struct OtherVerb {
  /// The verb, with *-se* if its pronoun was typed.
  let infinitive: String
  let slot: Slot
  /// The form as it is written, if the answer has another accent.
  let written: String?

  /// The reading nearest to the question: spelled exactly so, of a person that is asked, of the same tense, of the same
  /// person, of a verb that lives with the pronoun too, then of the more used verb.
  ///
  /// An accent too few or too many is ignored where nothing is spelled exactly so.
  /// - Returns: `nil` if the answer is no form of another verb in use.
  init?(_ attempts: [Attempt], _ asked: DiagnosisContext) {
    let wanted = asked.question.slot
    func order(_ reading: Reading) -> [Int] {
      let (tense, person, order) = wanted.distance(to: reading.slot)
      let rank = FrequencyList.placeByVerb[reading.plainName] ?? .max
      return [
        reading.isExact && rank <= Self.known ? 0 : 1, asked.isAsked(reading.slot.person) ? 0 : 1, tense, person,
        isPronounOwn(reading) ? 0 : 1, rank, order,
      ]
    }
    // Se fueron is of irse: there is no serse.
    func isPronounOwn(_ reading: Reading) -> Bool {
      reading.clitics.isEmpty || asked.conjugator.find(Self.name(reading))?.hasPronominalMeaning ?? false
    }
    let found = Self.readings(of: attempts, asked).map { (reading: $0, order: order($0)) }
    guard let first = found.min(by: { $0.order.lexicographicallyPrecedes($1.order) })?.reading else { return nil }
    infinitive = Self.name(first)
    slot = first.slot
    written = first.isExact ? nil : first.form
  }

  /// Whether an answer is spelled exactly like a form of another verb in use.
  static func isSpelledByOther(_ attempts: [Attempt], _ asked: DiagnosisContext) -> Bool {
    readings(of: attempts, asked).contains { reading in
      reading.isExact && FrequencyList.placeByVerb[reading.plainName] ?? .max <= known
    }
  }

  /// How far down the list of use a learner may have meant a verb rather than a form without its accent: *seria* is *sería*,
  /// not *seriar*.
  private static let known = 1000

  /// The readings as forms of other verbs, alone or with the reflexive pronoun that agrees.
  private static func readings(of attempts: [Attempt], _ asked: DiagnosisContext) -> [Reading] {
    var analyzer = MorphologicalAnalyzer(lexicon: asked.conjugator.lexicon)
    let own = asked.question.verb.infinitive.plain.description
    var found: [Reading] = []
    for attempt in attempts {
      let phrases = asked.isNoFree ? ["no \(attempt.core)", attempt.core] : [attempt.text]
      for phrase in phrases {
        let isNegated = phrase.hasPrefix("no ")
        let construction = asked.cells.construction
        let readings = construction == nil ? analyzer.readings(of: phrase) : analyzer.identify(phrase, guessing: false)
        found += readings.filter { reading in
          reading.isKnown && reading.construction == construction && reading.note == nil
            && (!isNegated || reading.slot.tense == .negativeImperative)
            && hasOwnPronoun(reading) && reading.plainName != own && reading.isInUse
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
}

extension Reading {
  var plainName: String { VerbName(infinitive)?.plain.description ?? infinitive }

  /// Whether the list of use has the verb, with its pronoun or without.
  fileprivate var isInUse: Bool {
    FrequencyList.placeByVerb[plainName] != nil || FrequencyList.placeByVerb[infinitive] != nil
  }
}

/// What is said of other verbs.
extension Search {
  /// A verb with its meaning: `saber: to know`.
  func named(_ infinitive: String) -> String {
    let meaning = asked.conjugator.find(infinitive)?.shortGloss ?? ""
    return meaning.isEmpty ? infinitive : "\(infinitive): \(meaning)"
  }

  func of(_ other: OtherVerb) -> Remark {
    let who = asked.conjugator.find(other.infinitive).flatMap { Self.subjects($0, other.slot) }
    let place = other.slot == slot ? "" : ", \(Self.name(other.slot.tense, who))"
    let accent = other.written.map { ", but for its accent: \($0)" } ?? ""
    return Remark(
      "\(answer) is \(named(other.infinitive))\(place)\(accent)", "\(right) is \(named(verb.name))",
      nudge: "the question asks for \(named(verb.name))")
  }

  /// A remark that also names the other verb whose form the answer is: *cayó* for *calló*.
  ///
  /// - Parameter depth: who knows the verb; `nil` if anybody does.
  func naming(_ attempt: Attempt, _ remark: Remark, among depth: FrequencyList.Depth? = nil) -> Remark {
    guard let other = OtherVerb([attempt], asked), other.written == nil,
      VerbName(other.infinitive).flatMap({ FrequencyList.placeByVerb[$0.plain.description] }) ?? .max
        <= depth?.rawValue ?? .max
    else { return remark }
    return remark.saying("\(remark.was) (\(answer) is of \(named(other.infinitive)))")
  }

  /// *Ha* where nothing but *hay* can be meant, and *hay* before a participle.
  func ofHelper(_ attempt: Attempt) -> Step {
    let remark =
      attempt.core == "hay"
      ? Remark(
        "“hay” is what there is", "before a participle the helper is ha", nudge: "before a participle stands the helper"
      )
      : Remark(
        "“\(attempt.core)” is the helper of a compound tense", "there is, there are: hay",
        nudge: "what there is has a form of its own in the present")
    return Step(.otherVerb, of: verb.name, at: slot, remark)
  }
}
