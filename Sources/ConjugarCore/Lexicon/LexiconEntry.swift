/// A line of the lexicon, taken apart: `tener | have | +g e>ie preterite=tuv future=tendr imperative.2s=ten`.
struct LexiconEntry: Sendable {
  let name: String
  let meaning: String
  /// The verb that this one is conjugated like, prefix aside: `like:tener`.
  let model: String?
  let tokens: [LexiconToken]
  let defect: Defect?

  init(_ line: String) throws(LexiconError) {
    let fields = line[...].parts("|").map(Lexicon.trimmed)
    guard fields.count == 3 || fields.count == 2, !fields[0].isEmpty else { throw .malformed(line) }
    try self.init(name: fields[0], meaning: fields[1], notes: fields.count == 3 ? fields[2] : "")
  }

  init(_ line: LexiconLine) throws(LexiconError) {
    try self.init(name: line.name, meaning: line.meaning, notes: line.notes)
  }

  private init(name: String, meaning: String, notes: String) throws(LexiconError) {
    self.name = name
    self.meaning = meaning
    var model: String?
    var defect: Defect?
    var tokens: [LexiconToken] = []
    for word in notes[...].parts(" ") where !word.isEmpty {
      if word.utf8.starts(with: "like:".utf8) {
        model = String(word.dropFirst(5))
      } else if let found = Defect(rawValue: String(word)) {
        defect = found
      } else {
        tokens.append(try LexiconToken(word))
      }
    }
    self.model = model
    self.defect = defect
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
    let place: Place
    let words: [Letters?]
  }

  /// How many ways of conjugating the token makes.
  var alternatives: Int {
    switch self {
    case .pattern(let patterns): patterns.count
    case .exception(let statements): max(1, statements.map(\.words.count).max() ?? 1)
    }
  }

  init(_ word: Substring) throws(LexiconError) {
    let sides = word.parts("=", most: 2)
    if sides.count == 2 {
      self = .exception(try Self.exceptions(key: sides[0], value: sides[1]))
      return
    }
    var patterns: [Pattern?] = []
    for part in word.parts("/") {
      if part == "-" {
        patterns.append(nil)
      } else if let pattern = Pattern(notation: part) {
        patterns.append(pattern)
      } else {
        throw .unknownPattern(String(part))
      }
    }
    self = .pattern(patterns)
  }

  /// `present=soy,eres,…` names every person's forms, `present.1s=doy` one person's, `preterite=tuv` a stem.
  private static func exceptions(key: Substring, value: Substring) throws(LexiconError) -> [Statement] {
    if key == "stem" { return [Statement(place: .wholeStem, words: try words(value))] }
    let names = key.parts(".", most: 2)
    guard let id = names.first, let tense = tenses[String(id)] else {
      throw .unknownPattern(String(key))
    }
    if names.count == 2 {
      guard let person = Person.allCases.first(where: { $0.id == names[1] }), let slot = Slot(tense, person) else {
        throw .unknownPattern(String(key))
      }
      return [Statement(place: .cell(slot), words: try words(value))]
    }
    let slots = Slot.of(tense)
    if tense.persons.isEmpty { return [Statement(place: .cell(slots[0]), words: try words(value))] }
    if value == "-" { return slots.map { Statement(place: .cell($0), words: []) } }
    let list = value.parts(",")
    guard list.count > 1 else { return [Statement(place: .stem(tense), words: try words(value))] }
    guard list.count == slots.count else { throw .malformed("\(key)=\(value)") }
    var exceptions: [Statement] = []
    for (slot, part) in zip(slots, list) { exceptions.append(Statement(place: .cell(slot), words: try words(part))) }
    return exceptions
  }

  private static let tenses = Dictionary(uniqueKeysWithValues: Tense.allCases.map { ($0.id, $0) })

  /// `-` alone says that there is no form, `-/impreso` that the regular one is accepted too.
  private static func words(_ text: Substring) throws(LexiconError) -> [Letters?] {
    guard text != "-" else { return [] }
    var words: [Letters?] = []
    for part in text.parts("/") {
      if part == "-" {
        words.append(nil)
        continue
      }
      guard let word = Letters(utf8: part.utf8), !word.isEmpty else { throw .malformed(String(text)) }
      words.append(word)
    }
    return words
  }
}

extension Substring {
  /// The parts between the places of an ASCII character, empty ones included: bytes are faster to look through than
  /// characters.
  fileprivate func parts(_ separator: Unicode.Scalar, most: Int = .max) -> [Substring] {
    let byte = UInt8(ascii: separator)
    return utf8.split(separator: byte, maxSplits: most - 1, omittingEmptySubsequences: false).map { Substring($0) }
  }
}

/// What is wrong with a line of a lexicon.
public enum LexiconError: Error, Equatable, CustomStringConvertible {
  case malformed(String)
  case unknownPattern(String)
  case unknownModel(String, of: String)

  public var description: String {
    switch self {
    case .malformed(let text): "“\(text)” is not in the notation of the lexicon: infinitive | meaning | patterns"
    case .unknownPattern(let text):
      "“\(text)” is no pattern (accepted: \(Pattern.allCases.map(\.notation).joined(separator: " ")), TENSE=…)"
    case .unknownModel(let model, let verb): "“\(verb)” is said to go like “\(model)”, which is not in the lexicon"
    }
  }
}
