import ConjugarCore

/// Tenses and persons that stand as words after a verb: `presente de subjuntivo nosotros`, `past yo tú`.
struct CellWords {
  private(set) var tenses: [Tense] = []
  private(set) var persons: [Person] = []

  /// The most words of a tense's name.
  static let longestName = 7

  init() {}

  /// - Returns: `nil` if one of the words names neither a tense nor a person, or there is none.
  init?(_ words: some Collection<String>) {
    var rest = Array(words)[...]
    if rest.isEmpty { return nil }
    while let first = rest.first {
      if let named = Self.tenses(atStartOf: rest) {
        tenses += named.tenses.filter { !tenses.contains($0) }
        rest = rest.dropFirst(named.count)
      } else if let person = try? Person.named(first) {
        persons.append(person)
        rest = rest.dropFirst()
      } else {
        return nil
      }
    }
  }

  /// The tenses that the first words name, as many words as make a name.
  static func tenses(atStartOf words: ArraySlice<String>) -> (tenses: [Tense], count: Int)? {
    for count in (1...max(1, min(longestName, words.count))).reversed() {
      let name = words.prefix(count).joined(separator: " ")
      if let tenses = try? TenseGroup.tenses(named: name) { return (tenses, count) }
    }
    return nil
  }
}
