/// Whether questions are mixed, and by what.
public enum Shuffling: Sendable, Hashable {
  /// Verbs, persons and order drawn by a seed.
  case seeded(UInt64)
  /// Everything in order, so that the quiz can be foretold by hand: the plan row by row, verbs by frequency, persons and
  /// subjects in turn.
  case none
}
