import ConjugarCore

/// What one or several words of the command line name: `presente de subjuntivo`, `boot verbs`, `ser or estar`.
struct NamedWord {
  enum Meaning {
    case tenses([Tense])
    case number(Int)
    case pattern(Irregularity)
    case persons([Person])
    /// `nil` for something that only looks like an infinitive.
    case verb(Verb?)
    /// The option that a word implies, with its value if it takes one: `hard`, `A2`.
    case option([String])
    case nothing
  }

  let text: String
  let meaning: Meaning

  /// What words name, from first to last; English words that say nothing beside others are skipped.
  static func all(in words: some Sequence<String>) -> [NamedWord] {
    var rest = words.flatMap(parts)[...]
    var named: [NamedWord] = []
    while let word = rest.first {
      // No name has more than seven words, or contains a hyphen that stands for standard input.
      let counts = (1...(word == "-" ? 1 : min(7, rest.count))).reversed()
      let whole = counts.lazy.compactMap { count in
        let text = rest.prefix(count).joined(separator: " ")
        return meaning(ofName: text, isAlone: count == 1).map { (NamedWord(text: text, meaning: $0), count) }
      }.first
      if isArticle(word, before: rest.dropFirst().first) {
        rest = rest.dropFirst()
      } else if let (name, count) = whole {
        named.append(name)
        rest = rest.dropFirst(count)
      } else {
        rest = rest.dropFirst()
        if !Synonyms.saysNothing(word) { named.append(NamedWord(text: word, meaning: meaning(ofPart: word))) }
      }
    }
    return named
  }

  /// Whether a word is an article, not *él* without its accent: *el verbo tener, el presente, los verbos*.
  private static func isArticle(_ word: String, before next: String?) -> Bool {
    guard ["el", "los", "las"].contains(word.lowercased()), let next else { return false }
    return Synonyms.saysNothing(next) || TenseGroup.tenses(exactly: next) != nil
  }

  /// The words without articles that precede a tense or a word that says nothing.
  static func withoutArticles(_ words: [String]) -> [String] {
    words.indices.filter { !isArticle(words[$0], before: words.dropFirst($0 + 1).first) }.map { words[$0] }
  }

  /// Whether words name one or several tenses and nothing else; one that is also a form is taken for it: *presente*.
  static func isTense(_ words: some Sequence<String>) -> Bool {
    let words = Array(words)
    guard let first = words.first, Infinitive(first) == nil else { return false }
    let named = all(in: words)
    return !named.isEmpty && named.allSatisfy { !$0.tenses.isEmpty }
      && (isIdentifier(first) || WordProposals.readings(of: words.joined(separator: " ")).isEmpty)
  }

  /// Whether a word is what output calls a tense or a group of tenses.
  static func isIdentifier(_ word: String) -> Bool { Tense(id: word.utf8) != nil || TenseGroup(id: word.utf8) != nil }

  /// Whether words narrow a quiz and name nothing to be shown: no verb, no form, no English for one.
  static func narrows(_ words: [String]) -> Bool {
    guard words.count > 1 || WordProposals.readings(of: words[0]).isEmpty else { return false }
    let named = all(in: words)
    return !named.isEmpty
      && named.allSatisfy { word in
        guard let option = word.said?.option, option != Flags.verb.name else { return false }
        // The verbs in *ser or estar* are shown, and *go* is not a pattern in *past tense of go*.
        let verbs = word.text.split { !$0.isLetter }.filter { Conjugator().knows(String($0)) }
        return option == Flags.choice.name && verbs.isEmpty || word.isOfSlot || Synonyms.phrase(word.text) != nil
          || WordProposals.verbs(meaning: word.text).isEmpty && option != Flags.choice.name
      }
  }

  typealias Said = (option: String, value: String?)

  /// The equivalent option; `nil` if there is none.
  var said: Said? {
    switch meaning {
    case .tenses: (Flags.tense.name, text)
    case .number: (Flags.questions.name, text)
    case .pattern(let pattern): (Flags.pattern.name, pattern.id)
    case .persons(let persons): (Flags.person.name, persons.map(\.id).joined(separator: ","))
    case .verb(let verb?) where verb.isKnown: (Flags.verb.name, text)
    case .option(let given): (given[0], given.dropFirst().first)
    case .verb, .nothing: nil
    }
  }

