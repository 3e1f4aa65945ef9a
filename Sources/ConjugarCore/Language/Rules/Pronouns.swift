/// What surrounds a simple form: *no* before a negative command, and the pronoun of a pronominal verb.
///
/// Source: RAE & ASALE, Nueva gramática, 16.7–16.8 and 42.3; Ortografía (2010), II, 3.4.4.
struct Frame: Sendable, Hashable {
  /// What is written before the form, including its space: `me `, `no `, `no te `.
  let before: Word
  let joined: Word

  init(_ slot: Slot, isPronominal: Bool) {
    // A participle takes no pronoun.
    let takesPronoun = isPronominal && slot.tense != .participle
    let pronoun: Word = takesPronoun ? slot.person?.reflexivePronoun ?? "se" : ""
    let separate = pronoun.isEmpty ? "" : pronoun + " "
    switch slot.tense.mood {
    case .indicative, .subjunctive:
      before = separate
      joined = ""
    case .imperative where slot.tense == .negativeImperative:
      before = "no " + separate
      joined = ""
    case .imperative, .nonPersonal:
      before = ""
      joined = pronoun
    }
  }
}

/// The attachment of pronouns to the end of a word.
enum Pronouns {
  /// The accepted spellings of a word with pronouns, preferred first: two for *id*, *idos* and *iros*: `dictionaryIr`.
  /// *Lavemos* loses its s before *nos*, *lavad* its d before *os*: *lavémonos, lavaos, vestíos*; only *id* keeps it.
  static func join(_ pronoun: Word, to form: Word) -> [Word] {
    form == "id" && pronoun == "os" ? ["idos", "iros"] : [joinRegularly(pronoun, to: form)]
  }

  /// Attaches a pronoun as if the word were like any other, so that *id* becomes *íos*.
  static func joinRegularly(_ pronoun: Word, to form: Word) -> Word {
    if pronoun.isEmpty { return form }
    var sounds = Sounds(of: form)
    let stressed = StressAccent.stressed(in: sounds)
    if sounds.hasSuffix("mos"), pronoun.first == "n" || pronoun.first == "s" { sounds.removeLast() }
    if sounds.last == "d", pronoun.hasPrefix("os") { sounds.removeLast() }
    let whole = sounds.plain + Sounds(of: pronoun)
    return Word(spelling: StressAccent.write(whole, stressed: stressed))
  }
}

/// Compound tenses: a form of the auxiliary before the participle. See `Source.compoundTenses`.
struct Compound: Sendable {
  private let given: Base?
  /// The auxiliary of the project's lexicon, read when the first compound form is needed.
  private static let embedded = auxiliary(in: .embedded)

  init(_ lexicon: Lexicon) { given = lexicon.isEmbedded ? nil : Self.auxiliary(in: lexicon) }

  private static func auxiliary(in lexicon: Lexicon) -> Base? { lexicon.auxiliary?.variants.first.map { Base($0) } }

  /// The auxiliary, or that of the project's lexicon if another lexicon has none.
  var auxiliary: Base? { given ?? Self.embedded }

  /// The auxiliary and the cell of it that begins a compound slot; `nil` for a simple slot.
  func auxiliary(at slot: Slot) -> (base: Base, slot: Slot)? {
    guard let tense = slot.tense.auxiliary, let slot = slot.inTense(tense), let auxiliary else { return nil }
    return (auxiliary, slot)
  }
}
