/// How a simple form comes about: the rules that fired, in order, and what each made of it.
public struct Derivation: Sendable {
  /// One rule at work.
  public struct Step: Sendable {
    public let rule: Rule
    /// The word after the rule, a hyphen between stem and ending: `teng-o`.
    public let word: String
  }

  public let slot: Slot
  public let steps: [Step]
  public let form: String

  /// Folds the draft of a form through the rulebook and keeps a record.
  init(_ root: Root, at slot: Slot) {
    var draft = Draft(root, at: slot)
    var steps: [Step] = []
    for rule in root.rules where rule.apply(to: &draft) {
      steps.append(Step(rule: rule, word: Self.shown(draft)))
    }
    self.slot = slot
    self.steps = steps
    form = draft.sounds.description
  }

  /// The same without the record: what makes forms in bulk.
  static func form(_ root: Root, at slot: Slot) -> Letters {
    var draft = Draft(root, at: slot)
    for rule in root.rules { _ = rule.apply(to: &draft) }
    return draft.sounds
  }

  private static func shown(_ draft: Draft) -> String {
    let whole = Sounds.spell(draft.sounds)
    guard !draft.stem.isEmpty else { return whole.description }
    let cut = whole.count - draft.ending.count
    return "\(whole[0..<cut])-\(whole[cut..<whole.count])"
  }
}
