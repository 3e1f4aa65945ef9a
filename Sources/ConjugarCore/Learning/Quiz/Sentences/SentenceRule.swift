/// What decides the form in a sentence, in words: its triggers, what they ask for, and why.
struct SentenceRule {
  let sentence: Sentence
  /// How much is said.
  var brevity = Brevity.whole
  /// Whether the reason is told, which often names the form.
  var tellsReason = true

  /// How much is said.
  enum Brevity: CaseIterable {
    case whole
    /// The first words of one trigger, and one subject of several.
    case brief
    /// That without the reason.
    case briefest
  }

  var isBrief: Bool { brevity != .whole }

  /// The reason, without what was said just before: *family: ser* is *family* where *ser* was named.
  private func reason(after said: String) -> String {
    guard brevity != .briefest, tellsReason else { return "" }
    let name = said.hasPrefix("the ") ? String(said.dropFirst(4)) : said
    var reason = sentence.reason
    if reason.hasSuffix(": \(name)") { reason.removeLast(name.count + 2) }
    if reason.hasPrefix("\(name); ") { reason.removeFirst(name.count + 2) }
    return reason == name ? "" : ": \(reason)"
  }

  /// `“ayer” asks for the preterite: over, in a time that is named`.
  var text: String {
    let asking = asking(sentence.triggers(of: [.tense]))
    let tense = Self.the(sentence.slot.tense)
    return "\(asking) \(tense)\(reason(after: tense))"
  }

  /// The same where the verb had to be chosen too, and the reason is that of the verb.
  var textOnTense: String {
    let triggers = sentence.triggers(of: [.tense])
    let tense = Self.the(sentence.slot.tense)
    return triggers.isEmpty ? "the tense here is \(tense)" : "\(asking(triggers)) \(tense)"
  }

  /// The same where the verb is what was chosen: `“enferma” asks for estar: a state`.
  var textOnVerb: String { "\(asking(ofChoice)) \(sentence.verb)\(reason(after: sentence.verb))" }

  /// The same where the person is what was chosen: `“las playas” asks for the plural: …`.
  var textOnPerson: String { "\(asking(ofChoice)) \(number(sentence.slot))\(reason(after: number(sentence.slot)))" }

  /// The one of them that fits the choice which the sentence trains.
  var textOnChoice: String {
    if sentence.verbs.count > 1 { return textOnVerb }
    return sentence.choice.family.decidesPerson && sentence.slot.person != nil ? textOnPerson : text
  }

  /// A first hint: the triggers and what they decide.
  var question: String {
    let triggers = ofChoice
    return "\(quoted(triggers)) \(triggers.count < 2 ? "decides" : "decide"): \(askedQuestion)"
  }

  /// A second hint: the tense, or the verb.
  var answer: String {
    let tense = Self.the(sentence.slot.tense)
    guard sentence.verbs.count == 1 else { return sentence.verb }
    guard sentence.choice.family.decidesPerson, sentence.slot.person != nil else { return tense }
    return "\(tense), \(subjects(sentence.slot))"
  }

  private var askedQuestion: String {
    sentence.verbs.count > 1
      ? "\(sentence.cue.split(separator: "/").joined(separator: " or "))?" : sentence.choice.family.question
  }

  /// `the preterite`; the two imperfect subjunctives are one, because both are right.
  static func the(_ tense: Tense) -> String {
    let name = tense.englishName
    return "the \([" in -ra", " in -se"].contains(where: name.hasSuffix) ? String(name.dropLast(7)) : name)"
  }

  /// `él, ella, usted`; for an order only those who can be told.
  func subjects(_ slot: Slot) -> String {
    guard let person = slot.person else { return "" }
    guard slot.tense.mood == .imperative else {
      return person.subjects.prefix(isBrief ? 1 : person.subjects.count).joined(separator: ", ")
    }
    // Of él, ella and usted only the last is told to do something.
    return (person.isThird ? person.subjects.last : person.subjects.first) ?? ""
  }

  /// Whose a form is beside another of its tense: `plural (ellos, ellas, ustedes)` beside a singular, `for yo`.
  func whose(_ slot: Slot, besides other: Slot) -> String {
    let isNumberTold = slot.person?.isThird == true && other.person?.isThird == true
    return isNumberTold
      ? "\(slot.person == .thirdPlural ? "plural" : "singular") (\(subjects(slot)))"
      : "for \(subjects(slot))"
  }

  /// `the plural` of things, or who acts.
  private func number(_ slot: Slot) -> String {
    guard let person = slot.person, person.isThird, slot.tense.mood != .imperative else { return subjects(slot) }
    return person == .thirdPlural ? "the plural" : "the singular"
  }

  /// So many words of a trigger are enough to find it.
  private static let mostWords = 3

  private func asking(_ triggers: [String]) -> String {
    let triggers = isBrief ? Array(triggers.prefix(1)) : triggers
    return "\(quoted(triggers)) \(triggers.count < 2 ? "asks" : "ask") for"
  }

  /// What the sentence trains: a verb, who acts, or else a tense.
  private var roles: Set<Sentence.Role> {
    if sentence.verbs.count > 1 { return [.verb] }
    return sentence.choice.tellsPerson ? [.person, .agreement] : [.tense]
  }

  /// The triggers that decide it.
  private var ofChoice: [String] {
    let triggers = sentence.triggers(of: roles)
    return triggers.isEmpty ? sentence.triggers : triggers
  }

  /// `“Cuando” and “niña”`.
  private func quoted(_ triggers: [String]) -> String {
    let quoted = triggers.map { trigger in
      let words = trigger.split(separator: " ")
      let isCut = isBrief && words.count > Self.mostWords
      return "“\(isCut ? words.prefix(Self.mostWords).joined(separator: " ") + "…" : trigger)”"
    }
    return quoted.isEmpty ? "the sentence" : quoted.listed("and")
  }
}
