import ConjugarCore

/// A simulated learner whose memory is known: what a form needs comes to mind or does not, each part by its own chance.
protocol Pupil {
  /// The chance that a form comes to mind on a day.
  mutating func chance(_ name: String, _ slot: Slot, on day: Double) -> Double
  /// Takes in a form that stands on the screen.
  ///
  /// - Parameter weight: how much of a memory it leaves; 1 for one that came to mind.
  mutating func see(_ name: String, _ slot: Slot, on day: Double, weight: Double)
  var generator: SplitMix64 { get set }
}

extension Pupil {
  /// Answers, and remembers what the verdict showed.
  mutating func answer(_ name: String, _ slot: Slot, on day: Double, isShown: Bool = false) -> Bool {
    let isRight = isShown || random() < chance(name, slot, on: day) * 0.97
    see(name, slot, on: day, weight: isShown ? 0.4 : isRight ? 1.2 : 0.9)
    return isRight
  }

  mutating func random() -> Double { Double(generator.next() >> 11) * 0x1p-53 }
}

/// The parts of a form as a learner has to know them: whose ending it is, what happens to its stem, and that the verb is one
/// to which it happens.
struct FormParts: Hashable {
  enum Part: Hashable {
    case ending(Conjugation, Slot)
    case pattern(Irregularity, Tense)
    case membership(String, Irregularity)
    case accent(Tense)
    case pronoun
    case form(String, Slot)
  }

  /// What makes it by rule; empty where no rule makes it.
  let rule: [Part]
  let item: Part

  init(_ finder: inout SkillFinder, _ name: String, _ slot: Slot) {
    item = .form(name, slot)
    guard let verb = finder.verb(named: name) else {
      rule = []
      return
    }
    let conjugation = (try? Conjugator().verb(name))?.infinitive.conjugation ?? .ar
    var (parts, isWhole): ([Part], Bool) = ([], false)
    for skill in finder.skills(for: slot, ofVerb: verb).map({ finder.skills[$0] }) {
      switch skill {
      case .pattern(let pattern, _, _) where pattern.isRegular: parts.append(.ending(conjugation, slot))
      case .pattern(.compound, let tense, _): parts.append(.ending(.ar, Slot(tense, slot.person) ?? slot))
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
