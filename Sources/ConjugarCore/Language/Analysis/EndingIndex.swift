/// The endings of Spanish verbs, read backward: which conjugations and kinds of cell a word's end can belong to.
struct EndingIndex: Sendable {
  struct Use: Sendable, Equatable {
    let conjugation: Conjugation
    let kind: Kind
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

  /// What each ending can be, by its letters in one number; some stand there for several uses. They are few, and so are the
  /// words that are asked for before there is a `FormIndex`: to sort them at each start would take longer.
  private var entries: [(key: UInt64, use: Use)] = []

  /// The longest ending: *-iéremos*.
  static let longest = 7

  static let shared = EndingIndex()

  private init() {
    entries.reserveCapacity(512)
    for conjugation in Conjugation.allCases {
      for slot in Slot.simple {
        let use = Use(conjugation: conjugation, kind: Self.kind(of: slot.tense))
        if let ending = Endings.regular(conjugation, slot) { add(ending, use) }
        if let ending = Endings.strong(conjugation, slot) { add(ending, use) }
      }
    }
  }

  private mutating func add(_ ending: Endings.Ending, _ use: Use) {
    add(Word(spelling: ending.sounds), use)
    // What a glide may have become: leyó, riñó.
    guard let rest = ending.withoutGlide.map({ Word(spelling: $0.sounds) }) else { return }
    add(rest, use)
    add("y" + rest, use)
  }

  private mutating func add(_ ending: Word, _ use: Use) { entries.append((Self.key(ending, from: 0), use)) }

  private static func kind(of tense: Tense) -> Kind {
    if TenseSet.presents.contains(tense) { return .present }
    if TenseSet.futures.contains(tense) { return .future }
    return TenseSet.preterites.contains(tense) || tense == .gerund ? .preterite : .untouched
  }

  /// What the last letters of a word can be, each once; nothing if they are no ending.
  func uses(of word: Word, from start: Int) -> [Use] {
    var uses: [Use] = []
    guard start < word.count else { return uses }
    let key = Self.key(word, from: start)
    for entry in entries where entry.key == key && !uses.contains(entry.use) { uses.append(entry.use) }
    return uses
  }

  /// The last letters in one number, eight bits a letter.
  private static func key(_ word: Word, from start: Int) -> UInt64 {
    (start..<word.count).reduce(0) { $0 << 8 | UInt64(word[$1].code) }
  }
}
