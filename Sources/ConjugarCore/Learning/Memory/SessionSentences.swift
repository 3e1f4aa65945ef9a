/// The sentences of a session: of every choice that may be asked the one worth most, its form known already.
struct SessionSentences {
  private let review: Review
  private var schedule: Schedule
  private var chance: Chance
  private var lines: [String: [SentenceLine]] = [:]
  private var choices: [(choice: Choice, number: Int)] = []
  private var families: [ChoiceFamily: Int] = [:]
  private var isRead = false
  private(set) var count = 0

  init(_ review: Review, _ shuffling: Shuffling) {
    self.review = review
    schedule = review.schedule
    chance = Chance(shuffling)
  }

  /// The sentences whose form may be asked; read when the first is wanted.
  private mutating func read() {
    isRead = true
    var filter = SentenceFilter()
    filter.tenses = review.options.tenses
    filter.never = review.options.never
    filter.levels = .a1 ... .b2
    filter.region = review.options.region
    filter.secondPerson = review.options.secondPerson
    let known = Set(schedule.begun.filter { $0.right > 0 }.map(\.skill.tense))
    try? SentenceBook.embedded.forEachLine(fitting: filter) { (line, choice) throws(SentenceError) in
      guard review.options.asks(choice.family), known.contains(choice.family.tense) else { return }
      if lines[choice.id] == nil { choices.append((choice, schedule.number(of: .choice(choice.id)))) }
      lines[choice.id, default: []].append(line)
    }
  }

  /// The next sentence; `nil` if there is none.
  ///
  /// - Parameter mayBegin: whether something new may be begun.
  mutating func next(mayBegin: Bool) -> ReviewPlan.Item? {
    if !isRead { read() }
    var ranked: [(value: Double, index: Int)] = []
    for (index, candidate) in choices.enumerated() {
      let record = schedule.record(candidate.number)
      guard mayBegin || !record.isNew else { continue }
      ranked.append((value(of: candidate.choice, record), index))
    }
    ranked.sort { ($1.value, $0.index) < ($0.value, $1.index) }
    for index in ranked.map(\.index) where !(lines[choices[index].choice.id] ?? []).isEmpty {
      let (choice, number) = choices[index]
      guard let question = question(of: choice) else { continue }
      count += 1
      families[choice.family, default: 0] += 1
      choices.remove(at: index)
      let isNew = schedule.record(number).isNew
      return ReviewPlan.Item(
        question: question, skill: .choice(choice.id), introduction: isNew ? introduction(to: choice, question) : nil,
        chance: schedule.retrievability(of: schedule.record(number)) ?? Policy.success)
    }
    return nil
  }

  /// What a choice is worth: what of it is not known, the oftener learners get it wrong the more, and the less the oftener
  /// the session asks of its family.
  private func value(of choice: Choice, _ record: SkillRecord) -> Double {
    let known = schedule.retrievability(of: record, in: record.lastDay == schedule.today ? 0 : Policy.horizon) ?? 0
    return Double(choice.family.weight) * (1 - known)
      * Exponential.pow(Policy.repeated, Double(families[choice.family] ?? 0))
  }

  /// Of the sentences of a choice whose form needs nothing new, and that were not asked lately, the one whose form is worth
  /// most; chance has a part in it.
  private mutating func question(of choice: Choice) -> Question? {
    var best: (value: Double, sentence: Sentence)?
    for line in lines[choice.id] ?? [] {
      let name = line.verbs.parts("/").first { _ in true }
      guard let verb = name.flatMap({ schedule.verb(named: $0.text) }) else { continue }
      let skills = line.slot == .infinitive ? [] : schedule.finder.skills(for: line.slot, ofVerb: verb)
      guard skills.allSatisfy({ schedule.finder.skills[$0].isAccent || schedule.isBegun($0) }),
        let sentence = try? Sentence(line, choice),
        schedule.lastAsked(sentence: sentence.id).map({ schedule.today - $0 >= Policy.daysOfSentence }) ?? true
      else { continue }
      let gain = skills.reduce(1) { $0 + ($1 < review.worth.gain.count ? review.worth.gain[$1] : 0) }
      let value = gain * (1 + chance.unit())
      if value > best?.value ?? 0 { best = (value, sentence) }
    }
    return best.flatMap { try? Question($0.sentence, schedule.finder.conjugator) }
  }

  /// The rule of a choice, and two of its sentences that differ in what is chosen.
  private func introduction(to choice: Choice, _ question: Question) -> SkillIntroduction {
    let kin = choices.map(\.choice).filter { $0.family == choice.family && $0.id != choice.id }
    let pair = ([choice] + kin.prefix(1)).compactMap { other -> SkillIntroduction.Model? in
      (lines[other.id] ?? []).lazy.compactMap { try? Sentence($0, other) }.first {
        $0.id != question.cloze?.sentence?.id
      }
      .map { SkillIntroduction.Model(verb: $0.text(filling: $0.form), meaning: $0.translation, forms: []) }
    }
    return SkillIntroduction(name: choice.title, rule: choice.family.question, models: pair)
  }
}

extension ReviewOptions {
  /// Whether sentences of a family may be asked.
  func asks(_ family: ChoiceFamily) -> Bool { tenses.isEmpty || tenses.contains(family.tense) }
}
