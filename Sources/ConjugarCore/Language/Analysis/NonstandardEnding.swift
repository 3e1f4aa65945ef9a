/// An ending that many people say and no norm accepts: *hablastes, comíanos, traiba, he hablao*.
struct NonstandardEnding {
  let tenses: TenseSet
  let persons: [Person?]
  let right: Word
  let said: Word
  /// What the learner is told about it: that no norm accepts it, or how it came about.
  let remark: String

  static let all = rows(of: "popular ending")
  /// Nonstandard parts inside a form, based on other verbs: *trajieron, oyiste, quedrá* for *trajeron, oíste, querrá*.
  static let within = rows(of: "popular within")

  private static func rows(of name: String) -> [NonstandardEnding] {
    WordList.rows(of: name).compactMap { row in
      guard row.count > 2, let said = Word(row[0]), let right = Word(row[1]) else { return nil }
      let tenses = row[2].split(separator: ",").compactMap { Tense(id: $0.utf8) }
      let persons = row.dropFirst(3).prefix { $0.utf8.count < 3 }.map { Person(id: $0.utf8) }
      let made = row.dropFirst(3 + persons.count).joined(separator: " ")
      return NonstandardEnding(
        tenses: TenseSet(tenses), persons: persons, right: right, said: said,
        remark: made.isEmpty ? "which many say and no norm accepts" : made)
    }
  }

  func isSaid(at slot: Slot) -> Bool { tenses.contains(slot.tense) && persons.contains(slot.person) }

  /// What people say for a form, without accents; `nil` if the form lacks the standard ending.
  func word(for form: Word) -> Word? {
    let plain = form.withoutAccents
    return plain.hasSuffix(right) ? plain[0..<(plain.count - right.count)] + said.withoutAccents : nil
  }

  /// The form, without accents, that a word is said for; `nil` if the word lacks the nonstandard ending.
  func form(for word: Word) -> Word? {
    // Unión is not union: what people say for -ieron has no accent.
    let end = said.count < 3 ? word.withoutAccents : word
    // Caio is cayó rather than caído: between vowels only an accent keeps the i from becoming y.
    if said == "io", word.hasSuffix(said), Sounds(of: word).fromEnd(3)?.isVowel ?? false { return nil }
    guard end.hasSuffix(said), word.count > said.count + 1, !(said.count < 3 && word.last == "ó"),
      said != "on" || !word.hasSuffix("ón")
    else { return nil }
    return word.withoutAccents[0..<(word.count - said.count)] + right
  }
}

/// What many people say although no norm accepts it, with the norm's forms.
extension WordAnalyzer {
  typealias Norm = (form: Word, slot: Slot?, verb: String?)

  /// The norm's forms that a word is said for, each with its cell and its verb; `nil` stands for any.
  mutating func normsForms(for word: Word) -> [Norm] {
    if let norm = Self.norm(of: word) { return [(norm, nil, nil)] }
    guard !WordList.isMostlyOther(word.description) else { return [] }
    var found = withPronoun(word)
    // Puédamos, vuélvamos: with the stem of the singular, which is stressed.
    for hit in word.hasSuffix("mos") ? analyses(of: word[0..<(word.count - 3)]) : []
    where hit.slot == Slot(.presentSubjunctive, .thirdSingular) {
      if let slot = Slot(.presentSubjunctive, .firstPlural) { found += norms(of: hit.infinitive, at: slot) }
    }
    for ending in NonstandardEnding.all {
      guard let form = ending.form(for: word) else { continue }
      // A short ending can match by chance: region.
      found += norms(of: form, orRegularized: ending.said.count > 2, where: ending.isSaid)
    }
    for part in NonstandardEnding.within {
      guard let start = word.indices.last(where: { word.plain[$0..<word.count].hasPrefix(part.said) }) else { continue }
      let form = word[0..<start] + part.right + word[(start + part.said.count)..<word.count]
      found += norms(of: form, orRegularized: true) { part.tenses.contains($0.tense) }
    }
    return regularized(word) + found
  }

  private static func norm(of said: Word) -> Word? { WordList.popular[said.description].flatMap { Word($0) } }

  /// The norm's forms that match a word, or else, if both may apply, those that it regularizes: *andastes, cozco*.
  private mutating func norms(
    of form: Word, orRegularized isBoth: Bool = false, where isSaid: (Slot) -> Bool
  ) -> [Norm] {
    let norms = analyses(of: form).filter { isSaid($0.slot) }.map { ($0.form, $0.slot, $0.infinitive) }
    return norms.isEmpty && isBoth ? regularized(form).filter { $0.slot.map(isSaid) ?? false } : norms
  }

  /// A command with its pronoun attached as in no norm: to *ustedes*, with the n after the pronoun or both before and
  /// after it (*márchesen, díganmen*); to *nosotros*, with its s kept before *nos* and *se* (*vámosnos*).
  private mutating func withPronoun(_ word: Word) -> [Norm] {
    let isInN = word.last == "n"
    let order = isInN ? word.plain[0..<(word.count - 1)] : word.plain
    return Clitics.groups(atEndOf: order).flatMap { group in
      let host = order[0..<(order.count - group.joined.count)]
      let person = isInN ? Person.thirdPlural : .firstPlural
      return norms(of: isInN && host.last != "n" ? host + "n" : host) { $0 == Slot(.imperative, person) }.map {
        (Pronouns.joinRegularly(group.joined, to: $0.form), $0.slot, $0.verb)
      }
    }
  }

  /// The *vos* forms of the cells where a word is the *tú* form: *tenés* for *tienes*.
  mutating func formsOfVos(for word: Word) -> [Norm] {
    analyses(of: word).filter { $0.slot.person == .secondSingular }.flatMap { hit in
      Slot(hit.slot.tense, .secondVoseo).map { norms(of: hit.infinitive, at: $0) } ?? []
    }
  }

  func norms(of name: String, at slot: Slot) -> [Norm] {
    guard let verb = VerbName(name).flatMap(lexicon.verb) else { return [] }
    return Conjugator(lexicon: lexicon).paradigm(of: verb.plain).words(at: slot).map { ($0, slot, name) }
  }

  /// The norm's forms where a word is what a regular verb would have, or a verb with no stated forms, perhaps with a
  /// nonstandard infinitive: *andé, forzan, rompido, bendició, satisfaceré, preveyó*.
  private func regularized(_ word: Word) -> [Norm] {
    // A short word leaves no stem: si.
    guard word.count > 3 else { return [] }
    var found: [Norm] = []
    for infinitive in inverse.candidates(word) {
      let norm = Self.norm(of: infinitive)
      for verb in lexicon.verbs(bare: norm ?? infinitive) where !verb.isRegular {
        guard FrequencyList.embedded.place(of: verb.name) != nil, let bare = Infinitive(infinitive) else { continue }
        var regular = [LexicalVariant(infinitive: bare)]
        for var variant in verb.variants where norm == nil && !variant.exceptions.isEmpty {
          variant.exceptions = []
          regular.append(variant)
        }
        let made = Verb(VerbName(bare), evidence: verb.evidence, variants: regular)
        for hit in VerbIndex.analyses(of: word, as: made, lexicon)
        where hit.form == word || hit.form.withoutAccents == word {
          found += norms(of: verb.name, at: hit.slot)
        }
      }
    }
    return found
  }
}
