/// The unstressed pronouns of Spanish, alone and in the order in which they may stand together.
///
/// Source: RAE & ASALE, Nueva gramática, 16.5: *se* before the second person, that before the first, that before *lo*.
enum Clitics {
  private static let ranks: [(pronoun: Word, rank: Int)] = [
    ("se", 0), ("te", 1), ("os", 1), ("me", 2), ("nos", 2), ("lo", 3), ("la", 3), ("le", 3), ("los", 3), ("las", 3),
    ("les", 3),
  ]

  /// One pronoun or several that may stand together, as they are joined to a word.
  struct Group: Sendable {
    let pronouns: [Word]
    let joined: Word
    var names: [String] { pronouns.map(\.description) }
  }

  /// The most pronouns that a group has.
  private static let most = 3

  /// The groups in which a word ends: from its last pronoun inwards.
  static func groups(atEndOf plain: Word) -> [Group] {
    var groups: [Group] = []
    add(to: Group(pronouns: [], joined: ""), below: .max, atEndOf: plain, &groups)
    return groups
  }

  /// Adds a group with one pronoun more, whichever can stand before and does, and then with another.
  private static func add(to group: Group, below rank: Int, atEndOf plain: Word, _ groups: inout [Group]) {
    guard group.pronouns.count < most else { return }
    let rest = plain[0..<(plain.count - group.joined.count)]
    for next in ranks where next.rank < rank && rest.hasSuffix(next.pronoun) {
      let longer = Group(pronouns: [next.pronoun] + group.pronouns, joined: next.pronoun + group.joined)
      groups.append(longer)
      add(to: longer, below: next.rank, atEndOf: plain, &groups)
    }
  }

  /// Whether a word is a pronoun that can stand before a verb.
  static func contains(_ word: Word) -> Bool { ranks.contains { $0.pronoun == word } }

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
  static func hosts(of plain: Word, _ group: Group) -> [Word] {
    guard plain.hasSuffix(group.joined), plain.count > group.joined.count else { return [] }
    let host = plain[0..<(plain.count - group.joined.count)]
    guard let last = host.last, canEndHost(last) else { return [] }
    // Two l would be read as one sound: sal + le cannot be written.
    if last == "l", group.joined[0] == "l" { return [] }
    switch group.joined[0] {
    case "n" where host.hasSuffix("mo"), "s" where host.hasSuffix("mo"): return [host, host + "s"]  // lavémonos
    case "o": return host == "ir" ? [host, "id"] : [host, host + "d"]  // lavaos, idos; iros
    default: return [host]
    }
  }
}
