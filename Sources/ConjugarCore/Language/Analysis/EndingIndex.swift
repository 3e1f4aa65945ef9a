/// An index from the last letters of a word to the conjugations that have them as an ending.
struct EndingIndex: Sendable {
  /// The conjugation of each ending, keyed by its letters packed into one number; some are listed several times. There
  /// are few endings, and few lookups before a `FormIndex` exists, so sorting at every launch would not pay off.
  private var entries: [(key: UInt64, conjugation: Conjugation)] = []

  /// The longest ending: *-iéremos*.
  static let longest = 7

  static let shared = EndingIndex()

  private init() {
    entries.reserveCapacity(512)
    for conjugation in Conjugation.allCases {
      for slot in Slot.simple {
        if let ending = Endings.regular(conjugation, slot) { add(ending, conjugation) }
        if let ending = Endings.strong(conjugation, slot) { add(ending, conjugation) }
      }
    }
  }

  private mutating func add(_ ending: Endings.Ending, _ conjugation: Conjugation) {
    add(Word(spelling: ending.sounds), conjugation)
    // What remains once the glide becomes y or is absorbed: leyó, riñó.
    guard let rest = ending.withoutGlide.map({ Word(spelling: $0.sounds) }) else { return }
    add(rest, conjugation)
    add("y" + rest, conjugation)
  }

  private mutating func add(_ ending: Word, _ conjugation: Conjugation) {
    entries.append((Self.key(ending, from: 0), conjugation))
  }

  /// The conjugations that have the letters from `start` on as an ending, each once; empty if they are not an ending.
  func conjugations(of word: Word, from start: Int) -> [Conjugation] {
    var found: [Conjugation] = []
    guard start < word.count else { return found }
    let key = Self.key(word, from: start)
    for entry in entries where entry.key == key && !found.contains(entry.conjugation) {
      found.append(entry.conjugation)
    }
    return found
  }

  /// Packs the letters from `start` on into one number, eight bits per letter.
  private static func key(_ word: Word, from start: Int) -> UInt64 {
    (start..<word.count).reduce(0) { $0 << 8 | UInt64(word[$1].code) }
  }
}
