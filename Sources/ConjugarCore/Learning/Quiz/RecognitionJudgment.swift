/// What an answer says of a form beside what the form is.
///
/// Every reading is right, and several at once if all are; of verb, tense and person two earn half.
struct RecognitionJudgment {
  private let recognition: Recognition
  private let answer: RecognitionAnswer
  /// The reading that the answer comes nearest to.
  private let nearest: Reading
  private let right: [Part]
  private let untrue: Untrue
  let conjugator: Conjugator

  /// What of a form is to be found.
  private enum Part: CaseIterable {
    case verb, tense, person
  }

  /// The first that was said of each part and is so in no reading.
  private struct Untrue {
    let verb: String?
    let tense: Tense?
    let person: Person?
  }

  init(_ typed: some StringProtocol, _ recognition: Recognition, _ conjugator: Conjugator) {
    self.recognition = recognition
    self.conjugator = conjugator
    let answer = RecognitionAnswer(typed, conjugator)
    self.answer = answer
    let readings = recognition.readings
    untrue = Untrue(
      verb: answer.verbs.first { verb in !readings.contains { Recognition.bare($0.infinitive) == verb } },
      tense: answer.tenses.first { tenses in !readings.contains { tenses.contains($0.slot.tense) } }?.first,
      person: answer.persons.first { named in !readings.contains { $0.slot.person.map(named.contains) ?? false } }?
        .first)
    let untrue = untrue
    let parts = readings.map { reading in
      Part.allCases.filter { part in
        switch part {
        case .verb: untrue.verb == nil && answer.verbs.contains(Recognition.bare(reading.infinitive))
        case .tense: untrue.tense == nil && answer.tenses.contains { $0.contains(reading.slot.tense) }
        case .person:
          untrue.person == nil
            && reading.slot.person.map { person in answer.persons.contains { $0.contains(person) } }
              ?? answer.persons.isEmpty
        }
      }
    }
    let best = parts.indices.max { (parts[$0].count, -$0) < (parts[$1].count, -$1) } ?? 0
    nearest = recognition.readings[best]
    right = parts[best]
  }

  /// As it was read.
  var text: String { answer.text }

  /// The reading to remember, as programs read it.
  var rightReading: String {
    recognition.name(of: nearest) + " " + nearest.slot.name
  }

  var result: Verdict.Result {
    if answer.isEmpty { return .skipped }
    return right.count == Part.allCases.count ? .correct : .wrong
  }

  /// Whether two of the three are right, and nothing is owed to a form without person.
  var isPartial: Bool { result == .wrong && nearest.slot.person != nil && right.count == Part.allCases.count - 1 }

  /// What a wrong answer was: what it misses, and the form that it would be right of.
  var diagnosis: Diagnosis? {
    guard result == .wrong else { return nil }
    // What was not said at all is no other form.
    guard isWrong else { return Diagnosis(kind, remark: Remark(remarks.joined(separator: "; "))) }
    let slot = Slot(claimedTense, (right.contains(.person) ? nil : namedPerson) ?? nearest.slot.person)
    let form = conjugator.find(claimedVerb).flatMap { verb in slot.flatMap { conjugator.forms(of: verb, at: $0).first }
    }
    return Diagnosis(
      kind, infinitive: namedVerb.map { _ in claimedVerb }, at: isWhole ? slot : nil,
      remark: Remark(
        remarks.joined(separator: "; "), form.map { advice($0, at: slot) } ?? "", nudge: isWhole ? nil : ""))
  }

  /// Whether nothing that was not said stands in the form that the answer would be right of.
  private var isWhole: Bool {
    !answer.verbs.isEmpty && !answer.tenses.isEmpty && (!answer.persons.isEmpty || claimedTense.persons.isEmpty)
  }

  /// Whether anything was said that is not so.
  private var isWrong: Bool {
    Part.allCases.contains { part in
      switch part {
      case .verb: !right.contains(part) && !answer.verbs.isEmpty
      case .tense: !right.contains(part) && !answer.tenses.isEmpty
      case .person: !right.contains(part) && !answer.persons.isEmpty
      }
    }
  }

  private var claimedVerb: String {
    (right.contains(.verb) ? nil : namedVerb) ?? recognition.name(of: nearest)
  }
  private var claimedTense: Tense {
    (right.contains(.tense) ? nil : namedTense) ?? nearest.slot.tense
  }
  private var namedVerb: String? { untrue.verb ?? answer.verbs.first }
  private var namedTense: Tense? { untrue.tense ?? answer.tenses.first?.first }
  private var namedPerson: Person? { untrue.person ?? answer.persons.first?.first }

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
    Part.allCases.filter { !right.contains($0) }.enumerated().map { index, part in
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
        }
          ?? "the person is missing"
      }
    }
  }

  /// The form that the answer would be right of, where it says something wrong and there is one.
  private func advice(_ form: String, at slot: Slot?) -> String {
    guard let slot, form != recognition.form else { return "" }
    let isAccentAlone = WrittenAccents.removed(form) == WrittenAccents.removed(recognition.form)
    if isAccentAlone {
      return form == WrittenAccents.removed(form) ? "\(form) has no accent" : "\(form) bears the accent"
    }
    let person = slot.person.map { " for \(slot.subjects.first ?? $0.subjects[0])" } ?? ""
    return "the \(slot.tense.englishName) of \(claimedVerb)\(person) is \(form)"
  }
}
