/// The forms and stems that the lexicon states, backwards: from a part of a word to the verbs that have it.
struct ExceptionIndex: Sendable {
  /// A word of the lexicon, without accents, and the verb whose line it stands on.
  private struct Entry: Sendable {
    let verb: Letters
    /// Whether an ending follows it: *tuv-*, but not *hecho*.
    let isStem: Bool
  }

  private var entries: [Letters: [Entry]] = [:]
  private var longest = 0
  /// For each first letter, the second letters that some word has: most parts of a word are told by them.
  private var starts = [UInt32](repeating: 0, count: 256)

  init(_ lexicon: Lexicon) {
    for line in lexicon.linesWithExceptions {
      guard let entry = try? LexiconEntry(line), let verb = Letters(entry.name) else { continue }
      for case .exception(let statements) in entry.tokens {
        for statement in statements { add(statement, of: verb) }
      }
    }
  }

  private mutating func add(_ statement: LexiconToken.Statement, of verb: Letters) {
    // The regular form is found by its ending.
    for case let word? in statement.words {
      switch statement.place {
      case .stem: add(word.plain, Entry(verb: verb, isStem: true))
      case .wholeStem:
        add(word.plain, Entry(verb: verb, isStem: true))
        add(word.plain + verb[(verb.count - 2)..<verb.count].plain, Entry(verb: verb, isStem: true))  // pudrir-é
      case .cell(let slot):
        add(word.plain, Entry(verb: verb, isStem: false))
        // What is built on a form: quepa on quepo, fuera on fueron.
        if slot == Slot(.present, .firstSingular), word.last == "o" {
          add(word.plain[0..<(word.count - 1)], Entry(verb: verb, isStem: true))
        }
        if slot == Slot(.preterite, .thirdPlural), word.count > 4 {
          add(word.plain[0..<(word.count - 4)], Entry(verb: verb, isStem: true))
        }
      }
    }
  }

  private mutating func add(_ word: Letters, _ entry: Entry) {
    entries[word, default: []].append(entry)
    longest = max(longest, word.count)
    guard let first = word.first else { return }
    starts[Int(first.code)] |= word.count > 1 ? 1 << UInt32(word[1].code & 31) : .max
  }

  /// The infinitives of verbs that can have a word by what the lexicon states of them or of the verb they are like.
  ///
  /// - Parameters:
  ///   - word: the word without accents.
  ///   - endings: where an ending of the word can begin.
  func candidates(for word: Letters, endings: [Int], _ found: (Letters) -> Void) {
    for start in 0..<word.count {
      let second = start + 1 < word.count ? UInt32(word[start + 1].code & 31) : 0
      guard starts[Int(word[start].code)] & 1 << second != 0 else { continue }
      let prefix = word[0..<start]
      find(word[start..<word.count], wantsStem: false, prefix, found)
      for end in endings where end > start { find(word[start..<end], wantsStem: true, prefix, found) }
    }
  }

  private func find(_ part: Letters, wantsStem: Bool, _ prefix: Letters, _ found: (Letters) -> Void) {
    guard part.count <= longest, let entries = entries[part] else { return }
    for entry in entries where entry.isStem == wantsStem { found(prefix + entry.verb) }
  }
}
