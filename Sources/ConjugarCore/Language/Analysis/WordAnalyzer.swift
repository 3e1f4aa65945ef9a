/// An analyzer that finds the verbs and cells of a single word without pronouns.
///
/// Candidates come from the rules run backward or, after many lookups, from an index of all forms; either way, the same
/// code conjugates and compares each candidate.
struct WordAnalyzer {
  struct Analysis {
    /// The verb as the lexicon names it.
    let infinitive: String
    let isPronominal: Bool
    var slot: Slot
    var form: Word
    var note: Reading.Note?
  }

  let lexicon: Lexicon
  let inverse: InverseConjugation
  private var verbs: VerbIndex
  /// The verbs seen so far, by their bare infinitives.
  private var known: [String: [Int]] = [:]

  /// How many words to look up without the index.
  private let few: Int
  private var asked = 0
  private var index: FormIndex?

  init(_ lexicon: Lexicon, indexAfter few: Int) {
    self.lexicon = lexicon
    self.few = few
    inverse = InverseConjugation(lexicon)
    verbs = VerbIndex(lexicon)
  }

  mutating func analyses(of word: Word) -> [Analysis] {
    var found: [Analysis] = []
    forEachAnalysis(of: word) { found.append($0) }
    return found
  }

  mutating func forEachAnalysis(of word: Word, _ found: (Analysis) -> Void) {
    asked += 1
    if asked > few, index == nil { makeIndex() }
    let plain = word.plain
    if let index { return index.forEachCandidate(plain) { verbs.analyses(of: plain, at: $0, in: $1, found) } }
    for infinitive in inverse.candidates(word) {
      for verb in entries(infinitive) { verbs.analyses(of: plain, at: verb, found) }
    }
  }

  private mutating func makeIndex() {
    var all = VerbIndex(lexicon)
    var reader = LexiconReader()
    for line in lexicon.verbLines {
      if let verb = reader.verb(line) { _ = all.add(verb) }
    }
    all.groupEnds()
    index = FormIndex(all)
    verbs = all
  }

  /// The verbs that have a bare infinitive: the plain one, and the one that exists only with *-se*.
  private mutating func entries(_ bare: Word) -> [Int] {
    let name = bare.description
    if let entries = known[name] { return entries }
    let entries = lexicon.verbs(bare: bare).map { verbs.add($0) }
    known[name] = entries
    return entries
  }

  /// Analyses as a verb that is not in the lexicon, formed with a prefix from one that is in use: *redomesticar*.
  func prefixed(_ word: Word) -> [Analysis] {
    let made = inverse.candidates(word).filter { bare in
      PrefixedVerb.all(bare).contains { parts in
        parts.prefix.isProductive && word.count - parts.length >= Self.shortestRest
          && lexicon.entry(parts.root.description)?.meaning.isEmpty == false
      }
    }
    return made.compactMap { Infinitive($0) }.compactMap(lexicon.inferredVerb).flatMap {
      VerbIndex.analyses(of: word, as: $0, lexicon)
    }
  }

  /// The fewest letters that must follow a prefix; fewer can match by chance: *antesala*.
  private static let shortestRest = 5

  /// Analyses as a verb that is not in the lexicon, where the ending leaves little doubt: *blablableábamos*.
  ///
  /// Some endings are more common in nouns: *obispado, lunares*. With those, the verb must be in *-ear* or *-izar*.
  func guesses(_ word: Word) -> [Analysis] {
    let plain = word.plain
    for length in stride(from: EndingIndex.longest, through: 3, by: -1) where plain.count - length >= 4 {
      let start = plain.count - length
      guard EndingIndex.shared.conjugations(of: plain, from: start).contains(.ar), plain[start] == "a",
        plain[0..<start].lastIndex(where: \.isVowel) != nil
      else { continue }
      let sounds = Sounds(of: word.withoutAccents)
      let stems = InverseStemRules(sounds[0..<(sounds.count - length)], .ar, next: nil).stems
      let bare = stems.map { $0.infinitive(.ar) }
      // No form belongs to “piensar”: that is pensar with a diphthong.
      if bare.dropFirst().contains(where: { !lexicon.verbs(bare: $0).isEmpty }) { continue }
      guard let infinitive = Infinitive(bare[0].description), let verb = lexicon.inferredVerb(infinitive) else {
        continue
      }
      let isMade = ["e", "iz"].contains { infinitive.stem.hasSuffix($0) }
      let found = VerbIndex.analyses(of: word, as: verb, lexicon).filter {
        isMade || $0.slot != .participle && $0.slot.tense != .futureSubjunctive
      }
      if !found.isEmpty { return found }
    }
    return []
  }
}
