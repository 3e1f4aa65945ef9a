/// A line of a book of sentences, parsed in place: strings are created only for what is needed.
///
/// `A2 {spain} *tense: Esta mañana* [he perdido: perder present-perfect 1s +preterite] el tren. (yo) | I missed… | why`
struct SentenceLine {
  let level: Level
  let variety: Variety?
  /// Whether words outside the gap use *tú*: *yo que tú*.
  let addressesTu: Bool
  /// The sentence before and after the gap, with its triggers between asterisks.
  let before: TextSlice
  let after: TextSlice
  let form: TextSlice
  let verbs: TextSlice
  let slot: Slot
  /// The periphrasis that fills the gap: `estar+gerund`; `nil` if a form of the verb fills it.
  let construction: Construction?
  /// The other forms that fit the gap, `+present.3p ~ser`, or nothing.
  let alternatives: TextSlice
  let subject: TextSlice?
  let translation: TextSlice
  let reason: TextSlice

  /// - Returns: `nil` for a comment or a line that is not in the notation.
  init?(_ line: TextSlice) {
    guard let level = Self.level(line) else { return nil }
    self.level = level
    let fields = line.parts("|").map(\.trimmed)
    guard fields.count == 3 else { return nil }
    (translation, reason) = (fields[1], fields[2])

    var rest = fields[0].from(3)
    var marks: [TextSlice] = []
    if let (inBraces, sentence) = rest.rest(after: "{")?.sides(of: "}") {
      marks = Array(inBraces.parts(" "))
      rest = sentence.from(1)
    }
    variety = Variety.allCases.first { variety in marks.contains { $0.spells(variety.rawValue) } }
    addressesTu = marks.contains { $0.spells("tu") }
    guard marks.count == (variety == nil ? 0 : 1) + (addressesTu ? 1 : 0) else { return nil }
    (rest, subject) = Self.withoutSubject(rest)

    guard let (before, gapped) = rest.sides(of: "["), let (gap, after) = gapped.sides(of: "]"),
      let (form, notes) = gap.sides(of: ":")
    else { return nil }
    (self.before, self.after, self.form) = (before, after, form)
    var words = notes.from(1)
    verbs = words.cutWord()
    guard !verbs.isEmpty, let tense = Tense(id: words.cutWord()),
      let slot = Slot(tense, tense.persons.isEmpty ? nil : Person(id: words.cutWord()))
    else { return nil }
    self.slot = slot
    // Other forms begin with a mark, a construction with a letter.
    let hasConstruction = words.first.map { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) } ?? false
    construction = hasConstruction ? Construction(id: words.cutWord().text) : nil
    if hasConstruction, construction == nil { return nil }
    alternatives = words
  }

  /// Whether another tense or verb is also right there; *-se* for *-ra* does not count.
  var hasRival: Bool {
    let twins = slot.tense.id.dropLast(2)
    return alternatives.text.split(separator: " ").contains { word in
      let rival = word.dropFirst()
      return (word.first == "+" || word.first == "-") && !rival.contains("+")
        && !(twins.hasSuffix("-") && rival.hasPrefix(twins))
    }
  }

  static func words(ofTrigger text: Substring) -> Substring { text.drop { $0 != ":" }.dropFirst(2) }

  static func level(_ line: TextSlice) -> Level? {
    guard line.count > 3, line[2] == UInt8(ascii: " ") else { return nil }
    return Level(id: line.part(0..<2))
  }

  /// Removes `(yo)` from the end.
  private static func withoutSubject(_ text: TextSlice) -> (TextSlice, TextSlice?) {
    guard text.last == UInt8(ascii: ")"), let open = text.lastIndex(of: UInt8(ascii: "(")), open > 1 else {
      return (text, nil)
    }
    return (text.part(0..<(open - 1)), text.part((open + 1)..<(text.count - 1)))
  }
}

extension TextSlice {
  fileprivate mutating func cutWord() -> TextSlice {
    let end = firstIndex(of: UInt8(ascii: " ")) ?? count
    defer { self = from(end + 1) }
    return part(0..<end)
  }
}

extension Sentence {
  init(_ line: SentenceLine, _ choice: Choice) {
    (self.choice, level, variety) = (choice, line.level, line.variety)
    pieces = Self.pieces(line.before) + [.gap] + Self.pieces(line.after)
    form = line.form.text
    let verbs = line.verbs.text.split(separator: "/").map(String.init)
    (self.verbs, slot, construction) = (verbs, line.slot, line.construction)
    subject = line.subject?.text
    (translation, reason) = (line.translation.text, line.reason.text)
    // If neither ending is named, both are meant: imperfect-subjunctive.
    alternatives = line.alternatives.text.split(separator: " ").flatMap { word in
      ["", "-ra", "-se"].compactMap { Alternative(word + $0, verb: verbs[0], slot: line.slot) }
    }
  }

  /// Parses text in which asterisks enclose triggers: `tense+person: Ustedes`.
  private static func pieces(_ bytes: TextSlice) -> [Piece] {
    bytes.text.split(separator: "*", omittingEmptySubsequences: false).enumerated().compactMap { index, part in
      if index.isMultiple(of: 2) { return part.isEmpty ? nil : .text(String(part)) }
      let roles = part.prefix { $0 != ":" }.split(separator: "+").compactMap { Role(rawValue: String($0)) }
      return .trigger(String(SentenceLine.words(ofTrigger: part)), roles)
    }
  }
}

extension Sentence.Alternative {
  /// Parses `+present.3p`, `~preterite`, `+estar+gerund.future`; the rest is as in the gap, except a periphrasis.
  fileprivate init?(_ word: Substring, verb: String, slot: Slot) {
    guard let remark = word.first.flatMap(UsageRemark.init(mark:)), word.count > 1 else { return nil }
    var verb = verb
    var tense = slot.tense
    var person = slot.person
    var isPerfect = false
    var construction: Construction?
    for part in word.dropFirst().split(separator: ".") {
      if let named = Tense(id: part.utf8) {
        tense = named
      } else if let named = Person(id: part.utf8) {
        person = named
      } else if part == "perfect", slot == .infinitive || construction != nil {
        isPerfect = true
      } else if let named = Construction(id: String(part)) {
        construction = named
      } else if Infinitive(part) != nil {
        verb = String(part)
      } else {
        return nil
      }
    }
    guard let slot = Slot(tense, tense.persons.isEmpty ? nil : person) else { return nil }
    self.init(verb: verb, slot: slot, remark: remark, isPerfect: isPerfect, construction: construction)
  }
}
