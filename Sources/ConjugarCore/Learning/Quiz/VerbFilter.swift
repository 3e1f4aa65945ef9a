/// Which verbs of the lexicon to select: those that meet every condition set here.
package struct VerbFilter: Sendable {
  /// The verb has one of these names; `nil` for any name.
  package var names: [String]?
  /// The infinitive ends in one of these, ignoring accents and *-se*; empty for any ending.
  package var endings: [Word] = []
  /// The verb shows one of these patterns; empty for any verb.
  package var patterns: [Irregularity] = []
  package var model: Verb?
  /// The verb is irregular in one of these tenses; `nil` for any verb.
  package var irregularIn: TenseSet?
  /// The verb is among this many most used ones, and results come in order of use.
  package var top: Int?
  package var meaning: MeaningSearch?
  /// The verb lacks some of the forms that other verbs have.
  package var isDefective = false

  package init() {}

  /// The selected verbs, in lexicon order, or in order of use if limited to the most used; in a search by
  /// meaning, those that have it as a whole come first, the likeliest first.
  package func verbs(in lexicon: Lexicon = .embedded, _ frequency: FrequencyList = .embedded) -> [ListedVerb] {
    lazy var ranks = frequency.ranks
    var search = VerbSearch(self, Conjugator(lexicon: lexicon))
    // A verb's use is inversely proportional to its rank (Zipf's law), and a meaning's to its place squared: make is
    // more likely hacer (do, make) than elaborar, but cost is more likely costar than valer (be worth, cost).
    func place(_ verb: Verb, _ line: LexiconLine, _ isPronominal: Bool) -> (kind: Int, rank: Double)? {
      // A verb that was never counted is hardly ever used.
      let rank = Double(ranks[verb.name] ?? 10 * ranks.count)
      guard let meaning else { return isPronominal ? nil : (0, rank) }
      guard let (kind, index) = meaning.place(in: line.meaning, pronominal: isPronominal) else { return nil }
      let own = verb.livesWithPronoun ? 100 : frequency.pronominalPercent(of: verb.name)
      return (kind, rank * Double((index + 1) * (index + 1)) / Double(isPronominal ? own : 100 - own))
    }
    func entry(_ line: LexiconLine) -> (verb: ListedVerb, place: (kind: Int, rank: Double))? {
      if let top, (ranks[line.name] ?? .max) > top { return nil }
      guard search.fitsName(line.name), let verb = line.verb else { return nil }
      // A meaning that the verb has only, or more often, with its pronoun is listed with the pronoun.
      let sides = [(verb, false), (verb.pronominal ?? verb, true)].compactMap { listed, isPronominal in
        place(verb, line, isPronominal).map { (listed, $0) }
      }
      guard let (listed, place) = sides.min(by: { $0.1 < $1.1 }), search.fits(listed) else { return nil }
      let own = listed.infinitive.isPronominal ? listed.meaning : line.meaning
      return (ListedVerb(verb: listed, meaning: own, rank: ranks[line.name], kind: place.kind), place)
    }
    var found = meaning?.lines(in: lexicon).compactMap(entry) ?? lexicon.verbLines.compactMap(entry)
    if meaning != nil || top != nil { found.sort { $0.place < $1.place } }
    return found.map(\.verb)
  }
}

/// A running filter: what one verb's forms revealed about its kind is not computed again for the next.
private struct VerbSearch {
  private let filter: VerbFilter
  private let likeness: Likeness?
  private var showsPattern: AnswersByKind<Bool>?
  private var isIrregular: AnswersByKind<Bool>?

  init(_ filter: VerbFilter, _ conjugator: Conjugator) {
    self.filter = filter
    likeness = filter.model.map { Likeness(model: $0, conjugator: conjugator) }
    let patterns = filter.patterns
    showsPattern = patterns.isEmpty ? nil : AnswersByKind { verb in patterns.contains { $0.isShown(by: verb) } }
    isIrregular = filter.irregularIn.map { tenses in AnswersByKind { conjugator.isIrregular($0, in: tenses) } }
  }

  func fitsName(_ name: String) -> Bool {
    if let names = filter.names, !names.contains(name) { return false }
    guard !filter.endings.isEmpty, let word = Word(name.prefix { $0 != "#" })?.plain else { return true }
    let bare = word.hasSuffix("se") ? word[0..<(word.count - 2)] : word
    return filter.endings.contains { bare.hasSuffix($0.plain) }
  }

  /// Runs the cheapest checks first.
  mutating func fits(_ verb: Verb) -> Bool {
    (!filter.isDefective || verb.isDefective)
      && likeness?.includes(verb) ?? true
      && showsPattern?.answer(for: verb) ?? true
      && isIrregular?.answer(for: verb) ?? true
  }
}

/// What a list says about a verb.
package struct ListedVerb: Sendable {
  package let verb: Verb
  /// Its meaning in English, without *to*; empty where the lexicon gives none.
  package let meaning: String
  /// Its place in the frequency list, counted from 1, or `nil` if it is not there.
  package let rank: Int?
  /// How well it matches the meaning searched for, as defined by `MeaningSearch`; 0 if none was.
  package let kind: Int

  package var decentMeaning: String? {
    let decent = MeaningField.decent(meaning)
    return decent.isEmpty ? nil : decent
  }
  /// Whether the lexicon lists forms or stems for it because no rule yields them.
  package var hasFormsOfItsOwn: Bool { verb.variants.contains { !$0.exceptions.isEmpty } }
}
