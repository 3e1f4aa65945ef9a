/// A parsed line of the lexicon: `tener | have | +g e>ie preterite=tuv future=tendr imperative.2s=ten`.
struct LexiconEntry: Sendable {
  let name: String
  let meaning: String
  /// The verb that this one is conjugated like, apart from a prefix: `like:tener`.
  private(set) var model: String?
  private(set) var tokens: [LexiconToken] = []
  private(set) var defect: Defect?
  private(set) var traits: [VerbTrait] = []
  private(set) var usage = Usage()
  /// What the verb helps, `a+infinitive`, as the last part of its periphrases' names.
  private(set) var helped: [String] = []
  var constructions: [Construction] { helped.compactMap { Construction(id: name + $0) } }

  /// - Returns: `nil` if the line is not in the notation; a test checks that all lines are.
  init?(_ line: TextSlice) {
    let fields = line.parts("|").map { $0.trimmed }
    guard (1...3).contains(fields.count), !fields[0].isEmpty else { return nil }
    name = fields[0].text
    meaning = fields.dropFirst().first?.text ?? ""
    for word in fields.dropFirst(2).flatMap({ $0.parts(" ") }) where !word.isEmpty {
      guard take(word) else { return nil }
    }
  }

  /// Parses one item that the line states about the verb; returns whether it is valid.
  private mutating func take(_ word: TextSlice) -> Bool {
    if let name = word.rest(after: "like:") {
      model = name.text
    } else if let found = Defect(rawValue: word.text) {
      defect = found
    } else if let trait = VerbTrait(rawValue: word.text) {
      traits.append(trait)
    } else if let list = word.rest(after: "ask:") {
      return list.parts(",").allSatisfy { usage.take(asked: $0) }
    } else if let list = word.rest(after: "helps:") {
      helped = list.parts(",").map { ($0.rest(after: "se+") == nil ? "+" : "") + $0.text }
    } else if let persons = word.rest(after: "seldom:") {
      usage.seldom = Defect(rawValue: persons.text)
      return usage.seldom != nil
    } else if let token = LexiconToken(word) {
      tokens.append(token)
    } else {
      return false
    }
    return true
  }
}

/// A property of a verb, other than its forms, that its line in the lexicon states.
package enum VerbTrait: String, CaseIterable, Sendable, Hashable {
  /// It makes the compound tenses, and also has forms with another sense in the same cells: *ha*, but *hay*.
  case auxiliary
  /// Its forms have several origins: *ser, fui, era*. Verbs conjugated like it have the trait too.
  case suppletive
  /// It takes no person as its object: *me, te, nos, os* are its own pronouns (*irme*).
  case intransitive
  /// No pronoun is its own: *me fui* is from *ir*, though *se es joven una vez* is from *ser*.
  case neverPronominal = "never-se"
  /// Its own pronoun stands beside an object: *se lo comió* is of *comerse*, while *se lo dio* is of *dar*.
  case pronominalWithObject = "se+object"
}

/// A line of the lexicon that defines a verb, kept in place: no part of it is read until it is needed.
package struct LexiconLine: Sendable {
  let lexicon: Lexicon
  /// The range of the line in the lexicon's text; the ranges of the fields are relative to it.
  private let whole: Range<Int>
  private let nameField: Range<Int>
  private let meaningField: Range<Int>
  private let notesField: Range<Int>

  /// - Parameter line: the range of the line in `text`, without its newline.
  init(_ lexicon: Lexicon, _ text: TextSlice, _ line: Range<Int>) {
    self.lexicon = lexicon
    whole = line
    let text = text.part(line)
    var start = 0
    func field() -> Range<Int> {
      let end = text.firstIndex(of: UInt8(ascii: "|"), from: start) ?? text.count
      defer { start = min(end + 1, text.count) }
      return text.trimmed(start..<end)
    }
    nameField = field()
    meaningField = field()
    notesField = text.trimmed(start..<text.count)
  }

  /// The name as the lexicon writes it, with *-se* for verbs that exist only with it: `acostar#2`.
  package var name: String { text(of: nameField) }

  /// The English meanings as the lexicon writes them: `lift, raise; -se get up`; empty if there are none.
  package var meaning: String { text(of: meaningField) }

  package var notes: String { text(of: notesField) }
  package var infinitive: Infinitive? { verbName?.infinitive }

  var verbName: VerbName? {
    let letters = withNotation { Word(utf8: $0.part(nameField)) }
    return letters.flatMap { Infinitive($0) }.map { VerbName($0) } ?? VerbName(name)
  }

  func withNotation<Result>(_ body: (TextSlice) -> Result) -> Result { lexicon.withText { body($0.part(whole)) } }
  private func text(of field: Range<Int>) -> String { field.isEmpty ? "" : withNotation { $0.part(field).text } }
}
