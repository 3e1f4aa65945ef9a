import ConjugarCore

/// Verbs for programs, by the thousand: one row per cell in tables, one object per verb in JSON, through one buffer.
struct VerbRecords: ~Copyable {
  /// Large enough to make flushing cheap, small enough to stay in the processor's cache.
  private static let portion = 1 << 17

  private let format: RecordFormat
  private let terminal: any Terminal
  private var bulk: BulkConjugator
  private var buffer = ByteBuffer(capacity: portion + 1 << 15)
  private var isFirst = true

  init(_ format: RecordFormat, _ slots: [Slot], _ conjugator: Conjugator, to terminal: any Terminal) {
    (self.format, self.terminal) = (format, terminal)
    bulk = BulkConjugator(layout: format.layout(slots), lexicon: conjugator.lexicon)
    buffer.append(format.start(["infinitive", "tense", "person", "forms"]).utf8)
  }

  mutating func write(_ verb: Verb) throws(TerminalError) { try write(bulk.entry(of: verb), own: format.own(verb)) }

  mutating func write(_ line: LexiconLine) throws(TerminalError) {
    if format.hasObjects {
      if let verb = line.verb { try write(verb) }
    } else if let entry = bulk.entry(of: line) {
      try write(entry, own: "")
    }
  }

  private mutating func write(_ entry: BulkConjugator.Entry, own: String) throws(TerminalError) {
    buffer.append(format.lead(isFirst: isFirst).utf8)
    isFirst = false
    bulk.write(entry, own: own, to: &buffer)
    if buffer.count >= Self.portion { try flush() }
  }

  /// Writes what is left, and what follows the last verb.
  mutating func finish() throws(TerminalError) {
    buffer.append(format.end(isEmpty: isFirst).utf8)
    try flush()
  }

  private mutating func flush() throws(TerminalError) {
    try terminal.write(buffer.bytes)
    buffer.removeAll()
  }
}

extension RecordFormat {
  /// How the cells of a verb are laid out.
  fileprivate func layout(_ slots: [Slot]) -> BulkConjugator.Layout {
    switch self {
    case .tsv: .table(slots)
    case .csv: .table(slots, separator: ",")
    case .markdown: .table(slots, start: "| ", separator: " | ", end: " |\n")
    case .json: .json(slots, end: "]}}}")
    case .jsonl: .json(slots, end: "]}}}\n")
    }
  }

  fileprivate func own(_ verb: Verb) -> String {
    let gloss = verb.gloss.isEmpty ? JSON.null : .string(verb.gloss)
    return hasObjects ? "\"gloss\":\(gloss.text),\"known\":\(verb.isKnown)" : ""
  }
}

extension BulkConjugator.Layout {
  /// One object per verb, its forms by tense and person.
  fileprivate static func json(_ slots: [Slot], end last: StaticString) -> Self {
    let rows = slots.indices.map { index in
      let slot = slots[index]
      let isFirst = index == 0
      let opens = isFirst || slots[index - 1].tense != slot.tense
      let closes = index == slots.count - 1 || slots[index + 1].tense != slot.tense
      let key = (isFirst ? "" : ",") + (opens ? "\"\(slot.tense.id)\":{" : "") + "\"\(Person.id(of: slot.person))\":["
      let lead: [Part] =
        isFirst ? [.text("{\"infinitive\":\""), .infinitive, .text("\","), .own, .text(",\"forms\":{")] : []
      let end: StaticString = index == slots.count - 1 ? last : closes ? "]}" : "]"
      return Row(slot, lead + [.text(key)], end: end)
    }
    return Self(rows, quote: "\"", separator: ",")
  }
}
