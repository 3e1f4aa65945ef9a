/// A reverse index of the forms and stems that the lexicon states: from part of a word to the verbs that have it.
///
/// A statement is parsed only when a word shares its first letters, as few words do.
struct StatedFormIndex: Sendable {
  /// Where the lexicon states a word, with the word's second and third letters.
  private struct Entry: Sendable {
    let second, third: Letter?
    let line: Int
    let statement: Range<Int>
  }

  private let lines: [LexiconLine]
  private var entries = [[Entry]](repeating: [], count: 256)

  /// The index of the embedded lexicon, built once, because answers are analyzed one at a time.
  static let embedded = StatedFormIndex(.embedded)

  init(_ lexicon: Lexicon) {
    lines = lexicon.statingLines
    for (index, line) in lines.enumerated() {
      line.withNotation { notation in
        var end = 0
        for part in notation.parts(" ") {
          let statement = end..<(end + part.count)
          end = statement.upperBound + 1
          for word in part.sides(of: "=")?.second.parts(",").flatMap({ $0.parts("/") }) ?? [] {
            guard let word = Word(utf8: word), let first = word.first else { continue }
            // Vea lacks the o of veo.
            let letters = word.count == 3 && word.last == "o" ? word[0..<2] : word
            let (second, third) = (letters.group(at: 1), letters.group(at: 2))
            entries[Int(first.group.code)].append(
              Entry(second: second, third: third, line: index, statement: statement))
          }
        }
      }
    }
  }

  /// Finds the infinitives that can have a word by what the lexicon states about them or the verb they are modeled on.
  func candidates(for word: Word, _ sounds: Sounds, endings: [Int], _ found: (Word) -> Void) {
    for index in word.indices {
      let (second, third) = (word.group(at: index + 1), word.group(at: index + 2))
      for entry in entries[Int(word[index].group.code)]
      where (entry.second == nil || entry.second == second) && (entry.third == nil || entry.third == third) {
        let line = lines[entry.line]
        guard let verb = line.infinitive?.bare,
          case .exception(let statements)? = line.withNotation({ LexiconToken($0.part(entry.statement)) })
        else { continue }
        for statement in statements {
          statement.forEachPart(ending: verb[(verb.count - 2)..<verb.count]) { part, isStem in
            for start in sounds.indices where sounds[start..<sounds.count].hasPrefix(part) {
              let end = start + part.count
              guard isStem ? endings.contains(end) : end == sounds.count else { continue }
              found(Word(spelling: sounds[0..<start] + Sounds(of: verb)))
            }
          }
        }
      }
    }
  }
}

extension LexiconToken.Statement {
  /// Calls `body` with each stated form or stem (an ending follows): *hecho, tuv-*. Endings find the regular forms.
  fileprivate func forEachPart(ending: Word, _ body: (Sounds, _ isStem: Bool) -> Void) {
    for case let word? in words {
      guard case .cell(let slot) = location else {
        // A stem as it sounds before e, which is how the lexicon spells it: hic-, with the sound of hizo.
        let beforeE = Sounds(of: word.plain + "e")
        body(beforeE[0..<(beforeE.count - 1)], true)
        if location == .wholeStem { body(Sounds(of: word + ending).plain, true) }  // pudrir-é
        continue
      }
      let form = Sounds(of: word).plain
      body(form, false)
      // The stem that other forms build on: quepa on quepo, fuera on fueron.
      if slot == Slot(.present, .firstSingular), word.last == "o" { body(form[0..<(form.count - 1)], true) }
      if slot == Slot(.preterite, .thirdPlural) { Endings.stemOfPreterite(form).map { body($0, true) } }
    }
  }
}

extension Word { fileprivate func group(at index: Int) -> Letter? { index < count ? self[index].group : nil } }

extension Letter {
  /// One letter for all those that spell the same sound before different vowels: *hic-, hizo*; *quep-, cab-*.
  fileprivate var group: Letter {
    switch plain {
    case "c", "q", "z": "c"
    case "g", "j": "g"
    default: plain
    }
  }
}
