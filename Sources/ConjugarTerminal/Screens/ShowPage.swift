import ConjugarCore

/// A verb as a page for people: a heading, the forms without person, then a table for each mood.
struct ShowPage {
  private let verb: Verb
  private let style: Style
  /// Each asked cell's text, at the index of its slot; `nil` where it was not asked.
  private var cells: [String?]
  private var hasMarks = false

  /// The irregularities of the verb, each with the first form that shows it.
  private let irregularities: [(irregularity: Irregularity, form: String)]
  private let homonyms: [Verb]
  private let hidesTenses: Bool

  /// - Parameters:
  ///   - homonyms: the other verbs with the same infinitive, which are named.
  ///   - pointer: what stands beside the cells that are pointed at.
  ///   - hidesTenses: whether tenses are left out that nobody asked to leave out.
  init(
    paradigm: Paradigm, slots: [Slot], style: Style, homonyms: [Verb] = [], pointingAt pointed: Set<Slot> = [],
    by pointer: String = "", hidesTenses: Bool = false
  ) {
    verb = paradigm.verb
    self.style = style
    self.homonyms = homonyms
    self.hidesTenses = hidesTenses
    irregularities = Irregularity.shown(by: verb).compactMap { shown in
      paradigm.forms(at: shown.slot).first.map { (shown.irregularity, $0) }
    }
    cells = Array(repeating: nil, count: Slot.all.count)
    for slot in slots {
      let forms = paradigm.forms(at: slot)
      let regular = paradigm.regularForm(at: slot)
      hasMarks = hasMarks || forms.contains { $0 != regular }
      let texts = forms.map { MarkedForm($0, regular: regular).text(style) }
      var cell = texts.isEmpty ? style.faint("–") : texts.joined(separator: "/")
      // What exists, but nobody says.
      if style.isOn, !texts.isEmpty, !verb.isSaid(at: slot) {
        cell = style.faint(forms.joined(separator: "/"))
      }
      cells[slot.index] = pointed.contains(slot) && !style.isPlain ? "\(cell) \(style.strong(pointer))" : cell
    }
  }

  private static let gap = 2
  private let words = FormMessages()

  /// The lines of the page; the tables break into as many blocks of tenses as the width asks for.
  func lines(width: Int) -> [String] {
    var lines = heading(width: width)
    for (index, section) in Self.besideEachOther(tables(width: width), width: width).enumerated() {
      // What is to fit a screen has few empty lines.
      lines += (hidesTenses && index == 0 ? [] : [""]) + section
    }
    let notes = (!style.isOn && hasMarks ? [words.mark + "."] : []) + (hidesTenses ? [words.allTenses] : [])
    if !notes.isEmpty {
      lines += (hidesTenses ? [] : [""]) + Table.wrap(notes.joined(separator: " "), width: width).map(style.faint)
    }
    return lines
  }

  /// The same in sentences, a tense each: nothing is told by its place or by a sign.
  func sentences(width: Int) -> [String] {
    let lines = heading(width: .max).map(PlainMessages().sentence) + tenses + (hidesTenses ? [words.allTenses] : [])
    return Table.paragraphs(lines, width: width)
  }

  /// The tenses, a sentence each.
  var tenses: [String] {
    Tense.allCases.compactMap { tense -> String? in
      let told = Slot.of(tense).compactMap { slot in
        cells[slot.index].map { PlainMessages().form($0, for: slot.person?.subject(in: tense)) }
      }
      return told.isEmpty ? nil : "\(tense.englishName): \(told.joined(separator: ", "))."
    }
  }

  /// The tables alone, a section a mood.
  func tables(width: Int) -> [[String]] {
    Mood.allCases.compactMap { mood in
      let tenses = Tense.allCases.filter { tense in
        tense.mood == mood && Slot.of(tense).contains { cells[$0.index] != nil }
      }
      guard !tenses.isEmpty else { return nil }
      if mood == .nonPersonal { return impersonal(tenses, width: width) }
      let heading = style.strong(mood.rawValue.uppercased())
      if hidesTenses { return tables(tenses, mood, heading: heading, width: width) }
      let simple = tables(tenses.filter { !$0.isCompound }, mood, width: width)
      let compound = tables(tenses.filter(\.isCompound), mood, width: width)
      return [heading] + simple + (simple.isEmpty || compound.isEmpty ? [] : [""])
        + compound
    }
  }

  /// Two sections in one where there is room: what a screen has of it is short.
  private static func besideEachOther(_ sections: [[String]], width: Int) -> [[String]] {
    var result: [[String]] = []
    for section in sections {
      guard let last = result.last, last.count > 3, section.count > 3, abs(section.count - last.count) <= 1 else {
        result.append(section)
        continue
      }
      let widest = last.map(\.displayWidth).max() ?? 0
      guard widest + 2 * gap + (section.map(\.displayWidth).max() ?? 0) <= width else {
        result.append(section)
        continue
      }
      result[result.count - 1] = (0..<max(last.count, section.count)).map { row in
        let left = row < last.count ? last[row] : ""
        return Table.trimmed(Table.pad(left, to: widest + 2 * gap) + (row < section.count ? section[row] : ""))
      }
    }
    return result
  }

