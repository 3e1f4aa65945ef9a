/// A line of a book of sentences taken apart where it lies: text is made only of what is wanted.
///
/// `A2 {spain} *tense: Esta mañana* [he perdido: perder present-perfect 1s +preterite] el tren. (yo) | I missed … | why`
struct SentenceLine {
  /// The number of the line, counted from 1.
  let number: Int
  let level: Level
  let variety: Variety?
  /// The sentence on both sides of the gap, its triggers between asterisks.
  let before: TextSlice
  let after: TextSlice
  let form: TextSlice
  /// The infinitives, with slashes between.
  let verbs: TextSlice
  let slot: Slot
  /// The periphrasis that fills the gap: `estar+gerund`; `nil` where a form of the verb does.
  let construction: Construction?
  /// `+present.3p ~ser`, or nothing.
  let alternatives: TextSlice
  let subject: TextSlice?
  let translation: TextSlice
  let reason: TextSlice

  init(_ line: TextSlice, number: Int) throws(SentenceError) {
    func fault(_ fault: SentenceError.Fault) -> SentenceError { SentenceError(line: number, fault: fault) }
    self.number = number
    let fields = Self.fields(of: line)
    guard fields.count == 3, fields.allSatisfy({ !$0.isEmpty }) else { throw fault(.fields(fields.count)) }
    (translation, reason) = (fields[1], fields[2])

    guard let level = Self.level(fields[0]) else { throw fault(.level) }
    self.level = level
    var rest = fields[0].from(3)
    var variety: Variety?
    while rest.first == UInt8(ascii: "{"), let end = rest.firstIndex(of: UInt8(ascii: "}")) {
      let name = rest.part(1..<end)
      guard let named = Variety.allCases.first(where: { name.spells($0.rawValue) }) else {
        throw fault(.mark(name.text))
      }
      variety = named
      rest = rest.from(end + 2)
    }
    self.variety = variety
    (rest, subject) = Self.withoutSubject(rest)

    guard let start = rest.firstIndex(of: UInt8(ascii: "[")), let end = rest.firstIndex(of: UInt8(ascii: "]")),
      start < end, rest.lastIndex(of: UInt8(ascii: "[")) == start, rest.lastIndex(of: UInt8(ascii: "]")) == end
    else { throw fault(.gaps) }
    (before, after) = (rest.part(0..<start), rest.from(end + 1))
    let stars = [before, after].map { $0.count { $0 == UInt8(ascii: "*") } }
    guard stars[0] + stars[1] > 0, stars.allSatisfy({ $0.isMultiple(of: 2) }) else { throw fault(.trigger) }

    let gap = rest.part((start + 1)..<end)
    guard let colon = gap.firstIndex(of: UInt8(ascii: ":")), colon > 0, colon + 2 < gap.count else {
      throw fault(.gap(gap.text))
    }
    form = gap.part(0..<colon)
    var words = gap.from(colon + 2)
    verbs = words.cutWord()
    guard let tense = Tense(id: words.cutWord()) else { throw fault(.gap(gap.text)) }
    var person: Person?
    if !tense.persons.isEmpty { person = Person(id: words.cutWord()) }
    guard !verbs.isEmpty, let slot = Slot(tense, person) else { throw fault(.gap(gap.text)) }
    self.slot = slot
    // Other forms begin with a mark.
    if let first = words.first, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first) {
      construction = Construction(id: words.cutWord().text)
      if construction == nil { throw fault(.gap(gap.text)) }
    } else {
      construction = nil
    }
    alternatives = words
  }

  /// Whether another tense or verb is right there too; *-se* beside *-ra* is no other.
  var hasRival: Bool {
    let twins = slot.tense.id.dropLast(2)
    return alternatives.text.split(separator: " ").contains { word in
      (word.first == "+" || word.first == "-") && !(twins.hasSuffix("-") && word.dropFirst().hasPrefix(twins))
    }
  }

  /// The parts between the bars that have a blank on both sides.
  private static func fields(of line: TextSlice) -> [TextSlice] {
    var fields: [TextSlice] = []
    var start = 0
    var search = 0
    while let bar = line.firstIndex(of: UInt8(ascii: "|"), from: search) {
      search = bar + 1
      guard bar > start, line[bar - 1] == UInt8(ascii: " "), search < line.count, line[search] == UInt8(ascii: " ")
      else { continue }
      fields.append(line.part(start..<(bar - 1)))
      start = bar + 2
    }
    return fields + [line.from(start)]
  }

  /// The words of a trigger behind the roles it begins with; `nil` if it has none.
  static func words(ofTrigger text: Substring) -> Substring? {
    guard let colon = text.firstIndex(of: ":") else { return nil }
    let words = text[colon...].dropFirst()
    return words.first == " " && words.count > 1 ? words.dropFirst() : nil
  }

  static func level(_ line: TextSlice) -> Level? {
    guard line.count > 3, line[2] == UInt8(ascii: " ") else { return nil }
    return Level(id: line.part(0..<2))
  }

  /// Takes `(yo)` off the end.
  private static func withoutSubject(_ text: TextSlice) -> (TextSlice, TextSlice?) {
    guard text.last == UInt8(ascii: ")"), let open = text.lastIndex(of: UInt8(ascii: "(")), open > 1 else {
      return (text, nil)
    }
    return (text.part(0..<(open - 1)), text.part((open + 1)..<(text.count - 1)))
  }
}

extension TextSlice {
  /// Takes the first word off, and the blank behind it.
  fileprivate mutating func cutWord() -> TextSlice {
    let end = firstIndex(of: UInt8(ascii: " ")) ?? count
    defer { self = from(end + 1) }
    return part(0..<end)
  }
}

/// A line of a book of sentences that is not in the notation.
public struct SentenceError: Error, Equatable, CustomStringConvertible {
  /// The line, counted from 1.
  package let line: Int
  package let fault: Fault

  package enum Fault: Equatable, Sendable {
    /// A heading is not `= id | title`.
    case heading
    /// A sentence stands before the first heading.
    case noHeading
    /// There are not three fields: sentence, English, reason.
    case fields(Int)
    case level
    case mark(String)
    /// There is not exactly one gap in brackets.
    case gaps
    /// What stands in the brackets is not `form: verb tense person`, perhaps with a construction.
    case gap(String)
    /// What follows `+`, `-`, `~` or `!` names no cell.
    case alternative(String)
    /// There is no pair of asterisks, or one that does not close on its side of the gap.
    case trigger
    /// What stands between two asterisks does not begin with what it decides.
    case role(String)
  }

  /// The sentence that tells a person.
  public var description: String { "line \(line) of the sentences \(what)" }

  private var what: String {
    switch fault {
    case .heading: "is no heading of the form “= id | title”"
    case .noHeading: "stands before the first heading"
    case .fields(let number): "has \(number) fields instead of 3: sentence | English | reason"
    case .level: "does not begin with a level, A1 to C2"
    case .mark(let mark): "has the mark “\(mark)” (accepted: spain, latin-america, vos)"
    case .gaps: "does not have exactly one gap in brackets"
    case .gap(let text): "has the gap “\(text)”, which is not “form: verb tense person”"
    case .alternative(let text): "lists “\(text)”, which names no cell of the verb"
    case .trigger: "has no trigger between two asterisks on one side of the gap"
    case .role(let text):
      "has the trigger “\(text)”, which does not begin with what it decides "
        + "(\(Sentence.Role.allCases.map(\.rawValue).joined(separator: ", ")), with a colon)"
    }
  }
}
