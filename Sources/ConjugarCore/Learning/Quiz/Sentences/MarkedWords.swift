/// The words of a sentence with the punctuation between them: where a clause begins, and what its subject is.
struct MarkedWords {
  /// The words as written, and in lowercase.
  let words: [Substring]
  let names: [String]
  /// The text before each word, and after the last.
  let marks: [Substring]

  init(_ sentence: Substring) {
    words = sentence.split { !$0.isLetter }.filter(\.standsAlone)
    names = words.map { $0.lowercased() }
    let starts = [sentence.startIndex] + words.map(\.endIndex)
    marks = zip(starts, words.map(\.startIndex) + [sentence.endIndex]).map { sentence[$0..<$1] }
  }

  func isMarked(_ index: Int) -> Bool { index == 0 || marks[index].contains { !$0.isWhitespace } }

  /// Whether a word (or *y* or adverbs before it) begins a clause that is not a question: *y después pela*.
  func isHead(_ index: Int) -> Bool {
    if isMarked(index) { return !marks[index].contains("¿") }
    return WordList.conjunctions.contains(names[index - 1])
      || WordList.aroundVerbs.contains(names[index - 1]) && isHead(index - 1)
  }

  /// The word directly before another, with no punctuation between.
  func word(before index: Int) -> String? { isMarked(index) ? nil : names[index - 1] }

  /// Where a word's clause begins: at a word after punctuation, or at one that links clauses: *que, y*.
  private func head(of index: Int) -> Int {
    (0...index).last { isMarked($0) || $0 < index && WordList.openers.contains(names[$0]) } ?? 0
  }

  /// The word that links a word's clause to what precedes.
  func opener(of index: Int) -> String? { [names[head(of: index)]].first(where: WordList.openers.contains) }

  /// The clause around a form, without the form.
  func clause(around form: Range<Int>) -> [String] {
    let end = (form.upperBound..<words.count).first { isMarked($0) || WordList.openers.contains(names[$0]) }
    return Array(names[head(of: form.lowerBound)..<form.lowerBound] + names[form.upperBound..<(end ?? words.count)])
  }

  /// The clitics directly before a form: *se nos*.
  func pronouns(before index: Int) -> [String] {
    let start = (0..<index).reversed().prefix { !isMarked($0 + 1) && Clitics.contains(names[$0]) }.last
    return Array(names[(start ?? index)..<index])
  }

  /// Whether a word is part of a fixed phrase (*o sea*), or an interjection by itself: *¡vaya!*
  func isFixed(_ index: Int) -> Bool {
    let isAlone = isMarked(index) && (index + 1 == words.count || isMarked(index + 1))
    return WordList.fixed.contains { phrase in
      (phrase.count > 1 || isAlone)
        && phrase.indices.contains { $0 <= index && names.dropFirst(index - $0).starts(with: phrase) }
    }
  }

  /// The subject pronoun of a person in a form's clause.
  func actor(_ person: Person, around form: Range<Int>) -> String? {
    let clause = clause(around: form)
    return zip([""] + clause, clause).first { before, word in
      person.subjects.contains(word) && !WordList.prepositions.contains(before)
    }?.1
  }

  /// Whether a noun, a name or a word like *nadie* precedes a form, in its clause or anywhere, and is no object.
  func namesThird(before index: Int, inClause: Bool = true) -> Bool {
    ((inClause ? head(of: index) : 0)..<index).contains { isNoun($0, upTo: index) }
  }

  /// Whether one directly follows it.
  func namesThird(behind index: Int) -> Bool {
    index < words.count && !isMarked(index) && isNoun(index, upTo: words.count)
  }

  private func isNoun(_ index: Int, upTo end: Int) -> Bool {
    let (name, before) = (names[index], word(before: index) ?? "")
    if [name, before].contains(where: WordList.prepositions.contains) { return false }
    if WordList.nounAfter.contains(name) || WordList.articles.contains(name) {
      return index + 1 < end && !WordList.times.contains(names[index + 1])
    }
    // Any word is capitalized at the head of a sentence: Juan no había salido, but Siempre había salido.
    func isOfFrame(_ word: String) -> Bool {
      WordList.frame.contains(word) || Clitics.contains(word) || word.hasSuffix("mente")
    }
    let isAtVerb = names[(index + 1)..<max(index + 1, end)].allSatisfy(isOfFrame)
    let isNamed = !isMarked(index) || isAtVerb && !isOfFrame(name) && !AnswerText.isSubject(name)
    return WordList.others.contains(name) || isNamed && words[index].first?.isUppercase == true
  }
}

extension Substring {
  /// Whether it is a standalone word, not part of an address or after a symbol: *ana@casa.es, www.vio.es, #somos*.
  fileprivate var standsAlone: Bool {
    let (before, after) = (base[..<startIndex].suffix(2), base[endIndex...].prefix(2))
    let isLinked = before.last.map { "@#/_".contains($0) || $0.isNumber } ?? false
    let isInAddress = before.last == "." && before.first?.isLetter ?? false
    return !isLinked && !isInAddress && !(after.first.map("@/_".contains) ?? false)
      && !(after.first == "." && after.last?.isLetter ?? false)
  }
}
