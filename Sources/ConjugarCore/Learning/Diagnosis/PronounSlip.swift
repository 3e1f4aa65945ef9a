/// A right form with its reflexive pronoun missing, another one, one too many, or one in the wrong place.
struct PronounSlip {
  private let asked: DiagnosisContext
  /// The accepted forms without any pronoun, in words.
  private let bare: [[Word]]

  init(_ asked: DiagnosisContext) {
    self.asked = asked
    bare = asked.conjugator.forms(of: asked.question.verb.plain, at: asked.question.slot).map { form in
      AnswerText.withoutFreeNo(form, at: asked.question.slot).split(separator: " ").compactMap { Word($0) }
    }
  }

  /// Whether nothing but the pronoun is wrong.
  func explains(_ attempt: Attempt) -> Bool { pronouns(of: attempt) != nil }

  /// The pronouns of an answer in which nothing but they are wrong; `nil` if something else is.
  func pronouns(of attempt: Attempt) -> [Word]? {
    // If all letters are there, it is a matter of accents.
    let plain = attempt.plain.joined(separator: " ")
    guard !asked.accepted.contains(where: { WrittenAccents.removed($0) == plain }) else { return nil }
    var written = attempt.words
    if asked.isNoFree, let no = written.firstIndex(of: "no") { written.remove(at: no) }
    let words = written.compactMap { Word($0) }
    guard words.count == written.count else { return nil }
    var found: [Word]?
    _ = bare.contains { form in
      Self.matches(words[...], form[...], pronouns: []) { pronouns, isJoined in
        guard isLikely(pronouns), !(isSuspect(pronouns, isJoined) && isAnotherCell(attempt)) else { return false }
        found = pronouns
        return true
      }
    }
    return found
  }

  /// Whether there is one error in the pronouns at the most: none, another one, or one too many.
  private func isLikely(_ pronouns: [Word]) -> Bool {
    guard let own = asked.pronoun else { return pronouns.count == 1 && Self.isReflexive(pronouns[0]) }
    switch pronouns.count {
    case 0, 1: return true
    case 2: return pronouns.contains(own) && pronouns.allSatisfy(Self.isReflexive)
    default: return false
    }
  }

  /// Whether a pronoun is not only in another place, or not only another one, so that the answer may rather be another
  /// form: *hablaste* is no *hablas* with a *te*, *se lava* no misplaced *lávate*.
  private func isSuspect(_ pronouns: [Word], _ isJoined: Bool) -> Bool {
    guard let own = asked.pronoun else { return isJoined }
    return pronouns != [own] && (isJoined || !asked.joined.isEmpty)
  }

  private func isAnotherCell(_ attempt: Attempt) -> Bool {
    asked.cells.slots(of: [attempt]).contains { asked.cells.paradigm.forms(at: $0).contains(attempt.text) }
  }

  private static func isReflexive(_ pronoun: Word) -> Bool {
    Person.allCases.contains { $0.reflexivePronoun == pronoun }
  }

  /// Whether the words are those of a form in their order, with pronouns anywhere, by themselves or joined to a word.
  private static func matches(
    _ words: ArraySlice<Word>, _ form: ArraySlice<Word>, pronouns: [Word], isJoined: Bool = false,
    _ isLikely: ([Word], Bool) -> Bool
  ) -> Bool {
    guard pronouns.count < 3 else { return false }
    guard let word = words.first else { return form.isEmpty && isLikely(pronouns, isJoined) }
    let rest = words.dropFirst()
    if Clitics.contains(word), matches(rest, form, pronouns: pronouns + [word], isJoined: isJoined, isLikely) {
      return true
    }
    guard let made = form.first else { return false }
    let next = form.dropFirst()
    // Set apart, a pronoun may leave the accent behind that it brought about: lába te.
    let isPronounNext = rest.first.map(Clitics.contains) ?? false
    if word == made || isPronounNext && hosts(made).contains(word) {
      if matches(rest, next, pronouns: pronouns, isJoined: isJoined, isLikely) { return true }
    }
    return joinings(of: word, to: made).contains {
      matches(rest, next, pronouns: pronouns + $0, isJoined: true, isLikely)
    }
  }

  /// The pronouns that were joined to a made word, at its end or before it, to give a typed one.
  private static func joinings(of word: Word, to made: Word) -> [[Word]] {
    if word.count > made.count, word.hasSuffix(made), Clitics.contains(word[0..<(word.count - made.count)]) {
      return [[word[0..<(word.count - made.count)]]]
    }
    if made.last == "n", word.hasSuffix("sen") {
      // Many let the n wander, or say it twice: lávesen, lávensen.
      let host = word[0..<(word.count - 3)]
      return hosts(made).contains { $0 == host || $0[0..<($0.count - 1)] == host } ? [["se"]] : []
    }
    return Clitics.groups(atEndOf: word).filter { group in
      guard group.pronouns.count < 3, word.hasSuffix(group.joined) else { return false }
      let host = word[0..<(word.count - group.joined.count)]
      return hosts(made).contains { $0 == host || isShortened($0, to: host, before: group.joined) }
    }.map(\.pronouns)
  }

  /// A word with its accent, without, and with the one that it takes before a pronoun.
  private static func hosts(_ made: Word) -> [Word] {
    var sounds = Sounds(of: made)
    let stressed = StressAccent.stressed(in: sounds)
    if stressed < sounds.count { sounds[stressed] = sounds[stressed].accented }
    return [made, made.withoutAccents, Word(spelling: sounds)]
  }

  /// Whether a word lost a letter before a pronoun: *lavémo|nos, lava|os* or let it wander: *láve|sen* (for *lávense*).
  private static func isShortened(_ word: Word, to host: Word, before pronoun: Word) -> Bool {
    guard host.count + 1 == word.count, word.hasPrefix(host) else { return false }
    switch word.last {
    case "s": return word.hasSuffix("mos") && (pronoun.first == "n" || pronoun.first == "s")
    case "d": return pronoun.hasPrefix("os")
    default: return false
    }
  }
}
