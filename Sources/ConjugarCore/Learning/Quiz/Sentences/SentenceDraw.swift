/// Draws sentences for a quiz, so that what learners get wrong most often comes most often.
///
/// Families of choices take turns by their weight; within a family the choices take turns, and a verb comes again only
/// when the others of the choice have come.
///
/// `QuestionDraw` looks through verbs without end for one that little speaks against; here so many sentences are dealt out
/// until none is left. What both have in common is `Chance`.
struct SentenceDraw {
  private var families: [Turn]
  private var chance: Chance

  /// A family and how far its turn has come.
  private struct Turn {
    let family: ChoiceFamily
    var due: Int
    var choices: [Pile]
  }

  /// What is left of the sentences of a choice.
  private struct Pile {
    let choice: Choice
    var lines: [SentenceLine]
    var uses = 0
  }

  private var verbs: [String: Int] = [:]

  init(_ filter: SentenceFilter, _ shuffling: Shuffling, _ book: SentenceBook = .embedded) {
    chance = Chance(shuffling)
    var piles: [Pile] = []
    book.forEachLine(fitting: filter) { line, choice in
      if piles.last?.choice != choice { piles.append(Pile(choice: choice, lines: [])) }
      piles[piles.count - 1].lines.append(line)
    }
    families = []
    for pile in piles {
      if let index = families.firstIndex(where: { $0.family == pile.choice.family }) {
        families[index].choices.append(pile)
      } else {
        // Where a quiz is short, it does not begin with the same family every time.
        families.append(Turn(family: pile.choice.family, due: chance.any(below: 50), choices: [pile]))
      }
    }
  }

  /// The next sentence, or `nil` when none is left.
  mutating func next() -> Sentence? {
    guard let family = nextFamily() else { return nil }
    let choices = families[family].choices
    let open = choices.indices.filter { !choices[$0].lines.isEmpty }
    let least = open.map { choices[$0].uses }.min() ?? 0
    let rested = open.filter { choices[$0].uses == least }
    let index = rested[chance.any(below: rested.count)]
    let lines = choices[index].lines
    let fewest = lines.map { verbs[$0.verbs.text] ?? 0 }.min() ?? 0
    let fresh = lines.indices.filter { (verbs[lines[$0].verbs.text] ?? 0) == fewest }
    let line = families[family].choices[index].lines.remove(at: fresh[chance.any(below: fresh.count)])
    families[family].choices[index].uses += 1
    verbs[line.verbs.text, default: 0] += 1
    return Sentence(line, choices[index].choice)
  }

  /// The family whose turn it is: each gains its weight, and the one that is due pays for all.
  ///
  /// Source: smooth weighted round robin, as in nginx.
  private mutating func nextFamily() -> Int? {
    let open = families.indices.filter { families[$0].choices.contains { !$0.lines.isEmpty } }
    for index in open { families[index].due += families[index].family.weight }
    guard let first = open.max(by: { families[$0].due < families[$1].due }) else { return nil }
    families[first].due -= open.reduce(0) { $0 + families[$1].family.weight }
    return first
  }
}

extension SentenceDraw {
  /// So many questions, fewer if there are no more.
  ///
  /// A sentence whose verb the lexicon does not have is passed over: that there is none is a test.
  mutating func questions(_ number: Int, _ conjugator: Conjugator) -> [Question] {
    var questions: [Question] = []
    while questions.count < number, let sentence = next() {
      guard let question = try? Question(sentence, conjugator) else { continue }
      questions.append(question)
    }
    return questions
  }
}

extension QuizOptions {
  /// The sentences of a quiz.
  ///
  /// - Throws: `QuizError.noSentence` if nothing but sentences was wanted and none fits.
  func sentenceQuestions(_ shuffling: Shuffling, _ conjugator: Conjugator) throws(QuizError) -> [Question] {
    guard sentences != .off else { return [] }
    guard (1...Self.mostQuestions).contains(questions) else { throw .number(questions) }
    var draw = SentenceDraw(SentenceFilter(self), shuffling)
    let drawn = draw.questions(sentences == .only ? questions : questions / MixedQuestions.period, conjugator)
    if drawn.isEmpty, sentences == .only {
      throw .noSentence(tenses, verbs: verbs, choices: sentenceChoices, difficulty)
    }
    return drawn
  }
}

extension Difficulty {
  package var levels: ClosedRange<Level> {
    switch self {
    case .easy: .a1 ... .a2
    case .moderate: .a1 ... .b1
    case .difficult: .a1 ... .c2
    }
  }
}

extension SentenceFilter {
  /// The sentences that the options of a quiz allow.
  init(_ options: QuizOptions, _ frequency: FrequencyList = .embedded) {
    tenses = options.tenses
    persons = options.persons
    verbs = options.verbs
    never = verbs.isEmpty ? options.never : []
    choices = options.sentenceChoices
    levels = options.levels ?? options.difficulty.levels
    region = options.region
    secondPerson = options.secondPerson
    if let top = options.top {
      let used = frequency.prefix(top)
      verbs = verbs.isEmpty ? Array(used) : verbs.filter(used.contains)
    }
  }
}
