/// The forms and stems that the lexicon states, backward: from a part of a word to the verbs that have it.
struct StatedFormIndex: Sendable {
  /// A stated word and the verb whose line it stands on.
  private struct Entry: Sendable {
    let sounds: Sounds
    let verb: Sounds
    /// Whether an ending follows it: *tuv-*, but not *hecho*.
    let isStem: Bool
  }

  /// By the first sound.
  private var entries = [[Entry]](repeating: [], count: 256)

  /// That of the project's lexicon, made once: answers are analyzed one by one.
  static let embedded = StatedFormIndex(.embedded)

  init(_ lexicon: Lexicon) {
    for line in lexicon.statingLines {
      guard let verb = line.infinitive?.bare else { continue }
      let infinitive = Sounds(of: verb)
      line.withNotation { line in
        // Of the line no more is read than the words that state something.
        for word in line.parts(" ") where word.sides(of: "=") != nil {
          guard case .exception(let statements)? = LexiconToken(word) else { continue }
          for statement in statements { add(statement, of: infinitive, ending: verb[(verb.count - 2)..<verb.count]) }
        }
      }
    }
  }

  private mutating func add(_ statement: LexiconToken.Statement, of infinitive: Sounds, ending: Word) {
    // The regular form is found by its ending.
    for case let word? in statement.words {
      switch statement.location {
      case .stem: addStem(word, of: infinitive)
      case .wholeStem:
        addStem(word, of: infinitive)
        add(Sounds(of: word + ending).plain, of: infinitive, isStem: true)  // pudrir-é
      case .cell(let slot):
        let form = Sounds(of: word).plain
        add(form, of: infinitive, isStem: false)
        // What is built on a form: quepa on quepo, fuera on fueron.
        if slot == Slot(.present, .firstSingular), word.last == "o" {
          add(form[0..<(form.count - 1)], of: infinitive, isStem: true)
        }
        if slot == Slot(.preterite, .thirdPlural), let stem = Endings.stemOfPreterite(form) {
          add(stem, of: infinitive, isStem: true)
        }
      }
    }
  }

  /// Adds a stem as it sounds before e, which is how the lexicon writes it: *hic-*, with the sound of *hizo*.
  private mutating func addStem(_ word: Word, of verb: Sounds) {
    var sounds = Sounds(of: word.plain + "e")
    sounds.removeLast()
    add(sounds, of: verb, isStem: true)
  }

  private mutating func add(_ sounds: Sounds, of verb: Sounds, isStem: Bool) {
    guard let first = sounds.first else { return }
    entries[Int(first.code)].append(Entry(sounds: sounds, verb: verb, isStem: isStem))
  }

  /// The infinitives of verbs that can have a word by what the lexicon states of them or of the verb they are like.
  func candidates(for sounds: Sounds, endings: [Int], _ found: (Word) -> Void) {
    for start in sounds.indices {
      let rest = sounds[start..<sounds.count]
      for entry in entries[Int(sounds[start].code)] where rest.hasPrefix(entry.sounds) {
        let end = start + entry.sounds.count
        if entry.isStem ? endings.contains(end) : end == sounds.count {
          found(Word(spelling: sounds[0..<start] + entry.verb))
        }
      }
    }
  }
}
