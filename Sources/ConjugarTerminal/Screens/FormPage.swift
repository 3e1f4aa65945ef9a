import ConjugarCore

/// What a form can be, and its cells in the tables of its verbs.
struct FormPage {
  let form: String
  let readings: [Reading]

  /// More tables would hide what the form is.
  private static let mostTables = 2

  func page(_ conjugator: Conjugator) -> Page {
    IdentifyPage.page(form, readings)
      + tenses.prefix(Self.mostTables).flatMap { name, tense -> Page in
        guard let verb = conjugator.find(name) else { return [] }
        let pointed = readings.filter { $0.inTable == name && $0.slot.tense == tense }.map(\.slot)
        let page = ShowPage(
          paradigm: conjugator.paradigm(of: verb), slots: Slot.of(tense), pointed: pointed)
        return [.grids([page.grid(tense, title: "\(name, .strong), \(tense.englishName)")], isBrief: false)]
      }
  }

  /// The verbs with the tenses that the form can be of, those of one cell aside.
  private var tenses: [(String, Tense)] {
    var found: [(String, Tense)] = []
    for reading in readings where reading.slot.person != nil {
      let pair = (reading.inTable, reading.slot.tense)
      if !found.contains(where: { $0 == pair }) { found.append(pair) }
    }
    return found
  }
}

extension Reading {
  /// The verb in whose table the form stands: of a periphrasis, the one that helps.
  fileprivate var inTable: String { construction?.helper ?? infinitive }
}
