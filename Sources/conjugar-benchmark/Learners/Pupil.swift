import ConjugarCore

/// A simulated learner whose memory is known: each part that a form needs is recalled or not, with its own chance.
protocol Pupil {
  /// The chance of recalling a form on a day.
  mutating func chance(_ name: String, _ slot: Slot, on day: Double) -> Double
  /// The parts of a form that are not recalled this time.
  mutating func lacking(_ name: String, _ slot: Slot, on day: Double) -> Set<Skill.Part>
  /// Sees a form on the screen; `weight` is how much of a memory it leaves, 1 for a recall.
  mutating func see(_ name: String, _ slot: Slot, on day: Double, weight: Double)
  var generator: SplitMix64 { get set }
}

extension Pupil {
  /// Answers, and learns from the form that the verdict shows.
  ///
  /// - Parameter isShown: whether the form is shown above the question, to be copied.
  /// - Returns: the result and the diagnosed kind of mistake; a fifth of mistakes are blanks, 3% of answers typos.
  mutating func answer(
    _ name: String, _ slot: Slot, on day: Double, isShown: Bool = false
  ) -> (result: Verdict.Result, kind: Diagnosis.Kind?) {
    let lacking = isShown ? [] : lacking(name, slot, on: day)
    let kinds: [(Skill.Part, Diagnosis.Kind)] = [
      (.form, .notAForm), (.pattern, .regularized), (.ending, .otherPerson), (.pronoun, .pronoun),
    ]
    let answer: (result: Verdict.Result, kind: Diagnosis.Kind?) =
      if lacking == [.accent] {
        (.accentSlip, nil)
      } else if let (_, kind) = kinds.first(where: { lacking.contains($0.0) }) {
        generator.unit() < 0.2 ? (.skipped, nil) : (.wrong, kind)
      } else {
        !isShown && generator.unit() < 0.03 ? (.wrong, .typo) : (.correct, nil)
      }
    see(name, slot, on: day, weight: isShown ? 0.4 : answer.result == .correct ? 1.2 : 0.9)
    return answer
  }
}

extension SkillFinder {
  /// The numbers of the skills that a form needs; empty for a word that is not a verb.
  mutating func skills(_ name: String, _ slot: Slot) -> [Int] {
    verb(named: name).map { skills(for: slot, ofVerb: $0) } ?? []
  }
}

/// The parts of a form to know: its ending, what happens to its stem, and that the verb is one to which it happens.
struct LearnedParts: Hashable {
  enum Part: Hashable {
    case ending(Conjugation, Slot)
    case pattern(Irregularity, Tense)
    case membership(String, Irregularity)
    case accent(Tense)
    case pronoun
    case form(String, Slot)

    /// The part that a mistake in it is charged to.
    var kind: Skill.Part {
      switch self {
      case .ending: .ending
      case .pattern, .membership: .pattern
      case .accent: .accent
      case .pronoun: .pronoun
      case .form: .form
      }
    }
  }

  /// The parts that make it by rule; empty if no rule makes it.
  let rule: [Part]
  let item: Part

  init(_ finder: inout SkillFinder, _ name: String, _ slot: Slot) {
    item = .form(name, slot)
    let conjugation = (try? Conjugator().verb(name))?.infinitive.conjugation ?? .ar
    var (parts, isWhole): ([Part], Bool) = ([], false)
    for skill in finder.skills(name, slot).map({ finder.skills[$0] }) {
      switch skill {
      case .pattern(let pattern, let tense, _) where pattern.isRegular:
        parts.append(.ending(conjugation, tense == slot.tense ? slot : .participle))
      // Saying *has visto* shows knowledge of *has*.
      case .pattern(.compound, let tense, _):
        if let base = tense.auxiliary, let own = Slot(base, slot.person) { parts.append(.form("haber", own)) }
      case .pattern(let pattern, let tense, _): parts += [.pattern(pattern, tense), .membership(name, pattern)]
      case .accent(let tense): parts.append(.accent(tense))
      case .pronoun: parts.append(.pronoun)
      case .form(let owner, let own): if own == slot { isWhole = true } else { parts.append(.form(owner, own)) }
      case .choice: break
      }
    }
    rule = isWhole ? [] : parts
  }
}
