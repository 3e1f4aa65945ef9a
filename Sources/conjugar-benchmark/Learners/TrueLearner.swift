import ConjugarCore

/// The assumptions about how a learner remembers.
struct LearnerModel: Sendable {
  let name: String
  /// The chance that something comes to mind that was never seen: a skill, and that a verb belongs to a pattern.
  let priorOfSkill: Double
  let priorOfVerb: Double
  /// The share of answers that are mistyped.
  let slips: Double
  /// How long a memory lasts beside the usual.
  var scale = 1.0
  /// Whether each verb of a pattern must be learned as one of it.
  var hasHabits = true
  /// The days without any session.
  var pause: Range<Int>?

  static let realistic = LearnerModel(name: "realistic", priorOfSkill: 0.4, priorOfVerb: 0.6, slips: 0.03)

  static let all = [
    LearnerModel(name: "the model's own", priorOfSkill: 2 / 3.0, priorOfVerb: 1, slips: 0, hasHabits: false),
    realistic,
    LearnerModel(name: "forgetful", priorOfSkill: 0.4, priorOfVerb: 0.6, slips: 0.03, scale: 0.5),
    LearnerModel(name: "habits by verb", priorOfSkill: 0.4, priorOfVerb: 0.25, slips: 0.03),
    LearnerModel(name: "beginner", priorOfSkill: 0.1, priorOfVerb: 0.4, slips: 0.03),
    LearnerModel(name: "back after a year", priorOfSkill: 0.4, priorOfVerb: 0.6, slips: 0.03, pause: 60..<425),
  ]

  /// Weights by which the learner forgets.
  var weights: [Double] {
    var weights = FSRS.defaultWeights
    guard scale != 1 else { return weights }
    for grade in 0..<4 { weights[grade] *= scale }
    // ln 0.5; the gain of a recall is halved too.
    weights[8] -= 0.693147
    weights[11] *= scale
    return weights
  }
}

/// A learner whose memory is known: what a form needs comes to mind or does not, each part by its own chance.
struct TrueLearner {
  /// A part of a form: a skill, or that a verb is one of those that show it.
  struct Need: Hashable {
    let skill: Int
    let verb: Int?
  }

  /// What came of an answer.
  struct Outcome {
    let isRight: Bool
    var kind: Diagnosis.Kind?
    /// What of a sentence was missed.
    var missed: Diagnosis.Missed?
  }

  private let model: LearnerModel
  private let fsrs: FSRS
  private var finder = SkillFinder(Conjugator())
  private var memories: [Need: (state: MemoryState, day: Int)] = [:]
  private var generator: SplitMix64

  init(_ model: LearnerModel, seed: UInt64) {
    self.model = model
    fsrs = FSRS(retention: 0.9, weights: model.weights)
    generator = SplitMix64(seed: seed)
  }

  /// Whether a verb has a form in a cell.
  mutating func has(_ name: String, _ slot: Slot) -> Bool { !needs(name, slot).isEmpty }

  /// The chance that a form comes to mind on a day.
  mutating func chance(_ name: String, _ slot: Slot, on day: Int) -> Double {
    needs(name, slot).reduce(1) { $0 * chance($1, on: day) }
  }

  /// The share of the verb forms of spoken Spanish that come to mind on a day.
  mutating func commandOfSpeech(on day: Int) -> Double {
    let persons = Person.asked(in: .latinAmerica, secondPerson: .tu)
    var (known, all) = (0.0, 0.0)
    for cell in SpokenUse.embedded.cells() where cell.slot.person.map(persons.contains) ?? true {
      all += Double(cell.share)
      known += Double(cell.share) * chance(cell.verb, cell.slot, on: day)
    }
    return known / all
  }

  /// Answers, and remembers what was seen.
  mutating func answer(_ question: Question, on day: Int) -> Outcome {
    guard let choice = question.cloze?.sentence?.choice.id else {
      return answer(question.verb.name, question.slot, on: day)
    }
    let isChosen = recalls(Need(skill: finder.number(of: .choice(choice)), verb: nil), on: day)
    let form = answer(question.verb.name, question.slot, on: day)
    if isChosen { return form.isRight ? form : Outcome(isRight: false, kind: form.kind, missed: .form) }
    return Outcome(isRight: false, kind: .otherTense, missed: form.isRight ? .choice : .both)
  }

