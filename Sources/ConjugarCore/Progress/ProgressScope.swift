/// Which answers a learner wants to hear of.
public struct ProgressScope: Sendable {
  /// The cells; all if `nil`.
  public var slots: Set<Slot>?
  /// Infinitives; all if empty.
  public var verbs: Set<String> = []
  /// So many days, today the last of them; all if `nil`.
  public var days: Int?

  public init(slots: Set<Slot>? = nil, verbs: Set<String> = [], days: Int? = nil) {
    self.slots = slots
    self.verbs = verbs
    self.days = days
  }

  func contains(_ infinitive: String, _ slot: Slot) -> Bool {
    (slots?.contains(slot) ?? true) && (verbs.isEmpty || verbs.contains(infinitive))
  }
}
