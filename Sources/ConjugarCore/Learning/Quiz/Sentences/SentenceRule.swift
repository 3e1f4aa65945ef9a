/// What decides the form in a sentence, in words: its triggers, what they ask for, and why.
struct SentenceRule {
  let sentence: Sentence
  /// How much is left out: all subjects but one, and long meanings; then the reason, which often names the form; then all
  /// triggers but the one beside the gap.
  var brevity = 0
  static let withoutReason = 2
  static let greatestBrevity = 3

  /// What the sentence trains, of which its reason is the reason.
  var lesson: Sentence.Role {
    let family = sentence.choice.family
    if family.decidesPerson { return .agreement }
    if hasVerbs, family.decidesVerb { return .verb }
    return sentence.choice.tellsPerson ? .person : .tense
  }

  private var hasVerbs: Bool { sentence.verbs.count > 1 }
  private var isOfNumber: Bool { lesson == .agreement && sentence.slot.person != nil }

  /// What one thing is decided by: `“ayer” asks for the preterite`; a person or mood is named unlike the typed cell's.
  func clause(on role: Sentence.Role, besides typed: Slot? = nil) -> String {
    let wanted = role == .tense ? tenses : [role == .verb ? sentence.verb : person(besides: typed)]
    let triggers = sentence.triggers(of: role == .person ? [.person, .agreement] : [role])
    let isMoodMissed = role == .tense && typed?.tense.mood == .subjunctive && sentence.slot.tense.mood == .indicative
    let decidesMood =
      (wanted + ["\(sentence.choice.family.tense.mood)"]).contains { $0.hasSuffix("subjunctive") }
      || triggers.contains { $0.lowercased().words.contains("si") }
    if isMoodMissed, !decidesMood { return "nothing asks for the subjunctive; here it is \(wanted.listed("or"))" }
    let nearest = triggers.last { sentence.gapped.prefix { $0 != "_" }.contains($0) } ?? triggers.first
    let told = brevity < Self.greatestBrevity ? triggers : [nearest].compactMap(\.self)
    let asking = told.isEmpty ? "here it is" : "\(quoted(told)) \(told.count == 1 ? "asks" : "ask") for"
    var reason = brevity < Self.withoutReason ? reason(on: role, after: sentence.construction?.name ?? wanted[0]) : ""
    // For another tense of the right mood the reason of the mood tells nothing.
    let mood = sentence.slot.tense.mood
    if role == .tense, typed?.tense.mood == mood, reason.contains("\(mood)") { reason = "" }
    let named = isMoodMissed && sentence.construction == nil && wanted.count == 1 ? ["\(wanted[0]) indicative"] : wanted
    return "\(asking) \(named.listed("or"))"
      + (reason.isEmpty || told.contains(reason) ? "" : ": \(Self.withoutColon(reason))")
  }

  /// A reason behind a colon: `hate -ing (odiar + infinitive)`.
  private static func withoutColon(_ reason: String) -> String {
    reason.split(separator: ";").map { clause in
      let parts = clause.split(separator: ":", maxSplits: 1)
      return parts.count < 2 ? String(clause) : "\(parts[0]) (\(parts[1].dropFirst()))"
    }.joined(separator: ";")
  }

  /// The tense that is asked and those that are right too, before a periphrasis with a mood that its helper has not usually.
  private var tenses: [String] {
    let tense = sentence.slot.tense
    let own = sentence.construction.map { tense.mood == .subjunctive ? "\($0.name) in \(Self.the(tense))" : $0.name }
    // Nothing asks for a guess: tendría doce años.
    let rivals = sentence.alternatives.filter {
      $0.remark == .rightToo && $0.verb == sentence.verb && $0.construction == nil && !$0.isPerfect
        && !$0.slot.tense.isOnlyRead && $0.slot.tense != .conditional
    }
    let names = (own == nil ? [tense] : []) + rivals.map(\.slot.tense)
    let all = (names.map(Self.the) + [own].compactMap(\.self)).once
    return all.count > 3 ? [own ?? all[0]] : all
  }

  /// The one of them that fits what the sentence trains.
  var clauseOnChoice: String { clause(on: hasVerbs ? .verb : isOfNumber ? .person : .tense) }

