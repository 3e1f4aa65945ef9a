/// The forms and stems that the lexicon states, backwards: from a part of a word to the verbs that have it.
struct ExceptionIndex: Sendable {
  /// A word of the lexicon, without accents, and the verb whose line it stands on.
  private struct Entry: Sendable {
    let word: Word
    let verb: Word
    /// Whether an ending follows it: *tuv-*, but not *hecho*.
    let isStem: Bool
    /// The place of the next entry with the same first letter; below zero if there is none.
    let next: Int
  }

  private var entries: [Entry] = []
  /// For each first letter, where the chain of its entries begins.
  private var starts = [Int](repeating: -1, count: 256)

  init(_ lexicon: Lexicon) {
    entries.reserveCapacity(256)
    for line in lexicon.linesWithExceptions {
      guard let verb = line.infinitive?.bare else { continue }
      line.withNotation { line in
        // Of the line no more is read than the words that state something.
        for word in line.parts(" ") where word.sides(of: "=") != nil {
          guard case .exception(let statements)? = try? LexiconToken(word) else { continue }
          for statement in statements { add(statement, of: verb) }
        }
      }
    }
  }

  private mutating func add(_ statement: LexiconToken.Statement, of verb: Word) {
    // The regular form is found by its ending.
    for case let word? in statement.words {
      switch statement.place {
      case .stem: add(word.plain, of: verb, isStem: true)
      case .wholeStem:
        add(word.plain, of: verb, isStem: true)
        add(word.plain + verb[(verb.count - 2)..<verb.count].plain, of: verb, isStem: true)  // pudrir-é
      case .cell(let slot):
        add(word.plain, of: verb, isStem: false)
        // What is built on a form: quepa on quepo, fuera on fueron.
        if slot == Slot(.present, .firstSingular), word.last == "o" {
          add(word.plain[0..<(word.count - 1)], of: verb, isStem: true)
        }
        if slot == Slot(.preterite, .thirdPlural), word.count > 4 {
          add(word.plain[0..<(word.count - 4)], of: verb, isStem: true)
        }
      }
    }
  }

  private mutating func add(_ word: Word, of verb: Word, isStem: Bool) {
    guard let first = word.first else { return }
    let start = Int(first.code)
    entries.append(Entry(word: word, verb: verb, isStem: isStem, next: starts[start]))
    starts[start] = entries.count - 1
  }

  /// The infinitives of verbs that can have a word by what the lexicon states of them or of the verb they are like.
  ///
  /// - Parameters:
  ///   - word: the word without accents.
  ///   - endings: where an ending of the word can begin.
  func candidates(for word: Word, endings: [Int], _ found: (Word) -> Void) {
    for start in word.indices {
      var place = starts[Int(word[start].code)]
      guard place >= 0 else { continue }
      let rest = word[start..<word.count]
      while place >= 0 {
        let end = start + entries[place].word.count
        let fits = entries[place].isStem ? endings.contains(end) : end == word.count
        if fits, rest.hasPrefix(entries[place].word) { found(word[0..<start] + entries[place].verb) }
        place = entries[place].next
      }
    }
  }
}
