import ConjugarCore

extension Arguments {
  /// The arguments with words that mean options replaced by options; a word that means nothing is refused.
  func takingWords(
    as said: (NamedWord) throws -> NamedWord.Said? = { $0.said }, other: ((NamedWord) throws -> Void)? = nil
  ) throws -> Arguments {
    var texts: [String: [String]] = [:]
    let options = words.isEmpty ? [] : Manual(command).options
    for word in NamedWord.all(in: words.filter { $0 != "me" }) {
      guard let (name, value) = try said(word) else {
        if let other { try other(word) } else { try refuse(word, options) }
        continue
      }
      let isGiven = texts[name] != nil
      if name == Flags.questions.name, !isGiven { try checkNumber(value ?? word.text) }
      guard let option = options.first(where: { $0.name == name }), option.isList || !isGiven else {
        // In “50 most common”, the last word adds nothing.
        if isGiven, Synonyms.phrase(word.text) != nil { continue }
        if let explanation = Synonyms.explanation(of: name) { throw UsageError.foreignOption(word.text, explanation) }
        throw isGiven ? UsageError.repeated(option: name) : .extraWord(command: command, word.text)
      }
      if has(name), !option.isList { throw UsageError.repeated(option: name) }
      texts[name, default: []] += value.map { [$0] } ?? []
    }
    let taken = adding(texts, words: [])
    try taken.refuseConflicts()
    return taken
  }

  private func checkNumber(_ text: String) throws {
    // In -nf 3, the f is the value, and the value is what is wrong.
    _ = try self[Flags.questions]
    _ = try Flag<Int?>("the questions", in: Settings.Bounds.questions).parse([text])
  }

  private func refuse(_ word: NamedWord, _ options: [Option]) throws {
    if let option = options.first(where: { $0.name == "--\(word.text)" }) {
      throw UsageError.unknownQuizWord(word.text, nearest: [option.name])
    }
    if !word.text.contains(where: \.isLetter), Double(word.text) != nil { try checkNumber(word.text) }
    let isFile = word.text.dropFirst().contains(".")
    if let explanation = Synonyms.explanation(of: isFile ? "--out" : word.text) {
      throw UsageError.foreignOption(word.text, explanation)
    }
    if case .verb = word.meaning { throw UsageError.guessedVerb(word.text) }
    let names = Tense.table.identifiers + TenseGroup.table.identifiers + Irregularity.table.identifiers
    let verbs = Conjugator().suggestions(for: word.text)
    let found = [
      WordProposals.readings(of: word.text).map(\.infinitive), WordProposals.verbs(meaning: word.text).map(\.verb.name),
      Nearest.words(to: word.text, among: names + verbs), verbs,
    ]
    let nearest = (found.first { !$0.isEmpty } ?? []).once
    throw UsageError.unknownQuizWord(word.text, nearest: Array(nearest.prefix(3)))
  }
}
