/// What an answer says of a form beside what the form is.
///
/// Every reading is right, and several at once if all are; of verb, tense and person two earn half.
struct RecognitionJudgment {
  private typealias Part = RecognitionAnswer.Part
  private let recognition: Recognition
  private let answer: RecognitionAnswer
  private let conjugator: Conjugator
  /// The reading that the answer comes nearest to, and what it has not right of it.
  let nearest: Reading
  private let wrong: [Part]

  init(_ typed: some StringProtocol, _ recognition: Recognition, _ conjugator: Conjugator) {
    let answer = RecognitionAnswer(typed, conjugator)
    let readings = recognition.readings
    let wrong = readings.map { reading in
      Part.allCases.filter { part in
        let claims = answer.claims(on: part)
        let isTrue =
          claims.isEmpty ? part == .person && reading.slot.person == nil : claims.contains { $0.isTrue(of: reading) }
        return !isTrue || claims.contains { !$0.isTrue(ofAny: readings) }
      }
    }
    let best = wrong.indices.min { (wrong[$0].count, $0) < (wrong[$1].count, $1) } ?? 0
    (self.recognition, self.answer, self.conjugator) = (recognition, answer, conjugator)
    (nearest, self.wrong) = (readings[best], wrong[best])
  }

  var text: String { answer.text }

  var result: Verdict.Result { answer.text.isEmpty ? .skipped : wrong.isEmpty ? .correct : .wrong }

  /// Whether two of the three are right; that a form has no person is not one of them.
  var isPartial: Bool { result == .wrong && wrong.count == 1 && (nearest.slot.person != nil || wrong == [.person]) }

  /// What a wrong answer was: what it misses, and the form that it would be right of.
  var diagnosis: Diagnosis? {
    guard result == .wrong else { return nil }
    let remark = wrong.map(told).joined(separator: "; ")
    // What was not said at all is no other form.
    guard wrong.contains(where: answer.says) else { return Diagnosis(kind, remark: Remark(remark)) }
    var (verb, tense, person) = (recognition.name(of: nearest), nearest.slot.tense, nearest.slot.person)
    for part in wrong {
      switch claim(on: part) {
      case .verb(let said): verb = said
      case .tense(let said): tense = said[0]
      case .person(let said): person = said[0]
      case nil: break
      }
    }
    let slot = Slot(tense, person)
    let form = conjugator.find(verb).flatMap { verb in slot.flatMap { conjugator.forms(of: verb, at: $0).first } }
    let isWhole = answer.says(.verb) && answer.says(.tense) && (answer.says(.person) || tense.persons.isEmpty)
    return Diagnosis(
      kind, infinitive: answer.says(.verb) ? verb : nil, at: isWhole ? slot : nil,
      remark: Remark(remark, form.map { advice($0, of: verb, at: slot) } ?? "", nudge: isWhole ? nil : ""))
  }

  /// What was said of a part that is not right: first what is so in no reading.
  private func claim(on part: Part) -> RecognitionAnswer.Claim? {
    let claims = answer.claims(on: part)
    return claims.first { !$0.isTrue(ofAny: recognition.readings) } ?? claims.first
  }

  private var kind: Diagnosis.Kind {
    if wrong.contains(.verb) { return .otherVerb }
    return wrong == [.tense] ? .otherTense : wrong == [.person] ? .otherPerson : .otherTenseAndPerson
  }

  private func told(_ part: Part) -> String {
    let form = part == wrong.first ? "“\(recognition.form)”" : "it"
    return switch (claim(on: part), part) {
    case (.verb(let verb), _): "\(form) is no form of \(verb)"
    case (.tense(let tenses), _): "\(form) is not the \(tenses[0].englishName)"
    case (.person, _) where nearest.slot.person == nil: "\(form) has no person"
    case (.person(let persons), _): "\(form) is not for \(persons[0].subjects[0])"
    case (nil, .verb): answer.isEnglish ? "the verb has to be in Spanish" : "the verb is missing"
    case (nil, .tense): answer.groups.first.map { "“\($0)” names several tenses" } ?? "the tense is missing"
    case (nil, .person): "the person is missing"
    }
  }

  /// The form that the answer would be right of, where it says something wrong and there is one.
  private func advice(_ form: String, of verb: String, at slot: Slot?) -> String {
    guard let slot, form != recognition.form else { return "" }
    let plain = WrittenAccents.removed(form)
    if plain == WrittenAccents.removed(recognition.form) {
      return form == plain ? "\(form) has no accent" : "\(form) has the accent"
    }
    let person = slot.person.map { " for \(slot.subjects.first ?? $0.subjects[0])" } ?? ""
    return "the \(slot.tense.englishName) of \(verb)\(person) is \(form)"
  }
}

/// What an answer says that a form is: verbs, tenses and persons, in any order and by any name.
struct RecognitionAnswer {
  /// What of a form is to be found.
  enum Part: CaseIterable { case verb, tense, person }

  /// What one name says, which may be several: an imperfect subjunctive in *-ra* or *-se*, *you* one or many.
  enum Claim {
    case verb(String)
    case tense([Tense])
    case person([Person])

    func isTrue(of reading: Reading) -> Bool {
      switch self {
      case .verb(let verb): Recognition.bare(reading.infinitive) == verb
      case .tense(let tenses): tenses.contains(reading.slot.tense)
      case .person(let persons): reading.slot.person.map(persons.contains) ?? false
      }
    }

    func isTrue(ofAny readings: [Reading]) -> Bool { readings.contains { isTrue(of: $0) } }
  }

  private var claims: [Part: [Claim]] = [:]
  /// What names several tenses: *past*.
  private(set) var groups: [String] = []
  /// Whether a verb is named in English: *to have*.
  private(set) var isEnglish = false
  /// As it was read: in small letters, without marks.
  let text: String

  private var unnamed = 0

  /// Whether none of its words names anything; in English sentences many a word is a person.
  var namesNothing: Bool {
    !says(.verb) && !says(.tense) && groups.isEmpty && !isEnglish && (!says(.person) || unnamed > 1)
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
        claims[.verb, default: []].append(.verb(Recognition.bare(word)))
      } else if word == "to" {
        isEnglish = true
      } else if let tenses = try? TenseGroup.tenses(named: word) {
        add(tenses, named: word)
      } else {
        unnamed += 1
      }
    }
  }

  func claims(on part: Part) -> [Claim] { claims[part] ?? [] }
  func says(_ part: Part) -> Bool { claims[part] != nil }

  private mutating func add(_ name: String) -> Bool {
    if let tenses = TenseGroup.tenses(exactly: name) {
      add(tenses, named: name)
      return true
    }
    guard let person = Person.exactly(name) else { return false }
    claims[.person, default: []].append(
      .person(name == "you" ? [.secondSingular, .secondVoseo, .secondPlural] : [person]))
    return true
  }

  private mutating func add(_ tenses: [Tense], named name: String) {
    guard tenses.count == 1 || tenses.last == tenses[0].inOtherEnding else { return groups.append(name) }
    // An imperative is either, if no more is said.
    claims[.tense, default: []].append(.tense(tenses == [.imperative] ? [.imperative, .negativeImperative] : tenses))
  }

  /// More is no answer.
  private static let longest = 200
  private static let mostWords = 7
}
