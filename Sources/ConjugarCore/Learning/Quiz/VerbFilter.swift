/// Which verbs of the lexicon are wanted: those of which everything that is set here holds.
package struct VerbFilter: Sendable {
  /// The verb has one of these names; `nil` for any name.
  package var names: [String]?
  /// The infinitive ends in the letters of one of these, accents and *-se* aside; none for any ending.
  package var endings: [Word] = []
  /// The verb shows one of these; none for any verb.
  package var patterns: [Irregularity] = []
  package var model: Verb?
  /// The verb is irregular in one of these tenses; `nil` for any verb.
  package var irregularIn: TenseSet?
  /// The verb is one of so many most used; they come in the order of use.
  package var top: Int?
  package var meaning: MeaningSearch?
  /// The verb does not have all the forms that others have.
  package var isDefective = false

  package init() {}

  /// The verbs that are wanted, in the order of the lexicon, or in that of use where only the most used are; where a
  /// meaning is looked for, first those that have it as a whole, the likeliest first.
  package func verbs(in lexicon: Lexicon = .embedded, _ frequency: FrequencyList = .embedded) -> [ListedVerb] {
    lazy var ranks = frequency.ranks
    var search = VerbSearch(self, Conjugator(lexicon: lexicon))
    // The use of a verb is inverse to its rank (Zipf's law), and that of its meanings to the square of their place: make is
    // hacer (do, make) sooner than elaborar, but cost is costar sooner than valer (be worth, cost).
    func place(_ verb: Verb, _ line: LexiconLine, _ isPronominal: Bool) -> (kind: Int, rank: Double)? {
      // What nobody counted is hardly ever said.
      let rank = Double(ranks[verb.name] ?? 10 * ranks.count)
      guard let meaning else { return isPronominal ? nil : (0, rank) }
      guard let (kind, index) = meaning.place(in: line.meaning, pronominal: isPronominal) else { return nil }
      let own = verb.livesWithPronoun ? 100 : frequency.pronominalPercent(of: verb.name)
      return (kind, rank * Double((index + 1) * (index + 1)) / Double(isPronominal ? own : 100 - own))
    }
    func entry(_ line: LexiconLine) -> (verb: ListedVerb, place: (kind: Int, rank: Double))? {
      if let top, (ranks[line.name] ?? .max) > top { return nil }
      guard search.fitsName(line.name), let verb = line.verb else { return nil }
      // A meaning that the verb has with its pronoun, alone or sooner than without, is listed with the pronoun.
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

/// A filter at work: what one verb's forms told of its kind is not worked out again for the next.
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

  /// Asks what costs least first.
  mutating func fits(_ verb: Verb) -> Bool {
    (!filter.isDefective || verb.isDefective)
      && likeness?.includes(verb) ?? true
      && showsPattern?.answer(for: verb) ?? true
      && isIrregular?.answer(for: verb) ?? true
  }
}

/// What a list says of a verb.
package struct ListedVerb: Sendable {
  package let verb: Verb
  /// In English, without *to*; empty where the lexicon says nothing.
  package let meaning: String
  /// Its place in the list of use, counted from 1, or `nil` if it is not there.
  package let rank: Int?
  /// How well it means what was looked for, as `MeaningSearch` says; 0 where nothing was.
  package let kind: Int

  package var decentMeaning: String? {
    let decent = MeaningField.decent(meaning)
    return decent.isEmpty ? nil : decent
  }
  /// Whether the lexicon states forms or stems of it, because no rule yields them.
  package var hasFormsOfItsOwn: Bool { verb.variants.contains { !$0.exceptions.isEmpty } }
}
