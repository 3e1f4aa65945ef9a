/// What an answer was judged to be.
public struct Verdict: Sendable, Hashable {
  public enum Result: String, CaseIterable, Sendable, Hashable {
    case correct
    /// Only the written accent is off, and what was typed is no other form of the verb.
    case accentSlip
    case wrong
    /// Nothing was typed: “I don't know”.
    case skipped
  }

  public let question: Question
  /// What was typed, as it was read: in small letters, accents and blanks in place; empty when skipped.
  public let answer: String
  public let result: Result
  public let points: Int
  /// Whether a hint was taken, which halves the points.
  public let isHinted: Bool

  /// The form to remember: the accepted one nearest to what was typed, or the preferred one.
  public let rightForm: String

  /// What to know of an answer that is right, though not the best one: that it is heard, but not the norm.
  public let remark: String?

  /// What a wrong answer was; `nil` for any other.
  public let diagnosis: Diagnosis?

  /// Whether the question is one to come back to: it earned nothing.
  public var isMiss: Bool {
    switch result {
    case .correct: false
    case .accentSlip: points == 0
    case .wrong, .skipped: true
    }
  }
}
