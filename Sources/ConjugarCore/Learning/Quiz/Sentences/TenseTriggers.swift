/// Words that decide a tense in the book's sentences: *ayer* takes the preterite, *mientras* the imperfect.
struct TenseTriggers {
  private var tenses: [[String]: Set<Tense>] = [:]

  static let embedded = TenseTriggers(.embedded)

  private init(_ book: SentenceBook) {
    var filter = SentenceFilter()
    filter.choices = book.choices.filter { choice in
      let (tense, family) = (choice.family.tense, choice.family)
      return tense.mood == .indicative && tense != .conditional && !family.decidesPerson && !family.decidesVerb
    }.map(\.id)
    for sentence in book.sentences(filter)
    where sentence.construction == nil && filter.choices.contains(sentence.choice.id) {
      // Only among past tenses is the less exact alternative also found in texts.
      let rivals = sentence.alternatives.filter {
        ($0.remark == .rightToo || $0.remark == .lessExact && $0.slot.isPast) && $0.construction == nil && !$0.isPerfect
      }
      // Among single words, only framing adverbs decide a tense on their own: ayer, mientras, but not despacio.
      for trigger in sentence.triggers(of: [.tense]).map({ $0.lowercased().words })
      where trigger.count > 1 || WordList.frame.contains(trigger.joined()) {
        tenses[trigger, default: []].formUnion([sentence.slot.tense] + rivals.map(\.slot.tense))
      }
    }
  }

  /// The tenses compatible with a given one in a clause; `nil` where no word decides.
  func tenses(beside tense: Tense, in clause: [String]) -> Set<Tense>? {
    let found = clause.indices.flatMap { start in
      (start..<clause.count).compactMap { tenses[Array(clause[start...$0])] }.filter { $0.contains(tense) }
    }
    return found.dropFirst().reduce(found.first) { $0?.intersection($1) }
  }
}
