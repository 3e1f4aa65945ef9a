/// The endings of Spanish verbs, read backward: which conjugations a word's end can belong to.
struct EndingIndex: Sendable {
  /// The conjugations of each ending, by its letters in one number; some are listed several times. They are few, and so
  /// are the words that are looked up before there is a `FormIndex`: sorting them at each start would take longer.
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
    // What a glide may have become: leyó, riñó.
    guard let rest = ending.withoutGlide.map({ Word(spelling: $0.sounds) }) else { return }
    add(rest, conjugation)
    add("y" + rest, conjugation)
  }

  private mutating func add(_ ending: Word, _ conjugation: Conjugation) {
    entries.append((Self.key(ending, from: 0), conjugation))
  }

  /// The conjugations that have the last letters of a word as an ending, each once; none if they are no ending.
  func conjugations(of word: Word, from start: Int) -> [Conjugation] {
    var found: [Conjugation] = []
    guard start < word.count else { return found }
    let key = Self.key(word, from: start)
    for entry in entries where entry.key == key && !found.contains(entry.conjugation) {
      found.append(entry.conjugation)
    }
    return found
  }

  /// The last letters in one number, eight bits a letter.
  private static func key(_ word: Word, from start: Int) -> UInt64 {
    (start..<word.count).reduce(0) { $0 << 8 | UInt64(word[$1].code) }
  }
}
