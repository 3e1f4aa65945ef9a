/// Reads an article in the notation of `Resources/tenses.txt` or `Resources/choices.txt`.
struct ArticleParser {
  /// What the article is on, for messages.
  let name: String
  /// The tense of a cited form where it is not said.
  let tense: Tense

  init(_ tense: Tense) {
    name = tense.id
    self.tense = tense
  }

  /// Reads an article on a choice, whose forms are of the present unless it is said.
  init(onChoice id: String) {
    name = id
    tense = .present
  }

  /// - Parameter lines: the article without its heading, without comments and blank lines.
  func article(_ lines: [Substring]) throws(ArticleError) -> TenseArticle {
    var sections = try sections(lines, ["names", "use", "choose", "formation", "examples"])[...]
    let names = try sections.removeFirst().map(name)
    let use = try points(sections.removeFirst())
    let choose = try points(sections.removeFirst())
    let formation = try sections.removeFirst().map(prose)
    let examples = try sections.removeFirst().map(row)
    return TenseArticle(tense: tense, names: names, use: use, choose: choose, formation: formation, examples: examples)
  }

  /// - Parameter lines: the article on a choice without its heading, without comments and blank lines.
  func choiceArticle(_ title: String, _ lines: [Substring]) throws(ArticleError) -> ChoiceArticle {
    let hasFormation = lines.contains("== formation")
    let sections = try sections(
      lines, ["covers", "choice", "rules"] + (hasFormation ? ["formation"] : []) + ["mistakes"])
    let covers = sections[0].flatMap { $0.split(separator: ",").map { String($0.trimmed) } }
    return ChoiceArticle(
      id: name, title: title, covers: covers == ["-"] ? [] : covers, choice: try points(sections[1]),
      rules: try points(sections[2]), formation: hasFormation ? try sections[3].map(prose) : [],
      mistakes: try points(sections[sections.count - 1]))
  }

  /// The lines of every section, in their order.
  private func sections(_ lines: [Substring], _ names: [String]) throws(ArticleError) -> [[Substring]] {
    var rest = lines[...]
    var sections: [[Substring]] = []
    for section in names {
      guard rest.popFirst() == "== \(section)" else { throw .badSection(name, section: section) }
      let body = rest.prefix { !$0.hasPrefix("=") }
      guard !body.isEmpty else { throw .badSection(name, section: section) }
      sections.append(Array(body))
      rest = rest.dropFirst(body.count)
    }
    if let line = rest.first { throw .malformed(name, line: String(line)) }
    return sections
  }

  /// `RAE: presente`.
  private func name(_ line: Substring) throws(ArticleError) -> TenseArticle.Name {
    let sides = try halves(line, ":")
    return TenseArticle.Name(authority: sides.0, name: sides.1)
  }

  /// Paragraphs, each with the sentences that stand below it.
  private func points(_ lines: [Substring]) throws(ArticleError) -> [TenseArticle.Point] {
    var points: [TenseArticle.Point] = []
    for line in lines {
      if !line.hasPrefix(">") {
        points.append(TenseArticle.Point(text: try prose(line), sentences: []))
        continue
      }
      guard !points.isEmpty else { throw .malformed(name, line: String(line)) }
      points[points.count - 1].sentences.append(try sentence(line.dropFirst()))
    }
    return points
  }

  /// `Vivo. | I live.`
  private func sentence(_ line: Substring) throws(ArticleError) -> TenseArticle.Example {
    let sides = try halves(line, "|")
    return TenseArticle.Example(spanish: try prose(sides.0[...]), english: sides.1)
  }

  /// Text with forms in brackets: `so it is [tengo: tener 1s], from [tener]`.
  private func prose(_ line: Substring) throws(ArticleError) -> Prose {
    var pieces: [Prose.Piece] = []
    for (index, part) in line.split(separator: "[", omittingEmptySubsequences: false).enumerated() {
      if index == 0 {
        pieces.append(.text(String(part)))
        continue
      }
      let sides = part.split(separator: "]", omittingEmptySubsequences: false)
      guard sides.count == 2 else { throw .malformed(name, line: String(line)) }
      pieces += [.form(try form(sides[0])), .text(String(sides[1]))]
    }
    guard pieces.count > 1 || !line.contains("]") else { throw .malformed(name, line: String(line)) }
    return Prose(pieces: pieces.filter { $0 != .text("") })
  }

  /// `tengo: tener 1s`, or an infinitive alone.
  private func form(_ text: Substring) throws(ArticleError) -> CitedForm {
    guard text.contains(":") else {
      guard Infinitive(text) != nil else { throw .unknownCell(name, String(text)) }
      return CitedForm(text: String(text), verb: text.lowercased(), slot: .infinitive)
    }
    let sides = try halves(text, ":")
    let words = sides.1.split(separator: " ")
    guard let verb = words.first, Infinitive(verb) != nil, let slot = slot(words.dropFirst()) else {
      throw .unknownCell(name, sides.1)
    }
    return CitedForm(text: sides.0, verb: String(verb), slot: slot)
  }

  /// The cell that `[TENSE] [PERSON]` names; the tense is the article's where it is not said.
  private func slot(_ words: ArraySlice<Substring>) -> Slot? {
    var words = words
    var tense = tense
    if let named = words.first.flatMap({ Tense(id: $0.utf8) }) {
      tense = named
      words.removeFirst()
    }
    guard let word = words.popFirst() else { return Slot(tense) }
    guard words.isEmpty, let person = Person(id: word.utf8) else { return nil }
    return Slot(tense, person)
  }

  /// `tener: tengo, tienes, …`, `irregular | decir hacer 1s 3s: dije, dijo, hice, hizo`.
  private func row(_ line: Substring) throws(ArticleError) -> TenseArticle.Row {
    let isLabeled = line.contains("|")
    let labeled = isLabeled ? try halves(line, "|") : ("", String(line))
    let sides = try halves(labeled.1[...], ":")
    let words = sides.0.split(separator: " ")
    let verbs = words.prefix { Person(id: $0.utf8) == nil }
    guard !verbs.isEmpty, verbs.allSatisfy({ Infinitive($0) != nil }) else { throw .unknownCell(name, sides.0) }
    var slots: [Slot] = words.count == verbs.count ? Slot.of(tense) : []
    for word in words.dropFirst(verbs.count) {
      guard let person = Person(id: word.utf8), let slot = Slot(tense, person) else {
        throw .unknownCell(name, sides.0)
      }
      slots.append(slot)
    }
    let cells = verbs.flatMap { verb in slots.map { (verb: String(verb), slot: $0) } }
    let forms = sides.1.split(separator: ",").map { $0.drop { $0 == " " } }
    guard forms.count == cells.count else {
      throw .uneven(name, line: String(line), cells: cells.count, forms: forms.count)
    }
    return TenseArticle.Row(
      label: isLabeled ? labeled.0 : nil,
      forms: zip(cells, forms).map { CitedForm(text: String($1), verb: $0.verb, slot: $0.slot) })
  }

  /// The two texts on both sides of the first separator, without blanks around them.
  private func halves(_ line: Substring, _ separator: Character) throws(ArticleError) -> (String, String) {
    let sides = line.split(separator: separator, maxSplits: 1).map { String($0.trimmed) }
    guard sides.count == 2, !sides.contains("") else { throw .malformed(name, line: String(line)) }
    return (sides[0], sides[1])
  }
}
