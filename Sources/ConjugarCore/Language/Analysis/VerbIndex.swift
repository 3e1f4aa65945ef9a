/// Verbs with their forms, ready to be compared with a word.
///
/// A form is the head of a verb and an end that all verbs of its kind share, so that is all that is stored.
struct VerbIndex {
  /// A verb under the name that the lexicon gives it.
  typealias Entry = (name: String, isPronominal: Bool, head: Word, kind: Int)
  typealias End = (slot: Slot, written: Word, plain: Word)

  private(set) var entries: [Entry] = []
  private(set) var ends: [[End]] = []
  private var kinds = ConjugationKinds()
  private let conjugator: Conjugator

  init(_ lexicon: Lexicon) { conjugator = Conjugator(lexicon: lexicon) }

  mutating func add(_ verb: Verb) -> Int {
    // Pronouns are told apart from the forms that have them: here the forms are bare.
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

  /// The cells of a verb, which need not be of the lexicon, whose form is a word, accents and diaereses aside; except
  /// for orders not to do something, which are no word alone.
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

  /// Every cell of a verb whose form is a word, accents and diaereses aside: the one place where the two are compared.
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