  private func heading(width: Int) -> [String] {
    let gloss = verb.gloss.isEmpty ? "" : " · \(verb.gloss)"
    var lines = Table.wrap(style.strong(verb.name) + gloss, width: width)
    let patterns = irregularities.map { "\($0.irregularity.title) (\($0.form))" }.joined(separator: ", ")
    if !patterns.isEmpty { lines += Table.wrap(patterns, width: width).map(style.faint) }
    for other in homonyms { lines += Table.wrap(words.homonym(other), width: width).map(style.faint) }
    if let defect = verb.defect { lines += Table.wrap(defect.reason, width: width).map(style.faint) }
    return lines
  }

  private func impersonal(_ tenses: [Tense], width: Int) -> [String] {
    let rows = tenses.map { [style.faint($0.englishName), cells[Slot.of($0)[0].index] ?? ""] }
    let line = rows.map { $0.joined(separator: " ") }.joined(separator: String(repeating: " ", count: 2 * Self.gap))
    return hidesTenses && line.displayWidth <= width ? [line] : Table(rows).lines(width: width)
  }

  /// The persons down, the tenses across, as many side by side as fit.
  ///
  /// - Parameter heading: what stands above the persons.
  private func tables(_ tenses: [Tense], _ mood: Mood, heading: String = "", width: Int) -> [String] {
    let persons = Person.allCases.filter { person in tenses.contains { cell($0, person) != nil } }
    let labels = persons.map { style.faint($0.subject(in: tenses.first ?? .present)) }
    let first = column([heading] + labels)
    var blocks: [[[String]]] = []
    var room = 0
    for tense in tenses {
      let cells = persons.map { cell(tense, $0) ?? "" }
      let next = column([style.underlined(words.title(of: tense, in: mood))] + cells)
      let needed = Self.gap + (next.first?.displayWidth ?? 0)
      if needed > room || blocks.isEmpty {
        blocks.append([first])
        room = width - (first.first?.displayWidth ?? 0)
      }
      blocks[blocks.count - 1].append(next)
      room -= needed
    }
    return blocks.enumerated().flatMap { index, columns in
      (index == 0 ? [] : [""]) + Self.sideBySide(columns)
    }
  }

  private func cell(_ tense: Tense, _ person: Person) -> String? { Slot(tense, person).flatMap { cells[$0.index] } }

  /// The texts padded to the width of the widest.
  private func column(_ texts: [String]) -> [String] {
    let widths = texts.map(\.displayWidth)
    let widest = widths.max() ?? 0
    return zip(texts, widths).map { $0 + String(repeating: " ", count: widest - $1) }
  }

  private static func sideBySide(_ columns: [[String]]) -> [String] {
    (0..<(columns.map(\.count).max() ?? 0)).map { row in
      Table.trimmed(columns.map { $0[row] }.joined(separator: String(repeating: " ", count: gap)))
    }
  }
}

/// Verbs for programs: a row a cell in tables, an object a verb in JSON.
struct ShowRecords {
  static let columnsOfCells = ["infinitive", "tense", "person", "forms"]
  private static let columnsOfVerbs = ["infinitive", "gloss", "known", "forms"]

  private let conjugator: Conjugator
  /// The cells to write, in the order of `Slot.all`.
  private let slots: [Slot]
  private let isOfCells: Bool
  private var records: Records

  init(
    _ format: RecordFormat, _ conjugator: Conjugator, _ slots: [Slot], to terminal: any Terminal
  ) throws(TerminalError) {
    self.conjugator = conjugator
    self.slots = slots
    switch format {
    case .tsv, .csv, .markdown: isOfCells = true
    case .json, .jsonl: isOfCells = false
    }
    records = try Records(format, isOfCells ? Self.columnsOfCells : Self.columnsOfVerbs, to: terminal)
  }

  mutating func write(_ verb: Verb) throws(TerminalError) {
    let paradigm = conjugator.paradigm(of: verb)
    let infinitive = Field.text(verb.name)
    guard isOfCells else {
      return try records.write([
        infinitive, verb.gloss.isEmpty ? .none : .text(verb.gloss), .bool(verb.isKnown), .tree(forms(paradigm)),
      ])
    }
    for slot in slots {
      try records.write([
        infinitive, .text(slot.tense.id), .person(slot.person), .list(paradigm.forms(at: slot), "/"),
      ])
    }
  }

  func finish() throws(TerminalError) { try records.finish() }

  /// The forms by tense and person.
  private func forms(_ paradigm: Paradigm) -> JSON {
    let tenses = Tense.allCases.map { tense in
      (tense.id, slots.filter { $0.tense == tense }.map { (Person.id(of: $0.person), json(paradigm.forms(at: $0))) })
    }
    return .object(tenses.filter { !$1.isEmpty }.map { ($0, .object($1)) })
  }

  private func json(_ forms: [String]) -> JSON { .array(forms.map { .string($0) }) }
}
