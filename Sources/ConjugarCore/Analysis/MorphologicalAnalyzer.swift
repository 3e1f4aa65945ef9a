/// Finds the verbs and cells of a single word without pronouns: from its ending inwards, over the lexicon.
struct MorphologicalAnalyzer {
  /// A verb that was found by its name, with its forms from the head on.
  private struct Known {
    let infinitive: String
    let isPronominal: Bool
    let head: Word
    let plainHead: Word
    /// The number of its forms from the head on, in `ends`.
    let template: Int
  }

  /// What a form has after the head.
  private struct End {
    let slot: Slot
    let written: Word
    let plain: Word
  }

  /// A cell that the word fits.
  struct Analysis {
    let infinitive: String
    let isPronominal: Bool
    let slot: Slot
    /// The form as it is written.
    let form: Word
  }

  private let lexicon: Lexicon
  private let exceptions: ExceptionIndex
  private var maker: TemplateMaker
  private var known: [Word: [Known]] = [:]
  /// The forms of each template.
  private var ends: [[End]] = []

  /// How many words are looked for one by one before all forms are put into an index: making it takes as long.
  private static let few = 2_000
  private var asked = 0
  private var index: FormIndex?

  init(_ lexicon: Lexicon) {
    self.lexicon = lexicon
    exceptions = ExceptionIndex(lexicon)
    maker = TemplateMaker(Self.simple, lexicon)
  }

  /// Cells of verbs that the lexicon does not have, where the word's ending leaves little doubt: *blablableábamos*.
  mutating func guesses(_ word: Word) -> [Analysis] {
    let plain = word.plain
    for length in stride(from: EndingIndex.longest, through: 3, by: -1) where plain.count - length >= 3 {
      let start = plain.count - length
      guard
        EndingIndex.shared.uses(of: plain, from: start).contains(EndingIndex.Uses(.ar, .untouched))
          || EndingIndex.shared.uses(of: plain, from: start).contains(EndingIndex.Uses(.ar, .preterite)),
        plain[start] == "a", plain[0..<start].lastIndex(where: \.isVowel) != nil
      else { continue }
      let sounds = Sounds.read(word.withoutAccents)
      let bare = sounds[0..<(sounds.count - length)].infinitive(.ar)
      guard let infinitive = Infinitive(bare.description), let verb = try? UnknownVerb(lexicon).verb(infinitive) else {
        continue
      }
      let (cut, number, new) = maker.template(of: verb)
      let head = verb.infinitive.bare[0..<cut.length]
      if let new { ends.append(Self.ends(of: new)) }
      guard plain.hasPrefix(head.plain) else { continue }
      let rest = plain[head.count..<plain.count]
      let hits = ends[number].filter { $0.plain == rest && $0.slot.tense != .negativeImperative }.map {
        Analysis(infinitive: bare.description, isPronominal: false, slot: $0.slot, form: head + $0.written)
      }
      if !hits.isEmpty { return hits }
    }
    return []
  }

  /// Every cell whose form is the word, accents aside.
  mutating func hits(_ word: Word) -> [Analysis] {
    if let index { return index.hits(word) }
    asked += 1
    if asked > Self.few {
      let made = FormIndex(lexicon)
      index = made
      return made.hits(word)
    }
    let plain = word.plain
    var hits: [Analysis] = []
    for infinitive in candidates(word) {
      for verb in verbs(infinitive) where plain.hasPrefix(verb.plainHead) {
        let rest = plain[verb.head.count..<plain.count]
        for end in ends[verb.template] where end.plain == rest {
          hits.append(
            Analysis(
              infinitive: verb.infinitive, isPronominal: verb.isPronominal, slot: end.slot,
              form: verb.head + end.written))
        }
      }
    }
    return hits
  }

  /// The infinitives that the word can belong to, as far as its letters tell, each once.
  func candidates(_ word: Word) -> [Word] {
    var found: [Word] = []
    func add(_ infinitive: Word) { if !found.contains(infinitive) { found.append(infinitive) } }
    let plain = word.plain
    var endings: [Int] = []
    // A u between g and e or i may be heard although its diaeresis was not typed.
    let accentless = word.withoutAccents
    let heard = word.withEveryDiaeresis
    for spelling in heard == accentless ? [accentless] : [accentless, heard] {
      let sounds = Sounds.read(spelling)
      for length in 0...min(EndingIndex.longest, spelling.count) {
        let start = spelling.count - length
        let uses = EndingIndex.shared.uses(of: plain, from: start)
        guard !uses.isEmpty, length <= sounds.count else { continue }
        if !endings.contains(start) { endings.append(start) }
        let stem = sounds[0..<(sounds.count - length)]
        for conjugation in Conjugation.allCases {
          for kind in EndingIndex.Kind.allCases where uses.contains(EndingIndex.Uses(conjugation, kind)) {
            let next = length > 0 ? plain[start] : nil
            if kind == .future {
              if let bare = stem.asInfinitive { add(bare) }
              continue
            }
            for stem in InverseStemRules(stem, conjugation, kind, next: next).stems {
              add(stem.infinitive(conjugation))
            }
          }
        }
      }
    }
    exceptions.candidates(for: plain, endings: endings + [plain.count], add)
    return found
  }

  /// The slots of a word by itself.
  static let simple = Slot.all.filter { !$0.tense.isCompound }

  private static func ends(of template: Template) -> [End] {
    simple.flatMap { slot in
      template.ends[template.places(of: slot)].map { End(slot: slot, written: $0, plain: $0.plain) }
    }
  }

  /// The verbs by a bare name: the plain one, and the one that exists with *-se* only.
  private mutating func verbs(_ bare: Word) -> [Known] {
    if let verbs = known[bare] { return verbs }
    var verbs: [Known] = []
    for verb in (try? lexicon.verbs(bare: bare)) ?? [] {
      // The pronouns are looked at elsewhere: here the forms are bare.
      var plain = verb
      plain.infinitive = verb.infinitive.plain
      let (cut, number, new) = maker.template(of: plain)
      let head = plain.infinitive.bare[0..<cut.length]
      if let new { ends.append(Self.ends(of: new)) }
      verbs.append(
        Known(
          infinitive: verb.name, isPronominal: verb.infinitive.isPronominal, head: head,
          plainHead: head.plain, template: number))
    }
    known[bare] = verbs
    return verbs
  }
}

extension Word {
  /// The infinitive whose stem this is, in sounds.
  func infinitive(_ conjugation: Conjugation) -> Word {
    var word = self
    switch conjugation {
    case .ar: word.append("a")
    case .er: word.append("e")
    case .ir: word.append(last?.isOpenVowel ?? false ? "í" : "i")
    }
    word.append("r")
    return Sounds.spell(word)
  }

  /// The infinitive that the sounds are, if they end like one.
  var asInfinitive: Word? {
    guard last == "r", let vowel = fromEnd(2), count > 1 else { return nil }
    let stem = self[0..<(count - 2)]
    switch vowel {
    case "a": return stem.infinitive(.ar)
    case "e": return stem.infinitive(.er)
    case "i": return stem.infinitive(.ir)
    default: return nil
    }
  }
}
