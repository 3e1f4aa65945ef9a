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
    let lines = try easiestFirst(filter) { line, choice in
      line.variety == nil && line.construction == nil && !line.hasRival && choices.insert(choice.id).inserted
    }
    return try sentences(of: lines.prefix(number))
  }

  /// The lines that fit, in the order of their levels; those that all varieties share come before others of their level.
  private func easiestFirst(
    _ filter: SentenceFilter, where isWanted: (SentenceLine, Choice) -> Bool
  ) throws(SentenceError) -> [(line: SentenceLine, choice: Choice)] {
    var lines: [(line: SentenceLine, choice: Choice)] = []
    try forEachLine(fitting: filter) { (line, choice) throws(SentenceError) in
      if isWanted(line, choice) { lines.append((line, choice)) }
    }
    // Among equals the order of the book holds.
    return lines.sorted { first, second in
      let (one, two) = (first.line, second.line)
      if one.level != two.level { return one.level < two.level }
      if (one.variety == nil) != (two.variety == nil) { return one.variety == nil }
      return one.number < two.number
    }
  }

  private func sentences(
    of lines: some Sequence<(line: SentenceLine, choice: Choice)>
  ) throws(SentenceError) -> [Sentence] {
    var found: [Sentence] = []
    for (line, choice) in lines { found.append(try Sentence(line, choice)) }
    return found
  }
}
