/// Why a verb has no form in a cell.
public enum Gap: Sendable, Hashable {
  /// The verb is defective.
  case defective(Defect)
  /// The verb lacks this one cell or tense: *haber* has no imperative.
  case unused

  /// The reason, as a sentence that follows *llover has no yo form:*.
  public var reason: String {
    switch self {
    case .defective(let defect): defect.reason
    case .unused: "the verb is not used in this tense"
    }
  }
}

extension Gap {
  /// - Returns: `nil` if the verb has a form in the slot.
  init?(of verb: Verb, at slot: Slot) {
    if let defect = verb.defect, !defect.allows(slot) {
      self = .defective(defect)
      return
    }
    // Only a few verbs lack anything at all.
    guard verb.variants.contains(where: { $0.exceptions.contains { $0.word == nil } }) else { return nil }
    let isUnused = verb.variants.allSatisfy { facts in slot.standsOn.contains { facts.lacks($0) } }
    guard isUnused else { return nil }
    self = .unused
  }
}

extension Verb {
  /// Whether the verb lacks forms that others have.
  public var isDefective: Bool {
    if defect != nil { return true }
    // Nothing but the lexicon's word makes a gap.
    guard variants.contains(where: { $0.exceptions.contains { $0.word == nil } }) else { return false }
    return Slot.all.contains { Gap(of: self, at: $0) != nil }
  }
}

extension Slot {
  /// The cells without which there is none here: an order takes its form from the subjunctive, or from another order.
  fileprivate var standsOn: [Slot] {
    switch tense {
    case .negativeImperative: [self, inTense(.imperative), inTense(.presentSubjunctive)].compactMap { $0 }
    case .imperative where [.thirdSingular, .firstPlural, .thirdPlural].contains(person):
      [self, inTense(.presentSubjunctive)].compactMap { $0 }
    default: [self]
    }
  }
}

extension Facts {
  /// Whether the lexicon says that there is no form in a slot.
  fileprivate func lacks(_ slot: Slot) -> Bool {
    guard let exception = exception(at: .cell(slot)) else { return false }
    return exception.word == nil
  }
}

/// What a paradigm has in one place: the accepted forms, the preferred one first, or a gap with its reason.
public enum Cell: Sendable, Hashable {
  case forms([String])
  case gap(Gap)

  /// The accepted forms, preferred first; none in a gap.
  public var forms: [String] {
    switch self {
    case .forms(let forms): forms
    case .gap: []
    }
  }
}

/// A word that cannot be conjugated.
public enum ConjugationError: Error, Equatable, CustomStringConvertible {
  /// The word does not end like any Spanish infinitive.
  case notAnInfinitive(String, nearest: [String])
  /// The word ends like one, but the lexicon has no verb that tells how it goes.
  case unknownVerb(String, nearest: [String])
  /// The lexicon itself is broken.
  case lexicon(LexiconError)

  public var description: String {
    switch self {
    case .notAnInfinitive(let word, let nearest):
      "“\(word)” is no infinitive: one ends in -ar, -er, -ir or -ír, with or without -se\(Self.proposal(nearest))"
    case .unknownVerb(let word, let nearest): "“\(word)” is no verb that the lexicon has\(Self.proposal(nearest))"
    case .lexicon(let error): error.description
    }
  }

  private static func proposal(_ nearest: [String]) -> String {
    nearest.isEmpty ? "" : "; did you mean \(nearest.map { "“\($0)”" }.joined(separator: ", "))?"
  }
}
