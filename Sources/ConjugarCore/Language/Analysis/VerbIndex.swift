/// Verbs and their forms, ready to be compared with a word.
///
/// A form is a verb's head plus an end that all verbs of its kind share, so only heads and ends are stored.
struct VerbIndex {
  /// A verb under its name in the lexicon.
  typealias Entry = (name: String, isPronominal: Bool, head: Word, kind: Int)
  typealias End = (slot: Slot, written: Word, plain: Word)

  private(set) var entries: [Entry] = []
  private(set) var ends: [[End]] = []
  private var kinds = ConjugationKinds()
  private let conjugator: Conjugator

  init(_ lexicon: Lexicon) { conjugator = Conjugator(lexicon: lexicon) }

  mutating func add(_ verb: Verb) -> Int {
    // Pronouns are handled separately from the forms, so the forms here are bare.
    let bare = verb.plain
    let split = StemSplit(bare)
    let (kind, isNew) = kinds.kind(of: bare, split)
    if isNew {
      let paradigm = conjugator.paradigm(of: bare)
      ends.append(
        Slot.simple.flatMap { slot in
          paradigm.ends(at: slot, split).map { (slot, $0, $0.plain) }
        })
    }
    let head = bare.infinitive.bare[0..<split.headLength]
    entries.append((verb.name, verb.infinitive.isPronominal, head, kind))
    return entries.count - 1
  }

  /// The cells of a verb, in the lexicon or not, whose form matches a word, ignoring accents and diaereses; negative
  /// commands are left out, since they are never a single word.
  static func analyses(of word: Word, as verb: Verb, _ lexicon: Lexicon) -> [WordAnalyzer.Analysis] {
    var verbs = VerbIndex(lexicon)
    let index = verbs.add(verb)
    var found: [WordAnalyzer.Analysis] = []
    verbs.analyses(of: word.plain, at: index) { if $0.slot.tense != .negativeImperative { found.append($0) } }
    return found
  }

  mutating func groupEnds() {
    for kind in ends.indices {
      ends[kind].sort {
        $0.plain.count == $1.plain.count ? $0.plain.precedes($1.plain) : $0.plain.count < $1.plain.count
      }
    }
  }

  /// Finds every cell of a verb whose form matches a word, ignoring accents and diaereses: all comparison happens here.
  func analyses(of plain: Word, at index: Int, in range: Range<Int>? = nil, _ found: (WordAnalyzer.Analysis) -> Void) {
    let head = entries[index].head
    guard plain.hasPrefix(head.plain) else { return }
    let rest = plain[head.count..<plain.count]
    let kind = entries[index].kind
    for end in range ?? ends[kind].indices where ends[kind][end].plain == rest {
      found(
        WordAnalyzer.Analysis(
          infinitive: entries[index].name, isPronominal: entries[index].isPronominal, slot: ends[kind][end].slot,
          form: head + ends[kind][end].written))
    }
  }
}
