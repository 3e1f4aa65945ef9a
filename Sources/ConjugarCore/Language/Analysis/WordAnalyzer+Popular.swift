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
    // *Dormio* is nearer to durmió than to dormido.
    return (found.allSatisfy { $0.slot?.tense == .participle } ? regularized(word) : []) + found
  }

  /// The forms of the norm where a word is what a regular verb would have: *andé, rompido*; with or without its accents.
  private func regularized(_ word: Word) -> [(form: Word, slot: Slot?)] {
    // Where nothing of the stem is left, as in *i* for fui and *do* for dio, nobody means the verb.
    guard word.count > 3 else { return [] }
    let said = TenseSet.preterites.union(TenseSet(.participle))
    var found: [(form: Word, slot: Slot?)] = []
    for infinitive in inverse.candidates(word) {
      for verb in (try? lexicon.verbs(bare: infinitive)) ?? [] where !verb.isRegular {
        guard FrequencyList.embedded.place(of: verb.name) != nil else { continue }
        let regular = Verb(
          VerbName(verb.infinitive), evidence: verb.evidence,
          variants: [LexicalVariant(infinitive: verb.infinitive.plain)])
        var (one, norm) = (VerbIndex(lexicon), VerbIndex(lexicon))
        let (index, own) = (one.add(regular), norm.add(verb))
        one.analyses(of: word.plain, at: index) { hit in
          guard hit.form == word || hit.form.withoutAccents == word, said.contains(hit.slot.tense) else { return }
          for form in norm.forms(at: hit.slot, of: own) { found.append((form, hit.slot)) }
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

extension VerbIndex {
  /// The forms that a verb has in a cell.
  fileprivate func forms(at slot: Slot, of entry: Int) -> [Word] {
    ends[entries[entry].kind].filter { $0.slot == slot }.map { entries[entry].head + $0.written }
  }
}
