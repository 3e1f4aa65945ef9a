/// The three conjugations, by the vowel of the infinitive.
public enum Conjugation: UInt8, CaseIterable, Sendable, Hashable {
  case ar, er, ir
}
