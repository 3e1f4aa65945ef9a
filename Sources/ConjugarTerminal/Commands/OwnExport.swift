import ConjugarCore

/// Writes what the program keeps about one learner: the answers, or the journal of its use.
enum OwnExport {
  private static let history = Flag<Bool>("--history")
  private static let journal = Flag<Bool>("--journal")

  static func isMeant(_ arguments: Arguments) -> Bool { arguments.has(history) || arguments.has(journal) }

  /// Writes them if either was asked for, and returns whether it was.
  static func run(_ arguments: Arguments, in world: World) throws -> Bool {
    guard isMeant(arguments) else { return false }
    let format = try arguments.format(usual: .tsv, but: .anki)
    let terminal = world.terminal
    let isEmpty: Bool
    /// Shows people only the columns that are named.
    func show<Row>(_ columns: [Member<Row>], _ rows: [Row], read names: [String]) throws {
      let read = columns.filter { names.contains($0.name) }
      let table = Block.table(rows.map { row in read.map { Text(($0.value(row) ?? .null).plain.printable) } })
      try world.show([table], or: columns, rows, as: format, arguments)
    }
    if try arguments[journal] {
      let events = try world.analytics.events()
      let columns: [Member<AnalyticsEvent>] = [
        Member("time") { $0.time.description }, Member("event") { $0.name },
        Member("parameters") { $0.parameters.isEmpty ? nil : $0.parameters },
      ]
      try show(columns, events, read: columns.map(\.name))
      isEmpty = events.isEmpty
    } else if format == .jsonl {
      // The log as is, even lines that are not answers, each line once.
      var written: Set<String> = []
      for line in try world.history.lines()
      where written.insert(line.last?.isNewline == true ? String(line.dropLast()) : line).inserted {
        try terminal.writeLine(shown(line))
      }
      isEmpty = written.isEmpty
    } else {
      let (answers, notes) = try world.history.answersToWrite()
      let columns = LogField.columns.map { field in Member<LogEntry>(field.name) { field.get($0).map(Field.tree) } }
      try show(columns, answers, read: ["time", "infinitive", "tense", "person", "answer", "result"])
      if !notes.isEmpty { terminal.report(notes.joined(separator: " ") + " “--format jsonl” writes every line.") }
      isEmpty = answers.isEmpty && notes.isEmpty
    }
    if isEmpty {
      let location = try arguments[journal] ? world.analytics.location : world.history.location
      terminal.report("There is nothing here yet (\(location)).")
    }
    return true
  }

  /// A stored line, safe to print: whatever was put into it by hand to steer a terminal is escaped as in JSON.
  private static func shown(_ line: String) -> String {
    func isHarmless(_ scalar: Unicode.Scalar) -> Bool { scalar == "\t" || !scalar.steersTerminal }
    if line.unicodeScalars.allSatisfy(isHarmless) { return line }
    // Carriage returns at the end are the line breaks of another system, and stay.
    let returns = line.utf8.reversed().prefix { $0 == UInt8(ascii: "\r") }.count
    return line.unicodeScalars.dropLast(returns).map { scalar in
      isHarmless(scalar) ? String(scalar) : String(JSON.string(String(scalar)).text.dropFirst().dropLast())
    }.joined() + String(repeating: "\r", count: returns)
  }
}
