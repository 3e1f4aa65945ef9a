/// The forms and stems that the lexicon states, backward: from a part of a word to the verbs that have it.
///
/// What the lexicon says is taken apart only where a word has the first letters of what is stated, as few words have.
struct StatedFormIndex: Sendable {
  /// Where words are stated that begin so.
  private struct Entry: Sendable {
    let second, third: Letter?
    let line: Int
    let statement: Range<Int>
  }

  private let lines: [LexiconLine]
  private var entries = [[Entry]](repeating: [], count: 256)

  /// The index of the project's lexicon, made once: answers are analyzed one by one.
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
            // Vea has not the o of veo.
            let letters = word.count == 3 && word.last == "o" ? word[0..<2] : word
            let (second, third) = (letters.group(at: 1), letters.group(at: 2))
            entries[Int(first.group.code)].append(
              Entry(second: second, third: third, line: index, statement: statement))
          }
        }
      }
    }
  }

  /// The infinitives of verbs that can have a word by what the lexicon states of them or of the verb they are like.
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
  /// The stated forms, and the stems, which an ending follows: *hecho, tuv-*. The regular form is found by its ending.
  fileprivate func forEachPart(ending: Word, _ body: (Sounds, _ isStem: Bool) -> Void) {
    for case let word? in words {
      guard case .cell(let slot) = location else {
        // A stem as it sounds before e, which is how the lexicon writes it: hic-, with the sound of hizo.
        let beforeE = Sounds(of: word.plain + "e")
        body(beforeE[0..<(beforeE.count - 1)], true)
        if location == .wholeStem { body(Sounds(of: word + ending).plain, true) }  // pudrir-é
        continue
      }
      let form = Sounds(of: word).plain
      body(form, false)
      // What is built on a form: quepa on quepo, fuera on fueron.
      if slot == Slot(.present, .firstSingular), word.last == "o" { body(form[0..<(form.count - 1)], true) }
      if slot == Slot(.preterite, .thirdPlural) { Endings.stemOfPreterite(form).map { body($0, true) } }
    }
  }
}

extension Word { fileprivate func group(at index: Int) -> Letter? { index < count ? self[index].group : nil } }

extension Letter {
  /// The letters that write the same sounds before other vowels, as one: *hic-, hizo*; *quep-, cab-*.
  fileprivate var group: Letter {
    switch plain {
    case "c", "q", "z": "c"
    case "g", "j": "g"
    default: plain
    }
  }
}
