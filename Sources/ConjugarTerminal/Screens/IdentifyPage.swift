import ConjugarCore

/// What a form can be, as a person would say it.
enum IdentifyPage {
  static func page(_ form: String, _ readings: [Reading]) -> Page {
    let groups = readings.runs { one, other in
      one.infinitive == other.infinitive && one.slot.tense == other.slot.tense && one.form == other.form
        && one.clitics == other.clitics && one.note == other.note && one.construction == other.construction
    }
    return [.heading(Text(form))] + groups.map { .phrase(sentence($0), indent: 2, hanging: 2) }
  }

  /// What a form can be, with its cells in the tables of its verbs: two at most, as more would hide what the form is.
  static func page(_ form: String, _ readings: [Reading], tablesBy conjugator: Conjugator) -> Page {
    page(form, readings)
      + tables(of: readings).prefix(2).flatMap { table -> Page in
        let tense = table.slots[0].tense
        guard let verb = conjugator.find(table.verb) else { return [] }
        let page = ShowPage(paradigm: conjugator.paradigm(of: verb), slots: Slot.of(tense), pointed: table.slots)
        return [.grids([page.grid(tense, title: "\(table.verb, .strong), \(tense.englishName)")], isBrief: false)]
      }
  }

  private static func tables(of readings: [Reading]) -> [(verb: String, slots: [Slot])] {
    readings.reduce(into: []) { tables, reading in
      guard reading.slot.person != nil else { return }
      let verb = reading.construction?.helper ?? reading.verb
      let known = tables.firstIndex { $0.verb == verb && $0.slots[0].tense == reading.slot.tense }
      if known == nil { tables.append((verb, [])) }
      tables[known ?? tables.count - 1].slots.append(reading.slot)
    }
  }

  /// A remark on a form that people say but no norm accepts, or on a word that is rarely a verb; `nil` for any other.
  static func remark(on form: String, _ readings: [Reading]) -> String? {
    guard let reading = readings.first else { return nil }
    if reading.isSaid {
      let who = reading.note == .popular ? "heard" : "what many people say with vos"
      let verb = readings.contains(where: \.isExact) ? " as a form of \(reading.verb)" : ""
      return "“\(form.printable)”\(verb) is \(who); the norm is \(reading.form)"
    }
    guard WordList.isMostlyOther(form.lowercased()) else { return nil }
    let known = FrequencyList.verbs(knownTo: .reader)
    return readings.contains { $0.isExact && known.contains($0.infinitive) }
      ? nil : "“\(form.printable)” is mostly not a verb; as one it can be:"
  }

  /// `tener (to have): preterite, yo or él, with me + lo`, for readings that differ only in person.
  private static func sentence(_ group: [Reading]) -> Text {
    let reading = group[0]
    let subjects = group.map(\.slot).sorted().compactMap { $0.subjects.first }
    let notes = [
      reading.note?.sentence, reading.spelled.between(reading.isSaid ? "the norm: " : "if it is "),
      reading.isKnown ? nil : "a guess: the verb is not in the lexicon",
    ]
    return "\(reading.verb, .strong)\(gloss(reading).between(" (", ")")): \(reading.slot.tense.englishName)"
      + "\(subjects.listed("or").between(", "))\((reading.construction?.name).between(", "))\(with(reading.clitics))"
      + "\(notes.map { $0.between(" (", ")") }.joined(), .faint)"
  }

  /// `, with me + lo`.
  static func with(_ clitics: [String]) -> String { clitics.joined(separator: " + ").between(", with ") }

  private static func gloss(_ reading: Reading) -> String {
    guard reading.isKnown, let verb = Conjugator().find(reading.verb) else { return "" }
    return verb.gloss.isEmpty ? verb.pronominal.map { $0.gloss.between("\($0.name): ") } ?? "" : verb.gloss
  }
}

/// Readings for programs: one row per reading in tables, one object per form in JSON.
extension IdentifyPage {
  typealias Row = (form: String, readings: [Reading])

  private static let members: [Member<Reading>] = [
    Member("infinitive") { $0.infinitive }, Member("tense") { $0.slot.tense },
    Member("person") { Field.person($0.slot.person) }, Member("clitics") { Field.list($0.clitics, "+") },
    Member("spelled", nil, .null) { $0.spelled }, Member("construction", nil, .null) { $0.construction?.id },
    Member("verb") { $0.verb },
  ]

  static func columns(_ format: RecordFormat) -> [Member<Row>] {
    let known = Member<Reading>("known") { $0.isKnown }
    return [Member("form") { $0.form }]
      + (format.hasObjects
        ? [Member("readings", each: members + [known]) { $0.readings }] : members.map { $0.of { $0.readings[0] } })
  }

  static func rows(_ form: String, _ readings: [Reading], _ format: RecordFormat) -> [Row] {
    format.hasObjects ? [(form, readings)] : readings.map { (form, [$0]) }
  }
}

extension Reading.Note {
  fileprivate var sentence: String {
    switch self {
    case .inflected(let isFeminine, let isPlural):
      "it agrees with a noun: \(isFeminine ? "feminine" : "masculine") \(isPlural ? "plural" : "singular")"
    case .compound: "compound"
    case .withoutPronoun: "its pronoun is separate"
    case .regionalVoseo: "voseo of some regions"
    case .archaicEnclitic: "archaic: today the pronoun comes before the verb"
    case .presentative: "a set phrase: here is, here are"
    case .popular: "heard"
    }
  }
}
