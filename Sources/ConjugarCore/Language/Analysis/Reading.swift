/// One way to understand a form: a verb, a cell of its paradigm, and the pronouns beside it.
public struct Reading: Sendable, Hashable {
  /// The verb as the lexicon names it: `dar`, `arrepentirse`.
  public let infinitive: String
  /// The cell of the verb’s table that the form stands in.
  public let slot: Slot
  /// The pronouns joined to the form or before it, in their order: `["me", "lo"]`.
  public internal(set) var clitics: [String]
  /// The form as it is written; where that is not what was typed, the typed one has other accents.
  package let form: String
  package internal(set) var isExact: Bool
  /// Whether the verb is in the lexicon; if not, the reading is a guess.
  public let isKnown: Bool
  /// The periphrasis that the form is, whose helping verb has tense and person; `nil` if it is none.
  public internal(set) var construction: Construction?
  /// The verb that is meant, with its *se* where a pronoun is the verb's own: `acordarse` for *acuérdate*.
  public internal(set) var verb: String
  /// Why the form as it was typed is not in the table of the verb; `nil` if it is.
  package internal(set) var note: Note?

  /// What a form can be besides the form of a cell.
  package enum Note: Sendable, Hashable {
    /// A participle that agrees with a noun: *hechas*.
    case inflected(feminine: Bool, plural: Bool)
    /// A compound infinitive or gerund: *haber hablado, habiendo hablado*.
    case compound
    /// A form of a verb that lives with *se*, but without its pronoun: *quejamos*.
    case withoutPronoun
    /// A present subjunctive with the stress of the regional voseo: *hablés*; the form of the reading is the norm's.
    case regionalVoseo
    /// A personal form with pronouns at its end, as in old texts: *érase*.
    case archaicEnclitic
    /// *He aquí, heme*: here is, here I am.
    case presentative
    /// What many people say although no norm has it: *dijistes, haiga*; the form of the reading is the norm's.
    case popular
  }

  init(
    infinitive: String, slot: Slot, clitics: [String] = [], form: String, isExact: Bool = true, isKnown: Bool = true,
    note: Note? = nil
  ) {
    self.infinitive = infinitive
    verb = infinitive
    (self.slot, self.clitics, self.form, self.isExact, self.isKnown) = (slot, clitics, form, isExact, isKnown)
    self.note = note
  }

  /// The form as the norm has it where another was typed; `nil` where it was typed so.
  public var spelled: String? { isExact ? nil : form }

  var isInflected: Bool { if case .inflected = note { true } else { false } }

  /// Whether it is said so by many, where the norm has another form.
  package var isSaid: Bool { note == .popular || note == .regionalVoseo }
}

extension Reading: Comparable {
  /// Whether it stands for another reading: it is equal, or it is the other of two right forms, adecuo and adecúo.
  func stands(for other: Reading) -> Bool {
    slot == other.slot && infinitive == other.infinitive && clitics == other.clitics && note == other.note
      && (isExact || form == other.form)
  }

  /// Exact readings first, among them those without note, then by verb, cell and pronouns: the order of every output.
  public static func < (first: Reading, second: Reading) -> Bool {
    if first.isExact != second.isExact { return first.isExact }
    if (first.note == nil) != (second.note == nil) { return first.note == nil }
    if first.infinitive != second.infinitive { return first.infinitive < second.infinitive }
    if first.slot != second.slot { return first.slot < second.slot }
    if first.clitics != second.clitics { return first.clitics.lexicographicallyPrecedes(second.clitics) }
    return first.form < second.form
  }
}
