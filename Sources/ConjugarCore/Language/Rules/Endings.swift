/// The regular endings, where the acute marks the *stress* of the ending, not yet a written accent.
///
/// An ending without acute leaves the stress on the stem. Source: RAE & ASALE, Nueva gramática, 4.6.
enum Endings {
  /// Person by person in the order of `Person`; `-` where the slot has no ending of its own.
  private static func rows(_ conjugation: Conjugation) -> [(Tense, StaticString)] {
    switch conjugation {
    case .ar:
      [
        (.infinitive, "ár"), (.gerund, "ándo"), (.participle, "ádo"),
        (.present, "o as ás a ámos áis an"),
        (.imperfect, "ába ábas ábas ába ábamos ábais ában"),
        (.preterite, "é áste áste ó ámos ásteis áron"),
        (.presentSubjunctive, "e es es e émos éis en"),
        (.imperfectSubjunctiveRa, "ára áras áras ára áramos árais áran"),
        (.imperfectSubjunctiveSe, "áse áses áses áse ásemos áseis ásen"),
        (.futureSubjunctive, "áre áres áres áre áremos áreis áren"),
        (.imperative, "a á - - ád -"),
      ]
    case .er:
      [
        (.infinitive, "ér"), (.gerund, "iéndo"), (.participle, "ído"),
        (.present, "o es és e émos éis en"),
        (.imperative, "e é - - éd -"),
      ] + shared
    case .ir:
      [
        (.infinitive, "ír"), (.gerund, "iéndo"), (.participle, "ído"),
        (.present, "o es ís e ímos ís en"),
        (.imperative, "e í - - íd -"),
      ] + shared
    }
  }

  /// What -er and -ir verbs have in common.
  private static let shared: [(Tense, StaticString)] = [
    (.imperfect, "ía ías ías ía íamos íais ían"),
    (.preterite, "í íste íste ió ímos ísteis iéron"),
    (.presentSubjunctive, "a as as a ámos áis an"),
    (.imperfectSubjunctiveRa, "iéra iéras iéras iéra iéramos iérais iéran"),
    (.imperfectSubjunctiveSe, "iése iéses iéses iése iésemos iéseis iésen"),
    (.futureSubjunctive, "iére iéres iéres iére iéremos iéreis iéren"),
  ]

  /// Added to the whole infinitive, or to its short form, by every verb.
  private static let onInfinitive: [(Tense, StaticString)] = [
    (.future, "é ás ás á émos éis án"),
    (.conditional, "ía ías ías ía íamos íais ían"),
  ]

  /// The preterite of strong stems (*tuve, tuvo*): no stressed ending in the first and third persons.
  private static let strong: [(Tense, StaticString)] = [(.preterite, "e íste íste o ímos ísteis iéron")]

  /// An ending without its mark, and the place of its stressed vowel if it has one.
  struct Ending: Sendable, Equatable {
    let sounds: Sounds
    let stressed: Int?

    /// As a regular verb writes it, behind a syllable that ends in a consonant: *é, ábamos*.
    var written: String {
      guard let stressed else { return Word(spelling: sounds).description }
      let whole = StressAccent.write("tat" + sounds, stressed: stressed + 3)
      return Word(spelling: whole[3..<whole.count]).description
    }

    /// Whether it begins with an i that is no syllable of its own: *-ió, -ieron, -iendo*, but not *-ía*.
    var beginsWithGlide: Bool { Self.beginsWithGlide(sounds, isFirstStressed: stressed == 0) }

    var withoutGlide: Ending? {
      beginsWithGlide ? Ending(sounds: sounds[1..<sounds.count], stressed: stressed.map { $0 - 1 }) : nil
    }

    static func beginsWithGlide(_ sounds: Sounds, isFirstStressed: Bool) -> Bool {
      sounds.count > 1 && sounds[0] == "i" && sounds[1].isVowel && !isFirstStressed
    }
  }

  static func regular(_ conjugation: Conjugation, _ slot: Slot) -> Ending? {
    switch conjugation {
    case .ar: ofAr[slot.index]
    case .er: ofEr[slot.index]
    case .ir: ofIr[slot.index]
    }
  }

  static func strong(_ conjugation: Conjugation, _ slot: Slot) -> Ending? {
    slot.tense == .preterite
      ? strongTable[slot.index] : regular(slot.tense.mood == .subjunctive ? .er : conjugation, slot)
  }

  /// What stands before *-eron*: the stem on which the tenses in *-ra, -se, -re* are built.
  static func stemOfPreterite(_ ellos: Sounds) -> Sounds? {
    let ending = Slot(.preterite, .thirdPlural).flatMap { strong(.er, $0)?.withoutGlide?.sounds } ?? Sounds()
    return ellos.hasSuffix(ending) ? ellos[0..<(ellos.count - ending.count)] : nil
  }

  /// Whether the ending of a slot begins with i, the theme vowel of *-ir* verbs: the only ones that some verbs have.
  static func beginsWithI(_ slot: Slot) -> Bool {
    let tense = slot.tense
    return tense.isCompound || TenseSet.futures.contains(tense) || regular(.ir, slot)?.sounds.first == "i"
  }

  // One by one: a run that conjugates one verb makes one of them.
  private static let ofAr = table(rows(.ar) + onInfinitive)
  private static let ofEr = table(rows(.er) + onInfinitive)
  private static let ofIr = table(rows(.ir) + onInfinitive)
  private static let strongTable = table(strong)

  private static func table(_ rows: [(Tense, StaticString)]) -> [Ending?] {
    var endings = [Ending?](repeating: nil, count: Slot.all.count)
    for (tense, text) in rows {
      let row = Sounds(stringLiteral: text)
      for (slot, marked) in zip(Slot.of(tense), row.words) where marked != "-" {
        endings[slot.index] = Ending(sounds: marked.plain, stressed: marked.lastIndex(where: \.isAccented))
      }
    }
    return endings
  }
}

/// The ending that the conjugation gives the cell.
enum RegularEnding {
  static let all = [
    Rule(.ending, kind: .formation) { draft in
      guard !draft.isStemFrozen else { return nil }
      let found =
        draft.isStrong
        ? Endings.strong(draft.base.conjugation, draft.slot) : Endings.regular(draft.base.conjugation, draft.slot)
      guard let ending = found else { return nil }
      draft.ending = ending.sounds
      if let stressed = ending.stressed { draft.stress = .ending(stressed) }
      return draft.reasonOfEnding
    }
  ]
}

extension Draft {
  fileprivate var reasonOfEnding: Reason {
    if slot.tense.mood == .nonPersonal { return .endingWithoutPerson }
    if TenseSet.futures.contains(slot.tense) { return .endingOfFuture }
    guard isStrong, slot.tense == .preterite else { return isStrong ? .endingOfErAndIr : .ending }
    return stress == .lastVowel ? .strongEnding : .endingOfErAndIr
  }
}
