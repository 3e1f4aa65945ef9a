import ConjugarCore

/// Writes what the program keeps of one learner: the answers, or the journal of its use.
enum OwnExport {
  private static let history = Flag<Bool>("--history")
  private static let journal = Flag<Bool>("--journal")

  /// Does so if either was asked for, and answers whether it was.
  static func run(_ arguments: Arguments, in world: World) throws -> Bool {
    guard try arguments[history] || arguments[journal] else { return false }
    let format = try arguments.format(usual: .tsv, but: .anki).records ?? .tsv
    let terminal = world.terminal
    let isEmpty: Bool
    if try arguments[journal] {
      let events = try world.analytics.events()
      let columns: [Member<AnalyticsEvent>] = [
        Member("time") { $0.time.description }, Member("event") { $0.name },
        Member("parameters") { $0.parameters.isEmpty ? nil : $0.parameters },
      ]
      try Records.write(format, columns, events, to: terminal)
      isEmpty = events.isEmpty
    } else if format == .jsonl {
      isEmpty = try writeLines(of: world.history, to: terminal)
    } else if let fault = world.history.faultOfAnswers {
      throw fault
    } else {
      isEmpty = try writeAnswers(of: world.history, format, to: terminal)
    }
    if isEmpty {
      let location = try arguments[journal] ? world.analytics.location : world.history.location
      terminal.report("Nothing is kept yet (\(location)).")
    }
    return true
  }

  /// Writes the log as it stands, lines that are no answers too, each once; answers whether there is none.
  private static func writeLines(of history: any KeptLines, to terminal: any Terminal) throws -> Bool {
    var written: Set<String> = []
    try forEachLine(of: history) { line throws(TerminalError) in
      let text = line.text
      if written.insert(text.last?.isNewline == true ? String(text.dropLast()) : text).inserted {
        try terminal.writeLine(shown(text))
      }
    }
    return written.isEmpty
  }

  /// Writes a table of the answers that stand, and answers whether nothing is kept.
  private static func writeAnswers(
    of history: any KeptLines, _ format: RecordFormat, to terminal: any Terminal
  ) throws -> Bool {
    // An answer stands above the line that takes it back, and may stand in several files.
    var dropped: Set<LogEntry.Name> = []
    try history.forEachLine { line in
      switch LogLine(line.bytes) {
      case .answer(let answer): if let replaced = answer.replacedName { dropped.insert(replaced) }
      case .retraction(let retraction): dropped.insert(.identifier(retraction.retracts))
      case nil: break
      }
    }
    let columns = LogField.columns.map { field in Member<LogEntry>(field.name) { field.get($0).flatMap(Field.init) } }
    var records = try Records(format, columns, to: terminal)
    var (answers, others) = (0, 0)
    try forEachLine(of: history) { line throws(TerminalError) in
      switch LogLine(line.bytes) {
      case .answer(let answer):
        answers += 1
        guard dropped.insert(answer.name).inserted else { return }
        try records.write(answer)
      case .retraction: break
      case nil: others += 1
      }
    }
    try records.finish()
    guard others > 0 else { return answers == 0 }
    let what = others == 1 ? "1 line is no answer" : "\(others) lines are no answers"
    terminal.report("\(what) and not written (\(history.location)); “--format jsonl” writes every line.")
    return false
  }

  /// Stops writing, if not reading, when nobody reads the output any more.
  private static func forEachLine(of lines: any KeptLines, _ body: (KeptLine) throws(TerminalError) -> Void) throws {
    var fault: TerminalError?
    try lines.forEachLine { line in
      guard fault == nil else { return }
      do throws(TerminalError) { try body(line) } catch { fault = error }
    }
    if let fault { throw fault }
  }

  /// A stored line, safe to print: what was put into it by hand and would steer a terminal is escaped as JSON does it.
  private static func shown(_ line: String) -> String {
    func isHarmless(_ scalar: Unicode.Scalar) -> Bool { scalar == "\t" || !scalar.steersTerminal }
    if line.unicodeScalars.allSatisfy(isHarmless) { return line }
    // Returns at the end are the line ends of another system, and stay.
    let returns = line.utf8.reversed().prefix { $0 == UInt8(ascii: "\r") }.count
    return line.unicodeScalars.dropLast(returns).map { scalar in
      isHarmless(scalar) ? String(scalar) : String(JSON.string(String(scalar)).text.dropFirst().dropLast())
    }.joined() + String(repeating: "\r", count: returns)
  }
}

extension Field {
  /// What a member of the log has.
  fileprivate init?(_ value: JSON) {
    switch value {
    case .string(let text): self = text.field
    case .number, .bool: self = .tree(value)
    case .null, .array, .object: return nil
    }
  }
}
