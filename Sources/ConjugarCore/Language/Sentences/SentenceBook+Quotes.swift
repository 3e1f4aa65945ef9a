extension SentenceBook {
  /// A few sentences that show forms of a verb, the easiest first, each of another tense as long as there are any.
  ///
  /// - Parameters:
  ///   - verb: an infinitive as the book writes it.
  ///   - slots: the cells of which a form may be shown.
  ///   - number: the most sentences.
  /// - Throws: `SentenceError` if a line of the book cannot be read.
  package func quotes(of verb: String, in slots: [Slot], upTo number: Int) throws(SentenceError) -> [Sentence] {
    var quotes: [Sentence] = []
    for place in places(of: verb) where quotes.count < number {
      let (line, choice) = try self.line(at: place)
      if slots.contains(line.slot), line.construction == nil, !line.hasRival {
        quotes.append(try Sentence(line, choice))
      }
    }
    return quotes
  }

  /// A few sentences in a tense that all varieties share, the easiest first, each on another choice.
  ///
  /// - Throws: `SentenceError` if a line of the book cannot be read.
  package func quotes(in tense: Tense, upTo number: Int) throws(SentenceError) -> [Sentence] {
    var filter = SentenceFilter()
    filter.tenses = [tense]
    var choices: Set<String> = []
    var lines: [(line: SentenceLine, choice: Choice)] = []
    try forEachLine(fitting: filter) { (line, choice) throws(SentenceError) in
      guard line.variety == nil, line.construction == nil, !line.hasRival, choices.insert(choice.id).inserted else {
        return
      }
      lines.append((line, choice))
    }
    // Among equals the order of the book holds.
    let easiest = lines.sorted { ($0.line.level, $0.line.number) < ($1.line.level, $1.line.number) }.prefix(number)
    return try easiest.map { (line, choice) throws(SentenceError) in try Sentence(line, choice) }
  }
}
