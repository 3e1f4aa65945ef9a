/// What an answer says of a form beside what the form is.
///
/// Every reading is right, and several at once if all are; of verb, tense and person two earn half.
struct RecognitionJudgment {
  private let recognition: Recognition
  private let answer: RecognitionAnswer
  private let conjugator: Conjugator
  /// The reading that the answer comes nearest to, and what it has right of it.
  private let nearest: Reading
  private let right: [RecognitionAnswer.Part]

  init(_ typed: some StringProtocol, _ recognition: Recognition, _ conjugator: Conjugator) {
    self.recognition = recognition
    self.conjugator = conjugator
    let answer = RecognitionAnswer(typed, conjugator)
    self.answer = answer
    let readings = recognition.readings
    let parts = readings.map { reading in
      RecognitionAnswer.Part.allCases.filter { part in
        answer.untrue(part, of: readings) == nil
          && (answer.says(part) ? answer.tells(part, of: reading) : part == .person && reading.slot.person == nil)
      }
    }
    let best = parts.indices.max { (parts[$0].count, -$0) < (parts[$1].count, -$1) } ?? 0
    nearest = readings[best]
    right = parts[best]
  }

  /// As it was read.
  var text: String { answer.text }

  /// The reading to remember, as programs read it.
  var rightReading: String { recognition.id(of: nearest) }

  var result: Verdict.Result { answer.text.isEmpty ? .skipped : wrong.isEmpty ? .correct : .wrong }

  /// Whether two of the three are right, and nothing is owed to a form without person.
  var isPartial: Bool { result == .wrong && nearest.slot.person != nil && wrong.count == 1 }

  private var wrong: [RecognitionAnswer.Part] { RecognitionAnswer.Part.allCases.filter { !right.contains($0) } }

  /// What a wrong answer was: what it misses, and the form that it would be right of.
  var diagnosis: Diagnosis? {
    guard result == .wrong else { return nil }
    let remark = remarks.joined(separator: "; ")
    // What was not said at all is no other form.
    guard wrong.contains(where: answer.says) else { return Diagnosis(kind, remark: Remark(remark)) }
    let (verb, tense) = (namedVerb ?? recognition.name(of: nearest), namedTense ?? nearest.slot.tense)
    let slot = Slot(tense, namedPerson ?? nearest.slot.person)
    let form = conjugator.find(verb).flatMap { verb in slot.flatMap { conjugator.forms(of: verb, at: $0).first } }
    let isWhole = answer.says(.verb) && answer.says(.tense) && (answer.says(.person) || tense.persons.isEmpty)
    return Diagnosis(
      kind, infinitive: answer.says(.verb) ? verb : nil, at: isWhole ? slot : nil,
      remark: Remark(remark, form.map { advice($0, of: verb, at: slot) } ?? "", nudge: isWhole ? nil : ""))
  }

  /// What was said of each part that is not right: first what is so in no reading.
  private var namedVerb: String? { named(.verb).map { answer.verbs[$0] } }
  private var namedTense: Tense? { named(.tense).flatMap { answer.tenses[$0].first } }
  private var namedPerson: Person? { named(.person).flatMap { answer.persons[$0].first } }
  private func named(_ part: RecognitionAnswer.Part) -> Int? {
    right.contains(part) || !answer.says(part) ? nil : answer.untrue(part, of: recognition.readings) ?? 0
  }

  private var kind: Diagnosis.Kind {
    switch (right.contains(.verb), right.contains(.tense), right.contains(.person)) {
    case (false, _, _): .otherVerb
    case (true, false, true): .otherTense
    case (true, true, _): .otherPerson
    case (true, false, false): .otherTenseAndPerson
    }
  }

  /// What is wrong or not said, part by part.
  private var remarks: [String] {
    wrong.enumerated().map { index, part in
      let form = index == 0 ? "“\(recognition.form)”" : "it"
      return switch part {
      case .verb:
        namedVerb.map { "\(form) is no form of \($0)" }
          ?? (answer.isEnglish ? "the verb is wanted in Spanish" : "the verb is missing")
      case .tense:
        namedTense.map { "\(form) is not the \($0.englishName)" }
          ?? answer.groups.first.map { "“\($0)” names several tenses" } ?? "the tense is missing"
      case .person:
        namedPerson.map {
          nearest.slot.person == nil ? "\(form) has no person" : "\(form) is not for \($0.subjects[0])"
        } ?? "the person is missing"
      }
    }
  }

