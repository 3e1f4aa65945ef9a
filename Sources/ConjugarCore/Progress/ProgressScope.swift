/// Which answers a learner wants to hear of.
package struct ProgressScope: Sendable {
  /// The cells; all if `nil`.
  package var slots: Set<Slot>?
  /// Infinitives; all if empty.
  package var verbs: Set<String> = []
  /// So many days, today the last of them; all if `nil`.
  package var days: Int?

  package init(slots: Set<Slot>? = nil, verbs: Set<String> = [], days: Int? = nil) {
    self.slots = slots
    self.verbs = verbs
    self.days = days
  }

  func contains(_ infinitive: String, _ slot: Slot) -> Bool {
    (slots?.contains(slot) ?? true) && (verbs.isEmpty || verbs.contains(infinitive))
  }
}
