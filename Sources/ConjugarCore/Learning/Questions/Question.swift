/// What a quiz asks: a form of a verb, for a subject.
public struct Question: Sendable {
  /// The verb, of which the question shows the infinitive.
  public let verb: Verb
  /// The cell whose form is asked.
  public let slot: Slot
  /// Who it is asked for: `ellas`, `usted`; `nil` for a form without person and for a verb without subject (*llueve*).
  public let subject: String?
  /// Every form that counts, the preferred one first. Never empty.
  public let accepted: [String]
  /// The text that the form is a part of; `nil` for a form asked by its cell.
  public let cloze: Cloze?

  /// A question on a cell.
  ///
  /// - Parameters:
  ///   - subject: who the form is asked for: `ellas`; `nil` where there is nobody to name.
  ///   - accepted: every form that counts, the preferred one first.
  package init(verb: Verb, slot: Slot, subject: String?, accepted: [String]) {
    self.init(verb: verb, slot: slot, subject: subject, accepted: accepted, cloze: nil)
  }

  init(verb: Verb, slot: Slot, subject: String?, accepted: [String], cloze: Cloze?) {
    self.verb = verb
    self.slot = slot
    self.subject = subject
    self.accepted = accepted
    self.cloze = cloze
  }
}

extension Question: Hashable {
  /// Questions are equal if they show the same.
  public static func == (first: Question, second: Question) -> Bool {
    first.verb.name == second.verb.name && first.slot == second.slot && first.subject == second.subject
      && first.cloze?.gapped == second.cloze?.gapped
  }

  /// By what the question shows.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(verb.name)
    hasher.combine(slot)
    hasher.combine(subject)
  }
}

extension Conjugator {
  /// A question on a cell; `nil` where the verb has no form. The subject is whom it is asked for, `ellas`, or the usual one.
  public func question(on verb: Verb, at slot: Slot, for subject: String? = nil) -> Question? {
    let accepted = asked(of: verb, at: slot)
    guard !accepted.isEmpty else { return nil }
    return Question(verb: verb, slot: slot, subject: subject ?? Subjects.of(verb, at: slot).first, accepted: accepted)
  }

  /// The forms that count where a verb is asked by itself: without a subject *haber* has *hay* in the present, never *ha*.
  func asked(of verb: Verb, at slot: Slot) -> [String] {
    let forms = forms(of: verb, at: slot)
    guard verb.usage.persons == .impersonal, forms.count > 1 else { return forms }
    let existential = derivations(of: verb, at: slot).filter { $0.steps.contains { $0.why == .thereIs } }.map(\.form)
    return existential.isEmpty ? forms : existential
  }
}

/// Who can be the subject of a verb in a cell.
enum Subjects {
  /// The subjects to choose from, the usual one first; empty where there is none to name.
  ///
  /// *Suceder* and *gustar* are said of things, *ladrar* of animals; *llover* has no subject at all, nor *haber* where it is
  /// asked by itself: *hay*.
  static func of(_ verb: Verb, at slot: Slot) -> [String] {
    if verb.usage.persons == .impersonal, slot.person == .thirdSingular { return [] }
    if verb.usage.isOfAnimals { return slot.subjects.filter { !["usted", "ustedes"].contains($0) } }
    let lack = verb.usage.seldom ?? verb.defect
    if lack == .impersonal { return [] }
    guard lack == .thirdPerson || verb.askedPersons == .thirdPerson else { return slot.subjects }
    switch slot.person {
    case .thirdSingular: return ["eso"]
    case .thirdPlural: return ["esas cosas"]
    case .firstSingular, .secondSingular, .secondVoseo, .firstPlural, .secondPlural, nil: return slot.subjects
    }
  }
}
