/// The conjugation class: everything that the lexicon says about a verb except its name and its meaning.
struct ConjugationClass: Sendable {
  /// The model that verbs of the class are conjugated like; their infinitives end in it.
  private let model: Infinitive?
  private let defect: Defect?
  private let usage: Usage
  /// The ways to conjugate a verb of the class, the preferred one first; each verb fills in its own infinitive.
  private let variants: [LexicalVariant]

  /// - Returns: `nil` if the verb's model is not in the lexicon or itself has a model.
  init?(_ entry: LexiconEntry, of infinitive: Infinitive, in lexicon: Lexicon) {
    let base = entry.model.flatMap(lexicon.entry)
    model = base.flatMap { Infinitive($0.name) }
    guard (model == nil) == (entry.model == nil), base?.model == nil else { return nil }
    defect = entry.defect ?? base?.defect
    usage = entry.usage
    let inherited = base?.tokens ?? []
    let count = (entry.tokens + inherited).map { $0.alternatives }.max() ?? 1
    // What the entry itself states takes precedence, even if it states that a form is regular.
    let settled = entry.tokens.flatMap { $0.locations }
    variants = (0..<count).map { choice in
      var variant = LexicalVariant(infinitive: infinitive)
      variant.traits = entry.traits + (base?.traits ?? [])
      variant.isAlternative = choice > 0
      for token in entry.tokens { variant.take(token, choice: choice, isWhole: base != nil) }
      for token in inherited { variant.take(token, choice: choice, isWhole: false, settled: settled) }
      return variant
    }
  }

  /// A verb of the class; `nil` if its infinitive does not end in the model's.
  func verb(_ name: VerbName, meaning: String) -> Verb? {
    let infinitive = name.infinitive
    var prefixLength = 0
    if let model {
      guard infinitive.bare.plain.hasSuffix(model.bare.plain) else { return nil }
      prefixLength = infinitive.bare.count - model.bare.count
    }
    var variants = variants
    for index in variants.indices {
      variants[index].infinitive = infinitive.plain
      variants[index].prefixLength = prefixLength
    }
    return Verb(name, meaning: meaning, evidence: .lexicon, defect: defect, usage: usage, variants: variants)
  }
}

/// A reader of successive lexicon lines that parses notes shared by many lines only once.
struct LexiconReader: Sendable {
  private var classes: [String: ConjugationClass] = [:]

  mutating func verb(_ line: LexiconLine) -> Verb? {
    guard let name = line.verbName else { return nil }
    let notes = line.notes
    if classes[notes] == nil { classes[notes] = line.conjugationClass(of: name) }
    return classes[notes]?.verb(name, meaning: line.meaning)
  }
}

extension LexiconLine {
  package var verb: Verb? { verbName.flatMap(verb) }

  fileprivate func verb(_ name: VerbName) -> Verb? { conjugationClass(of: name)?.verb(name, meaning: meaning) }

  fileprivate func conjugationClass(of name: VerbName) -> ConjugationClass? {
    withNotation { LexiconEntry($0) }.flatMap { ConjugationClass($0, of: name.infinitive, in: lexicon) }
  }
}

extension Lexicon {
  package func verb(_ name: VerbName) -> Verb? {
    if let verb = verb(name, under: name) { return verb }
    // irse from ir, lavarse from lavar; but not *arrepentir from arrepentirse.
    return name.infinitive.isPronominal ? verb(name, under: name.plain) : nil
  }

  /// The auxiliary: its first variant is *ha*, not *hay*. `nil` if a lexicon other than the project's lacks it.
  var auxiliary: Verb? { Infinitive("haber").flatMap(verb) }

  /// The verb with an infinitive, the first of its homonyms, or `nil`.
  package func verb(_ infinitive: Infinitive) -> Verb? { verb(VerbName(infinitive)) }

  /// The verbs with these letters, ignoring *-se*: the plain ones, and those that exist only with *-se*.
  func verbs(bare: Word) -> [Verb] {
    guard let infinitive = Infinitive(bare) else { return [] }
    let names = [infinitive.plain, infinitive.pronominal].map { VerbName($0) }
    return names.compactMap { verb($0, under: $0) }.flatMap { [$0] + homonyms(of: $0) }
  }

  /// The other verbs with the same infinitive: for *acostar* (to put to bed), `acostar#2` (of a ship), and vice versa.
  package func homonyms(of verb: Verb) -> [Verb] {
    var others: [Verb] = []
    for homonym in [1] + VerbName.numbers where homonym != verb.homonym {
      guard let other = self.verb(VerbName(verb.infinitive, homonym: homonym)) else { break }
      others.append(other)
    }
    return others
  }

  /// The lexicon's name for a verb, with or without *-se*, or `nil`: *lavar* for *lavarse*.
  package func name(of name: VerbName) -> String? {
    let infinitive = name.infinitive
    let heard = [infinitive] + (infinitive.withDiaeresis.map { [$0] } ?? [])
    return heard.flatMap { $0.isPronominal ? [$0, $0.plain] : [$0, $0.pronominal] }
      .map { VerbName($0, homonym: name.homonym).description }.first(where: contains)
  }

  private func verb(_ name: VerbName, under written: VerbName) -> Verb? { line(of: written.description)?.verb(name) }
}

extension LexicalVariant {
  /// - Parameter settled: the cells and stems that are already decided, for which statements are ignored.
  fileprivate mutating func take(
    _ token: LexiconToken, choice: Int, isWhole: Bool, settled: [StatedForm.Location] = []
  ) {
    switch token {
    case .pattern(let patterns):
      if let pattern = patterns[min(choice, patterns.count - 1)] { self.patterns.insert(pattern) }
    case .exception(let statements):
      for statement in statements where !settled.contains(statement.location) {
        let words = statement.words
        let word = words.isEmpty ? nil : words[min(choice, words.count - 1)]
        // The regular form is not an exception.
        guard word != nil || words.isEmpty else { continue }
        exceptions.append(StatedForm(location: statement.location, word: word, isWhole: isWhole))
      }
    }
  }
}
