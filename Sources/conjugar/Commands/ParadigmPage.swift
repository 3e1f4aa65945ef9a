import ConjugarCore

/// A verb as a page for people: a heading, the forms without person, then a table for each mood.
struct ParadigmPage {
  let paradigm: Paradigm
  let slots: [Slot]
  let style: Style

  private static let gap = 2

  /// The lines of the page; the tables break into as many blocks of tenses as the width asks for.
  func lines(width: Int) -> [String] {
    var lines = heading(width: width)
    for mood in Mood.allCases {
      let tenses = Tense.allCases.filter { tense in tense.mood == mood && slots.contains { $0.tense == tense } }
      guard !tenses.isEmpty else { continue }
      lines.append("")
      if mood == .nonPersonal {
        lines += impersonal(tenses, width: width)
        continue
      }
      lines.append(style.strong(mood.rawValue.uppercased()))
      let simple = tables(tenses.filter { !$0.isCompound }, mood, width: width)
      let compound = tables(tenses.filter(\.isCompound), mood, width: width)
      lines += simple + (simple.isEmpty || compound.isEmpty ? [] : [""]) + compound
    }
    if !style.isOn, hasMarks {
      lines += ["", "CAPITALS: letters that a regular verb would not have."]
    }
    return lines
  }

  private var verb: Verb { paradigm.verb }

  private var hasMarks: Bool {
    slots.contains { slot in
      let regular = paradigm.regularForm(at: slot)
      return paradigm.forms(at: slot).contains { $0 != regular }
    }
  }

  private func heading(width: Int) -> [String] {
    let gloss = verb.gloss.isEmpty ? "" : " · \(verb.gloss)"
    var lines = Table.wrap(style.strong("\(verb.infinitive)") + gloss, width: width)
    let patterns = verb.patterns.map(\.name).joined(separator: ", ")
    if !patterns.isEmpty { lines += Table.wrap(patterns, width: width).map(style.faint) }
    if let defect = verb.defect { lines += Table.wrap(defect.reason, width: width).map(style.faint) }
    return lines
  }

  private func impersonal(_ tenses: [Tense], width: Int) -> [String] {
    Table(tenses.map { [style.faint($0.englishName), cell(Slot.of($0)[0])] }).lines(width: width)
  }

  /// The persons down, the tenses across, as many side by side as fit.
  private func tables(_ tenses: [Tense], _ mood: Mood, width: Int) -> [String] {
    let persons = Person.allCases.filter { person in tenses.contains { asked($0, person) != nil } }
    let labels = [""] + persons.map { $0.subjects[0] }
    let first = column(labels.map { style.faint($0) })
    var blocks: [[[String]]] = []
    var room = 0
    for tense in tenses {
      let cells = persons.map { person in asked(tense, person).map(cell) ?? "" }
      let next = column([style.underlined(Self.title(of: tense, in: mood))] + cells)
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

  private func asked(_ tense: Tense, _ person: Person) -> Slot? {
    slots.first { $0.tense == tense && $0.person == person }
  }

  /// The name of a tense under the heading of its mood.
  private static func title(of tense: Tense, in mood: Mood) -> String {
    switch tense {
    case .imperative: "affirmative"
    case .negativeImperative: "negative"
    default:
      tense.englishName.split(separator: " ").filter { $0 != mood.rawValue && $0 != "in" }.joined(separator: " ")
    }
  }

  /// The texts padded to the width of the widest.
  private func column(_ texts: [String]) -> [String] {
    let width = texts.map(\.displayWidth).max() ?? 0
    return texts.map { Table.pad($0, to: width) }
  }

  private static func sideBySide(_ columns: [[String]]) -> [String] {
    (0..<(columns.map(\.count).max() ?? 0)).map { row in
      Table.trimmed(columns.map { $0[row] }.joined(separator: String(repeating: " ", count: gap)))
    }
  }

  /// The forms of a cell, irregular letters marked; a dash where there is none.
  private func cell(_ slot: Slot) -> String {
    let forms = paradigm.forms(at: slot)
    guard !forms.isEmpty else { return style.faint("–") }
    let regular = paradigm.regularForm(at: slot)
    return forms.map { MarkedForm($0, regular: regular).text(style) }.joined(separator: "/")
  }
}
