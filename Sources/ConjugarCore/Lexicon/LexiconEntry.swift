/// A line of the lexicon, taken apart: `tener | have | +g e>ie preterite=tuv future=tendr imperative.2s=ten`.
struct LexiconEntry: Sendable {
  let name: String
  let meaning: String
  /// The verb that this one is conjugated like, prefix aside: `like:tener`.
  let model: String?
  let tokens: [LexiconToken]
  let defect: Defect?
  let usage: Usage

  init(_ line: LexiconLine) throws(LexiconError) {
    self = try line.withNotation { line throws(LexiconError) in try LexiconEntry(line) }
  }

  init(_ line: LexiconField) throws(LexiconError) {
    let fields = line.parts("|").map(\.trimmed)
    guard fields.count == 3 || fields.count == 2, !fields[0].isEmpty else { throw .malformed(line.text) }
    name = fields[0].text
    meaning = fields[1].text
    var model: String?
    var defect: Defect?
    var usage = Usage()
    var tokens: [LexiconToken] = []
    if fields.count == 3 {
      for word in fields[2].parts(" ") where !word.isEmpty {
        if let name = word.rest(after: "like:") {
          model = name.text
        } else if let found = Defect.allCases.first(where: { word.is($0.rawValue) }) {
          defect = found
        } else if let list = word.rest(after: "ask:") {
          for asked in list.parts(",") where !usage.take(asked: asked) { throw .unknownPattern(word.text) }
        } else if let persons = word.rest(after: "seldom:") {
          guard let found = Defect.allCases.first(where: { persons.is($0.rawValue) }) else {
            throw .unknownPattern(word.text)
          }
          usage.seldom = found
        } else {
          tokens.append(try LexiconToken(word))
        }
      }
    }
    self.model = model
    self.defect = defect
    self.usage = usage
    self.tokens = tokens
  }
}

/// One thing that the lexicon says of a verb, with its alternatives, preferred first.
enum LexiconToken: Sendable, Hashable {
  /// `e>ie`, or with alternatives `e>ie/-`; `nil` stands for none.
  case pattern([Pattern?])
  /// `preterite=tuv`, or for several cells at once `present=soy,eres,…`.
  case exception([Statement])

  /// What stands at a place, preferred word first, `nil` for the regular one; none says that there is no such form.
  struct Statement: Sendable, Hashable {
    let place: StatedForm.Location
    let words: [Word?]
  }

  /// How many ways of conjugating the token makes.
  var alternatives: Int {
    switch self {
    case .pattern(let patterns): patterns.count
    case .exception(let statements): max(1, statements.map(\.words.count).max() ?? 1)
    }
  }

  init(_ word: LexiconField) throws(LexiconError) {
    if let (key, value) = word.sides(of: "=") {
      self = .exception(try Self.exceptions(key: key, value: value))
      return
    }
    var patterns: [Pattern?] = []
    for part in word.parts("/") {
      if part.is("-") {
        patterns.append(nil)
      } else if let pattern = Pattern.allCases.first(where: { part.is($0.notation) }) {
        patterns.append(pattern)
      } else {
        throw .unknownPattern(part.text)
      }
    }
    self = .pattern(patterns)
  }

  /// `present=soy,eres,…` names every person's forms, `present.1s=doy` one person's, `preterite=tuv` a stem.
  private static func exceptions(key: LexiconField, value: LexiconField) throws(LexiconError) -> [Statement] {
    if key.is("stem") { return [Statement(place: .wholeStem, words: try words(value))] }
    let names = key.sides(of: ".")
    guard let tense = Tense.allCases.first(where: { (names?.first ?? key).is($0.id) }) else {
      throw .unknownPattern(key.text)
    }
    if let id = names?.second {
      guard let person = Person.allCases.first(where: { id.is($0.id) }), let slot = Slot(tense, person) else {
        throw .unknownPattern(key.text)
      }
      return [Statement(place: .cell(slot), words: try words(value))]
    }
    let slots = Slot.of(tense)
    if tense.persons.isEmpty { return [Statement(place: .cell(slots[0]), words: try words(value))] }
    if value.is("-") { return slots.map { Statement(place: .cell($0), words: []) } }
    guard value.sides(of: ",") != nil else { return [Statement(place: .stem(tense), words: try words(value))] }
    let list = Array(value.parts(","))
    guard list.count == slots.count else { throw .malformed("\(key.text)=\(value.text)") }
    var exceptions: [Statement] = []
    for (slot, part) in zip(slots, list) { exceptions.append(Statement(place: .cell(slot), words: try words(part))) }
    return exceptions
  }

  /// `-` alone says that there is no form, `-/impreso` that the regular one is accepted too.
  private static func words(_ text: LexiconField) throws(LexiconError) -> [Word?] {
    guard !text.is("-") else { return [] }
    var words: [Word?] = []
    for part in text.parts("/") {
      if part.is("-") {
        words.append(nil)
        continue
      }
      guard let word = part.letters else { throw .malformed(text.text) }
      words.append(word)
    }
    return words
  }
}

/// What is wrong with a line of a lexicon.
public enum LexiconError: Error, Equatable, CustomStringConvertible {
  case malformed(String)
  case unknownPattern(String)
  case unknownModel(String, of: String)

  /// The sentence that tells a person.
  public var description: String {
    switch self {
    case .malformed(let text): "“\(text)” is not in the notation of the lexicon: infinitive | meaning | patterns"
    case .unknownPattern(let text):
      "“\(text)” is no pattern (accepted: \(Pattern.allCases.map(\.notation).joined(separator: " ")), TENSE=…)"
    case .unknownModel(let model, let verb): "“\(verb)” is said to go like “\(model)”, which is not in the lexicon"
    }
  }
}
