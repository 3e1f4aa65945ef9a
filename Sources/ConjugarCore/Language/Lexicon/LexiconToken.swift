/// One thing that the lexicon states about a verb, with its alternatives, preferred first.
enum LexiconToken: Sendable, Hashable {
  /// A pattern, `e>ie`, or alternatives, `e>ie/-`; `nil` stands for none.
  case pattern([Irregularity?])
  /// A form or stem, `preterite=tuv`, or several cells at once, `present=soy,eres,…`.
  case exception([Statement])

  /// The words at a location, preferred first, `nil` for the regular one; empty if there is no such form.
  struct Statement: Sendable, Hashable {
    let location: StatedForm.Location
    let words: [Word?]
  }

  var alternatives: Int {
    switch self {
    case .pattern(let patterns): patterns.count
    case .exception(let statements): max(1, statements.map(\.words.count).max() ?? 1)
    }
  }

  var locations: [StatedForm.Location] {
    if case .exception(let statements) = self { statements.map(\.location) } else { [] }
  }

  init?(_ word: TextSlice) {
    if let (key, value) = word.sides(of: "=") {
      guard let statements = Self.statements(key, value) else { return nil }
      self = .exception(statements)
      return
    }
    var patterns: [Irregularity?] = []
    for part in word.parts("/") {
      let pattern = Irregularity.patterns.first { part.spells($0.id) }
      guard pattern != nil || part.spells("-") else { return nil }
      patterns.append(pattern)
    }
    self = .pattern(patterns)
  }

  /// Parses `present=soy,eres,…` (every person's forms), `present.1s=doy` (one person's) or `preterite=tuv` (a stem).
  private static func statements(_ key: TextSlice, _ value: TextSlice) -> [Statement]? {
    var statements: [Statement] = []
    func add(_ location: StatedForm.Location, _ value: TextSlice) -> Bool {
      guard let words = words(value) else { return false }
      statements.append(Statement(location: location, words: words))
      return true
    }
    if key.spells("stem") { return add(.wholeStem, value) ? statements : nil }
    let names = key.sides(of: ".")
    guard let tense = Tense(id: names?.first ?? key) else { return nil }
    if let id = names?.second {
      guard let person = Person(id: id), let slot = Slot(tense, person) else { return nil }
      return add(.cell(slot), value) ? statements : nil
    }
    let isList = value.sides(of: ",") != nil
    if !isList, !tense.persons.isEmpty, !value.spells("-") { return add(.stem(tense), value) ? statements : nil }
    let slots = Slot.of(tense)
    let values = isList ? Array(value.parts(",")) : Array(repeating: value, count: slots.count)
    guard values.count == slots.count else { return nil }
    return zip(slots, values).allSatisfy { add(.cell($0), $1) } ? statements : nil
  }

  /// Parses alternatives: `-` alone means that there is no form, `-/impreso` that the regular one is accepted too.
  private static func words(_ text: TextSlice) -> [Word?]? {
    if text.spells("-") { return [] }
    var words: [Word?] = []
    for part in text.parts("/") {
      let word = part.isEmpty ? nil : Word(utf8: part)
      guard word != nil || part.spells("-") else { return nil }
      words.append(word)
    }
    return words
  }
}
