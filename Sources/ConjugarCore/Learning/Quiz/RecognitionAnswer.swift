/// What an answer says that a form is: verbs, tenses and persons, in any order and by any name.
struct RecognitionAnswer {
  private(set) var verbs: [String] = []
  /// Each with what it may stand for: an imperfect subjunctive is one in *-ra* or one in *-se*.
  private(set) var tenses: [[Tense]] = []
  private(set) var persons: [Person] = []
  /// As it was read: in small letters, without marks.
  let text: String

  /// Whether nothing was typed.
  var isEmpty: Bool { text.isEmpty }
  /// Whether none of its words names anything.
  var namesNothing: Bool { verbs.isEmpty && tenses.isEmpty && persons.isEmpty }

  init(_ typed: some StringProtocol, _ conjugator: Conjugator) {
    let typed = String(String.UnicodeScalarView(typed.unicodeScalars.prefix(Self.longest)))
    let letters = TypedAccents.readings(of: typed.lowercased())[0]
    let words = letters.split { !$0.isLetter && !$0.isNumber && $0 != "-" && $0 != "#" }.map(String.init)
    text = words.joined(separator: " ")
    var rest = words[...]
    while let word = rest.first {
      if let (tenses, count) = Self.tenses(atStartOf: rest) {
        self.tenses.append(tenses)
        rest = rest.dropFirst(count)
        continue
      }
      rest = rest.dropFirst()
      if let person = Self.persons[Folding.key(word)] {
        persons.append(person)
      } else if Infinitive(word.prefix { $0 != "#" }) != nil, conjugator.find(word) != nil {
        verbs.append(Recognition.bare(word))
      }
    }
  }

  /// More is no answer.
  private static let longest = 200
  /// The most words that name a tense.
  private static let mostWords = 7

  private static func tenses(atStartOf words: ArraySlice<String>) -> ([Tense], count: Int)? {
    for count in (1...min(mostWords, words.count)).reversed() {
      let key = Folding.key(words.prefix(count).joined())
      if let tense = names[key] { return (key.hasSuffix("ra") ? [tense] : tense.meant, count) }
    }
    return nil
  }

  private static let names = Dictionary(
    Tense.table.names.map { (Folding.key($0.name), $0.identifier) }, uniquingKeysWith: { first, _ in first }
  ).compactMapValues { Tense(id: $0.utf8) }

  private static let persons: [String: Person] = {
    let names = Person.allCases.flatMap { person in ([person.id] + person.subjects).map { ($0, person) } }
    let others: [(String, Person)] = [
      ("ud", .thirdSingular), ("vd", .thirdSingular), ("uds", .thirdPlural), ("vds", .thirdPlural),
      ("i", .firstSingular), ("he", .thirdSingular), ("she", .thirdSingular), ("we", .firstPlural),
      ("they", .thirdPlural),
    ]
    return Dictionary((names + others).map { (Folding.key($0.0), $0.1) }, uniquingKeysWith: { first, _ in first })
  }()
}

extension Tense {
  /// What its name can stand for where it does not say more.
  fileprivate var meant: [Tense] { [self] + [Self.others[self]].compactMap(\.self) }

  private static let others: [Tense: Tense] = [
    .imperfectSubjunctiveRa: .imperfectSubjunctiveSe, .pluperfectSubjunctiveRa: .pluperfectSubjunctiveSe,
    .imperative: .negativeImperative,
  ]
}
