/// The sentences that a review may ask, by the choices that they train.
struct ReviewSentences {
  private var lines: [String: [SentenceLine]] = [:]
  private var choices: [String: Choice] = [:]
  private var chance: Chance

  init(_ chosen: ReviewOptions, _ shuffling: Shuffling) {
    chance = Chance(shuffling)
    var filter = SentenceFilter()
    filter.tenses = chosen.tenses
    filter.levels = chosen.difficulty.levels
    filter.region = chosen.region
    filter.secondPerson = chosen.secondPerson
    try? SentenceBook.embedded.forEachLine(fitting: filter) { (line, choice) throws(SentenceError) in
      choices[choice.id] = choice
      lines[choice.id, default: []].append(line)
    }
  }

  /// A sentence of a choice; `nil` if there is none.
  ///
  /// - Parameters:
  ///   - isUsual: whether its tense is to be the one that most sentences of the choice have, so that it is what the
  ///     choice is called by.
  ///   - isFit: whether a cell of a verb may be asked.
  mutating func question(
    of id: String, isUsual: Bool, _ conjugator: Conjugator, where isFit: (String, Slot) -> Bool
  ) -> Question? {
    guard let choice = choices[id], let all = lines[id] else { return nil }
    let uses = Dictionary(all.map { ($0.slot.tense, 1) }, uniquingKeysWith: +)
    let most = uses.values.max()
    let fitting = all.filter { line in
      (!isUsual || uses[line.slot.tense] == most)
        && line.verbs.parts("/").first { _ in true }.map { isFit($0.text, line.slot) } ?? false
    }
    guard !fitting.isEmpty, let sentence = try? Sentence(fitting[chance.any(below: fitting.count)], choice) else {
      return nil
    }
    return try? Question(sentence, conjugator)
  }

  /// Another sentence of a choice than the one that is asked, of its tense if there is one.
  func example(of id: String, besides asked: Sentence) -> SkillIntroduction.Model? {
    guard let choice = choices[id] else { return nil }
    let others = (lines[id] ?? []).lazy.compactMap { try? Sentence($0, choice) }.filter { $0.id != asked.id }
    let other = others.first { $0.slot.tense == asked.slot.tense } ?? others.first
    return other.map { SkillIntroduction.Model(verb: $0.text(filling: $0.form), meaning: $0.translation, forms: []) }
  }
}
