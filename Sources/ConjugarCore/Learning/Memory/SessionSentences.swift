/// The sentences of a session: of every choice that may be asked the one worth most, its form known already.
struct SessionSentences {
  /// A choice that was not asked yet, and its sentences whose form may be asked.
  private struct Open {
    let choice: Choice
    /// The number of its skill.
    let number: Int
    var lines: [SentenceLine] = []
  }

  private let review: Review
  private var chance: Chance
  /// `nil` until the first sentence is wanted.
  private var open: [Open]?
  /// How many of each family were taken.
  private var families: [ChoiceFamily: Int] = [:]

  init(_ review: Review, _ shuffling: Shuffling) {
    self.review = review
    chance = Chance(shuffling)
  }

  var count: Int { families.values.reduce(0, +) }

  private func read(_ learner: inout Schedule) -> [Open] {
    var filter = SentenceFilter()
    filter.tenses = review.options.tenses
    filter.never = review.options.never
    filter.levels = .a1 ... .b2
    filter.region = review.options.region
    filter.secondPerson = review.options.secondPerson
    let known = Set(learner.begun.filter { $0.right > 0 }.map(\.skill.tense))
    var open: [Open] = []
    SentenceBook.embedded.forEachLine(fitting: filter) { line, choice in
      guard review.options.asks(choice.family), known.contains(choice.family.tense) else { return }
      if open.last?.choice != choice {
        open.append(Open(choice: choice, number: learner.finder.number(of: .choice(choice.id))))
      }
      open[open.count - 1].lines.append(line)
    }
    return open
  }

  /// The next sentence; `nil` if there is none.
  ///
  /// - Parameter mayBegin: whether something new may be begun.
  mutating func next(mayBegin: Bool, _ learner: inout Schedule) -> ReviewPlan.Item? {
    var choices = open ?? read(&learner)
    defer { open = choices }
    let ranked = choices.indices.filter { mayBegin || !learner.record(choices[$0].number).isNew }
      .map { (value: value(of: choices[$0], learner), index: $0) }
      .sorted { ($1.value, $0.index) < ($0.value, $1.index) }
    for (_, index) in ranked {
      guard let question = question(of: choices[index], &learner) else { continue }
      let taken = choices.remove(at: index)
      families[taken.choice.family, default: 0] += 1
      let record = learner.record(taken.number)
      return ReviewPlan.Item(
        question: question, skill: record.skill,
        introduction: record.isNew ? Self.introduction(to: taken, question, beside: choices) : nil,
        chance: learner.retrievability(of: record) ?? Policy.success)
    }
    return nil
  }

  /// What a choice is worth: what of it is not known, the oftener learners get it wrong the more, and the less the oftener
  /// the session asks of its family.
  private func value(of open: Open, _ learner: Schedule) -> Double {
    let record = learner.record(open.number)
    let known = learner.retrievability(of: record, in: record.lastDay == learner.today ? 0 : Policy.horizon) ?? 0
    let family = open.choice.family
    return Double(family.weight) * (1 - known) * Exponential.pow(Policy.repeated, Double(families[family] ?? 0))
  }

  /// Of the sentences of a choice whose form needs nothing new, and that were not asked lately, the one whose form is worth
  /// most; chance has a part in it.
  private mutating func question(of open: Open, _ learner: inout Schedule) -> Question? {
    var best: (value: Double, sentence: Sentence)?
    for line in open.lines {
      let name = line.verbs.parts("/").first { _ in true }
      guard let verb = name.flatMap({ learner.finder.verb(named: $0.text) }) else { continue }
      let skills = line.slot == .infinitive ? [] : learner.finder.skills(for: line.slot, ofVerb: verb)
      guard skills.allSatisfy({ learner.finder.skills[$0].isAccent || learner.isBegun($0) }),
        case let sentence = Sentence(line, open.choice),
        learner.sentences[sentence.id].map({ learner.today - $0 >= 10 }) ?? true
      else { continue }
      let gain = skills.reduce(1) { $0 + ($1 < review.worth.gain.count ? review.worth.gain[$1] : 0) }
      let value = gain * (1 + chance.unit())
      if value > best?.value ?? 0 { best = (value, sentence) }
    }
    // What is known is said from the English alone.
    let direction = learner.record(open.number).state == .learned ? Direction.meaning : .produce
    return best.flatMap {
      try? Question($0.sentence, learner.finder.conjugator).asked(direction, learner.finder.conjugator)
    }
  }

  /// The rule of a choice, and two sentences that differ in what is chosen.
  private static func introduction(to open: Open, _ question: Question, beside others: [Open]) -> SkillIntroduction {
    let own = open.lines.lazy.map { Sentence($0, open.choice) }.first { $0.id != question.cloze?.sentence?.id }
    let kin = others.lazy.filter { $0.choice.family == open.choice.family }.flatMap { other in
      other.lines.lazy.map { Sentence($0, other.choice) }
    }
    let pair = [own, kin.first { own?.differs(from: $0) ?? false } ?? kin.first].compactMap { $0 }
    return SkillIntroduction(
      name: open.choice.title, rule: open.choice.family.question,
      models: pair.map { SkillIntroduction.Model(verb: $0.text(filling: $0.form), meaning: $0.translation, forms: []) })
  }
}

extension Sentence {
  /// Whether something else was chosen in another sentence: a verb among those that are offered here; if none is, the person
  /// or the tense.
  fileprivate func differs(from other: Sentence) -> Bool {
    if verbs.count > 1 { return verbs.dropFirst().contains(other.verbs[0]) }
    return choice.family.decidesPerson ? other.slot.person != slot.person : other.slot.tense != slot.tense
  }
}

extension ReviewOptions {
  func asks(_ family: ChoiceFamily) -> Bool { tenses.isEmpty || tenses.contains(family.tense) }
}
