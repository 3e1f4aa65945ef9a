/// One way to understand a form: a verb, a cell of its paradigm, and the pronouns beside it.
public struct Reading: Sendable, Hashable {
  /// The verb as the lexicon names it: `dar`, `arrepentirse`.
  public let infinitive: String
  /// The cell of the verb’s paradigm that the form fills.
  public let slot: Slot
  /// The pronouns before the form or attached to it, in order: `["me", "lo"]`.
  public internal(set) var clitics: [String]
  /// The form as the norm spells it, which may differ from what was typed.
  package let form: String
  package internal(set) var isExact: Bool
  /// Whether the verb is in the lexicon; if not, the reading is a guess.
  public let isKnown: Bool
  /// The periphrasis that the form is, whose helping verb has the tense and person; `nil` if it is not one.
  public internal(set) var construction: Construction?
  /// The verb that is meant, with *-se* if one of the pronouns is its own: `acordarse` for *acuérdate*.
  public internal(set) var verb: String
  /// Why the typed form is not in the verb's table; `nil` if it is.
  package internal(set) var note: Note?

  /// What a form can be besides the form of a cell.
  package enum Note: Sendable, Hashable {
    /// A participle that agrees with a noun: *hechas*.
    case inflected(feminine: Bool, plural: Bool)
    /// A compound infinitive or gerund: *haber hablado, habiendo hablado*.
    case compound
    /// A form of an inherently pronominal verb without its pronoun: *quejamos*.
    case withoutPronoun
    /// A present subjunctive stressed as in regional voseo: *hablés*; the reading's form is the norm's.
    case regionalVoseo
    /// A finite form with enclitics, as in old texts: *érase*.
    case archaicEnclitic
    /// The presentative *he aquí, heme*: here is, here I am.
    case presentative
    /// What many people say although no norm accepts it: *dijistes, haiga*; the reading's form is the norm's.
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

  /// The norm's form if it differs from what was typed; otherwise `nil`.
  public var spelled: String? { isExact ? nil : form }

  var isInflected: Bool { if case .inflected = note { true } else { false } }

  /// Whether many people say it this way where the norm has another form.
  package var isSaid: Bool { note == .popular || note == .regionalVoseo }
}

extension Reading: Comparable {
  /// Whether it makes another reading redundant: they are equal, or are two accepted forms, adecuo and adecúo.
  func stands(for other: Reading) -> Bool {
    slot == other.slot && infinitive == other.infinitive && clitics == other.clitics && note == other.note
      && (isExact || form == other.form)
  }

  /// Orders exact readings first, then those without a note, then by verb, cell and pronouns: the order of all output.
  public static func < (first: Reading, second: Reading) -> Bool {
    if first.isExact != second.isExact { return first.isExact }
    if (first.note == nil) != (second.note == nil) { return first.note == nil }
    if first.infinitive != second.infinitive { return first.infinitive < second.infinitive }
    if first.slot != second.slot { return first.slot < second.slot }
    if first.clitics != second.clitics { return first.clitics.lexicographicallyPrecedes(second.clitics) }
    return first.form < second.form
  }
}