  /// Whether something comes to mind; either way it was seen.
  private mutating func recalls(_ need: Need, on day: Int) -> Bool {
    let isRight = random() < chance(need, on: day)
    let old = memories[need]
    let state = fsrs.memory(after: isRight ? .good : .again, old?.state, days: old.map { day - $0.day } ?? 0)
    memories[need] = (state, day)
    return isRight
  }

  /// The same of a form asked by its cell.
  mutating func answer(_ name: String, _ slot: Slot, on day: Int) -> Outcome {
    var failed: [Skill.Part] = []
    for need in needs(name, slot) where !recalls(need, on: day) {
      failed.append(finder.skills[need.skill].part(at: slot))
    }
    if failed.isEmpty, random() < model.slips { return Outcome(isRight: false, kind: .typo) }
    // A diagnosis names what was wrong four times in five.
    if failed.isEmpty { return Outcome(isRight: true, kind: nil) }
    return Outcome(isRight: false, kind: random() < 0.8 ? Self.kind(failed) : .notAForm)
  }

  private static func kind(_ failed: [Skill.Part]) -> Diagnosis.Kind? {
    guard Set(failed).count == 1, let part = failed.first else { return failed.isEmpty ? nil : .notAForm }
    return switch part {
    case .pattern: .stemChange
    case .ending: .otherPerson
    case .spelling, .accent: .spelling
    case .auxiliary: .auxiliary
    case .participle: .participle
    case .pronoun: .pronoun
    case .form, .choice, .person: .regularized
    }
  }

  private mutating func needs(_ name: String, _ slot: Slot) -> [Need] {
    guard let verb = finder.verb(named: name) else { return [] }
    return finder.skills(for: slot, ofVerb: verb).flatMap { number -> [Need] in
      let skill = finder.skills[number]
      let part = skill.part(at: slot)
      guard part != .accent else { return [] }
      let isOfVerb = model.hasHabits && part == .pattern
      return [Need(skill: number, verb: nil)] + (isOfVerb ? [Need(skill: number, verb: verb)] : [])
    }
  }

  private func chance(_ need: Need, on day: Int) -> Double {
    guard let memory = memories[need] else { return need.verb == nil ? model.priorOfSkill : model.priorOfVerb }
    return fsrs.retrievability(of: memory.state, after: day - memory.day)
  }

  mutating func random() -> Double { Double(generator.next() >> 11) * 0x1p-53 }
}

/// The fixed test: forms of the 150 commonest verbs in the everyday tenses, weighted by use.
struct FixedTest {
  private var items: [(name: String, slot: Slot, weight: Double)] = []

  private static let tenses: [Tense: Double] = [
    .present: 40, .preterite: 13, .imperfect: 10, .presentPerfect: 6, .future: 4, .conditional: 4,
    .presentSubjunctive: 9, .gerund: 5, .participle: 3, .imperative: 5, .negativeImperative: 1,
  ]
  private static let persons: [Person: Double] = [
    .firstSingular: 24, .secondSingular: 14, .thirdSingular: 38, .firstPlural: 9, .thirdPlural: 15,
  ]

  init(_ learner: inout TrueLearner) {
    for (rank, name) in FrequencyList.embedded.prefix(150).enumerated() {
      for slot in Slot.all {
        let ofPerson = slot.person.map { Self.persons[$0] ?? 0 } ?? 100
        let weight = ofPerson * (Self.tenses[slot.tense] ?? 0) / Double(rank + 3)
        if weight > 0, learner.has(name, slot) { items.append((name, slot, weight)) }
      }
    }
  }

  /// The share of the forms that come to mind.
  func score(_ learner: inout TrueLearner, on day: Int) -> Double {
    var (sum, weights) = (0.0, 0.0)
    for item in items {
      sum += item.weight * learner.chance(item.name, item.slot, on: day)
      weights += item.weight
    }
    return sum / weights
  }
}
