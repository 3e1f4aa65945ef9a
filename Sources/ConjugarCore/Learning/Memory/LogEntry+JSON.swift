/// An answer as a line of the log: one JSON object.
extension LogEntry {
  /// The line that `init(line:)` reads, without its end.
  public var line: String {
    var members: [(LogFields.Member, JSON)] = []
    if let id { members.append((.id, .string(id))) }
    members.append((.time, .string(time.description)))
    if let zone { members.append((.zone, .number(zone))) }
    members += [
      (.infinitive, .string(infinitive)),
      (.tense, .string(tense.id)),
      (.person, .string(person?.id ?? "-")),
      (.answer, .string(answer)),
      (.result, .string(result.rawValue)),
    ]
    if let kind { members.append((.kind, .string(kind))) }
    members.append((.grade, .number(grade.rawValue)))
    // Version 1 did not count them; what it wrote is to stay as it was.
    if id != nil || hints > 0 { members.append((.hints, .number(hints))) }
    members.append((.milliseconds, .number(milliseconds)))
    if let firstKeyMilliseconds { members.append((.firstKeyMilliseconds, .number(firstKeyMilliseconds))) }
    members.append((.mode, .string(mode.rawValue)))
    if let seed { members.append((.seed, .number(Int(clamping: seed)))) }
    members.append((.version, .string(version)))
    if let choice { members.append((.choice, .string(choice))) }
    if let sentence { members.append((.sentence, .string(sentence))) }
    if let missed { members.append((.missed, .string(missed.rawValue))) }
    if let command { members.append((.command, .string(command))) }
    if let replaces { members.append((.replaces, .string(replaces.description))) }
    return JSON.object(members.map { ($0.rawValue, $1) }).text
  }

  /// Reads what `line` writes, whatever the order of the members; others are passed over.
  ///
  /// - Returns: `nil` if the line is torn or damaged, or says of something what this version does not know.
  public init?(line: some StringProtocol) { self.init(line: line.utf8) }

  /// The same from bytes.
  package init?(line: some Collection<UInt8>) {
    guard let answer = line.withSlice({ LogEntry(LogFields($0)) }) else { return nil }
    self = answer
  }

  /// Reads a line that stands for an earlier answer, and no other: nearly all need not be read in full for that.
  package init?(replacing line: some Collection<UInt8>) {
    let answer = line.withSlice { line in
      let fields = LogFields(line)
      return fields.replaces == nil ? nil : LogEntry(fields)
    }
    guard let answer else { return nil }
    self = answer
  }

  private init?(_ fields: LogFields) {
    guard fields.isWhole, let slot = fields.slot, let time = fields.time, let result = fields.result,
      let grade = fields.grade, let mode = fields.mode, let infinitive = fields.infinitive?.text,
      let answer = fields.answer?.text
    else { return nil }
    self.init(
      id: fields.id?.text, time: time, zone: fields.zone, infinitive: infinitive,
      tense: slot.tense, person: slot.person, answer: answer, result: result, kind: fields.kind?.text, grade: grade,
      hints: fields.hints, milliseconds: fields.milliseconds,
      firstKeyMilliseconds: fields.firstKeyMilliseconds, mode: mode, seed: fields.seed,
      version: fields.version?.text ?? "", choice: fields.choice?.text, sentence: fields.sentence?.text,
      missed: fields.missed?.text.flatMap(Diagnosis.Missed.init), command: fields.command?.text,
      replaces: fields.replaces)
  }
}

/// A retraction as a line of the log.
extension Retraction {
  /// The line, without its end.
  package var line: String {
    JSON.object([("id", .string(id)), ("time", .string(time.description)), ("retracts", .string(retracts))]).text
  }

  /// Reads what `line` writes.
  ///
  /// - Returns: `nil` if the line is torn or damaged, or no retraction.
  package init?(line: some StringProtocol) { self.init(line: line.utf8) }

  /// The same from bytes.
  package init?(line: some Collection<UInt8>) {
    guard let found = line.withSlice({ Retraction(LogFields($0)) }) else { return nil }
    self = found
  }

  private init?(_ fields: LogFields) {
    guard fields.isWhole, let retracts = fields.retracts, let time = fields.time else { return nil }
    self.init(
      id: fields.id?.text ?? "", time: time,
      retracts: retracts.text)
  }
}
