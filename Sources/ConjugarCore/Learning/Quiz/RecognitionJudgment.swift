/// Compares what an answer says about a form with what the form is.
///
/// Any reading is accepted, or several at once if all are right; two of verb, tense and person earn half.
struct RecognitionJudgment {
  private typealias Part = RecognitionAnswer.Part
  private let recognition: Recognition
  private let answer: RecognitionAnswer
  private let conjugator: Conjugator
  /// The reading nearest to the answer, and the parts of it that the answer got wrong.
  let nearest: Reading
  private let wrong: [Part]

  init(_ typed: String, _ recognition: Recognition, _ conjugator: Conjugator) {
    let answer = RecognitionAnswer(typed, conjugator)
    let readings = recognition.readings
    let wrong = readings.map { reading in
      Part.allCases.filter { part in
        let claims = answer.claims(on: part)
        let isTrue =
          claims.isEmpty
          ? part == .person && recognition.subject(of: reading) == nil : claims.contains { $0.isTrue(of: reading) }
        return !isTrue || claims.contains { !$0.isTrue(ofAny: readings) }
      }
    }
    let best = wrong.indices.min { (wrong[$0].count, $0) < (wrong[$1].count, $1) } ?? 0
    (self.recognition, self.answer, self.conjugator) = (recognition, answer, conjugator)
    (nearest, self.wrong) = (readings[best], wrong[best])
  }

  var text: String { answer.text }

  var result: Verdict.Result { answer.text.isEmpty ? .skipped : wrong.isEmpty ? .correct : .wrong }

  /// Whether two of the three are right; that a form has no person does not count as one.
  var isPartial: Bool { result == .wrong && wrong.count == 1 && (nearest.slot.person != nil || wrong == [.person]) }

  /// The diagnosis of a wrong answer: what it misses, and the form it would be right for.
  var diagnosis: Diagnosis? {
    guard result == .wrong else { return nil }
    let remark = wrong.map(told).joined(separator: "; ")
    // An answer that only leaves something out describes no other form.
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

  /// The claim about a part that is wrong, preferring one that is true of no reading.
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
    case (nil, .verb) where answer.isEnglish: "the verb has to be in Spanish"
    case (nil, .verb): answer.unnamed.first.map { "\($0.echoed) is no Spanish infinitive" } ?? "the verb is missing"
    case (nil, .tense) where !answer.groups.isEmpty: "“\(answer.groups[0])” names several tenses"
    case (nil, .tense) where answer.says(.verb) && !answer.unnamed.isEmpty: "\(answer.unnamed[0].echoed) is no tense"
    case (nil, .tense): "the tense is missing"
    case (nil, .person): answer.half.isEmpty ? "the person is missing" : "only half of the person is said"
    }
  }

  /// The form the answer would be right for, if it says something wrong and there is such a form.
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

/// What an answer says a form is: verbs, tenses and persons, in any order and by any name.
struct RecognitionAnswer {
  /// The parts of a form's description to find.
  enum Part: CaseIterable { case verb, tense, person }

  /// What one name says, possibly several things: an imperfect subjunctive in *-ra* or *-se*, *you* in either number.
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
  /// Names that cover several tenses: *past*.
  private(set) var groups: [String] = []
  /// Whether a verb is named in English: *to have*.
  private(set) var isEnglish = false
  /// The words that do not name anything.
  private(set) var unnamed: [String] = []
  /// The persons that partial names such as *third person* or *plural* can mean; empty if there are none.
  private(set) var half: [Person] = []
  /// The answer as it was read, without punctuation.
  let text: String

  /// Whether none of its words names anything; in English sentences, many words happen to name a person.
  var namesNothing: Bool {
    !says(.verb) && !says(.tense) && groups.isEmpty && !isEnglish && (!says(.person) || unnamed.count > 1)
  }

  init(_ typed: String, _ conjugator: Conjugator) {
    let typed = String(String.UnicodeScalarView(typed.unicodeScalars.prefix(Self.longest)))
    text = Self.words(typed).joined(separator: " ")
    var rest = Self.words(typed.lowercased().replacing(".ª", with: "a").replacing("ª", with: "a"))[...]
    while let word = rest.first {
      var count = min(Self.mostWords, rest.count)
      while count > 0, !add(rest.prefix(count).joined(separator: " ")) { count -= 1 }
      rest = rest.dropFirst(max(1, count))
      guard count == 0 else { continue }
      if conjugator.knows(word) {
        claims[.verb, default: []].append(.verb(Recognition.bare(word)))
      } else if word == "to" {
        isEnglish = true
      } else if let tenses = try? TenseGroup.tenses(named: word) {
        add(tenses, named: word)
      } else if !says(.verb), Infinitive(word.prefix { $0 != "#" }) != nil, conjugator.find(word) != nil {
        claims[.verb] = [.verb(Recognition.bare(word))]
      } else if !Folding.words(word).isEmpty {
        unnamed.append(word)
      }
    }
    // Claims about the same part have to agree: the preterite is not a subjunctive.
    let several = groups.compactMap { try? TenseGroup.tenses(named: $0) }
    if says(.tense) { claims[.tense, default: []] += several.map { .tense($0) } }
    if says(.person) && !half.isEmpty || Self.isWhole(half) { claims[.person, default: []].append(.person(half)) }
  }

  private static func words(_ text: String) -> [String] {
    TypedAccents.readings(of: text)[0].split { !$0.isLetter && !$0.isNumber && !"-#".contains($0) }.map(String.init)
  }

  func claims(on part: Part) -> [Claim] { claims[part] ?? [] }
  func says(_ part: Part) -> Bool { claims[part] != nil }

  private mutating func add(_ name: String) -> Bool {
    let tenses = TenseGroup.tenses(exactly: name)
    if let tenses { add(tenses, named: name) }
    let persons = tenses == nil ? Self.persons(name) : []
    let isWhole = name == "you" || Self.isWhole(persons)
    if isWhole { claims[.person, default: []].append(.person(persons)) }
    if !isWhole, !persons.isEmpty { half = half.isEmpty ? persons : half.filter(persons.contains) }
    return tenses != nil || !persons.isEmpty
  }

  /// The persons meant by a name, which may cover several or be only partial: *you*, *third person*, *plural*.
  private static func persons(_ name: String) -> [Person] {
    let (words, lines) = (Folding.words(name), SectionedText(Resources.names).lines(of: "persons"))
    let several = lines.first { $0.fields.contains { Folding.isOf(words, $0) } }?.firstField.words
    return several?.compactMap { Person(id: $0.utf8) } ?? Person.exactly(name).map { [$0] } ?? []
  }

  private static func isWhole(_ all: [Person]) -> Bool { 1...2 ~= all.count && all[0].isPlural == all.last?.isPlural }

  private mutating func add(_ tenses: [Tense], named name: String) {
    guard tenses.count == 1 || tenses.last == tenses[0].inOtherEnding else { return groups.append(name) }
    // An unqualified imperative may be either kind, and a negative command is also a subjunctive.
    let isNegativeToo = tenses == [.imperative] || tenses == [.presentSubjunctive]
    claims[.tense, default: []].append(.tense(isNegativeToo ? tenses + [.negativeImperative] : tenses))
  }

  /// Limits on an answer's length; anything longer is not an answer.
  private static let longest = 200
  private static let mostWords = 7
}
