/// What decides the form in a sentence, in words: its triggers, what they ask for, and why.
struct SentenceRule {
  let sentence: Sentence

  /// `“ayer” asks for the preterite: over, in a time that is named`.
  var text: String { "\(asking) \(Self.the(sentence.slot.tense)): \(sentence.reason)" }

  /// The same where the verb is what was chosen: `“enferma” asks for estar: a state`.
  var textOnVerb: String { "\(asking) \(sentence.verb): \(sentence.reason)" }

  /// The same where the person is what was chosen: `“las playas” asks for ellos, ellas, ustedes: …`.
  var textOnPerson: String { "\(asking) \(Self.subjects(sentence.slot)): \(sentence.reason)" }

  /// The one of them that fits the choice which the sentence trains.
  var textOnChoice: String {
    if sentence.verbs.count > 1 { return textOnVerb }
    return sentence.choice.family.decidesPerson && sentence.slot.person != nil ? textOnPerson : text
  }

  /// A first hint: the triggers and what they decide.
  var question: String { "\(triggers) \(isOne ? "decides" : "decide"): \(askedQuestion)" }

  /// A second hint: the tense, or the verb.
  var answer: String {
    let tense = Self.the(sentence.slot.tense)
    guard sentence.verbs.count == 1 else { return sentence.verb }
    guard sentence.choice.family.decidesPerson, sentence.slot.person != nil else { return tense }
    return "\(tense), \(Self.subjects(sentence.slot))"
  }

  private var askedQuestion: String {
    sentence.verbs.count > 1
      ? "\(sentence.cue.split(separator: "/").joined(separator: " or "))?" : sentence.choice.family.question
  }

  /// `the preterite`.
  static func the(_ tense: Tense) -> String { "the \(tense.englishName)" }

  /// `él, ella, usted`; for an order only those who can be told.
  static func subjects(_ slot: Slot) -> String {
    guard let person = slot.person else { return "" }
    let subjects = slot.tense.mood == .imperative ? person.subjects.suffix(1) : person.subjects[...]
    return subjects.joined(separator: ", ")
  }

  private var isOne: Bool { sentence.triggers.count == 1 }

  private var asking: String { "\(triggers) \(isOne ? "asks" : "ask") for" }

  /// `“Cuando” and “niña”`.
  private var triggers: String {
    let quoted = sentence.triggers.map { "“\($0)”" }
    guard let last = quoted.last, quoted.count > 1 else { return quoted.first ?? "the sentence" }
    return "\(quoted.dropLast().joined(separator: ", ")) and \(last)"
  }
}
