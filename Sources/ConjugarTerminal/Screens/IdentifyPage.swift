import ConjugarCore

/// What a form can be, as a person would say it.
enum IdentifyPage {
  /// The form, then a line for each verb and tense that it can be, the persons together.
  static func page(_ form: String, _ readings: [Reading]) -> Page {
    [.heading(Text(form.printable))] + grouped(readings).map { .phrase(sentence($0), indent: 2, hanging: 2) }
  }

  /// What is said of a form that many say and no norm has, and of a word that is hardly ever a verb; `nil` of any other.
  static func remark(on form: String, _ readings: [Reading]) -> String? {
    guard let reading = readings.first else { return nil }
    if reading.note == .popular { return "“\(form.printable)” is what many say and no norm has: \(reading.form)" }
    let isVerb = readings.contains { $0.isExact && FrequencyList.embedded.isKnown($0.infinitive, to: .reader) }
    return isVerb || !WordList.isMostlyOther(form.lowercased())
      ? nil : "“\(form.printable)” is mostly no verb; as one it can be:"
  }

  /// Readings that differ in the person alone stand together.
  private static func grouped(_ readings: [Reading]) -> [[Reading]] {
    var groups: [[Reading]] = []
    for reading in readings {
      if let last = groups.last?.last, last.infinitive == reading.infinitive, last.slot.tense == reading.slot.tense,
        last.form == reading.form, last.clitics == reading.clitics, last.note == reading.note,
        last.construction == reading.construction
      {
        groups[groups.count - 1].append(reading)
      } else {
        groups.append([reading])
      }
    }
    return groups
  }

  /// `tener (to have): preterite, yo or él, with me + lo`.
  private static func sentence(_ group: [Reading]) -> Text {
    let reading = group[0]
    let tense = reading.slot.tense
    let subjects = group.map(\.slot).sorted().compactMap(\.subjects.first)
    let notes = [
      reading.note.map { "(\($0.sentence))" },
      reading.spelled.map { reading.note == .popular ? "(the norm: \($0))" : "(if it is \($0))" },
      reading.isKnown ? nil : "(a guess: the lexicon does not have the verb)",
    ]
    let persons = subjects.isEmpty ? "" : ", \(subjects.listed("or"))"
    let construction = reading.construction.map { ", \($0.name)" } ?? ""
    return "\(reading.verb, .strong)\(gloss(reading)): \(tense.englishName)\(persons)\(construction)"
      + "\(with(reading.clitics))\(notes.compactMap { $0.map { " \($0)" } }.joined(), .faint)"
  }

  /// `, with me + lo`.
  static func with(_ clitics: [String]) -> String {
    clitics.isEmpty ? "" : ", with \(clitics.joined(separator: " + "))"
  }

  private static func gloss(_ reading: Reading) -> String {
    guard reading.isKnown, let verb = Conjugator().find(reading.verb) else { return "" }
    if !verb.gloss.isEmpty { return " (\(verb.gloss))" }
    guard let twin = verb.pronominal, !twin.gloss.isEmpty else { return "" }
    return " (\(twin.name): \(twin.gloss))"
  }
}

/// Readings for programs: a row a reading in tables, an object a form in JSON.
extension IdentifyPage {
  private static let members: [(name: String, field: @Sendable (Reading) -> Field)] = [
    ("infinitive", { .text($0.infinitive) }), ("tense", { .text($0.slot.tense.id) }),
    ("person", { .person($0.slot.person) }), ("clitics", { .list($0.clitics, "+") }),
    ("spelled", { .text($0.spelled) }), ("construction", { .text($0.construction?.id) }),
    ("verb", { .text($0.verb) }),
  ]

  static func columns(_ format: RecordFormat) -> [String] {
    ["form"] + (format.hasObjects ? ["readings"] : members.map(\.name))
  }

  static func rows(_ form: String, _ readings: [Reading], _ format: RecordFormat) -> [[Field]] {
    guard format.hasObjects else {
      return readings.map { reading in [.text(form)] + members.map { $0.field(reading) } }
    }
    let objects = readings.map { reading in
      JSON.object(members.map { ($0.name, $0.field(reading).json) } + [("known", .bool(reading.isKnown))])
    }
    return [[.text(form), .tree(.array(objects))]]
  }
}

extension Reading.Note {
  fileprivate var sentence: String {
    switch self {
    case .inflected(let isFeminine, let isPlural):
      "it agrees with a noun: \(isFeminine ? "feminine" : "masculine") \(isPlural ? "plural" : "singular")"
    case .compound: "compound"
    case .withoutPronoun: "its pronoun stands apart"
    case .regionalVoseo: "voseo of some regions; the norm stresses the stem"
    case .archaicEnclitic: "archaic: today the pronoun stands before the verb"
    case .presentative: "a fixed form that presents: here is, here are"
    case .popular: "many say it"
    }
  }
}

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
        let page = ShowPage(paradigm: conjugator.paradigm(of: verb), slots: Slot.of(tense), pointed: pointed)
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
