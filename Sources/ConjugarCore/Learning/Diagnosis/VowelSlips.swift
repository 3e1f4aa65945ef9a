/// The words of a cell with another vowel in the stem: one that did not change, changed otherwise, or had to stay.
enum VowelSlips {
  /// - Returns: the words, the right one perhaps among them.
  static func words(of variant: LexicalVariant, at slot: Slot) -> [Word] {
    let rules = variant.changesVowel ? rulebooks + rulebooksOfLetters : rulebooks
    return rules.map { Derivation.form(Base(variant, by: $0), at: slot) }
  }

  /// The vowel by which a word of a cell is made: `ie` of *piensamos*; `nil` if by none.
  static func outcome(of variant: LexicalVariant, at slot: Slot, _ isMade: (Word) -> Bool) -> String? {
    // The u of gu is no sound: seguir has e.
    let stem = Base(variant).stem
    guard let vowel = stem.lastIndex(where: \.isVowel).map({ stem[$0].plain }) else { return nil }
    let books = variant.changesVowel ? [rulebooks, rulebooksOfLetters] : [rulebooks]
    for book in books {
      for (outcome, rules) in zip(outcomes, book)
      where outcomesByVowel[vowel, default: []].contains(outcome)
        && isMade(Derivation.form(Base(variant, by: rules), at: slot))
      {
        return outcome.description
      }
    }
    return nil
  }

  /// What each vowel of a stem can become, or stays.
  fileprivate static let outcomesByVowel: [Phoneme: [Sounds]] = [
    "e": ["e", "ie", "i"], "o": ["o", "ue", "hue", "u"], "i": ["i", "ie"], "u": ["u", "ue", "o"],
  ]

  /// What can stand for the vowel of a stem.
  private static let outcomes: [Sounds] = ["e", "ie", "i", "o", "ue", "hue", "u"]

  /// The rules with one vowel for all stems, whatever the rules of the stem say.
  private static let rulebooks = outcomes.map { outcome in
    let isChange = { (rule: Rule) in Irregularity.stemChanging.rules.contains(rule.id) }
    let index = Rulebook.rules.firstIndex(where: isChange) ?? 0
    var rules = Rulebook.rules.filter { !isChange($0) }
    rules.insert(rule(outcome, insteadOf: Rulebook.rules[index].id), at: index)
    return rules
  }

  /// The same without what else happens between vowels: *reió* for *rio*, where *reyó* would be well made.
  private static let rulebooksOfLetters = rulebooks.map { $0.filter { $0.id != .iToY } }

  /// A rule by which every verb has the vowel in every form.
  private static func rule(_ outcome: Sounds, insteadOf id: Rule.ID) -> Rule {
    let reason: Reason = outcome.count > 1 ? .diphthong : .raised
    return Rule(id, kind: .change) { draft in
      let isTaken = draft.isStemFrozen ? draft.takeVowelInWord(outcome) : draft.takeVowel(outcome)
      return isTaken ? reason : nil
    }
  }
}

extension Draft {
  fileprivate mutating func takeVowel(_ outcome: Sounds) -> Bool {
    // The future stands on the infinitive, whose own vowel is not the stem's.
    let isOnInfinitive =
      TenseSet.futures.contains(slot.tense) && stem.count == base.stem.count + 2 && stem.hasPrefix(base.stem)
    let end = isOnInfinitive ? base.stem.count : stem.count
    guard let index = stem[0..<end].lastIndex(where: \.isVowel), mayBecome(outcome, from: stem[index]),
      // A vowel before another one does not break: leer, cambiar; reír is one that changes.
      index < end - 1 || changesVowel
    else { return false }
    stem.replace(index..<(index + 1), with: outcome)
    return true
  }

  /// The same in a word of the lexicon, where the vowel of the infinitive's stem stood: *muerto, pudiendo, ten*.
  fileprivate mutating func takeVowelInWord(_ outcome: Sounds) -> Bool {
    guard stem.isEmpty, let index = base.stem.lastIndex(where: \.isVowel), base.stem[index] != "i",
      ending.count > index, ending.hasPrefix(base.stem[0..<index]), ending[index].isVowel,
      mayBecome(outcome, from: base.stem[index])
    else { return false }
    let isBroken = ending.count > index + 1 && ending[index].isClosedVowel && ending[index + 1] == "e"
    ending.replace(index..<(index + (isBroken ? 2 : 1)), with: outcome)
    stress = .stem
    return true
  }

  /// Whether some verb changes one vowel into the other; e and o rise in -ir verbs and, by mistake, in those in -er and in
  /// others that change.
  private func mayBecome(_ outcome: Sounds, from vowel: Phoneme) -> Bool {
    guard VowelSlips.outcomesByVowel[vowel, default: []].contains(outcome) else { return false }
    // Jugar is the one verb in u→ue, so that its stem is taken for one in o.
    if vowel == "u", outcome == "o" { return changesVowel }
    let rises = vowel == "e" && outcome == "i" || vowel == "o" && outcome == "u"
    return !rises || base.conjugation != .ar || changesVowel
  }

