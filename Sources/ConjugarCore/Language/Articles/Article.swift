/// What a learner should know about a tense, or about a choice that sentences practice: *ser* or *estar*.
///
/// Its text is in `Resources/tenses.txt` or `Resources/choices.txt`, which explain the notation; a section is parsed on
/// demand. Tests check that every line follows the notation and that the engine produces each form cited.
package struct Article: Sendable {
  /// The identifier: `present`, `ser-estar`.
  package let id: String
  /// The heading: `Ser or estar`; empty for a tense.
  package let title: String
  package let tense: Tense
  private let text: SectionedText.Section

  /// The sections of an article; an article on a choice has only the last five.
  package enum Section: String, CaseIterable, Sendable {
    case names, use, choose, examples, covers, choice, rules, formation, mistakes
  }

  init(_ section: SectionedText.Section, _ tense: Tense = .present) {
    (id, title, text) = (section.name, section.title, section)
    self.tense = tense
  }

  package init(on tense: Tense) {
    self.init(SectionedText(Resources.tenses)[tense.id] ?? SectionedText.Section(name: tense.id, title: ""), tense)
  }

  package static var onChoices: [Article] { SectionedText(Resources.choices).sections.map { Article($0) } }

  /// The article with an identifier, or the one that covers the choice or group with it: `ser-estar`, `future-promise`.
  package static func onChoice(_ name: String) -> Article? {
    let articles = onChoices
    return articles.first { $0.id == name }
      ?? articles.first { $0.covers.contains { name == $0 || name.hasPrefix("\($0)-") } }
  }

  func lines(_ part: Section) -> ArraySlice<Substring> { text.lines(part.rawValue) }
}

extension Article {
  /// Text that contains verb forms.
  package struct Prose: Sendable, Hashable {
    /// A stretch of text, and the cell that it cites if it is a form.
    package struct Piece: Sendable, Hashable {
      package let text: String
      package let form: CitedForm?
    }

    package let pieces: [Piece]
    package var text: String { pieces.map(\.text).joined() }
    package var forms: [CitedForm] { pieces.compactMap(\.form) }
  }

  /// A paragraph and the sentences that illustrate it, each with its English.
  package struct Point: Sendable {
    package let text: Prose
    package fileprivate(set) var sentences: [(spanish: Prose, english: String)] = []
  }

  /// Forms of the tense side by side: all of one verb or some of several.
  package struct Row: Sendable, Hashable {
    /// What the row is about: `strong`, `e→i`; `nil` if it is the verb itself.
    package let label: String?
    package let forms: [CitedForm]

    package var isWhole: Bool {
      guard let first = forms.first, first.slot.person != nil else { return false }
      return forms.map(\.slot) == Slot.of(first.slot.tense) && forms.allSatisfy { $0.verb == first.verb }
    }
  }

  /// A form with the verb and cell that the article attributes it to.
  package struct CitedForm: Sendable, Hashable {
    /// The form as written in the article: `Dime` to begin a sentence, `imprimido/impreso` in a row of examples.
    package let text: String
    package let verb: String
    package let slot: Slot

    /// The forms as the engine writes them, in lowercase: one or, in a row of examples, every accepted one.
    package var forms: [String] { text.lowercased().split(separator: "/").map(String.init) }
  }
}

extension Article {
  /// The names of the tense and who uses each: the academies, Bello, English.
  package var names: [(authority: String, name: String)] {
    lines(.names).map { String($0).sides(ofLast: ":") }.map { ($0, $1) }
  }

  /// The families and choices of sentences whose rule the article explains.
  package var covers: [String] {
    lines(.covers).flatMap { $0.split(separator: ",") }.map { String($0.trimmed) }.filter { $0 != "-" }
  }

  package func points(_ section: Section) -> [Point] {
    lines(section).reduce(into: []) { points, line in
      if line.hasPrefix(">"), !points.isEmpty {
        let (spanish, english) = String(line.dropFirst()).sides(ofLast: "|")
        points[points.count - 1].sentences.append((prose(spanish[...]), english))
      } else {
        points.append(Point(text: prose(line)))
      }
    }
  }

  /// What the tense is for, as a clause with an example: `what will happen (Volveré pronto. I will be back soon.)`.
  var use: String? {
    guard let point = points(.use).first, let sentence = point.sentences.first else { return nil }
    let clause = point.text.text.prefix { $0 != "." }
    return "\(clause.prefix(1).lowercased())\(clause.dropFirst()) (\(sentence.spanish.text) \(sentence.english))"
  }

  /// The rows of examples: `tener: tengo, tienes, …`, `irregular | decir hacer 1s 3s: dije, dijo, hice, hizo`.
  package var examples: [Row] {
    lines(.examples).map { line in
      let labeled = line.split(separator: "|")
      let (cells, forms) = String(labeled.last ?? line).sides(ofLast: ":")
      let words = cells.split(separator: " ")
      let persons = words.compactMap { Person(id: $0.utf8) }
      let slots = persons.isEmpty ? Slot.of(tense) : persons.compactMap { Slot(tense, $0) }
      let verbs = words.dropLast(persons.count).flatMap { verb in slots.map { (verb: String(verb), slot: $0) } }
      return Row(
        label: labeled.count > 1 ? String(labeled[0].trimmed) : nil,
        forms: zip(verbs, forms.split(separator: ",")).map {
          CitedForm(text: String($1.trimmed), verb: $0.verb, slot: $0.slot)
        })
    }
  }

  /// Parses text in which brackets enclose each form: `so it is [tengo: tener 1s], from [tener]`.
  private func prose(_ line: Substring) -> Prose {
    let parts = line.split(omittingEmptySubsequences: false) { $0 == "[" || $0 == "]" }
    let pieces = parts.enumerated().map { index, part in
      let form = index.isMultiple(of: 2) ? nil : form(part)
      return Prose.Piece(text: form?.text ?? String(part), form: form)
    }
    return Prose(pieces: pieces.filter { !$0.text.isEmpty })
  }

  /// Parses a cited form: `tengo: tener 1s`, `tuve: tener preterite 1s`, or an infinitive alone.
  private func form(_ text: Substring) -> CitedForm? {
    guard text.contains(":") else { return CitedForm(text: String(text), verb: text.lowercased(), slot: .infinitive) }
    let (form, cell) = String(text).sides(ofLast: ":")
    let words = cell.split(separator: " ")
    let tense = words.lazy.compactMap { Tense(id: $0.utf8) }.first ?? tense
    let person = words.last.flatMap { Person(id: $0.utf8) }
    return Slot(tense, person).map { CitedForm(text: form, verb: String(words[0]), slot: $0) }
  }
}
