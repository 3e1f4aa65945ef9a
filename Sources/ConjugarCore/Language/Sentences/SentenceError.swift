/// A line of a book of sentences that is not in the notation.
public struct SentenceError: Error, Equatable, CustomStringConvertible {
  /// The line, counted from 1.
  package let line: Int
  package let fault: Fault

  package enum Fault: Equatable, Sendable {
    /// A heading is not `= id | title`.
    case heading
    /// A sentence stands before the first heading.
    case noHeading
    /// There are not three fields: sentence, English, reason.
    case fields(Int)
    case level
    case mark(String)
    /// There is not exactly one gap in brackets.
    case gaps
    /// What stands in the brackets is not `form: verb tense person`, perhaps with a construction.
    case gap(String)
    /// What follows `+`, `-`, `~` or `!` names no cell.
    case alternative(String)
    /// There is no pair of asterisks, or one that does not close on its side of the gap.
    case trigger
    /// What stands between two asterisks does not begin with what it decides.
    case role(String)
  }

  /// The sentence that tells a person.
  public var description: String { "line \(line) of the sentences \(what)" }

  private var what: String {
    switch fault {
    case .heading: "is no heading of the form “= id | title”"
    case .noHeading: "stands before the first heading"
    case .fields(let number): "has \(number) fields instead of 3: sentence | English | reason"
    case .level: "does not begin with a level, A1 to C2"
    case .mark(let mark): "has the mark “\(mark)” (accepted: spain, latin-america, vos)"
    case .gaps: "does not have exactly one gap in brackets"
    case .gap(let text): "has the gap “\(text)”, which is not “form: verb tense person”"
    case .alternative(let text): "lists “\(text)”, which names no cell of the verb"
    case .trigger: "has no trigger between two asterisks on one side of the gap"
    case .role(let text):
      "has the trigger “\(text)”, which does not begin with what it decides "
        + "(\(Sentence.Role.allCases.map(\.rawValue).joined(separator: ", ")), with a colon)"
    }
  }
}
