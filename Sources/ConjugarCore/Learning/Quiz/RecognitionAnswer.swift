/// What an answer says that a form is: verbs, tenses and persons, in any order and by any name.
struct RecognitionAnswer {
  private(set) var verbs: [String] = []
  /// Each with what it may stand for: an imperfect subjunctive is one in *-ra* or one in *-se*.
  private(set) var tenses: [[Tense]] = []
  /// Each with what it may stand for: *you* are one or many.
  private(set) var persons: [[Person]] = []
  /// What names several tenses: *past*.
  private(set) var groups: [String] = []
  /// Whether a verb is named in English: *to have*.
  private(set) var isEnglish = false
  /// As it was read: in small letters, without marks.
  let text: String

  /// Whether nothing was typed.
  var isEmpty: Bool { text.isEmpty }
  /// Whether none of its words names anything.
  var namesNothing: Bool { verbs.isEmpty && tenses.isEmpty && persons.isEmpty && groups.isEmpty && !isEnglish }

  init(_ typed: some StringProtocol, _ conjugator: Conjugator) {
    let typed = String(String.UnicodeScalarView(typed.unicodeScalars.prefix(Self.longest)))
    let letters = TypedAccents.readings(of: typed.lowercased())[0]
    let words = letters.split { !$0.isLetter && !$0.isNumber && $0 != "-" && $0 != "#" }.map(String.init)
    text = words.joined(separator: " ")
    var rest = words[...]
    while let word = rest.first {
      let phrases = (1...min(Self.mostWords, rest.count)).reversed().map { rest.prefix($0) }
      let named = phrases.first { add(tenses: $0) || add(person: $0) }
      rest = rest.dropFirst(named?.count ?? 1)
      guard named == nil else { continue }
      if Infinitive(word.prefix { $0 != "#" }) != nil, conjugator.find(word) != nil {
        verbs.append(Recognition.bare(word))
      } else if word == "to" {
        isEnglish = true
      } else if let tenses = try? TenseGroup.tenses(named: word) {
        add(tenses, named: word)
      }
    }
  }

  private mutating func add(tenses words: ArraySlice<String>) -> Bool {
    let name = words.joined(separator: " ")
    guard let tenses = TenseGroup.tenses(exactly: name) else { return false }
    add(tenses, named: name)
    return true
  }

  private mutating func add(_ tenses: [Tense], named name: String) {
    guard tenses.count == 1 else {
      groups.append(name)
      return
    }
    self.tenses.append(Folding.key(name).hasSuffix("ra") ? tenses : tenses[0].meant)
  }

  private mutating func add(person words: ArraySlice<String>) -> Bool {
    guard let person = Self.persons.value(of: words.joined(separator: " ")) else { return false }
    persons.append(words == ["you"] ? [.secondSingular, .secondVoseo, .secondPlural] : [person])
    return true
  }

  /// More is no answer.
  private static let longest = 200
  /// The most words that name a tense.
  private static let mostWords = 7
  private static let persons = WholeNames(Person.table)
}

extension Tense {
  /// What its name can stand for where it does not say more.
  fileprivate var meant: [Tense] { [self] + [Self.others[self]].compactMap(\.self) }

  private static let others: [Tense: Tense] = [
    .imperfectSubjunctiveRa: .imperfectSubjunctiveSe, .pluperfectSubjunctiveRa: .pluperfectSubjunctiveSe,
    .imperative: .negativeImperative,
  ]
}
