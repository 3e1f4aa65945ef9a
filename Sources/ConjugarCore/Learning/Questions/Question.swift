/// What a quiz asks: a form of a verb, for a subject. It is immutable, so everything that holds it shares it.
public final class Question: Sendable {
  /// The verb, whose infinitive the question shows.
  public let verb: Verb
  /// The cell whose form is asked.
  public let slot: Slot
  /// The subject: `ellas`, `usted`; `nil` for a form without a person and for a verb without a subject (*llueve*).
  public let subject: String?
  /// Every accepted form, the preferred one first. Never empty.
  public let accepted: [String]
  package let direction: Direction
  /// The form shown, to be recognized; `nil` for a question in another direction.
  package let recognition: Recognition?
  /// The text that contains the form; `nil` for a form asked by its cell.
  public let cloze: Cloze?

  package init(
    verb: Verb, slot: Slot, subject: String?, accepted: [String], cloze: Cloze? = nil, direction: Direction = .produce,
    recognition: Recognition? = nil
  ) {
    (self.verb, self.slot, self.subject, self.accepted, self.cloze) = (verb, slot, subject, accepted, cloze)
    (self.direction, self.recognition) = (direction, recognition)
  }
}

/// What a question shows and what is to be found.
package enum Direction: String, CaseIterable, Sendable, Hashable {
  /// From a cell or a gap to its form.
  case produce
  /// From a form to its verb, tense and person.
  case recognize
  /// From the English translation of a sentence to the form in its gap, of which only the first letter is shown.
  case meaning
  /// From the sound of a form or a sentence to its spelling.
  case listen
}

extension Question {
  /// The question asked in another direction; `nil` if the direction does not suit it.
  package func asked(_ direction: Direction, _ conjugator: Conjugator) -> Question? {
    func asked(_ recognition: Recognition? = nil) -> Question {
      Question(
        verb: verb, slot: slot, subject: subject, accepted: recognition?.names ?? accepted, cloze: cloze,
        direction: direction, recognition: recognition)
    }
    switch direction {
    case .produce, .listen: return asked()
    case .meaning: return cloze?.sentence == nil ? nil : asked()
    case .recognize:
      return cloze == nil ? accepted.first.map { asked(Recognition(of: $0, asked: verb, at: slot, conjugator)) } : nil
    }
  }

  /// The gap as shown, with first letters if they are given: `v___`, or for several words `e___ c___`.
  package var gap: String {
    guard direction == .meaning, let form = cloze?.form else { return Sentence.gap }
    return form.words.map { "\($0.prefix(1))\(Sentence.gap)" }.joined(separator: " ")
  }

  /// The gloss of what is asked; for *quedar* with *se*, that of *quedarse*.
  package var gloss: String {
    let isPronominal = verb.hasPronominalMeaning && cloze?.cue == verb.infinitive.pronominal.description
    return existentialGloss ?? (isPronominal ? verb.pronominal ?? verb : verb).gloss
  }

  /// The form itself, in whatever direction it is asked.
  package var form: String { recognition?.form ?? cloze?.form ?? accepted.first ?? "" }

  /// The meaning of *haber* asked without a subject: that there is something; `nil` for other questions.
  package var existentialGloss: String? {
    verb.usage.persons == .impersonal && slot.person != nil ? verb.meanings.last?.description : nil
  }

  /// The text to speak: the form, or the whole text that contains it.
  package var spoken: String { cloze.map { $0.text(filling: $0.form) } ?? form }
}

extension Question: Hashable {
  /// Questions are equal if they show the same thing.
  public static func == (first: Question, second: Question) -> Bool {
    first.verb.name == second.verb.name && first.slot == second.slot && first.subject == second.subject
      && first.cloze?.gapped == second.cloze?.gapped && first.direction == second.direction
  }

  /// Hashes what the question shows.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(verb.name)
    hasher.combine(slot)
    hasher.combine(subject)
  }
}

extension Conjugator {
  /// A question about a cell, for a subject (`ellas`) or the usual one; `nil` if the verb has no form there.
  public func question(on verb: Verb, at slot: Slot, for subject: String? = nil) -> Question? {
    let accepted = asked(of: verb, at: slot)
    guard !accepted.isEmpty else { return nil }
    return Question(verb: verb, slot: slot, subject: subject ?? Subjects.of(verb, at: slot).first, accepted: accepted)
  }

  /// The forms accepted for a verb asked by itself: without a subject, *haber* is *hay* in the present, never *ha*.
  func asked(of verb: Verb, at slot: Slot) -> [String] {
    let forms = forms(of: verb, at: slot)
    guard verb.usage.persons == .impersonal, forms.count > 1 else { return forms }
    let existential = paradigm(of: verb).derivations(at: slot).filter { $0.steps.contains { $0.why == .thereIs } }.map(
      \.form)
    return existential.isEmpty ? forms : existential
  }
}

/// The possible subjects of a verb in a cell.
enum Subjects {
  /// The subjects to choose from, the usual one first; empty if there is none to name.
  ///
  /// *Gustar* is said of things, *ladrar* of animals; *llover* has no subject, nor *haber* asked by itself: *hay*.
  static func of(_ verb: Verb, at slot: Slot) -> [String] {
    if verb.usage.persons == .impersonal, slot.person == .thirdSingular { return [] }
    // The last subject is the polite you.
    if verb.usage.isOfAnimals, slot.person?.isThird ?? false { return slot.subjects.dropLast() }
    let lack = verb.usage.seldom ?? verb.defect
    if lack == .impersonal { return [] }
    let isOfThings = lack == .thirdPerson || verb.askedPersons == .thirdPerson
    return isOfThings ? slot.person.flatMap { things[$0] }.map { [$0] } ?? slot.subjects : slot.subjects
  }

  /// What stands for one thing, and for several.
  static let things: [Person: String] = [.thirdSingular: "eso", .thirdPlural: "esas cosas"]
}