  /// The form that the answer would be right of, where it says something wrong and there is one.
  private func advice(_ form: String, of verb: String, at slot: Slot?) -> String {
    guard let slot, form != recognition.form else { return "" }
    let plain = WrittenAccents.removed(form)
    if plain == WrittenAccents.removed(recognition.form) {
      return form == plain ? "\(form) has no accent" : "\(form) bears the accent"
    }
    let person = slot.person.map { " for \(slot.subjects.first ?? $0.subjects[0])" } ?? ""
    return "the \(slot.tense.englishName) of \(verb)\(person) is \(form)"
  }
}

/// What an answer says that a form is: verbs, tenses and persons, in any order and by any name.
struct RecognitionAnswer {
  /// What of a form is to be found.
  enum Part: CaseIterable {
    case verb, tense, person
  }

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

  /// How many words name nothing.
  private var unnamed = 0

  /// Whether none of its words names anything; in English sentences many a word is a person.
  var namesNothing: Bool {
    verbs.isEmpty && tenses.isEmpty && groups.isEmpty && !isEnglish && (persons.isEmpty || unnamed > 1)
  }

  init(_ typed: some StringProtocol, _ conjugator: Conjugator) {
    let typed = String(String.UnicodeScalarView(typed.unicodeScalars.prefix(Self.longest)))
    let letters = TypedAccents.readings(of: typed.lowercased())[0]
    let words = letters.split { !$0.isLetter && !$0.isNumber && $0 != "-" && $0 != "#" }.map(String.init)
    text = words.joined(separator: " ")
    var rest = words[...]
    while let word = rest.first {
      let phrases = (1...min(Self.mostWords, rest.count)).reversed().map { rest.prefix($0) }
      let named = phrases.first { add($0.joined(separator: " ")) }
      rest = rest.dropFirst(named?.count ?? 1)
      guard named == nil else { continue }
      if Infinitive(word.prefix { $0 != "#" }) != nil, conjugator.find(word) != nil {
        verbs.append(Recognition.bare(word))
      } else if word == "to" {
        isEnglish = true
      } else if let tenses = try? TenseGroup.tenses(named: word) {
        add(tenses, named: word)
      } else {
        unnamed += 1
      }
    }
  }

  func says(_ part: Part) -> Bool { count(part) > 0 }

  /// Whether anything that was said of a part is so in a reading.
  func tells(_ part: Part, of reading: Reading) -> Bool { (0..<count(part)).contains { isTrue(part, $0, of: reading) } }

  /// The first that was said of a part and is so in no reading.
  func untrue(_ part: Part, of readings: [Reading]) -> Int? {
    (0..<count(part)).first { index in !readings.contains { isTrue(part, index, of: $0) } }
  }

  private func count(_ part: Part) -> Int {
    switch part {
    case .verb: verbs.count
    case .tense: tenses.count
    case .person: persons.count
    }
  }

  private func isTrue(_ part: Part, _ index: Int, of reading: Reading) -> Bool {
    switch part {
    case .verb: Recognition.bare(reading.infinitive) == verbs[index]
    case .tense: tenses[index].contains(reading.slot.tense)
    case .person: reading.slot.person.map(persons[index].contains) ?? false
    }
  }

  private mutating func add(_ name: String) -> Bool {
    if let tenses = TenseGroup.tenses(exactly: name) {
      add(tenses, named: name)
      return true
    }
    guard let person = Self.persons.value(of: name) else { return false }
    persons.append(name == "you" ? [.secondSingular, .secondVoseo, .secondPlural] : [person])
    return true
  }

  private mutating func add(_ tenses: [Tense], named name: String) {
    guard tenses.count == 1 else {
      groups.append(name)
      return
    }
    self.tenses.append(Folding.key(name).hasSuffix("ra") ? tenses : tenses[0].meant)
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
