import ConjugarCore

/// Writes verbs by the thousand: their forms go through one buffer, which is handed on whenever it has grown.
struct BulkWriter: ~Copyable {
  /// Large enough that handing on costs little, small enough to stay in the processor's cache.
  private static let portion = 1 << 17

  private let format: ExportFormat
  private let terminal: any Terminal
  private var bulk: BulkConjugator
  private var buffer = ByteBuffer(capacity: portion + 1 << 15)

  init(_ format: ExportFormat, _ slots: [Slot], _ conjugator: Conjugator, to terminal: any Terminal) {
    self.format = format
    self.terminal = terminal
    bulk = BulkConjugator(layout: format.layout(slots, conjugator), lexicon: conjugator.lexicon)
    buffer.append(format.header.utf8)
  }

  mutating func write(_ verb: Verb) throws(TerminalError) {
    try write(bulk.entry(of: verb), own: format.own(verb))
  }

  /// Writes the verb of a line.
  ///
  /// - Throws: a `Failure`.
  mutating func write(_ line: LexiconLine) throws {
    if format.isOfFormsAlone { try write(bulk.entry(of: line), own: "") } else { try write(line.verb) }
  }

  private mutating func write(_ entry: BulkConjugator.Entry, own: String) throws(TerminalError) {
    bulk.write(entry, own: own, to: &buffer)
    if buffer.count >= Self.portion { try flush() }
  }

  /// Hands on what is left.
  mutating func flush() throws(TerminalError) {
    try buffer.withBytes { bytes throws(TerminalError) in try terminal.write(bytes) }
    buffer.removeAll()
  }
}
