/// A periphrasis: a helping verb and a nonfinite form that says what is done: *ir a* with the infinitive.
///
/// Source: RAE & ASALE, Nueva gramática, ch. 28.
public struct Construction: Sendable, Hashable {
  /// The infinitive of the helping verb, which has the tense and person.
  package let helper: String
  /// The words in between: *a, de, que, a punto de*; `nil` if there are none, in parentheses if they are optional.
  package let link: String?
  package let complement: Slot

  /// The name in file formats and in the book of sentences: `ir+a+infinitive`.
  public var id: String { parts.joined(separator: "+") }

  /// The display name: `ir a + infinitive`.
  package var name: String { parts.dropLast().joined(separator: " ") + " + \(complement.tense.id)" }

  /// Whether the helping verb has its own pronoun: *ponerse a*.
  var isPronominal: Bool { helper.hasSuffix("se") }

  var links: [String?] {
    guard let link, link.first == "(" else { return [link] }
    return [nil, String(link.dropFirst().dropLast())]
  }

  private var parts: [String] { [helper] + (link?.words ?? []) + [complement.tense.id] }

  /// - Returns: `nil` unless the name is a verb, any linking words, and a tense without persons.
  package init?(id: String) {
    let parts = id.split(separator: "+", omittingEmptySubsequences: false).map(String.init)
    guard parts.count > 1, Infinitive(parts[0]) != nil,
      let complement = [Slot.infinitive, .gerund, .participle].first(where: { $0.tense.id == parts.last })
    else { return nil }
    helper = parts[0]
    link = parts.count > 2 ? parts[1..<(parts.count - 1)].joined(separator: " ") : nil
    self.complement = complement
  }
}
