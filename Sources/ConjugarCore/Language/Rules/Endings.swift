/// The regular endings, from `Resources/endings.txt`.
enum Endings {
  struct Ending: Sendable, Equatable {
    let sounds: Sounds
    let stressed: Int?

    /// The ending as a regular verb writes it, after a syllable that ends in a consonant: *é, ábamos*.
    var written: String {
      guard let stressed else { return Word(spelling: sounds).description }
      let whole = StressAccent.write("tat" + sounds, stressed: stressed + 3)
      return Word(spelling: whole[3..<whole.count]).description
    }

    /// Whether it begins with an i that is not a syllable of its own: *-ió, -ieron, -iendo*, but not *-ía*.
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

  /// The stem before *-eron*, on which the tenses in *-ra, -se, -re* are built.
  static func stemOfPreterite(_ ellos: Sounds) -> Sounds? {
    let ending = Slot(.preterite, .thirdPlural).flatMap { strong(.er, $0)?.withoutGlide?.sounds } ?? Sounds()
    return ellos.hasSuffix(ending) ? ellos[0..<(ellos.count - ending.count)] : nil
  }

  /// Whether the ending of a slot begins with i, the theme vowel of *-ir* verbs; some verbs have only such endings.
  static func beginsWithI(_ slot: Slot) -> Bool {
    let tense = slot.tense
    return tense.isCompound || TenseSet.futures.contains(tense) || regular(.ir, slot)?.sounds.first == "i"
  }

  // Separate properties, since a run that conjugates one verb builds only one of them.
  private static let ofAr = table("ar", "on the infinitive")
  private static let ofEr = table("er", "er and ir", "on the infinitive")
  private static let ofIr = table("ir", "er and ir", "on the infinitive")
  private static let strongTable = table("strong")

  /// The endings in some sections of the text, by the index of the slot.
  private static func table(_ sections: String...) -> [Ending?] {
    var endings = [Ending?](repeating: nil, count: Slot.all.count)
    for line in sections.flatMap(SectionedText(Resources.endings).lines) {
      let words = Array(line.slice.parts(" "))
      guard let tense = Tense(id: words[0]) else { continue }
      for (slot, word) in zip(Slot.of(tense), words.dropFirst()) where !word.spells("-") {
        guard let marked = Word(utf8: word).map(Sounds.init(codesOf:)) else { continue }
        endings[slot.index] = Ending(sounds: marked.plain, stressed: marked.lastIndex(where: \.isAccented))
      }
    }
    return endings
  }
}

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
