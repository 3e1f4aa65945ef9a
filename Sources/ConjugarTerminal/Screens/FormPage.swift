import ConjugarCore

/// What a form can be, and its cells in the tables of its verbs.
struct FormPage {
  let form: String
  let readings: [Reading]
  let style: Style
  let glyphs: Glyphs

  /// More tables would hide what the form is.
  private static let mostTables = 2

  func lines(_ conjugator: Conjugator, width: Int) -> [String] {
    let pointer = glyphs == .blocks ? FormMessages().here : "<"
    return IdentifyPage(style: style, width: width).lines(form, readings)
      + tenses.prefix(Self.mostTables).flatMap { name, tense -> [String] in
        guard let verb = conjugator.find(name) else { return [] }
        let pointed = readings.filter { $0.infinitive == name && $0.slot.tense == tense }.map(\.slot)
        let page = ShowPage(
          paradigm: conjugator.paradigm(of: verb), slots: Slot.of(tense), style: style, pointingAt: Set(pointed),
          by: pointer)
        if style.isPlain { return page.tenses.flatMap { Table.wrap("\(name), \($0)", width: width) } }
        return ["", "\(style.strong(name)), \(tense.englishName)"]
          + page.tables(width: width).flatMap { $0.dropFirst(2) }
      }
  }

  /// The verbs with the tenses that the form can be of, those of one cell aside.
  private var tenses: [(String, Tense)] {
    var found: [(String, Tense)] = []
    for reading in readings where reading.slot.person != nil {
      let pair = (reading.infinitive, reading.slot.tense)
      if !found.contains(where: { $0 == pair }) { found.append(pair) }
    }
    return found
  }
}
