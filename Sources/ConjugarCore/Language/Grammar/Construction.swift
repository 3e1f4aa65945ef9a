/// A periphrasis: a verb that helps, and a form without person that says what is done: *ir a* with the infinitive.
///
/// Source: RAE & ASALE, Nueva gramática, ch. 28.
public struct Construction: Sendable, Hashable {
  /// The infinitive of the verb that helps, which has tense and person.
  package let helper: String
  /// What stands between: *a, de, que, a punto de*; `nil` where nothing does, in brackets where it may be left out.
  package let link: String?
  package let complement: Slot

  /// The name in formats and in the book of sentences: `ir+a+infinitive`.
  public var id: String { parts.joined(separator: "+") }

  /// The name that people read: `ir a + infinitive`.
  package var name: String { parts.dropLast().joined(separator: " ") + " + \(complement.tense.id)" }

  /// Whether the verb that helps has its own pronoun: *ponerse a*.
  var isPronominal: Bool { helper.hasSuffix("se") }

  var links: [String?] {
    guard let link, link.first == "(" else { return [link] }
    return [nil, String(link.dropFirst().dropLast())]
  }

  private var parts: [String] { [helper] + (link?.words ?? []) + [complement.tense.id] }

  /// - Returns: `nil` if the name is not a verb, perhaps some words, and a tense without persons.
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