  /// `the plural`, or who it is where that would tell nothing.
  private func person(besides typed: Slot?) -> String {
    let (slot, other) = (sentence.slot, typed?.person)
    let number = slot.person == .thirdPlural ? "plural" : "singular"
    guard slot.person?.isThird == true, slot.tense.mood != .imperative,
      other?.isThird != true || (other == .thirdPlural) != (slot.person == .thirdPlural)
    else { return subjects(slot) }
    // La mitad quiere, and by sense quieren.
    let isEither = sentence.alternatives.contains {
      $0.remark.isRight && $0.slot.tense == slot.tense && $0.slot.person != slot.person
    }
    if isEither { return "the third person" }
    return other?.isThird == false ? "the third person \(number)" : "the \(number)"
  }

  /// The clauses that tell of a role, without what was said before: *family: ser* is *family* where *ser* was named.
  private func reason(on role: Sentence.Role, after said: String) -> String {
    let trains =
      switch role {
      case .tense: lesson == .tense || lesson == .person
      case .verb: lesson != .agreement
      case .person, .agreement: lesson == .agreement || lesson == .person
      }
    guard trains || role == .tense else { return "" }
    let tense = String(Self.the(sentence.slot.tense).split(separator: " ").last ?? "")
    let told = sentence.reason.split(separator: ";").map(\.trimmed).filter { $0.contains(tense) == (role == .tense) }
    let isWhole = told.isEmpty && trains && (lesson != .person || role == .tense)
    var reason = isWhole ? sentence.reason : told.joined(separator: "; ")
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

  /// A first hint: the triggers and what they decide.
  var question: String {
    let own = sentence.triggers(
      of: hasVerbs ? [.verb] : sentence.choice.tellsPerson ? [.person, .agreement] : [.tense])
    let triggers = own.isEmpty ? sentence.triggers : own
    let asked = sentence.cue.split(separator: "/").joined(separator: " or ") + "?"
    let decides = triggers.count < 2 ? "decides" : "decide"
    return "\(quoted(triggers)) \(decides): \(hasVerbs ? asked : sentence.choice.family.question)"
  }

  /// A second hint: the tense, or the verb.
  var answer: String {
    let construction = sentence.construction.map { "\($0.name), " } ?? ""
    let tense = construction + Self.the(sentence.slot.tense)
    return hasVerbs ? sentence.verb : isOfNumber ? "\(tense), \(subjects(sentence.slot))" : tense
  }

  /// `the preterite`; the two imperfect subjunctives are one, because both are right.
  static func the(_ tense: Tense) -> String { "the \(tense.nameOfBothEndings)" }

  /// `él, ella, usted`; for an order only those who can be told.
  func subjects(_ slot: Slot) -> String {
    guard let person = slot.person else { return "" }
    // Of él, ella and usted only the last is told to do something.
    if slot.tense.mood == .imperative { return (person.isThird ? person.subjects.last : person.subjects.first) ?? "" }
    let isOfSentence = person == sentence.slot.person
    if isOfSentence, let named { return named }
    // Nuria is no él.
    let all = isOfSentence && person.isThird
    return person.subjects.prefix(brevity > 0 && !all ? 1 : person.subjects.count).joined(separator: ", ")
  }

  /// Who acts, where the sentence says it by a pronoun: *ustedes me ___*, but not *a ustedes les ___*.
  private var named: String? {
    let isToSomebody = ["le \(Sentence.gap)", "les \(Sentence.gap)"].contains(where: sentence.gapped.contains)
    let words = isToSomebody ? [] : sentence.text.lowercased().split { !$0.isLetter }.map(String.init)
    return sentence.subject.flatMap { $0.hasPrefix("a ") ? nil : $0 }
      ?? sentence.slot.person?.subjects.first { subject in
        words.indices.contains { place in
          words[place] == subject && (place == 0 || !WordList.prepositions.contains(words[place - 1]))
        }
      }
  }

  /// Whose a form is beside another of its tense: `plural` beside a singular, `for yo`.
  func whose(_ slot: Slot, besides other: Slot) -> String {
    guard slot.person?.isThird == true, other.person?.isThird == true else { return "for \(subjects(slot))" }
    let who = slot.person == sentence.slot.person ? named.map { " (\($0))" } ?? "" : ""
    return (slot.person == .thirdPlural ? "plural" : "singular") + who
  }

  /// `“Cuando” and “niña”`.
  private func quoted(_ triggers: [String]) -> String {
    triggers.isEmpty ? "the sentence" : triggers.map { "“\($0)”" }.listed("and")
  }
}
