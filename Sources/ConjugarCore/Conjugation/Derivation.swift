/// How a simple form comes about: the rules that fired, in order, and what each made of it.
public struct Derivation: Sendable {
  /// One rule at work.
  public struct Step: Sendable {
    public let rule: Rule
    /// Which of its reasons the rule has here.
    public let why: Reason
    /// The word after the rule, a hyphen between stem and ending: `teng-o`.
    public let word: String
    /// The reason in a sentence on this form.
    public let reason: String
    /// The reason in a sentence that holds of all forms of the tense that have it.
    public var generalReason: String { why.sentence(rule.id, nil) }
    /// Where the grammar says so.
    public var source: Source { why.source ?? rule.id.source }
  }

  public let slot: Slot
  public let steps: [Step]
  public let form: String

  /// Folds the draft of a form through the rulebook and keeps a record.
  init(_ root: Base, at slot: Slot) {
    var draft = WorkingForm(root, at: slot)
    var steps: [Step] = []
    for rule in root.rules {
      guard let why = rule.apply(to: &draft) else { continue }
      let word = Self.shown(draft)
      let scene = Reason.Scene(draft, word: word)
      steps.append(Step(rule: rule, why: why, word: word, reason: why.sentence(rule.id, scene)))
    }
    self.slot = slot
    self.steps = steps
    form = draft.sounds.description
  }

  /// The same without the record: what makes forms in bulk.
  static func form(_ root: Base, at slot: Slot) -> Word {
    var draft = WorkingForm(root, at: slot)
    for rule in root.rules { rule.apply(to: &draft) }
    return draft.sounds
  }

  /// The rules that fire, without what each makes of the word.
  static func rules(_ root: Base, at slot: Slot) -> [Rule] {
    var draft = WorkingForm(root, at: slot)
    return root.rules.filter { $0.apply(to: &draft) != nil }
  }

  /// The stem as the infinitive spells it (*busc-e*) until the spelling rule has had its turn (*busqué*).
  private static func shown(_ draft: WorkingForm) -> String {
    guard !draft.stem.isEmpty else { return Sounds.spell(draft.ending).description }
    let bare = draft.root.facts.infinitive.bare
    let keepsSound = draft.stem.last == draft.root.stem.last
    let next = keepsSound || draft.ending.isEmpty ? bare[bare.count - 2].plain : draft.ending[0]
    var stem = draft.stem
    stem.append(next)
    stem = Sounds.spell(stem)
    stem.removeLast()
    return "\(stem)-\(draft.ending)"
  }
}

extension Compound {
  /// The form of *haber* that a compound slot begins with; `nil` for a simple slot.
  func form(at slot: Slot) -> Word? { auxiliary(at: slot).map { Derivation.form($0.root, at: $0.slot) } }
}
