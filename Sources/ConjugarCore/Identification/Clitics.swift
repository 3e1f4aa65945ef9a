/// The unstressed pronouns of Spanish, alone and in the order in which they may stand together.
///
/// Source: RAE & ASALE, Nueva gramática, 16.5: *se* before the second person, that before the first, that before *lo*.
enum Clitics {
  private static let ranks: [(pronoun: Letters, rank: Int)] = [
    ("se", 0), ("te", 1), ("os", 1), ("me", 2), ("nos", 2), ("lo", 3), ("la", 3), ("le", 3), ("los", 3), ("las", 3),
    ("les", 3),
  ]

  /// One pronoun or several that may stand together, as they are joined to a word.
  struct Group: Sendable {
    let pronouns: [Letters]
    let joined: Letters
    var names: [String] { pronouns.map(\.description) }
  }

  /// Every group of up to three, shortest first.
  static let groups: [Group] = {
    var groups: [[(pronoun: Letters, rank: Int)]] = ranks.map { [$0] }
    for length in 2...3 {
      for group in groups where group.count == length - 1 {
        for next in ranks where next.rank > group[group.count - 1].rank { groups.append(group + [next]) }
      }
    }
    return groups.map { group in
      Group(pronouns: group.map(\.pronoun), joined: group.reduce(into: Letters()) { $0.append(contentsOf: $1.pronoun) })
    }
  }()

  /// The groups in which a word ends.
  static func groups(atEndOf plain: Letters) -> [Group] {
    guard let last = plain.last else { return [] }
    let mayEnd = byEnding[Int(last.code)]
    // Compared where they stand: to copy a group costs more than to compare it.
    let numbers = mayEnd.indices.filter { plain.hasSuffix(mayEnd[$0].joined) }
    return numbers.map { mayEnd[$0] }
  }

  private static let byEnding: [[Group]] = groups.reduce(into: Array(repeating: [], count: 256)) { byEnding, group in
    if let last = group.joined.last { byEnding[Int(last.code)].append(group) }
  }

  /// Whether a word is a pronoun that can stand before a verb.
  static func contains(_ word: Letters) -> Bool { ranks.contains { $0.pronoun == word } }

  /// Whether an infinitive, a gerund or an order can end in a letter, what it may have lost before *nos, os* included.
  private static func canEndHost(_ letter: Letter) -> Bool {
    switch letter {
    case "r", "o", "a", "e", "i", "n", "s", "d", "l", "z": true
    default: false
    }
  }

  /// The words to which a group may have been joined to give a word, accents aside.
  ///
  /// - Parameter plain: the whole word without accents.
  static func hosts(of plain: Letters, _ group: Group) -> [Letters] {
    guard plain.hasSuffix(group.joined), plain.count > group.joined.count else { return [] }
    let host = plain[0..<(plain.count - group.joined.count)]
    guard let last = host.last, canEndHost(last) else { return [] }
    switch group.joined[0] {
    case "n" where host.hasSuffix("mo"), "s" where host.hasSuffix("mo"): return [host, host + "s"]  // lavémonos
    case "o": return [host, host + "d"]  // lavaos, idos
    default: return [host]
    }
  }
}
