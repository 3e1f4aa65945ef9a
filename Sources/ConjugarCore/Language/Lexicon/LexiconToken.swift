/// One thing that the lexicon says of a verb, with its alternatives, preferred first.
enum LexiconToken: Sendable, Hashable {
  /// `e>ie`, or with alternatives `e>ie/-`; `nil` stands for none.
  case pattern([Irregularity?])
  /// `preterite=tuv`, or for several cells at once `present=soy,eres,…`.
  case exception([Statement])

  /// What stands at a place, preferred word first, `nil` for the regular one; none says that there is no such form.
  struct Statement: Sendable, Hashable {
    let location: StatedForm.Location
    let words: [Word?]
  }

  /// How many ways of conjugating the token makes.
  var alternatives: Int {
    switch self {
    case .pattern(let patterns): patterns.count
    case .exception(let statements): max(1, statements.map(\.words.count).max() ?? 1)
    }
  }

  /// The cells and stems of which the token says something.
  var locations: [StatedForm.Location] {
    switch self {
    case .pattern: []
    case .exception(let statements): statements.map(\.location)
    }
  }

  init(_ word: TextSlice) throws(LexiconError) {
    if let (key, value) = word.sides(of: "=") {
      self = .exception(try Self.exceptions(key: key, value: value))
      return
    }
    self = .pattern(
      try word.parts("/").map { part throws(LexiconError) -> Irregularity? in
        if part.spells("-") { return nil }
        guard let pattern = Irregularity.patterns.first(where: { part.spells($0.id) }) else {
          throw .unknownPattern(part.text)
        }
        return pattern
      })
  }

  /// `present=soy,eres,…` names every person's forms, `present.1s=doy` one person's, `preterite=tuv` a stem.
  private static func exceptions(key: TextSlice, value: TextSlice) throws(LexiconError) -> [Statement] {
    if key.spells("stem") { return [Statement(location: .wholeStem, words: try words(value))] }
    let names = key.sides(of: ".")
    guard let tense = Tense(id: names?.first ?? key) else { throw .unknownPattern(key.text) }
    if let id = names?.second {
      guard let person = Person(id: id), let slot = Slot(tense, person) else { throw .unknownPattern(key.text) }
      return [Statement(location: .cell(slot), words: try words(value))]
    }
    let slots = Slot.of(tense)
    if tense.persons.isEmpty { return [Statement(location: .cell(slots[0]), words: try words(value))] }
    if value.spells("-") { return slots.map { Statement(location: .cell($0), words: []) } }
    guard value.sides(of: ",") != nil else { return [Statement(location: .stem(tense), words: try words(value))] }
    let list = Array(value.parts(","))
    guard list.count == slots.count else { throw .malformed("\(key.text)=\(value.text)") }
    return try zip(slots, list).map { slot, part throws(LexiconError) -> Statement in
      Statement(location: .cell(slot), words: try words(part))
    }
  }

  /// `-` alone says that there is no form, `-/impreso` that the regular one is accepted too.
  private static func words(_ text: TextSlice) throws(LexiconError) -> [Word?] {
    guard !text.spells("-") else { return [] }
    return try text.parts("/").map { part throws(LexiconError) -> Word? in
      if part.spells("-") { return nil }
      guard !part.isEmpty, let word = Word(utf8: part) else { throw .malformed(text.text) }
      return word
    }
  }
}
