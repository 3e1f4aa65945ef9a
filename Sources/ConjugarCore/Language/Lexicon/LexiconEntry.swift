/// A line of the lexicon, taken apart: `tener | have | +g e>ie preterite=tuv future=tendr imperative.2s=ten`.
struct LexiconEntry: Sendable {
  let name: String
  let meaning: String
  /// The verb that this one is conjugated like, prefix aside: `like:tener`.
  let model: String?
  let tokens: [LexiconToken]
  let defect: Defect?
  let traits: [VerbTrait]
  let usage: Usage
  /// The periphrases that the verb makes: `helps:a+infinitive,gerund`.
  let constructions: [Construction]

  init(_ line: LexiconLine) throws(LexiconError) {
    self = try line.withNotation { line throws(LexiconError) in try LexiconEntry(line) }
  }

  init(_ line: TextSlice) throws(LexiconError) {
    let fields = line.parts("|").map(\.trimmed)
    guard fields.count == 3 || fields.count == 2, !fields[0].isEmpty else { throw .malformed(line.text) }
    name = fields[0].text
    meaning = fields[1].text
    var model: String?
    var defect: Defect?
    var traits: [VerbTrait] = []
    var usage = Usage()
    var constructions: [Construction] = []
    var tokens: [LexiconToken] = []
    if fields.count == 3 {
      for word in fields[2].parts(" ") where !word.isEmpty {
        if let name = word.rest(after: "like:") {
          model = name.text
        } else if let found = Defect.allCases.first(where: { word.spells($0.rawValue) }) {
          defect = found
        } else if let trait = VerbTrait.allCases.first(where: { word.spells($0.rawValue) }) {
          traits.append(trait)
        } else if let list = word.rest(after: "ask:") {
          for asked in list.parts(",") where !usage.take(asked: asked) { throw .unknownPattern(word.text) }
        } else if let list = word.rest(after: "helps:") {
          for shape in list.parts(",") {
            guard let construction = Construction(id: "\(name)+\(shape.text)") else { throw .unknownPattern(word.text) }
            constructions.append(construction)
          }
        } else if let persons = word.rest(after: "seldom:") {
          guard let found = Defect.allCases.first(where: { persons.spells($0.rawValue) }) else {
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
    self.traits = traits
    self.usage = usage
    self.constructions = constructions
    self.tokens = tokens
  }
}
