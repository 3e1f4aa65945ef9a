/// The endings of Spanish verbs, read backwards: which conjugations and kinds of cell a word's end can belong to.
struct EndingIndex: Sendable {
  /// What an ending can be, one bit for each conjugation and kind of cell.
  struct Uses: OptionSet, Sendable {
    let rawValue: UInt16

    init(rawValue: UInt16) { self.rawValue = rawValue }

    init(_ conjugation: Conjugation, _ kind: Kind) {
      rawValue = 1 << (UInt16(conjugation.rawValue) * 4 + UInt16(kind.rawValue))
    }
  }

  /// What the rules may have done to the stem before an ending.
  enum Kind: UInt16, Sendable, CaseIterable {
    /// Nothing: imperfect, infinitive, participle, *hablad*.
    case untouched
    /// The vowel changed or consonants were added: the presents.
    case present
    /// The vowel rose, or the stem is a strong one: the preterite, what is built on it, the gerund.
    case preterite
    /// The stem is the infinitive: future and conditional.
    case future
  }

  private let uses: [UInt64: Uses]

  /// The longest ending: *-iéremos*.
  static let longest = 7

  static let shared = EndingIndex()

  private init() {
    var uses: [UInt64: Uses] = [:]
    func add(_ ending: Letters, _ use: Uses) { uses[Self.key(ending, from: 0), default: []].formUnion(use) }
    for conjugation in Conjugation.allCases {
      for slot in Slot.all {
        let kind = Self.kind(of: slot.tense)
        for ending in [Endings.regular(conjugation, slot), Endings.strong(conjugation, slot)].compactMap({ $0 }) {
          let use = Uses(conjugation, kind)
          add(ending.letters, use)
          // What a glide may have become: leyó, riñó.
          guard ending.letters.count > 1, ending.letters[0] == "i", ending.letters[1].isVowel, ending.stressed != 0
          else { continue }
          let rest = ending.letters[1..<ending.letters.count]
          add(rest, use)
          add("y" + rest, use)
        }
      }
    }
    self.uses = uses
  }

  private static func kind(of tense: Tense) -> Kind {
    if Tenses.presents.contains(tense) { return .present }
    if Tenses.futures.contains(tense) { return .future }
    return Tenses.preterites.contains(tense) || tense == .gerund ? .preterite : .untouched
  }

  /// What the last letters of a word can be; nothing if they are no ending.
  func uses(of word: Letters, from start: Int) -> Uses { uses[Self.key(word, from: start)] ?? [] }

  /// The last letters in one number, eight bits a letter.
  private static func key(_ word: Letters, from start: Int) -> UInt64 {
    var key: UInt64 = 0
    for index in start..<word.count { key = key << 8 | UInt64(word[index].code) }
    return key
  }
}
