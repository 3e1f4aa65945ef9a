extension Quiz {
  /// Goes on as far as an answer that was given to the current question before, hints and all: so a quiz that was left goes
  /// on from its log.
  ///
  /// - Returns: whether the answer was one to the current question; if not, nothing changes.
  @discardableResult
  public mutating func repeatAnswer(_ answer: LogEntry) -> Bool {
    guard let current, current.verb.name == answer.infinitive,
      current.slot == answer.slot || current.cloze?.fitting[answer.answer] == answer.slot
    else { return false }
    for _ in 0..<answer.hints { _ = takeHint() }
    return submit(answer.answer) != nil
  }
}

extension LogEntry {
  /// The entry of an answer.
  ///
  /// - Parameters:
  ///   - verdict: what the answer was judged to be.
  ///   - id: what no other answer has; an entry without one cannot be told from a copy of it.
  ///   - time: when it was given; later than the answer before it.
  ///   - zone: minutes that the learner's clock is ahead of UTC.
  ///   - milliseconds: how long the learner thought and typed.
  ///   - mode: what the answer was given for; of a miss that came back the verdict itself says so.
  ///   - seed: what the quiz was shuffled by.
  public init(
    _ verdict: Verdict, id: String? = nil, at time: Timestamp, zone: Int = 0, milliseconds: Int = 0,
    mode: Mode = .quiz, seed: UInt64? = nil
  ) {
    let question = verdict.question
    let sentence = question.cloze?.sentence
    self.init(
      id: id, time: time, zone: zone, infinitive: question.verb.name, tense: verdict.cell.tense,
      person: verdict.cell.person, answer: verdict.answer, result: verdict.result,
      kind: verdict.diagnosis?.kind.rawValue, grade: Grade(verdict), hints: verdict.hints, milliseconds: milliseconds,
      mode: verdict.isPractice ? .practice : mode, seed: seed, version: Version.current, choice: sentence?.choice.id,
      sentence: sentence?.id,
      missed: verdict.diagnosis?.missed)
    isShown = verdict.isShown
    construction = sentence?.construction?.id
    direction = question.direction == .produce ? nil : question.direction.rawValue
    if verdict.isKnown { (direction, grade) = (LogEntry.known, .easy) }
  }
}
