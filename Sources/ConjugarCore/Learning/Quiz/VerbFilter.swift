/// Which verbs of the lexicon are wanted: those of which everything that is set here holds.
package struct VerbFilter: Sendable {
  /// The verb has one of these names; `nil` for any name.
  package var names: [String]?
  /// The infinitive ends in the letters of one of these, accents and *-se* aside; none for any ending.
  package var endings: [Word] = []
  /// The verb shows the pattern in some form.
  package var pattern: Irregularity?
  package var model: Verb?
  /// The verb is irregular in one of these tenses; `nil` for any verb.
  package var irregularIn: TenseSet?
  /// The verb is one of so many most used; they come in the order of use.
  package var top: Int?
  /// The meaning has these words.
  package var meaning: MeaningSearch?
  /// The verb lacks forms that others have.
  package var isDefective = false

  package init() {}

  /// The verbs that are wanted, in the order of the lexicon, or in that of use where only the most used are; where a
  /// meaning is looked for, first those that have it as a whole, and as their first one.
  package func verbs(in lexicon: Lexicon = .embedded, _ frequency: FrequencyList = .embedded) -> [ListedVerb] {
    lazy var ranks = frequency.ranks
    var search = VerbSearch(self, Conjugator(lexicon: lexicon))
    var found: [ListedVerb] = []
    func place(_ text: String, _ isPronominal: Bool) -> Int { meaning?.place(in: text, pronominal: isPronominal) ?? 0 }
    func look(at line: LexiconLine) {
      let name = line.name
      if let top, (ranks[name] ?? .max) > top { return }
      guard search.fitsName(name) else { return }
      let meaning = line.meaning
      let sides = [false, true].filter { self.meaning?.fits(meaning, pronominal: $0) ?? !$0 }
      guard !sides.isEmpty, var verb = line.verb else { return }
      // A meaning that the verb has with its pronoun, alone or sooner than without, is listed with the pronoun.
      let isPronominal = sides.min { place(meaning, $0) < place(meaning, $1) } ?? false
      if isPronominal { verb = verb.pronominal ?? verb }
      if search.fits(verb) {
        found.append(
          ListedVerb(
            verb: verb, meaning: verb.infinitive.isPronominal ? verb.meaning : meaning, rank: ranks[name]))
      }
    }
    if let wanted = self.meaning {
      for line in wanted.lines(in: lexicon) { look(at: line) }
    } else {
      for line in lexicon.verbLines { look(at: line) }
    }
    guard meaning != nil || top != nil else { return found }
    let places = found.map { place($0.meaning, $0.verb.infinitive.isPronominal) }
    return found.indices.sorted {
      (places[$0], found[$0].rank ?? .max, $0) < (places[$1], found[$1].rank ?? .max, $1)
    }.map { found[$0] }
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
    showsPattern = filter.pattern.map { pattern in AnswersByKind { pattern.isShown(by: $0) } }
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

  package var decentMeaning: String? {
    let decent = MeaningField.decent(meaning)
    return decent.isEmpty ? nil : decent
  }
  /// Whether the lexicon states forms or stems of it, because no rule yields them.
  package var hasFormsOfItsOwn: Bool { verb.variants.contains { !$0.exceptions.isEmpty } }
}
