/// What decides the form in a sentence, in words: its triggers, what they ask for, and why.
struct SentenceRule {
  let sentence: Sentence
  /// Whether the first words of one trigger are enough.
  var isBrief = false
  /// Whether the reason is told, which often names the form.
  var tellsReason = true

  /// What the sentence trains, of which its reason is the reason.
  var lesson: Sentence.Role {
    let family = sentence.choice.family
    if family.decidesPerson { return .agreement }
    if sentence.verbs.count > 1, family == .verbs || family.id == "ser-estar" { return .verb }
    return sentence.choice.tellsPerson ? .person : .tense
  }

  // MARK: What decides

  /// `“ayer” asks for the preterite: over, in a time that is named`.
  var textOnTense: String { text(sentence.triggers(of: [.tense]), wanted, reasonOn: .tense) }

  /// What is to be chosen: `the preterite`, `estar + gerund`.
  private var wanted: String { sentence.construction?.name ?? Self.the(sentence.slot.tense) }

  /// `“enferma” asks for estar: a state`.
  var textOnVerb: String { text(sentence.triggers(of: [.verb]), sentence.verb, reasonOn: .verb) }

  /// `“las playas” asks for the plural: what is liked is the subject`.
  ///
  /// - Parameter typed: the cell that was typed, so that what is named differs from it.
  func textOnPerson(besides typed: Slot? = nil) -> String {
    let slot = sentence.slot
    let isThird = slot.person?.isThird == true && slot.tense.mood != .imperative
    let number = slot.person == .thirdPlural ? "plural" : "singular"
    let wanted =
      if !isThird || typed?.person?.isPlural == slot.person?.isPlural && typed?.person?.isThird == true {
        subjects(slot)
      } else {
        typed?.person?.isThird == false ? "the third person \(number)" : "the \(number)"
      }
    return text(sentence.triggers(of: [.person, .agreement]), wanted, reasonOn: .person)
  }

  /// The one of them that fits what the sentence trains.
  var textOnChoice: String {
    if sentence.verbs.count > 1 { return textOnVerb }
    return lesson == .agreement && sentence.slot.person != nil ? textOnPerson() : textOnTense
  }

  private func text(_ triggers: [String], _ wanted: String, reasonOn role: Sentence.Role) -> String {
    let triggers = isBrief ? Array(triggers.prefix(1)) : triggers
    let asking = triggers.isEmpty ? "here it is" : "\(quoted(triggers)) \(triggers.count == 1 ? "asks" : "ask") for"
    let reason = reason(on: role, after: wanted)
    return "\(asking) \(wanted)" + (reason.isEmpty ? "" : ": \(reason)")
  }

  /// The clauses of the reason that tell of a role; without what was said just before: *family: ser* is *family* where
  /// *ser* was named.
  private func reason(on role: Sentence.Role, after said: String) -> String {
    guard tellsReason else { return "" }
    let names = Self.the(sentence.slot.tense).split(separator: " ")
    let clauses = sentence.reason.split(separator: ";").map { $0.drop { $0 == " " } }
    let trains =
      switch role {
      case .tense: lesson == .tense || lesson == .person
      case .verb: lesson != .agreement
      case .person, .agreement: lesson == .agreement || lesson == .person
      }
    guard trains || role == .tense else { return "" }
    let told = clauses.filter { $0.contains(String(names.last ?? "")) == (role == .tense) }
    var reason = told.isEmpty && trains ? sentence.reason : told.joined(separator: "; ")
    let words = said.split(separator: " ").drop { $0 == "the" }
    for name in [words.joined(separator: " "), String(words.last ?? "")] {
      // What follows the name may tell how the form is made, which is another matter.
      if let start = reason.indices.first(where: { reason[$0...].hasPrefix(": \(name)") }) {
        let rest = reason[start...].dropFirst(name.count + 2)
        if rest.isEmpty || rest.contains("→") { reason = String(reason[..<start]) }
      }
      if reason.hasPrefix("\(name); ") { reason.removeFirst(name.count + 2) }
      if reason == name || reason.hasPrefix("after ") && reason.hasSuffix(" \(name)") { return "" }
    }
    return reason
  }

  // MARK: Hints

  /// A first hint: the triggers and what they decide.
  var question: String {
    let roles: [Sentence.Role] =
      sentence.verbs.count > 1 ? [.verb] : sentence.choice.tellsPerson ? [.person, .agreement] : [.tense]
    let own = sentence.triggers(of: roles)
    let triggers = own.isEmpty ? sentence.triggers : own
    let asked =
      sentence.verbs.count > 1
      ? "\(sentence.cue.split(separator: "/").joined(separator: " or "))?" : sentence.choice.family.question
    return "\(quoted(triggers)) \(triggers.count < 2 ? "decides" : "decide"): \(asked)"
  }

  /// A second hint: the tense, or the verb.
  var answer: String {
    let tense = sentence.construction.map { "\($0.name), \(Self.the(sentence.slot.tense))" } ?? wanted
    guard sentence.verbs.count == 1 else { return sentence.verb }
    guard lesson == .agreement, sentence.slot.person != nil else { return tense }
    return "\(tense), \(subjects(sentence.slot))"
  }

  // MARK: Names

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
      ? "\(slot.person == .thirdPlural ? "plural" : "singular") (\(subjects(slot)))" : "for \(subjects(slot))"
  }

  /// So many words of a trigger are enough to find it.
  private static let mostWords = 3

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

extension Person {
  fileprivate var isPlural: Bool { self == .firstPlural || self == .secondPlural || self == .thirdPlural }
}
