extension Quiz {
  /// Goes on as far as an answer that was given to the current question before, hints and all.
  ///
  /// - Returns: whether the answer was one to the current question; if not, nothing changes.
  @discardableResult
  public mutating func repeatAnswer(_ answer: LogEntry) -> Bool {
    guard let current, current.verb.name == answer.infinitive, current.slot == answer.slot else { return false }
    for _ in 0..<answer.hints { _ = takeHint() }
    return submit(answer.answer) != nil
  }
}
