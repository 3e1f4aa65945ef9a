import ConjugarCore

/// Writes what the program keeps of one learner: the answers, or the journal of its use.
struct OwnExport {
  static let history = Flag<Bool>(
    "--history", "your own answers instead, each as it was kept; takes --format alone")
  static let journal = Flag<Bool>(
    "--journal", "what was noted of your quizzes instead; takes --format alone")

  /// What is written.
  private enum Subject {
    case history, journal
  }

  private let subject: Subject
  private let format: RecordFormat

  /// - Throws: a `Failure` if an option was given that says nothing of one's own answers.
  /// - Returns: `nil` if neither was asked for.
  init?(_ arguments: Arguments) throws {
    let isOfHistory = try arguments[Self.history]
    guard try isOfHistory || arguments[Self.journal] else { return nil }
    let option = isOfHistory ? Self.history.option : Self.journal.option
    let others = (isOfHistory ? [Self.journal.option] : []) + ExportCommand.filters
    for other in others where arguments.has(other) {
      throw UsageError.unfitting(option: other.name, beside: option.name, fitting: "--format")
    }
    subject = isOfHistory ? .history : .journal
    format = try arguments[Flags.format(Format.records)].records ?? .tsv
  }

  func run(in world: World) throws -> ExitCode {
    switch (subject, format) {
    case (.history, .jsonl): try writeLines(of: world.history, to: world.terminal)
    case (.history, _): try write(world.history, to: world.terminal)
    case (.journal, _): try write(world.analytics, to: world.terminal)
    }
    return .done
  }

  /// The log as it stands, line by line: lines that are no answers too, and each line once.
  private func writeLines(of history: any KeptLines, to terminal: any Terminal) throws {
    var written: Set<String> = []
    var isEmpty = true
    try Self.forEachLine(of: history) { line throws(TerminalError) in
      isEmpty = false
      let text = line.text
      if written.insert(text.last?.isNewline == true ? String(text.dropLast()) : text).inserted {
        try terminal.writeLine(Self.shown(text))
      }
    }
    if isEmpty { noteNothing(in: history.location, terminal) }
  }

  private func write(_ history: any KeptLines, to terminal: any Terminal) throws {
    // An answer stands above the line that takes it back, and may stand in several files.
    var dropped: Set<LogEntry.Name> = []
    try history.forEachLine { line in
      switch LogLine(line.bytes) {
      case .answer(let answer): if let replaced = answer.replacedName { dropped.insert(replaced) }
      case .retraction(let retraction): dropped.insert(.identifier(retraction.retracts))
      case nil: break
      }
    }
    var records = try Records(format, LogField.columns.map(\.name), to: terminal)
    var (answers, others) = (0, 0)
    try Self.forEachLine(of: history) { line throws(TerminalError) in
      switch LogLine(line.bytes) {
      case .answer(let answer):
        answers += 1
        guard dropped.insert(answer.name).inserted else { return }
        try records.write(LogField.columns.map { Field($0.get(answer)) })
      case .retraction: break
      case nil: others += 1
      }
    }
    try records.finish()
    if others > 0 {
      let what = others == 1 ? "1 line is no answer" : "\(others) lines are no answers"
      terminal.report("\(what) and not written (\(history.location)); “--format jsonl” writes every line.")
    } else if answers == 0 {
      noteNothing(in: history.location, terminal)
    }
  }

  private func write(_ analytics: any Analytics, to terminal: any Terminal) throws {
    let events = try analytics.events()
    let rows = events.map {
      [Field.text($0.time.description), .text($0.name), .text($0.parameters.isEmpty ? nil : $0.parameters)]
    }
    try Records.write(format, ["time", "event", "parameters"], rows, to: terminal)
    if events.isEmpty { noteNothing(in: analytics.location, terminal) }
  }

  private func noteNothing(in location: String, _ terminal: any Terminal) {
    terminal.report("Nothing is kept yet (\(location)).")
  }

  /// Stops writing, if not reading, when nobody reads the output any more.
  private static func forEachLine(
    of lines: any KeptLines, _ body: (KeptLine) throws(TerminalError) -> Void
  ) throws {
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
  fileprivate init(_ value: JSON?) {
    self =
      switch value {
      case .string(let text): .text(text)
      case .number(let number): .number(number)
      case .bool(let isTrue): .bool(isTrue)
      case .null, .array, .object, nil: .none
      }
  }
}
