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
  /// The periphrases that the verb makes: `helps:a+infinitive,gerund`.
  private(set) var constructions: [Construction] = []

  init(_ line: LexiconLine) throws(LexiconError) {
    self = try line.withNotation { line throws(LexiconError) in try LexiconEntry(line) }
  }

  init(_ line: TextSlice) throws(LexiconError) {
    let fields = line.parts("|").map(\.trimmed)
    guard fields.count == 3 || fields.count == 2, !fields[0].isEmpty else { throw .malformed(line.text) }
    name = fields[0].text
    meaning = fields[1].text
    guard fields.count == 3 else { return }
    for word in fields[2].parts(" ") where !word.isEmpty {
      guard try take(word) else { throw .unknownPattern(word.text) }
    }
  }

  /// Takes one thing that the line says of the verb; says whether it is one.
  private mutating func take(_ word: TextSlice) throws(LexiconError) -> Bool {
    if let name = word.rest(after: "like:") {
      model = name.text
    } else if let found = Defect(id: word) {
      defect = found
    } else if let trait = VerbTrait.allCases.first(where: { word.spells($0.rawValue) }) {
      traits.append(trait)
    } else if let list = word.rest(after: "ask:") {
      return list.parts(",").allSatisfy { usage.take(asked: $0) }
    } else if let list = word.rest(after: "helps:") {
      let shapes = Array(list.parts(","))
      constructions = shapes.compactMap { Construction(id: "\(name)+\($0.text)") }
      return constructions.count == shapes.count
    } else if let persons = word.rest(after: "seldom:") {
      usage.seldom = Defect(id: persons)
      return usage.seldom != nil
    } else {
      tokens.append(try LexiconToken(word))
    }
    return true
  }
}

extension Defect {
  fileprivate init?(id: TextSlice) {
    guard let defect = Self.allCases.first(where: { id.spells($0.rawValue) }) else { return nil }
    self = defect
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
}

/// What is wrong with a line of a lexicon.
public enum LexiconError: Error, Equatable, CustomStringConvertible {
  case malformed(String)
  case unknownPattern(String)
  case unknownModel(String, of: String)
  /// The model is itself said to be like another verb.
  case modelHasModel(String, of: String)
  /// The verb does not end in the one that it is said to be like.
  case endsOtherwise(String, model: String)

  /// The sentence that tells a person.
  public var description: String {
    switch self {
    case .malformed(let text): "“\(text)” is not in the notation of the lexicon: infinitive | meaning | patterns"
    case .unknownPattern(let text):
      "“\(text)” is no pattern (accepted: \(Irregularity.patterns.map(\.id).joined(separator: " ")), TENSE=…, like:, ask:, seldom:, stem=, the defects, auxiliary and suppletive)"
    case .unknownModel(let model, let verb): "“\(verb)” is said to go like “\(model)”, which is not in the lexicon"
    case .modelHasModel(let model, let verb):
      "“\(verb)” is said to go like “\(model)”, which is itself said to go like another verb: name that one"
    case .endsOtherwise(let verb, let model):
      "“\(verb)” is said to go like “\(model)” and does not end in it"
    }
  }
}
