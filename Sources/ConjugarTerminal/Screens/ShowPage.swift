import ConjugarCore

/// A verb: a heading, the forms without person, then a table for each mood.
struct ShowPage {
  let paradigm: Paradigm
  let slots: [Slot]
  var homonyms: [Verb] = []
  /// Whether tenses are hidden although nobody asked for that.
  var hidesTenses = false
  var pointed: [Slot] = []
  private var verb: Verb { paradigm.verb }

  var page: Page {
    let hidden = hidesTenses ? "“--all” shows the other tenses." : ""
    let hasMarks = slots.contains { slot in paradigm.forms(at: slot).contains { $0 != paradigm.regularForm(at: slot) } }
    let legend = hasMarks ? Self.legend + "." : ""
    let note: Text = "\(legend, .legend)\(hidden.isEmpty || !hasMarks ? "" : " ", .legend)\(hidden, .faint)"
    return heading + [.grids(Mood.allCases.compactMap(grid), isBrief: hidesTenses)]
      + [hidesTenses ? .paragraph(note) : .apart([.paragraph(note)])]
  }

  static let legend = "* a regular verb would have another form"

  private var heading: Page {
    let patterns = Irregularity.shown(by: verb).compactMap { shown in
      paradigm.forms(at: shown.slot).first.map { "\(shown.irregularity.title) (\($0))" }
    }
    let others = homonyms.map { "\($0.name) is a different verb: \($0.wholeGloss)" }
    let notes = [patterns.joined(separator: ", ")] + others + [verb.defect?.reason ?? ""]
    return [.phrase("\(verb.name, .strong)\(verb.wholeGloss.isEmpty ? "" : " · \(verb.wholeGloss)")")]
      + notes.map { .phrase(Text($0, .faint)) }
  }

  private func grid(_ mood: Mood) -> Grid? {
    let tenses = Tense.allCases.filter { $0.mood == mood && Slot.of($0).contains(where: slots.contains) }
    guard let first = tenses.first else { return nil }
    if mood == .nonPersonal {
      return Grid(
        labels: [], groups: [tenses.map { Grid.Column(name: Text($0.englishName), cells: [cell(Slot.of($0)[0])]) }])
    }
    let persons = Person.allCases.filter { person in tenses.contains { Slot($0, person).map(slots.contains) ?? false } }
    let columns = { (tenses: [Tense]) in
      tenses.map { tense in
        let name = Text(seen: Text(Self.title(of: tense, in: mood)), heard: Text(tense.englishName))
        return Grid.Column(name: name, cells: persons.map { Slot(tense, $0).flatMap(cell) })
      }
    }
    return Grid(
      title: Text(mood.rawValue.uppercased()), labels: persons.map { Slot.subjects(first, $0)[0] },
      groups: [columns(tenses.filter { !$0.isCompound }), columns(tenses.filter(\.isCompound))].filter { !$0.isEmpty })
  }

  func grid(_ tense: Tense, title: Text) -> Grid {
    let cells = tense.persons.compactMap { person in Slot(tense, person).flatMap(cell).map { (person, $0) } }
    return Grid(
      title: title, labels: cells.map { Slot.subjects(tense, $0.0)[0] },
      groups: [[Grid.Column(name: nil, cells: cells.map(\.1))]])
  }

  /// `nil` for a cell that was not asked for.
  private func cell(_ slot: Slot) -> Text? {
    guard slots.contains(slot) else { return nil }
    let forms = Text(
      .forms(paradigm.forms(at: slot), regular: paradigm.regularForm(at: slot), isSaid: verb.isSaid(at: slot)))
    return pointed.contains(slot)
      ? "\(forms) \(Text(.drawn { $0.style($0.glyphs == .blocks ? "←" : "<", .strong) }))" : forms
  }

  private static func title(of tense: Tense, in mood: Mood) -> String {
    if tense.mood == .imperative { return tense == .imperative ? "affirmative" : "negative" }
    return tense.englishName.words.filter { $0 != mood.rawValue && $0 != "in" }.joined(separator: " ")
  }
}
