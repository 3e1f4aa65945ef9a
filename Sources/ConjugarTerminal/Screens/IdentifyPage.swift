import ConjugarCore

/// What a form can be, as a person would say it.
struct IdentifyPage {
  let style: Style
  /// Columns of the terminal.
  let width: Int
  private let words = FormMessages()

  /// The form, then a line for each verb and tense that it can be, the persons together.
  func lines(_ form: String, _ readings: [Reading]) -> [String] {
    var lines = [style.strong(form.printable)]
    if style.isPlain {
      return lines + Self.grouped(readings).flatMap { Table.wrap(PlainMessages().sentence(sentence($0)), width: width) }
    }
    for group in Self.grouped(readings) {
      lines += Table.wrap(sentence(group), width: width - 2).enumerated().map { ($0 == 0 ? "  " : "    ") + $1 }
    }
    return lines
  }

  /// Readings that differ in the person alone stand together.
  private static func grouped(_ readings: [Reading]) -> [[Reading]] {
    var groups: [[Reading]] = []
    for reading in readings {
      if let last = groups.last?.last, last.infinitive == reading.infinitive, last.slot.tense == reading.slot.tense,
        last.form == reading.form, last.clitics == reading.clitics, last.note == reading.note
      {
        groups[groups.count - 1].append(reading)
      } else {
        groups.append([reading])
      }
    }
    return groups
  }

  private func sentence(_ group: [Reading]) -> String {
    let reading = group[0]
    let what = words.reading(reading.slot.tense, group.compactMap(\.slot.person), clitics: reading.clitics)
    var text = "\(style.strong(reading.infinitive))\(gloss(reading)): \(what)"
    if let note = reading.note { text += style.faint(" (\(words.note(note)))") }
    if let spelled = reading.spelled { text += style.faint(" \(words.spelled(spelled))") }
    if !reading.isKnown { text += style.faint(" \(words.guess)") }
    return text
  }

  private func gloss(_ reading: Reading) -> String {
    guard reading.isKnown, let verb = Conjugator().find(reading.infinitive) else { return "" }
    if !verb.gloss.isEmpty { return " (\(verb.gloss))" }
    guard let twin = verb.pronominal, !twin.gloss.isEmpty else { return "" }
    return " (\(twin.name): \(twin.gloss))"
  }
}

/// Readings for programs: a row a reading in tables, an object a form in JSON.
struct IdentifyRecords {
  private let isOfReadings: Bool
  private var records: Records

  init(_ format: RecordFormat, to terminal: any Terminal) throws(TerminalError) {
    switch format {
    case .tsv, .csv, .markdown: isOfReadings = true
    case .json, .jsonl: isOfReadings = false
    }
    let ofReadings = ["form", "infinitive", "tense", "person", "clitics", "spelled"]
    records = try Records(format, isOfReadings ? ofReadings : ["form", "readings"], to: terminal)
  }

  mutating func write(_ form: String, _ readings: [Reading]) throws(TerminalError) {
    guard isOfReadings else { return try records.write([.text(form), .tree(.array(readings.map(Self.json)))]) }
    for reading in readings {
      try records.write([
        .text(form), .text(reading.infinitive), .text(reading.slot.tense.id), .person(reading.slot.person),
        .list(reading.clitics, "+"), .text(reading.spelled),
      ])
    }
  }

  func finish() throws(TerminalError) { try records.finish() }

  private static func json(_ reading: Reading) -> JSON {
    .object([
      ("infinitive", .string(reading.infinitive)), ("tense", .string(reading.slot.tense.id)),
      ("person", .string(Person.id(of: reading.slot.person))),
      ("clitics", .array(reading.clitics.map { .string($0) })),
      ("spelled", reading.spelled.map { .string($0) } ?? .null), ("known", .bool(reading.isKnown)),
    ])
  }
}
