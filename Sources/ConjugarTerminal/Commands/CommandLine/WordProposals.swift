import ConjugarCore

/// What a word that is not a verb may be: a form of one, or what one means in English.
enum WordProposals {
  static func sentence(of error: ConjugationError) -> String {
    guard case .notAnInfinitive(let word) = error else { return Conjugator().sentence(of: error) }
    let readings = readings(of: word)
    if let first = readings.first {
      return "\(word.echoed) is a form of \(listed(readings.map(\.infinitive))); "
        + "“conjugar identify \(word)” shows which, “conjugar \(first.infinitive)” shows them all"
    }
    let verbs = verbs(meaning: word)
    guard let first = verbs.first else { return Unknown(word: word).description }
    return "\(word.echoed) is English for \(listed(verbs.map(\.verb.name))); "
      + "“conjugar \(first.verb.name)” shows the forms"
  }

  /// The error for a word that is not a verb, a form of one, or English for one.
  struct Unknown: Failure {
    let word: String
    var exitCode: ExitCode { .badInput }

    var description: String {
      if word.count > 64 { return "\(word.echoed) is too long: no verb has more than 64 letters" }
      if word.contains(" ") { return "no verb means \(word.echoed), and it is not a form of one" }
      if let explanation = Synonyms.explanation(of: word) { return "\(word.echoed) is not a verb: \(explanation)" }
      let suggestions = Conjugator().suggestions(for: word)
      return "\(ConjugationError.notAnInfinitive(word)) or a form of a verb"
        + Nearest.proposal(suggestions.isEmpty ? nearForms(word) : suggestions)
    }
  }

  private static let most = 3

  private static func listed(_ verbs: [String]) -> String {
    verbs.once.prefix(most).map { "“\($0)”" }.joined(separator: ", ")
  }

  /// What a word that is not a form may be a typo for: verbs if it ends like one, otherwise forms.
  static func near(_ word: String) -> [String] {
    ["r", "rse"].contains(where: word.hasSuffix) ? Lexicon.embedded.commonVerbs(near: word) : nearForms(word)
  }

  /// The forms of common verbs that a word may be a mistake for: *tuvo* for *tubo*, *contamos* for *cuentamos*.
  static func nearForms(_ word: String) -> [String] {
    let letters = Array(word.lowercased())
    guard (3...12).contains(letters.count), word == word.printable, !WordList.isMostlyOther(word) else { return [] }
    var (words, slips) = (["h\(word)"], [String]())
    // The silent h may be missing besides: hubo for uvo.
    for (letters, isTyped) in [(letters, true), (["h"] + letters, false)] {
      for index in letters.indices {
        let (before, rest) = (String(letters[..<index]), letters[index...])
        for row in WordList.mistaken where rest.starts(with: row[0]) {
          words += row.dropFirst().map { before + $0 + rest.dropFirst(row[0].count) }
        }
        guard isTyped, letters.count <= 10 else { continue }
        slips += [rest.prefix(2).reversed() + rest.dropFirst(2), rest.dropFirst()].map { before + String($0) }
      }
    }
    // An extra letter, or two swapped ones: only in short words and of few verbs, as there are as many as letters.
    let made = [(words, FrequencyList.Depth.reader), (slips, .learner)]
    var analyzer = MorphologicalAnalyzer()
    let known = made.flatMap { words, depth in
      let used = FrequencyList.verbs(knownTo: depth)
      return words.filter { $0 != word && $0.first != " " }.flatMap { analyzer.forms(like: $0) }
        .compactMap { verb, form in used.firstIndex(of: verb).map { (rank: $0, form: form) } }
    }
    return Array(known.enumerated().sorted { ($0.1.rank, $0.0) < ($1.1.rank, $1.0) }.map(\.1.form).once.prefix(most))
  }

  /// The readings of a word as a form of verbs in the lexicon; only the exact ones if the likeliest is exact.
  static func readings(of word: String) -> [Reading] {
    guard word.utf8.count <= longest else { return [] }
    var analyzer = MorphologicalAnalyzer()
    let known = analyzer.identify(word, guessing: false)
    // Serve is English, though some say it for sirve.
    if known.first?.note == .popular, !verbs(meaning: word).isEmpty { return [] }
    return known.first?.isExact ?? false ? known.filter(\.isExact) : known
  }

  /// In bytes; no form is longer.
  private static let longest = 256

  /// The verbs that mean an English word or phrase, or the one it is a form of: *she is eating*, *I miss you*.
  static func verbs(meaning phrase: String) -> [ListedVerb] { found(meaning: phrase).verbs }

  static func isMeaning(_ phrase: String) -> Bool { found(meaning: phrase).isExact }

  private typealias Found = (verbs: [ListedVerb], isExact: Bool)

  private static func found(meaning phrase: String) -> Found {
    let words = phrase.lowercased().replacing("’", with: "'").words
    let around = words.prefix(while: WordList.standsAroundEnglishVerb)
    var core = Array(words.dropFirst(around.count))
    while let last = core.last, WordList.standsAroundEnglishVerb(last) { core.removeLast() }
    let phrases =
      (0...around.count).map { Array(words.dropFirst($0)) } + [core]
      + around.reversed().filter { !WordList.englishSubjects.contains($0) }.map { [$0] }
    var loose: Found = ([], false)
    for phrase in phrases.once where !phrase.isEmpty {
      for form in [phrase[0]] + WordList.englishVerbs(ofForm: phrase[0]) {
        let found = found(meaningJust: ([form] + phrase.dropFirst()).joined(separator: " "))
        if found.isExact { return found }
        if loose.verbs.isEmpty { loose = found }
      }
    }
    return loose
  }

  /// The verbs that mean a phrase, and whether it is a whole meaning of the first; none for que.
  private static func found(meaningJust key: String) -> Found {
    guard key != "to", !WordList.englishSubjects.contains(key), !WordList.beforeVerbs.contains(key),
      (2...longest).contains(key.utf8.count),
      key.utf8.allSatisfy({ (0x61...0x7A).contains($0) || $0 == 0x20 }),
      let search = MeaningSearch(key)
    else { return ([], false) }
    var filter = VerbFilter()
    filter.meaning = search
    let found = filter.verbs().filter { $0.kind < 3 }
    // For several words, it is enough that they occur in a meaning: be able (to).
    return (found, found.first.map { $0.kind < (key.contains(" ") ? 2 : 1) } ?? false)
  }
}