  var tenses: [Tense] { if case .tenses(let tenses) = meaning { tenses } else { [] } }
  var persons: [Person] { if case .persons(let persons) = meaning { persons } else { [] } }
  var isOption: Bool { if case .option = meaning { true } else { false } }
  var isOfSlot: Bool { !persons.isEmpty || !tenses.isEmpty }

  /// The words of an argument: `tener,ir` and `tener/ir` are two words, `ser/estar` is a choice.
  private static func parts(_ word: String) -> [String] {
    if word.contains("/"), Choices.named(word) != nil { return [word] }
    return word.split { "/,".contains($0) }.map(\.trimmed).filter { !$0.isEmpty }.map { String($0) }
  }

  private static func meaning(ofName name: String, isAlone: Bool) -> Meaning? {
    if isAlone, let number = Int(name) { return .number(number) }
    if let tenses = TenseGroup.tenses(exactly: name) { return .tenses(tenses) }
    if name.hasPrefix("level ") { return meaning(ofName: String(name.dropFirst(6)), isAlone: false) }
    if let phrase = Synonyms.phrase(name) { return .option(phrase) }
    // A verb is itself, not a pattern that is named after it: haber.
    if isAlone, let verb = Conjugator().find(name), verb.isKnown { return .verb(verb) }
    // In haber de, the verb is meant, with what links it to another.
    let isLinked = !isAlone && WordList.links.contains(name.words.last ?? "") && Conjugator().knows(name.words[0])
    if !isLinked, let pattern = Irregularity.exactly(name) { return .pattern(pattern) }
    let persons = Person.all(exactly: name)
    if !persons.isEmpty { return .persons(persons) }
    let values = [
      (Flags.level.name, Level.exactly(name)?.rawValue), (Flags.difficulty.name, Difficulty.exactly(name)?.rawValue),
      (Flags.region.name, Region.exactly(name)?.rawValue),
    ]
    for case (let option, let value?) in values { return .option([option, value]) }
    // Two words alone are two things; a word between them makes a choice of them. A number is not part of one.
    let inner = name.words.dropFirst().dropLast()
    guard !name.contains(where: \.isNumber),
      isAlone ? name.contains(where: { "/-".contains($0) }) : inner.contains(where: Choices.isBetween)
    else { return nil }
    return choice(name)
  }

  /// What a word that is not a whole name stands for: the beginning of one, or something like a verb.
  private static func meaning(ofPart word: String) -> Meaning {
    if let tenses = TenseGroup.tenses(abbreviated: word) { return .tenses(tenses) }
    if let pattern = Irregularity.abbreviated(word) { return .pattern(pattern) }
    if let person = Person.abbreviated(word) { return .persons([person]) }
    let verb = Conjugator().find(word)
    return choice(word) ?? (verb != nil || Infinitive(word) != nil ? .verb(verb) : .nothing)
  }

  private static func choice(_ name: String) -> Meaning? {
    Choices.named(name).map { .option([Flags.choice.name, $0.joined(separator: ",")]) }
  }
}

/// The choices that sentences train, by the names that people use for them.
enum Choices {
  /// The identifiers, or beginnings of them, that a name stands for: `ser/estar`, `ser or estar`, `orders`.
  static func named(_ name: String) -> [String]? {
    for id in ids(name).once where !id.isEmpty {
      if known.contains(where: { $0 == id || $0.hasPrefix("\(id)-") }) { return [id] }
      if let covers = Article.onChoices.first(where: { $0.id == id })?.covers, !covers.isEmpty { return covers }
    }
    return nil
  }

  /// The identifiers that a name may mean, whatever is between its words: `ser-estar`, `Ser or Estar`, `estar/ser`.
  static func ids(_ name: String) -> [String] {
    let words = name.lowercased().split { !$0.isLetter }
    let said = words.filter { !isBetween($0) }
    return [words, said, said.reversed()].map { $0.joined(separator: "-") }
  }

  static func isBetween(_ word: some StringProtocol) -> Bool { between.contains(String(word)) }

  static let known = SentenceBook.embedded.choices.map(\.id)
  static var names: [String] { known + Article.onChoices.map(\.id) }

  /// What may stand between the two things to choose from.
  private static let between: Set<String> = ["or", "and", "vs", "versus", "o", "y", "/", "-"]
}
