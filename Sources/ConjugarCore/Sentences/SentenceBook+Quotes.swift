extension SentenceBook {
  /// A few sentences that show forms of a verb, the easiest first, each of another tense as long as there are any.
  ///
  /// - Parameters:
  ///   - verb: an infinitive as the book writes it.
  ///   - slots: the cells of which a form may be shown.
  ///   - number: the most sentences.
  public func quotes(of verb: String, in slots: [Slot], upTo number: Int) throws(SentenceError) -> [Sentence] {
    var filter = SentenceFilter()
    filter.verbs = [verb]
    return try quotes(filter, in: Set(slots), upTo: number, \.tense.id)
  }

  /// A few sentences in a tense, the easiest first, each on another choice as long as there are any.
  public func quotes(in tense: Tense, upTo number: Int) throws(SentenceError) -> [Sentence] {
    var filter = SentenceFilter()
    filter.tenses = [tense]
    var seen: [String: Int] = [:]
    let sentences = try sentences(filter).filter { sentence in
      // One sentence a choice, of the first that the book has.
      seen[sentence.choice.id, default: 0] += 1
      return seen[sentence.choice.id] == 1 && sentence.variety == nil
    }
    return Array(Self.easiestFirst(sentences).prefix(number))
  }

  private func quotes(
    _ filter: SentenceFilter, in slots: Set<Slot>, upTo number: Int, _ group: (Slot) -> String
  ) throws(SentenceError) -> [Sentence] {
    let sentences = Self.easiestFirst(try sentences(filter).filter { slots.contains($0.slot) })
    var groups: Set<String> = []
    let first = sentences.filter { groups.insert(group($0.slot)).inserted }
    let others = sentences.filter { !first.contains($0) }
    return Array((first + others).prefix(number))
  }

  /// Sentences that all varieties share come before others of their level.
  private static func easiestFirst(_ sentences: [Sentence]) -> [Sentence] {
    let order = sentences.indices.sorted { first, second in
      let (one, two) = (sentences[first], sentences[second])
      if one.level != two.level { return one.level < two.level }
      if (one.variety == nil) != (two.variety == nil) { return one.variety == nil }
      return first < second
    }
    return order.map { sentences[$0] }
  }
}
