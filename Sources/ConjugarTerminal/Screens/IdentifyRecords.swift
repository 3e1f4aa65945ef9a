import ConjugarCore

/// Readings for programs: a row a reading in tables, an object a form in JSON.
struct IdentifyRecords {
  private let isOfReadings: Bool
  private var records: Records

  init(_ format: RecordFormat, to terminal: any Terminal) throws(TerminalError) {
    switch format {
    case .tsv, .csv, .markdown: isOfReadings = true
    case .json, .jsonl: isOfReadings = false
    }
    let ofReadings = ["form", "infinitive", "tense", "person", "clitics", "spelled", "construction", "verb"]
    records = try Records(format, isOfReadings ? ofReadings : ["form", "readings"], to: terminal)
  }

  mutating func write(_ form: String, _ readings: [Reading]) throws(TerminalError) {
    guard isOfReadings else { return try records.write([.text(form), .tree(.array(readings.map(Self.json)))]) }
    for reading in readings {
      try records.write([
        .text(form), .text(reading.infinitive), .text(reading.slot.tense.id), .person(reading.slot.person),
        .list(reading.clitics, "+"), .text(reading.spelled), .text(reading.construction?.id), .text(reading.verb),
      ])
    }
  }

  func finish() throws(TerminalError) { try records.finish() }

  private static func json(_ reading: Reading) -> JSON {
    .object([
      ("infinitive", .string(reading.infinitive)), ("tense", .string(reading.slot.tense.id)),
      ("person", .string(Person.id(of: reading.slot.person))),
      ("clitics", .array(reading.clitics.map { .string($0) })),
      ("spelled", reading.spelled.map { .string($0) } ?? .null),
      ("construction", reading.construction.map { .string($0.id) } ?? .null), ("verb", .string(reading.verb)),
      ("known", .bool(reading.isKnown)),
    ])
  }
}
