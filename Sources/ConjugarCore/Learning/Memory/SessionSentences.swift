/// The sentences of a session, whose forms are already known, one or two per choice: first choices begun or missed on
/// an earlier day, then fading ones, then new ones, easy before hard except for the fluent.
struct SessionSentences {
  /// A choice, with the sentences that may be asked if their form needs nothing new.
  private struct Open {
    let choice: Choice
    let number: Int
    /// Its first sentence, and the next with a different right answer: they are shown and never asked.
    let example: SentenceLine
    var contrast: SentenceLine?
    var lines: [SentenceLine] = []
    var isTried = false
  }

  private let review: Review
  private var chance: Chance
  /// `nil` until the first sentence is needed.
  private var open: [Open]?
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
    filter.region = review.options.region
    filter.secondPerson = review.options.secondPerson
    let (worth, skills, isNarrowed) = (review.worth, learner.finder.skills, review.repertoire.isNarrowed)
    let known = skills.indices.filter { worth.isSure(of: $0) && !skills[$0].isAccent || learner.record($0).right > 0 }
    let tenses = Set(known.map { skills[$0].tense })
    var open: [Open] = []
    SentenceBook.embedded.forEachLine(fitting: filter) { line, choice in
      // For a named tense, all sentences are read, such as those with a preterite before the imperfect is known.
      guard worth.isDrill || isNarrowed || tenses.contains(choice.family.tense) else { return }
      guard let last = open.indices.last, open[last].choice == choice else {
        open.append(Open(choice: choice, number: learner.finder.number(of: .choice(choice.id)), example: line))
        return
      }
      if open[last].contrast == nil, open[last].example.differs(from: line, in: choice.family) {
        open[last].contrast = line
      } else {
        open[last].lines.append(line)
      }
    }
    return open
  }

  /// The gain of asking the form of a sentence; `nil` if it, or that of another verb offered, is new.
  private func gain(ofAsking line: SentenceLine, of family: ChoiceFamily, _ learner: inout Schedule) -> Double? {
    var gain: Double?
    // Choosing between verbs takes knowing their forms: *somos* beside *estamos*, though that is regular.
    let isOfVerbs = line.verbs.contains(UInt8(ascii: "/"))
    let slots = isOfVerbs ? review.options.slots.filter { $0.tense == family.tense } : []
    for name in line.verbs.parts("/") {
      guard let verb = learner.finder.verb(named: name.text) else { return nil }
      let skills = line.slot == .infinitive ? [] : learner.finder.skills(for: line.slot, ofVerb: verb)
      let others = slots.filter(learner.finder.verbs[verb].isSaid).map { learner.finder.skills(for: $0, ofVerb: verb) }
      let new = (skills + others.joined()).filter { !learner.finder.skills[$0].isAccent && !learner.isBegun($0) }
      guard review.worth.isDrill || new.allSatisfy(review.worth.isSure) else { return nil }
      gain = gain ?? skills.reduce(1) { $0 + review.worth.gain(of: $1) }
    }
    return gain
  }

  /// The next sentence, of a new choice if one may begin, which then has a second one later; `nil` if there is none.
  mutating func next(mayBegin: Bool, _ learner: inout Schedule) -> ReviewPlan.Item? {
    var choices = open ?? read(&learner)
    defer { open = choices }
    let ranked = choices.indices.filter {
      !choices[$0].isTried && (mayBegin || !learner.record(choices[$0].number).isNew)
        && (!review.worth.isDrill || review.worth.gain(of: choices[$0].number) > 0)
    }
    .map { (rank: rank(of: choices[$0], learner), index: $0) }
    .sorted { ($0.rank.turn, $0.rank.level, $1.rank.value) < ($1.rank.turn, $1.rank.level, $0.rank.value) }
    for (rank, index) in ranked {
      let (taken, record) = (choices[index], learner.record(choices[index].number))
      choices[index].isTried = true
      // What is begun is asked twice today and once tomorrow, so it needs three sentences.
      var questions = questions(record.isNew || review.worth.isDrill ? 3 : 1, of: taken, &learner)
      guard !questions.isEmpty, !record.isNew || questions.count == 3 else { continue }
      let introduction = record.isNew ? Self.introduction(to: taken, beside: choices) : nil
      // The introduction is followed by a form that it does not show, if there is one, of the rule, not its exception.
      let others = questions.indices.filter { !(introduction?.shows(questions[$0]) ?? true) }
      let other = others.first { questions[$0].slot.tense == taken.example.slot.tense } ?? others.first
      questions.swapAt(0, other ?? 0)
      if !review.worth.isDrill { questions.removeLast(questions.count - (record.isNew ? 2 : 1)) }
      families[taken.choice.family, default: 0] += questions.count
      return ReviewPlan.Item(
        question: questions[0], skill: record.skill, introduction: introduction,
        chance: learner.retrievability(of: record) ?? 0,
        stage: rank.turn == .unproven ? .first : record.isNew ? .new : .other, isOld: !record.isNew,
        returns: questions.dropFirst().map { ReviewPlan.Item(question: $0, skill: record.skill, stage: .later) })
    }
    return nil
  }

  private enum Turn: Comparable { case unproven, fading, new, other }

  /// The priority of a choice: its turn, the level of its easiest sentence if it is new, and its value, which is how
  /// much is not known, more if learners often miss it, less if the session has already asked about its family.
  private func rank(of open: Open, _ learner: Schedule) -> (turn: Turn, level: Level, value: Double) {
    let (record, family) = (learner.record(open.number), open.choice.family)
    let known = learner.retrievability(of: record, in: record.lastDay == learner.today ? 0 : Policy.horizon) ?? 0
    let value = Double(family.weight) * (1 - known) * Exponential.pow(Policy.repeated, Double(families[family] ?? 0))
    if record.isNew { return (.new, review.worth.isFluent ? .a1 : open.lines.map(\.level).min() ?? .c2, value) }
    let isUnproven = record.isUnproven(on: learner.today)
    return (isUnproven ? .unproven : record.isDue(on: learner.today) ? .fading : .other, .a1, value)
  }

  /// Sentences of a choice that were not asked recently: the easiest first, then by worth with some chance.
  private mutating func questions(_ number: Int, of open: Open, _ learner: inout Schedule) -> [Question] {
    let (conjugator, asked, today) = (learner.finder.conjugator, learner.sentences, learner.today)
    // A learned choice is asked from the English alone.
    let direction = learner.record(open.number).state == .learned ? Direction.meaning : .produce
    let drawn = open.lines
      .compactMap { line in
        gain(ofAsking: line, of: open.choice.family, &learner).map { (line: line, value: $0 * (1 + chance.unit())) }
      }
      .sorted { review.worth.isFluent ? $0.value > $1.value : ($0.line.level, $1.value) < ($1.line.level, $0.value) }
    let questions = drawn.lazy.compactMap { line, _ -> Question? in
      let sentence = Sentence(line, open.choice)
      let isFresh = asked[sentence.id].map { today - $0 >= Policy.horizon } ?? true
      return isFresh ? try? Question(sentence, conjugator).asked(direction, conjugator) : nil
    }
    return Array(questions.prefix(number))
  }

  /// The rule of a choice, with two sentences that differ in what is chosen.
  private static func introduction(to open: Open, beside others: [Open]) -> SkillIntroduction {
    let family = open.choice.family
    let isOfVerbs = open.example.verbs.contains(UInt8(ascii: "/"))
    let kin = others.lazy.filter { isOfVerbs || $0.choice.family == family }.map(\.example)
    let sibling = kin.first { open.example.differs(from: $0, in: family) }
    // One thing that is liked contrasts with several things, not with me.
    let contrast = isOfVerbs ? open.contrast ?? sibling : sibling ?? open.contrast
    return SkillIntroduction(
      name: open.choice.title, rule: family.question,
      models: [open.example, contrast].compactMap { $0.map { Sentence($0, open.choice) } }.map {
        SkillIntroduction.Model(verb: $0.text(filling: $0.form), meaning: $0.translation, forms: [])
      })
  }
}

extension SentenceLine {
  /// Whether another sentence chooses something else: one of the verbs or, if none is offered, the person or tense.
  fileprivate func differs(from other: SentenceLine, in family: ChoiceFamily) -> Bool {
    let (own, theirs) = (verbs.parts("/").map(\.text), other.verbs.parts("/").map(\.text))
    if own.count > 1 { return own.dropFirst().contains(theirs[0]) }
    return family.decidesPerson ? other.slot.person != slot.person : other.slot.tense != slot.tense
  }
}

extension ReviewOptions {
  func asks(_ family: ChoiceFamily) -> Bool { tenses.isEmpty || tenses.contains(family.tense) }
}
