import ConjugarCore

/// A learner that differs from the planner's model: forms come to mind by heart or by rule, endings belong to a person,
/// an accent can be lost by itself, and memory follows ACT-R with the spacing effect.
///
/// Source: P. Pavlik and J. Anderson, *Practice and Forgetting Effects on Vocabulary Memory* (2005). How much a person,
/// a tense of a pattern, or an imperative says about the forms related to it is a guess.
struct ItemPupil: Pupil {
  struct Model {
    let name: String
    /// How much of a memory each answer leaves, and the activation below which more than half is forgotten.
    let strength: Double
    let threshold: Double
    /// The days of an earlier course, and the days without practice.
    var course = 0
    var pause: Range<Int>?

    static let all = [
      Model(name: "slow", strength: 0.5, threshold: -1.5), Model(name: "average", strength: 0.75, threshold: -1.9),
      Model(name: "intermediate", strength: 0.75, threshold: -1.9, course: 25),
      Model(name: "forgetful", strength: 0.6, threshold: -1.3),
      Model(name: "heritage", strength: 1, threshold: -2, course: 60),
      Model(name: "back after a month", strength: 0.75, threshold: -1.9, pause: 20..<50),
    ]
  }

  private typealias Trace = (second: Double, decay: Double, weight: Double)

  private let model: Model
  private var traces: [LearnedParts.Part: [Trace]] = [:]
  private var finder = SkillFinder(Conjugator())
  private var parts: [LearnedParts.Part: LearnedParts] = [:]
  var generator: SplitMix64

  init(_ model: Model, seed: UInt64) {
    self.model = model
    generator = SplitMix64(seed: seed)
    let forms = UseTest.forms.prefix(600)
    for day in 0..<model.course {
      for _ in 0..<(model.course > 30 ? 60 : 14) {
        let form = forms[Int(generator.unit() * generator.unit() * Double(forms.count))]
        see(form.verb, form.slot, on: Double(day * 3 - model.course * 3 - 20), weight: 1)
      }
    }
  }

  private mutating func parts(_ name: String, _ slot: Slot) -> LearnedParts {
    let key = LearnedParts.Part.form(name, slot)
    if let known = parts[key] { return known }
    let found = LearnedParts(&finder, name, slot)
    parts[key] = found
    return found
  }

  mutating func chance(_ name: String, _ slot: Slot, on day: Double) -> Double {
    let parts = parts(name, slot)
    let byRule = parts.rule.isEmpty ? 0 : parts.rule.reduce(1) { $0 * chance($1, day) }
    return 1 - (1 - chance(parts.item, day)) * (1 - byRule)
  }

  mutating func lacking(_ name: String, _ slot: Slot, on day: Double) -> Set<Skill.Part> {
    let parts = parts(name, slot)
    if generator.unit() < chance(parts.item, day) { return [] }
    if parts.rule.isEmpty { return [.form] }
    return parts.rule.reduce(into: []) { if generator.unit() >= chance($1, day) { $0.insert($1.kind) } }
  }

  /// A day away from the questions counts as 2,160 seconds spent on them.
  private func activation(_ part: LearnedParts.Part, _ day: Double) -> Double? {
    guard let traces = traces[part] else { return nil }
    return Exponential.log(
      traces.reduce(0) { $0 + $1.weight * Exponential.pow(max((day - $1.second) * 2160, 1), -$1.decay) })
  }

  private func chance(_ part: LearnedParts.Part, _ day: Double) -> Double {
    return activation(part, day).map { 1 / (1 + Exponential.exp((model.threshold - $0) / 0.3)) } ?? 0
  }

  mutating func see(_ name: String, _ slot: Slot, on day: Double, weight: Double) {
    let parts = parts(name, slot)
    leave(parts.item, day, weight * 0.8)
    for part in parts.rule {
      leave(part, day, weight)
      if case .pattern(let pattern, let tense) = part {
        for other in Tense.allCases where other != tense { leave(.pattern(pattern, other), day, weight * 0.25) }
      }
      guard case .ending(let conjugation, let slot) = part else { continue }
      if let lender = slot.borrowed { leave(.ending(conjugation, lender), day, weight * 0.5) }
      for other in Slot.of(slot.tense) where other != slot { leave(.ending(conjugation, other), day, weight * 0.3) }
      if conjugation != .ar { leave(.ending(conjugation == .er ? .ir : .er, slot), day, weight * 0.5) }
    }
  }

  private mutating func leave(_ part: LearnedParts.Part, _ day: Double, _ weight: Double) {
    let decay = 0.177 + (activation(part, day).map { 0.217 * Exponential.exp(min($0, 1.5)) } ?? 0)
    let kept = (traces[part] ?? []).suffix(39)
    traces[part] = kept + [(day, min(decay, 1.2), weight * model.strength)]
  }
}
