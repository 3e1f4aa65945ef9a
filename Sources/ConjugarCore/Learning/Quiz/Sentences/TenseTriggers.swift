/// Words that decide a tense, as the sentences of the book have them: *ayer* takes the preterite, *mientras* the imperfect.
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
      // Only of a past is what is less exact said in a text too.
      let rivals = sentence.alternatives.filter {
        ($0.remark == .rightToo || $0.remark == .lessExact && $0.slot.isPast) && $0.construction == nil && !$0.isPerfect
      }
      // Of single words adverbs decide by themselves: ayer, mientras, but not despacio.
      for trigger in sentence.triggers(of: [.tense]).map({ $0.lowercased().words })
      where trigger.count > 1 || WordList.frame.contains(trigger.joined()) {
        tenses[trigger, default: []].formUnion([sentence.slot.tense] + rivals.map(\.slot.tense))
      }
    }
  }

  /// The tenses that a clause may have beside one; `nil` where no word decides.
  func tenses(beside tense: Tense, in clause: [String]) -> Set<Tense>? {
    let found = clause.indices.flatMap { start in
      (start..<clause.count).compactMap { tenses[Array(clause[start...$0])] }.filter { $0.contains(tense) }
    }
    return found.dropFirst().reduce(found.first) { $0?.intersection($1) }
  }
}