  private var changesVowel: Bool { base.variant.changesVowel }
}

extension LexicalVariant {
  /// Whether the verb has a vowel that changes somewhere.
  fileprivate var changesVowel: Bool { StemChange.all.contains { $0.concerns(self) } }

  /// The words that a learner may build for a cell with another vowel, or by fewer rules.
  func builtWords(at slot: Slot) -> [Word] {
    VowelSlips.words(of: self, at: slot) + Regularized.words(of: self, at: slot)
  }
}

/// What is said of the vowel of a stem, which changes or not.
extension Search {
  func ofVowel(_ attempt: Attempt) -> Remark {
    // Where the whole word is stated, or a stem is, the vowel is not what a rule changed: muerto, quiso.
    let isStated = parts?.rules.contains { $0.part == .word || $0.isOfOtherStem && $0 != .subjunctiveFromYo } ?? false
    let typed = typedVowel(attempt)
    if isStated, changesOfTense.isEmpty, typed?.count == 1 { return ofRegularized(attempt) }
    var remark = ofVowel(typed)
    if isRegional(attempt) { remark = remark.saying("\(remark.was), as some say to vos") }
    guard let parts, parts.rules.contains(.absorbedI), parts.stem.withoutAccents.last == "i" else { return remark }
    return remark.advising(Remark("", rule: "after this i the i of the ending is lost", right))
  }

  /// - Parameter typed: the vowel that was typed; `nil` if it is not known.
  func ofVowel(_ typed: String?) -> Remark {
    Remark("\(answer) has \(typed ?? "another vowel") in the stem", placesOfVowel)
  }

  private func typedVowel(_ attempt: Attempt) -> String? {
    guard let typed = asked.word(of: attempt), let variant = verb.variants.first else { return nil }
    return VowelSlips.outcome(of: variant, at: asked.slot) { asked.written($0).contains(typed) }
  }

  /// Whether it is a subjunctive that regional voseo has: *no pensés*.
  private func isRegional(_ attempt: Attempt) -> Bool {
    guard slot.person == .secondVoseo else { return false }
    return asked.readings(of: attempt.core).contains {
      $0.note == .regionalVoseo && $0.isExact && $0.plainName == verb.infinitive.plain.description
    }
  }

  /// The change of the vowel at work in a cell: `e→ie`.
  func vowelChange(at slot: Slot) -> String? { parts(at: slot)?.rules.first { $0.part == .vowel }?.name }

  /// The cells of the asked tense that the learner is asked; none of a form without person.
  private var slotsOfTense: [Slot] {
    asked.slot.person == nil ? [] : Slot.of(asked.slot.tense).filter { asked.isAsked($0.person) }
  }

  /// The changes of the vowel in the asked tense, each with those for whom it changes.
  private var changesOfTense: [(change: String, where: [String])] {
    Self.grouped(slotsOfTense.map { (vowelChange(at: $0), subject(ofTable: $0)) })
  }

  private static func grouped(_ pairs: [(change: String?, place: String?)]) -> [(change: String, where: [String])] {
    pairs.reduce(into: []) { groups, pair in
      guard let change = pair.change, let place = pair.place else { return }
      if let index = groups.firstIndex(where: { $0.change == change }) {
        groups[index].where.append(place)
      } else {
        groups.append((change, [place]))
      }
    }
  }

  /// Where the vowel of the stem changes and where not.
  var placesOfVowel: String {
    let tense = asked.slot.tense
    if asked.slot.person == nil, let change = vowelChange(at: asked.slot) {
      return "\(change) in the \(tense.englishName)"
    }
    let changes = changesOfTense
    guard changes.isEmpty else {
      let without = slotsOfTense.filter { vowelChange(at: $0) == nil && Gap(of: verb, at: $0) == nil }
        .compactMap(subject(ofTable:))
      let isEverywhere = changes.count == 1 && without.isEmpty
      let places = changes.map { "\($0.change) in \(isEverywhere ? "every person" : $0.where.joined(separator: ", "))" }
      let isInitial = parts?.rules.contains { $0 == .initialHue || $0 == .initialYe } ?? false
      let whole = "in the \(tense.englishName) " + places.joined(separator: ", ")
      return whole + (without.isEmpty ? "" : "; not in \(without.joined(separator: ", "))")
        + (isInitial ? "; at the beginning of a word it is ye-, hue-" : "")
    }
    let tenses: [Tense] = [.gerund, .present, .preterite, .presentSubjunctive, .imperative].filter { $0 != tense }
    let elsewhere = Self.grouped(
      tenses.flatMap { tense in
        Set(Slot.of(tense).compactMap { vowelChange(at: $0) }).sorted().map { ($0, tense.englishName) }
      }
    ).map { "\($0.change) in the \($0.where.listed("and"))" }
    return elsewhere.isEmpty
      ? "the vowel of \(verb.infinitive) never changes"
      : "\(elsewhere.joined(separator: ", ")); not in the \(tense.englishName)"
  }
}
