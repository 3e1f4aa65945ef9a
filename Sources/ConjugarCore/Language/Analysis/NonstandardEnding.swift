/// An ending that many say and no norm accepts: *hablastes, comíanos, traiba, he hablao*.
struct NonstandardEnding {
  let tenses: TenseSet
  let persons: [Person?]
  let right: Word
  /// What is said, as it would be written.
  let said: Word

  private static let inNos: TenseSet = [
    .imperfect, .conditional, .presentSubjunctive, .imperfectSubjunctiveRa, .imperfectSubjunctiveSe,
  ]

  static let all =
    [
      NonstandardEnding(tenses: [.preterite], persons: [.secondSingular, .secondVoseo], right: "ste", said: "stes"),
      NonstandardEnding(tenses: [.preterite], persons: [.secondSingular, .secondVoseo], right: "ste", said: "tes"),
      NonstandardEnding(tenses: [.preterite], persons: [.thirdPlural], right: "eron", said: "on"),
      NonstandardEnding(tenses: inNos, persons: [.firstPlural], right: "mos", said: "nos"),
      NonstandardEnding(tenses: [.participle], persons: [nil], right: "ado", said: "ao"),
      NonstandardEnding(tenses: [.participle], persons: [nil], right: "ido", said: "io"),
    ] + inIba

  /// *-iba* for *-ía*, as *ir* and the verbs in *-ar* have it.
  private static let inIba = zip(
    ["ia", "ias", "iamos", "iais", "ian"] as [Word], ["iba", "ibas", "íbamos", "ibais", "iban"] as [Word]
  ).map { NonstandardEnding(tenses: TenseSet(.imperfect), persons: Person.allCases, right: $0, said: $1) }

  func isSaid(at slot: Slot) -> Bool { tenses.contains(slot.tense) && persons.contains(slot.person) }

  /// The word that is said for a form, without accents; `nil` if the form does not end so.
  func word(for form: Word) -> Word? {
    let plain = form.withoutAccents
    return plain.hasSuffix(right) ? plain[0..<(plain.count - right.count)] + said.withoutAccents : nil
  }

  /// The form, without accents, for which a word is said; `nil` if the word does not end so.
  func form(for word: Word) -> Word? {
    // Unión is no union: what is said for -ieron bears no accent.
    let end = said.count < 3 ? word.withoutAccents : word
    guard end.hasSuffix(said), word.count > said.count + 1, !(said.count < 3 && word.last == "ó"),
      said != "on" || !word.hasSuffix("ón")
    else { return nil }
    return word.withoutAccents[0..<(word.count - said.count)] + right
  }

  static func words(for form: Word, at slot: Slot) -> [Word] {
    all.filter { $0.isSaid(at: slot) }.compactMap { $0.word(for: form) }
  }
}

/// What many say and no norm has, with the forms of the norm.
extension WordAnalyzer {
  /// The norm's forms for which a word is said, each with its cell, `nil` for any.
  mutating func normsForms(for word: Word) -> [(form: Word, slot: Slot?)] {
    if let norm = WordList.popular[word.description].flatMap({ Word($0) }) { return [(norm, nil)] }
    var found: [(form: Word, slot: Slot?)] = []
    func add(_ hits: [Analysis], where isSaid: (Slot) -> Bool) {
      for hit in hits where isSaid(hit.slot) && !found.contains(where: { $0.form == hit.form && $0.slot == hit.slot }) {
        found.append((hit.form, hit.slot))
      }
    }
    guard !WordList.mostlyOther.contains(word.description) else { return [] }
    for ending in NonstandardEnding.all {
      guard let form = ending.form(for: word) else { continue }
      add(analyses(of: form), where: ending.isSaid)
    }
    if let start = word.plain.jie {
      let form = word[0..<(start + 1)] + word[(start + 2)..<word.count]
      add(analyses(of: form)) { TenseSet.preterites.contains($0.tense) }
    }
    if word.hasSuffix("io") { return regularized(word[0..<(word.count - 1)] + "ó") + found }
    return found.isEmpty ? regularized(word) : found
  }

  /// The forms of the norm where a word is what a regular verb would have: *andé, rompido*.
  private func regularized(_ word: Word) -> [(form: Word, slot: Slot?)] {
    // No stem is left of si.
    guard word.count > 3 else { return [] }
    let said = TenseSet.preterites.union(TenseSet(.participle))
    var found: [(form: Word, slot: Slot?)] = []
    for infinitive in inverse.candidates(word) {
      for verb in lexicon.verbs(bare: infinitive) where !verb.isRegular {
        guard FrequencyList.embedded.place(of: verb.name) != nil else { continue }
        let regular = Verb(
          VerbName(verb.infinitive), evidence: verb.evidence,
          variants: [LexicalVariant(infinitive: verb.infinitive.plain)])
        let paradigm = Conjugator(lexicon: lexicon).paradigm(of: verb.plain)
        for hit in VerbIndex.analyses(of: word, as: regular, lexicon)
        where hit.form == word && said.contains(hit.slot.tense) {
          found += paradigm.words(at: hit.slot).map { ($0, hit.slot) }
        }
      }
    }
    return found
  }
}

extension Word {
  /// Where the j of *-jie-* stands: *trajieron* for *trajeron*.
  fileprivate var jie: Int? {
    (0..<Swift.max(0, count - 3)).last { self[$0] == "j" && self[$0 + 1] == "i" && self[$0 + 2] == "e" }
  }
}
