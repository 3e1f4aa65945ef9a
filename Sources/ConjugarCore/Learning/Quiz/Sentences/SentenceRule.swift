/// A verbal account of what decides the form in a sentence: its triggers, what they call for, and why.
struct SentenceRule {
  let sentence: Sentence
  /// How much to leave out: first all subjects but one, and long meanings; then the reason, which often names the form;
  /// then all triggers but the one next to the gap.
  var brevity = 0
  static let withoutReason = 2
  static let greatestBrevity = 3

  /// What the sentence trains, which is what its reason explains.
  var lesson: Sentence.Role {
    let family = sentence.choice.family
    if family.decidesPerson { return .agreement }
    if hasVerbs, family.decidesVerb { return .verb }
    return sentence.choice.tellsPerson ? .person : .tense
  }

  private var hasVerbs: Bool { sentence.verbs.count > 1 }
  private var isOfNumber: Bool { lesson == .agreement && sentence.slot.person != nil }

  /// What decides one thing: `“ayer” asks for the preterite`; names a person or mood in contrast to the typed slot's.
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
    // When the tense is wrong but the mood is right, the reason for the mood explains nothing.
    let mood = sentence.slot.tense.mood
    if role == .tense, typed?.tense.mood == mood, reason.contains("\(mood)") { reason = "" }
    let named = isMoodMissed && sentence.construction == nil && wanted.count == 1 ? ["\(wanted[0]) indicative"] : wanted
    return "\(asking) \(named.listed("or"))"
      + (reason.isEmpty || told.contains(reason) ? "" : ": \(Self.withoutColon(reason))")
  }

  /// A reason as it appears after a colon: `hate -ing (odiar + infinitive)`.
  private static func withoutColon(_ reason: String) -> String {
    reason.split(separator: ";").map { clause in
      let parts = clause.split(separator: ":", maxSplits: 1)
      return parts.count < 2 ? String(clause) : "\(parts[0]) (\(parts[1].dropFirst()))"
    }.joined(separator: ";")
  }

  /// The tense asked for and those also accepted; before them, a periphrasis whose auxiliary is in an unusual mood.
  private var tenses: [String] {
    let tense = sentence.slot.tense
    let own = sentence.construction.map { tense.mood == .subjunctive ? "\($0.name) in \(Self.the(tense))" : $0.name }
    // No trigger calls for a conjecture: tendría doce años.
    let rivals = sentence.alternatives.filter {
      $0.remark == .rightToo && $0.verb == sentence.verb && $0.construction == nil && !$0.isPerfect
        && !$0.slot.tense.isOnlyRead && $0.slot.tense != .conditional
    }
    let names = (own == nil ? [tense] : []) + rivals.map(\.slot.tense)
    let all = (names.map(Self.the) + [own].compactMap(\.self)).once
    return all.count > 3 ? [own ?? all[0]] : all
  }

  /// The clause that fits what the sentence trains.
  var clauseOnChoice: String { clause(on: hasVerbs ? .verb : isOfNumber ? .person : .tense) }

  /// `the plural`, or the subjects where the number would tell nothing.
  private func person(besides typed: Slot?) -> String {
    let (slot, other) = (sentence.slot, typed?.person)
    let number = slot.person == .thirdPlural ? "plural" : "singular"
    guard slot.person?.isThird == true, slot.tense.mood != .imperative,
      other?.isThird != true || (other == .thirdPlural) != (slot.person == .thirdPlural)
    else { return subjects(slot) }
    // La mitad quiere, but also quieren, by sense.
    let isEither = sentence.alternatives.contains {
      $0.remark.isRight && $0.slot.tense == slot.tense && $0.slot.person != slot.person
    }
    if isEither { return "the third person" }
    return other?.isThird == false ? "the third person \(number)" : "the \(number)"
  }

  /// The parts of the reason that concern a role, without what was just said: *family: ser* is *family* after *ser*.
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
      // What follows the name may explain how the form is built, which is a separate matter.
      if let start = reason.indices.first(where: { reason[$0...].hasPrefix(": \(name)") }) {
        let rest = reason[start...].dropFirst(name.count + 2)
        if rest.isEmpty || rest.contains("→") { reason = String(reason[..<start]) }
      }
      if reason.hasPrefix("\(name); ") { reason.removeFirst(name.count + 2) }
      if reason == name || reason.hasPrefix("after ") && reason.hasSuffix(" \(name)") { return "" }
    }
    return reason
  }

  /// The first hint: the triggers and what they decide.
  var question: String {
    let own = sentence.triggers(
      of: hasVerbs ? [.verb] : sentence.choice.tellsPerson ? [.person, .agreement] : [.tense])
    let triggers = own.isEmpty ? sentence.triggers : own
    let asked = sentence.cue.split(separator: "/").joined(separator: " or ") + "?"
    let decides = triggers.count < 2 ? "decides" : "decide"
    return "\(quoted(triggers)) \(decides): \(hasVerbs ? asked : sentence.choice.family.question)"
  }

  /// The second hint: the tense, or the verb.
  var answer: String {
    let construction = sentence.construction.map { "\($0.name), " } ?? ""
    let tense = construction + Self.the(sentence.slot.tense)
    return hasVerbs ? sentence.verb : isOfNumber ? "\(tense), \(subjects(sentence.slot))" : tense
  }

  /// `the preterite`; the two imperfect subjunctives share a name, because both are accepted.
  static func the(_ tense: Tense) -> String { "the \(tense.nameOfBothEndings)" }

  /// `él, ella, usted`; for a command, only the subject it can address.
  func subjects(_ slot: Slot) -> String {
    guard let person = slot.person else { return "" }
    // Of él, ella and usted, only usted can be given a command.
    if slot.tense.mood == .imperative { return (person.isThird ? person.subjects.last : person.subjects.first) ?? "" }
    let isOfSentence = person == sentence.slot.person
    if isOfSentence, let named { return named }
    // Nuria is not él, so all the third-person subjects are listed.
    let all = isOfSentence && person.isThird
    return person.subjects.prefix(brevity > 0 && !all ? 1 : person.subjects.count).joined(separator: ", ")
  }

  /// The subject, where the sentence names it with a pronoun: *ustedes me ___*, but not *a ustedes les ___*.
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

  /// Whose form it is, as opposed to another of the same tense: `plural` versus a singular, `for yo`.
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
