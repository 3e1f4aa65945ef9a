/// One way to understand a form: a verb, a cell of its paradigm, and the pronouns beside it.
public struct Reading: Sendable, Hashable {
  /// The verb as the lexicon names it: `dar`, `arrepentirse`.
  public let infinitive: String
  public let slot: Slot
  /// The pronouns joined to the form or before it, in their order: `["me", "lo"]`.
  public let clitics: [String]
  /// The form as it is written; where that is not what was typed, the typed one lacks accents.
  public let form: String
  /// Whether every accent was typed.
  public let isExact: Bool
  /// Whether the verb is in the lexicon; if not, the reading is a guess.
  public let isKnown: Bool

  init(
    infinitive: String, slot: Slot, clitics: [String] = [], form: String, isExact: Bool = true, isKnown: Bool = true
  ) {
    self.infinitive = infinitive
    self.slot = slot
    self.clitics = clitics
    self.form = form
    self.isExact = isExact
    self.isKnown = isKnown
  }
}

extension Reading: Comparable {
  /// Exact readings first, then by verb, cell and pronouns: the order of every output.
  public static func < (first: Reading, second: Reading) -> Bool {
    if first.isExact != second.isExact { return first.isExact }
    if first.infinitive != second.infinitive { return first.infinitive < second.infinitive }
    if first.slot != second.slot { return first.slot < second.slot }
    let pronouns = (first.clitics.joined(separator: "+"), second.clitics.joined(separator: "+"))
    return pronouns.0 == pronouns.1 ? first.form < second.form : pronouns.0 < pronouns.1
  }
}
