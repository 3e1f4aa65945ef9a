/// What was typed as an answer, read leniently: case, spaces, control characters and composition do not matter, accents
/// may be typed as quotation marks, and a subject before the verb is dropped.
package struct AnswerText: Sendable, Hashable {
  /// The ways to read it, likeliest first; there are several if a quotation mark is between two vowels (`o'imos`).
  package let readings: [String]
  /// The subject, if it was typed before the form: *tú*.
  let subject: String?

  /// Whether nothing that could be an answer was typed.
  package var isEmpty: Bool { readings.allSatisfy(\.isEmpty) }

  /// Reads a line as typed, without the words around the gap, and without *que* if a subjunctive was asked.
  package init(_ typed: some StringProtocol, in cloze: Cloze? = nil, tense: Tense? = nil) {
    var readings: [String] = []
    var subject: String?
    for text in TypedAccents.readings(of: Self.cleaned(typed).lowercased()) {
      var words = Self.words(text)
      if let cloze { words = cloze.withoutContext(words.joined(separator: " ")).split(separator: " ") }
      if tense?.mood == .subjunctive, words.count > 1, words[0] == "que" { words.removeFirst() }
      // In *antes de pagar*, there is no subject before the infinitive.
      let isBare = cloze != nil && [.infinitive, .gerund, .participle].contains(tense)
      var verb = isBare ? words[...] : Self.withoutSubject(words)
      if verb.count < words.count { subject = words.first?.split(separator: "/").first.map { String($0) } }
      if verb.count > 1, let last = verb.last, cloze?.isSubjectBehind(String(last)) ?? false { verb.removeLast() }
      let reading = verb.joined(separator: " ")
      if !readings.contains(reading) { readings.append(reading) }
    }
    (self.readings, self.subject) = (readings, subject)
  }

  /// Reads what was typed in answer to a question, without what accompanies the form in the meaning shown: *me* for
  /// *like (me gusta: I like it)*, *cuenta* for *realize (darse cuenta)*.
  package init(_ typed: some StringProtocol, to question: Question) {
    let text = AnswerText(typed, in: question.cloze, tense: question.slot.tense)
    guard question.cloze == nil, text.readings.contains(where: { $0.contains(" ") }) else {
      self = text
      return
    }
    let asides = question.verb.meanings.compactMap(\.aside)
    let objects = asides.filter { $0.count > 1 && $0[0] == question.verb.name }.map { $0.dropFirst() }
    readings = text.readings.map { reading in
      var words = reading.words[...]
      if asides.contains(where: { $0.first == "me" }), ["me", "te", "le", "nos", "os", "les"].contains(words.first) {
        words.removeFirst()
      }
      if let object = objects.first(where: { words.count > $0.count && words.suffix($0.count) == $0 }) {
        words.removeLast(object.count)
      }
      // A command has its addressee behind it: póngase usted.
      let isOrder = question.slot.tense.mood == .imperative && question.slot.subjects.contains(words.last ?? "")
      let form = words.dropLast().joined(separator: " ")
      if isOrder, question.accepted.contains(form) { return form }
      return words.joined(separator: " ")
    }
    subject = text.subject
  }

  /// The longest answer that is read, in Unicode scalars; no form is half as long.
  private static let longest = 120

  /// The text without anything but letters that a terminal may send: control characters and the codes of arrow keys.
  private static func cleaned(_ text: some StringProtocol) -> String {
    var kept = ""
    var rest = text.unicodeScalars.prefix(longest)
    while let scalar = rest.popFirst() {
      switch scalar.properties.generalCategory {
      case .control:
        if scalar.properties.isWhitespace { kept.append(" ") }
        // A key's escape sequence is ESC, then [ or O, then numbers, and ends with a letter or ~.
        guard scalar == "\u{1B}", rest.first == "[" || rest.first == "O" else { continue }
        rest.removeFirst()
        while let part = rest.popFirst(), !("A"..."~").contains(part) {}
      case .format, .surrogate, .privateUse, .unassigned: break
      case .lineSeparator, .paragraphSeparator, .spaceSeparator: kept.append(" ")
      default: kept.unicodeScalars.append(scalar)
      }
    }
    return kept
  }

  /// The words of a text, without marks around a sentence or a word: *¡habla!*, *(yo) hablo, yo - hablo*.
  private static func words(_ text: String) -> [Substring] {
    let words = text.split { $0 == " " || $0.isMark }
    return words.allSatisfy { $0 == "-" } ? words : words.filter { $0 != "-" }
  }

  private static let subjects = WordList.subjects.union(
    Subjects.things.values + Person.allCases.flatMap { $0.subjects.map(WrittenAccents.removed) })

  /// A form or an answer without the optional *no* of a negative command.
  package static func withoutFreeNo(_ text: String, at slot: Slot) -> String {
    slot.tense == .negativeImperative && text.hasPrefix("no ") ? String(text.dropFirst(3)) : text
  }

  /// Whether a word names the subject: *yo, usted*.
  static func isSubject(_ word: String) -> Bool { subjects.contains(WrittenAccents.removed(word)) }

  private static func withoutSubject(_ words: [Substring]) -> ArraySlice<Substring> {
    // Esas cosas is two words; books print él/ella and nosotros/as.
    let count = [2, 1].first { count in words.count > count && isSubjects(words.prefix(count).joined(separator: " ")) }
    let rest = words.dropFirst(count ?? 0)
    guard let first = words.first, let next = rest.first, rest.count > 1, count != nil else { return rest }
    let isSame = Person.allCases.contains { person in
      [first, next].allSatisfy { word in
        person.subjects.contains { WrittenAccents.removed($0) == WrittenAccents.removed(String(word)) }
      }
    }
    return isSame ? withoutSubject(Array(rest)) : rest
  }

  private static func isSubjects(_ text: String) -> Bool {
    let parts = text.split(separator: "/").map { String($0) }
    return parts.first.map(isSubject) ?? false && parts.allSatisfy { isSubject($0) || $0 == "as" }
  }
}
