import ConjugarCore

/// What a word may be that is no verb: a form of one, or what one means in English.
enum WordProposals {
  /// The sentence of an error, and what else the word is.
  static func sentence(of error: ConjugationError) -> String {
    guard case .notAnInfinitive(let word) = error else { return Conjugator().sentence(of: error) }
    if let form = form(word) { return form }
    let verbs = verbs(meaning: word)
    guard !verbs.isEmpty else { return Conjugator().sentence(of: error) }
    return "“\(word)” is no Spanish verb; “conjugar verbs --search \(word)” finds "
      + "\(verbs.prefix(most).map { "“\($0)”" }.joined(separator: ", "))"
  }

  private static let most = 3

  private static func form(_ word: String) -> String? {
    let readings = readings(of: word)
    guard let first = readings.first else { return nil }
    var verbs: [String] = []
    for reading in readings where !verbs.contains(reading.infinitive) { verbs.append(reading.infinitive) }
    return "“\(word)” is a form of \(verbs.prefix(most).map { "“\($0)”" }.joined(separator: ", ")); "
      + "“conjugar identify \(word)” says which, “conjugar \(first.infinitive)” has them all"
  }

  /// The readings of a word as a form of verbs that the lexicon has: the exact ones if there are any.
  static func readings(of word: String) -> [Reading] {
    guard word.utf8.count <= longest else { return [] }
    var analyzer = MorphologicalAnalyzer()
    let known = analyzer.readings(of: word, guessing: false)
    let exact = known.filter(\.isExact)
    return exact.isEmpty ? known : exact
  }

  /// Bytes: a longer word is no form.
  private static let longest = 256

  /// The verbs that mean an English word, the most used first.
  static func verbs(meaning word: String) -> [String] {
    let key = word.lowercased()
    guard !key.isEmpty, key.utf8.count <= longest, key.utf8.allSatisfy({ (0x61...0x7A).contains($0) }),
      let search = MeaningSearch(key)
    else { return [] }
    var filter = VerbFilter()
    filter.meaning = search
    let found = ((try? filter.verbs()) ?? []).filter { verb in
      verb.meaning.lowercased().split { !$0.isLetter }.contains { $0 == key }
    }
    return found.sorted { ($0.rank ?? .max) < ($1.rank ?? .max) }.map(\.name)
  }
}
