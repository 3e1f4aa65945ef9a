/// A right form with its reflexive pronoun missing, wrong, extra, or misplaced.
extension Search {
  /// The reflexive pronouns: *me, te, se, nos, os*.
  static let reflexive = Person.allCases.map(\.reflexivePronoun).once

  /// The pronouns of an answer with nothing else wrong; `nil` if something else is.
  var pronouns: [Word]? {
    // If all the letters match, only accents are wrong.
    guard !asked.plainForms.contains(attempt.plainText) else { return nil }
    var written = attempt.words
    if asked.isNoFree, let no = written.firstIndex(of: "no") { written.remove(at: no) }
    let words = written.compactMap { Word($0) }
    guard words.count == written.count else { return nil }
    let bare = asked.about(verb.plain, at: slot, in: asked.cells.construction).accepted
    let forms = bare.map { $0.words.compactMap { Word($0) } }
    return forms.lazy.compactMap { Self.pronouns(in: words, beside: $0) }.first { pronouns, isJoined in
      isLikely(pronouns) && !(isSuspect(pronouns, isJoined: isJoined) && Step(cellOf: attempt, asked) != nil)
    }?.pronouns
  }

  /// Whether the word by a wrong pronoun is spelled like another form: *se levanté* has the accent of *levanté*.
  var isSpelledBesidePronoun: Bool {
    guard let own = asked.pronoun?.description else { return false }
    return attempt.words.count > 1 && !attempt.isPlain && !attempt.words.contains(own)
      && Step(cellOf: Attempt(attempt.words.last ?? "", at: slot), asked.withoutPronoun, isElsewhere: true) != nil
  }

  /// Whether there is at most one error in the pronouns: a missing, wrong, or extra one.
  private func isLikely(_ pronouns: [Word]) -> Bool {
    let areReflexive = pronouns.allSatisfy(Self.reflexive.contains)
    guard let own = asked.pronoun else { return pronouns.count == 1 && areReflexive }
    return pronouns.count < 2 || pronouns.contains(own) && areReflexive
  }

  /// Whether the answer may instead be another form: *hablaste* is not *hablas* with a *te*, *vámonos* not *nos vamos*.
  private func isSuspect(_ pronouns: [Word], isJoined: Bool) -> Bool {
    // In a periphrasis, the pronoun may be joined: estaba duchándose.
    guard asked.joined.isEmpty else { return asked.pronoun.map { pronouns != [$0] } ?? true }
    return isJoined && asked.cells.construction == nil
  }

  /// Whether a word is a pronoun or is mistaken for one: *mi llamo*.
  static func isPronoun(_ word: Word) -> Bool {
    Clitics.contains(word) || ["mi", "ti", "tu", "si", "su"].contains(word)
  }

  /// An answer's pronouns, and whether one is joined; `nil` if the other words do not match a form in order.
  private static func pronouns(in words: [Word], beside form: [Word]) -> (pronouns: [Word], isJoined: Bool)? {
    var (pronouns, isJoined, rest): ([Word], Bool, ArraySlice) = ([], false, form[...])
    for (index, word) in words.enumerated() {
      if isPronoun(word), word != rest.first {
        pronouns.append(word)
        continue
      }
      guard let made = rest.popFirst() else { return nil }
      // When a pronoun is detached, the accent it called for may be left behind: lába te.
      let isPronounNext = words.indices.contains(index + 1) && Clitics.contains(words[index + 1])
      if word == made || isPronounNext && hosts(made).contains(word) { continue }
      guard let joined = joined(in: word, to: made) else { return nil }
      pronouns += joined
      isJoined = true
    }
    return rest.isEmpty && pronouns.count < 3 ? (pronouns, isJoined) : nil
  }

  private static func joined(in word: Word, to made: Word) -> [Word]? {
    let before = word[0..<max(0, word.count - made.count)]
    if word.hasSuffix(made), Clitics.contains(before) { return [before] }
    return Clitics.groups(atEndOf: word).first { group in
      group.pronouns.count < 3 && Clitics.hosts(of: word, group).contains(where: hosts(made).contains)
    }?.pronouns
  }

