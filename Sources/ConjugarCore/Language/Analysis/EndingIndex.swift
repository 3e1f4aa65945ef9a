/// The endings of Spanish verbs, read backward: which conjugations and kinds of cell a word's end can belong to.
struct EndingIndex: Sendable {
  /// What an ending can be: kinds of cells of conjugations.
  struct Uses {
    private var bits: UInt16 = 0

    private static func bit(_ conjugation: Conjugation, _ kind: Kind) -> UInt16 {
      1 << (conjugation.rawValue * 4 + kind.rawValue)
    }

    var isEmpty: Bool { bits == 0 }

    func contains(_ conjugation: Conjugation, _ kind: Kind) -> Bool { bits & Self.bit(conjugation, kind) != 0 }

    mutating func insert(_ conjugation: Conjugation, _ kind: Kind) { bits |= Self.bit(conjugation, kind) }

    mutating func formUnion(_ other: Uses) { bits |= other.bits }
  }

  /// What the rules may have done to the stem before an ending.
  enum Kind: UInt8, Sendable, CaseIterable {
    /// Nothing: imperfect, infinitive, participle, *hablad*.
    case untouched
    /// The vowel changed or consonants were added: the presents.
    case present
    /// The vowel rose, or the stem is a strong one: the preterite, what is built on it, the gerund.
    case preterite
    /// The stem is the infinitive: future and conditional.
    case future
  }

  /// What each ending can be, sorted by its letters in one number: found by halves, since a dictionary that is filled at
  /// each start takes longer than the few words that are asked for.
  private var entries: [(key: UInt64, uses: Uses)] = []

  /// The longest ending: *-iéremos*.
  static let longest = 7

  static let shared = EndingIndex()

  private init() {
    entries.reserveCapacity(512)
    for conjugation in Conjugation.allCases {
      for slot in Slot.simple {
        var use = Uses()
        use.insert(conjugation, Self.kind(of: slot.tense))
        if let ending = Endings.regular(conjugation, slot) { add(ending, use) }
        if let ending = Endings.strong(conjugation, slot) { add(ending, use) }
      }
    }
    entries.sort { $0.key < $1.key }
    entries = entries.reduce(into: []) { merged, entry in
      if merged.last?.key == entry.key {
        merged[merged.count - 1].uses.formUnion(entry.uses)
      } else {
        merged.append(entry)
      }
    }
  }

  private mutating func add(_ ending: Endings.Ending, _ use: Uses) {
    add(Word(spelling: ending.sounds), use)
    // What a glide may have become: leyó, riñó.
    guard let rest = ending.withoutGlide.map({ Word(spelling: $0.sounds) }) else { return }
    add(rest, use)
    add("y" + rest, use)
  }

  private mutating func add(_ ending: Word, _ use: Uses) {
    entries.append((Self.key(ending, from: 0), use))
  }

  private static func kind(of tense: Tense) -> Kind {
    if TenseSet.presents.contains(tense) { return .present }
    if TenseSet.futures.contains(tense) { return .future }
    return TenseSet.preterites.contains(tense) || tense == .gerund ? .preterite : .untouched
  }

  /// What the last letters of a word can be; nothing if they are no ending.
  func uses(of word: Word, from start: Int) -> Uses {
    guard start < word.count else { return Uses() }
    let key = Self.key(word, from: start)
    var range = entries.indices
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      if entries[middle].key == key { return entries[middle].uses }
      range = entries[middle].key < key ? (middle + 1)..<range.upperBound : range.lowerBound..<middle
    }
    return Uses()
  }

  /// The last letters in one number, eight bits a letter.
  private static func key(_ word: Word, from start: Int) -> UInt64 {
    var key: UInt64 = 0
    for index in start..<word.count { key = key << 8 | UInt64(word[index].code) }
    return key
  }
}
