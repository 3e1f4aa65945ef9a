/// Draws sentences for a quiz so that what learners most often get wrong comes up most often.
///
/// Families of choices take turns by weight, then the choices in a family, those with many sentences first, then the
/// verbs of a choice. A family with few sentences comes up less often, so that none gets memorized.
struct SentenceDraw {
  /// The remaining sentences of a choice.
  private struct Pile {
    let choice: Choice
    var lines: [SentenceLine] = []
    var uses = 0
  }

  /// A family and how close its turn is.
  private struct Turn {
    let family: ChoiceFamily
    var weight = 0
    var due = 0
    var piles: [Pile] = []
    var isOpen: Bool { piles.contains { !$0.lines.isEmpty } }
  }

  /// The most often a family may come up, as a multiple of its share of the sentences.
  private static let mostShare = 2

  private var turns: [Turn] = []
  private var usesByVerb: [String: Int] = [:]
  private var chance: Chance

  init(_ filter: SentenceFilter, _ shuffling: Shuffling) {
    var (turns, chance) = ([Turn](), Chance(shuffling))
    SentenceBook.embedded.forEachLine(fitting: filter) { line, choice in
      let turn = turns.firstIndex { $0.family == choice.family } ?? turns.count
      if turn == turns.count { turns.append(Turn(family: choice.family)) }
      if turns[turn].piles.last?.choice != choice { turns[turn].piles.append(Pile(choice: choice)) }
      turns[turn].piles[turns[turn].piles.count - 1].lines.append(line)
    }
    let sizes = turns.map { $0.piles.reduce(0) { $0 + $1.lines.count } }
    let (lines, weights) = (sizes.reduce(0, +), turns.reduce(0) { $0 + $1.family.weight })
    for (index, size) in zip(turns.indices, sizes) {
      turns[index].weight = min(turns[index].family.weight * lines, Self.mostShare * size * weights)
    }
    // A short quiz starts at a random point in the round, so that there too each family comes up by its weight.
    let round = turns.reduce(0) { $0 + $1.weight }
    for index in turns.indices { turns[index].due = chance.any(below: round) }
    (self.turns, self.chance) = (turns, chance)
  }

  /// The next sentence, or `nil` when none is left.
  mutating func next() -> Sentence? {
    guard let turn = nextTurn() else { return nil }
    let piles = turns[turn].piles
    let sized = piles.indices.flatMap { repeatElement($0, count: piles[$0].lines.count) }
    guard let pile = chance.any(of: sized, least: sized.map { piles[$0].uses }) else { return nil }
    let uses = piles[pile].lines.map { usesByVerb[$0.verbs.text] ?? 0 }
    guard let index = chance.any(of: Array(uses.indices), least: uses) else { return nil }
    let line = turns[turn].piles[pile].lines.remove(at: index)
    turns[turn].piles[pile].uses += 1
    usesByVerb[line.verbs.text, default: 0] += 1
    return Sentence(line, piles[pile].choice)
  }

  /// The family that is due: each gains its weight, one pays for all. Source: smooth weighted round robin, as in nginx.
  private mutating func nextTurn() -> Int? {
    let open = turns.indices.filter { turns[$0].isOpen }
    for index in open { turns[index].due += turns[index].weight }
    guard let first = open.max(by: { turns[$0].due < turns[$1].due }) else { return nil }
    turns[first].due -= open.reduce(0) { $0 + turns[$1].weight }
    return first
  }

  /// The given number of questions, or all there are. One with an unknown verb is skipped; a test finds none.
  mutating func questions(_ number: Int, _ conjugator: Conjugator, in scope: QuizScope?) -> [Question] {
    var questions: [Question] = []
    while questions.count < number, let sentence = next() {
      guard let question = try? Question(sentence, conjugator), scope?.asks(question) ?? true else { continue }
      questions.append(question)
    }
    return questions
  }
}

extension QuizOptions {
  /// The sentences of a quiz; throws `QuizError.noSentence` if only those were wanted and none fits.
  func sentenceQuestions(_ shuffling: Shuffling, _ conjugator: Conjugator) throws(QuizError) -> [Question] {
    guard sentences != .off else { return [] }
    guard (1...Self.mostQuestions).contains(questions) else { throw .number(questions) }
    let scope = formKind == nil ? nil : try QuizScope(self, conjugator)
    let number = sentences == .only ? questions : questions / MixedQuestions.period
    // If no sentence at this difficulty fits the request, every level is tried.
    for levels in [levels ?? difficulty.levels, levels ?? .a1 ... .c2] {
      var filter = SentenceFilter(self)
      filter.levels = levels
      var draw = SentenceDraw(filter, shuffling)
      let drawn = draw.questions(number, conjugator, in: scope)
      if !drawn.isEmpty || sentences != .only { return drawn }
    }
    // If the region or the persons are the cause, that error is the one to report.
    _ = try QuizScope(self, conjugator)
    throw .noSentence(tenses, verbs: verbs, choices: sentenceChoices, kind: formKind)
  }
}

extension SentenceFilter {
  init(_ options: QuizOptions) {
    (tenses, persons, verbs) = (options.tenses, options.persons, options.verbs)
    (choices, levels) = (options.sentenceChoices, options.levels ?? options.difficulty.levels)
    (region, secondPerson) = (options.region, options.secondPerson)
    never = verbs.isEmpty ? options.never : []
    if let top = options.top {
      let used = FrequencyList.embedded.prefix(max(0, top))
      verbs = verbs.isEmpty ? Array(used) : verbs.filter(used.contains)
    }
  }
}