  /// A word with its accent, without it, and with the one it takes before a pronoun.
  private static func hosts(_ made: Word) -> [Word] {
    var sounds = Sounds(of: made)
    let stressed = StressAccent.stressed(in: sounds)
    if stressed < sounds.count { sounds[stressed] = sounds[stressed].accented }
    return [made, made.withoutAccents, Word(spelling: sounds)]
  }

  func ofPronouns(_ typed: [Word]) -> Remark {
    let tooMany = "\(answer) has a pronoun too many"
    guard let own = asked.pronoun else {
      if let first = typed.first?.description, asked.question.cloze?.before.lowercased().words.last == first {
        return Remark("\(answer) has the \(first) that stands in the sentence", "write it once")
      }
      // Me gusta is not a form of gustarse: its pronoun does not refer to the subject.
      let isOwn = typed.first == slot.person?.reflexivePronoun && verb.hasPronominalMeaning
      let other = isOwn ? "; with it the verb is \(verb.infinitive.pronominal)" : ""
      return Remark(tooMany, "\(verb.infinitive) is asked without \(typed.first?.description ?? "")\(other)")
    }
    switch typed.count {
    case 0:
      return Remark("\(answer) has no pronoun", "\(verb.infinitive) needs \(own), \(placeOfPronoun)")
    case 1 where typed == [own]: return ofMisplaced(own)
    case 1 where !Clitics.contains(typed[0]):
      return Remark("“\(typed[0])” is no reflexive pronoun", "before the verb it is \(own)", nudge: "it is another one")
    case 1:
      let isOfAnother = Self.reflexive.contains(typed[0])
      let was = isOfAnother ? "\(answer) has another person’s pronoun" : "“\(typed[0])” is no reflexive pronoun"
      let isApart = !asked.joined.isEmpty && attempt.words.contains("\(typed[0])")
      let place = isApart ? ", \(placeOfPronoun)" : lacksAccent ? ", with a written accent" : ""
      return Remark(was, rule: "\(typed[0]) → \(own)\(place)", isApart ? right : nil)
    case _ where typed.allSatisfy { $0 == own }:
      return Remark("\(answer) has \(own) twice", "it stands once, \(placeOfPronoun)")
    default:
      let other = typed.first { $0 != own } ?? own
      return ofThing ?? Remark(tooMany, "\(verb.infinitive) is asked without \(other)")
    }
  }

  /// Whether the right form needs an accent because of its joined pronoun, and the answer has none.
  private var lacksAccent: Bool {
    !asked.joined.isEmpty && WrittenAccents.removed(right) != right && attempt.isPlain
  }

  private var placeOfPronoun: String {
    if asked.cells.construction != nil { return "before the helper or joined at the end" }
    guard asked.joined.isEmpty else {
      return "after the verb, joined to it" + (lacksAccent ? ", which then has a written accent" : "")
    }
    let haber = asked.auxiliary.map { attempt.words.contains($0) ? " haber (\($0))" : " haber" }
    return "before\(haber ?? " the verb"), as a separate word"
  }

  /// For the right pronoun in the wrong place, or joined to a word that cannot take it.
  private func ofMisplaced(_ own: Word) -> Remark {
    let typed = attempt.last ?? ""
    // The s of lavemos drops before nos, the d of lavad before os.
    if !asked.joined.isEmpty, attempt.plain.count == 1, typed.hasSuffix(asked.joined),
      let letter = typed.fromEnd(asked.joined.count + 1),
      slot.person == .firstPlural && letter == "s" || slot.person == .secondPlural && letter == "d"
    {
      return Remark("\(answer) keeps a letter before \(own)", "-\(Character(letter.scalar)) is dropped before \(own)")
    }
    if own == "os", typed.hasSuffix(own), Word(right)?.fromEnd(own.count + 1) == "d" {
      return Remark(
        "\(answer) lacks the d before os", rule: "-d, which is dropped before os, stays in this verb", right)
    }
    let isApart = attempt.plain.last == "\(own)" && !asked.joined.isEmpty
    let isJoined = asked.joined.isEmpty && !attempt.plain.contains("\(own)")
    let place = isApart ? "apart" : isJoined ? "joined to the verb" : "in the wrong place"
    return Remark("\(answer) has \(own) \(place)", "\(own) goes \(placeOfPronoun)")
  }
}
