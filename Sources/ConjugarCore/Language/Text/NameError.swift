/// The error for a name that matches no known value.
public struct NameError: Error, Equatable, CustomStringConvertible {
  /// What was named: `tense`.
  package let kind: String
  /// The name, as it was given.
  public let name: String
  /// What would have been accepted.
  public let accepted: [String]
  /// What may have been meant, the likeliest first.
  public let nearest: [String]

  /// - Parameters:
  ///   - kind: what was named: `tense`.
  ///   - name: the name that nothing goes by.
  ///   - accepted: what would have been accepted.
  ///   - nearest: what may have been meant, the likeliest first.
  package init(kind: String, name: String, accepted: [String], nearest: [String] = []) {
    self.kind = kind
    self.name = name
    self.accepted = accepted
    self.nearest = nearest
  }

  /// The same with the nearest of what is accepted.
  package init(kind: String, name: String, among accepted: [String]) {
    self.init(kind: kind, name: name, accepted: accepted, nearest: Nearest.words(to: name, among: accepted))
  }

  /// The sentence that tells a person.
  public var description: String { "\(beginning) (accepted: \(accepted.joined(separator: ", ")))" }

  /// The same without what is accepted.
  package var beginning: String { "“\(name)” is no \(kind)\(Nearest.proposal(nearest))" }
}
