/// A line of the lexicon, taken apart: `tener | have | +g e>ie preterite=tuv future=tendr imperative.2s=ten`.
struct LexiconEntry: Sendable {
  let name: String
  let meaning: String
  /// The verb that this one is conjugated like, prefix aside: `like:tener`.
  private(set) var model: String?
  private(set) var tokens: [LexiconToken] = []
  private(set) var defect: Defect?
  private(set) var traits: [VerbTrait] = []
  private(set) var usage = Usage()
  /// What the verb helps, `a+infinitive`: the ends of the names of its periphrases.
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

  /// Takes one thing that the line says of the verb; says whether it is one.
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

/// What sets a verb apart beside its forms, as its line in the lexicon says.
package enum VerbTrait: String, CaseIterable, Sendable, Hashable {
  /// It makes the compound tenses, and has forms of another sense in the same cells: *ha*, but *hay*.
  case auxiliary
  /// Its forms are of several origins: *ser, fui, era*. Verbs that are like it have the trait too.
  case suppletive
  /// Nobody is its object: *me, te, nos, os* are its own pronouns (*irme*).
  case intransitive
  /// No pronoun is its own: *me fui* is of *ir*, though *se es joven una vez* is of *ser*.
  case neverPronominal = "never-se"
  /// Its own pronoun stands beside an object: *se lo comió* is of *comerse*, while *se lo dio* is of *dar*.
  case pronominalWithObject = "se+object"
}

/// A line of the lexicon that has a verb, in place: no part of it is read until it is needed.
package struct LexiconLine: Sendable {
  let lexicon: Lexicon
  /// Where it lies in the text of the lexicon; the fields are parts of it.
  private let whole: Range<Int>
  private let nameField: Range<Int>
  private let meaningField: Range<Int>
  private let notesField: Range<Int>

  /// - Parameter line: where the line lies in `text`, its end left out.
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

  /// The name as the lexicon writes it, *-se* included for verbs that exist with it only: `acostar#2`.
  package var name: String { text(of: nameField) }

  /// What the verb means in English, as it stands there: `lift, raise; -se get up`; empty where the lexicon says nothing.
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
