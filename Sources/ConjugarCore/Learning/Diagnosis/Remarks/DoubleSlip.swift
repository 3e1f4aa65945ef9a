/// Two known errors at once: *pensen* for *piensan* has another ending and lacks its ie.
///
/// One of them is taken back, and what is left is explained like any answer with one error.
struct DoubleSlip {
  let writer: RemarkWriter
  let attempt: Attempt

  init(_ writer: RemarkWriter, _ attempt: Attempt) {
    self.writer = writer
    self.attempt = attempt
  }

  var asked: DiagnosisContext { writer.asked }
  var verb: Verb { writer.verb }

  /// What to say of both; `nil` if two errors do not explain the answer either.
  var remark: Remark? {
    // Of a word of two letters two errors leave nothing.
    guard attempt.words.count < 6, attempt.words.contains(where: { $0.count > 2 }) else { return nil }
    if let remark = besideNo ?? besidePronoun { return remark }
    if asked.auxiliary != nil { return besideAuxiliary }
    return besidePopularEnding ?? stemInOtherCell ?? stemAndSpelling ?? besideConjugation ?? cellAndSpelling
      ?? besideDoubled ?? stemAndLetter ?? cellAndLetter
  }

  /// The word that stands where the verb's own should, and all about it is right.
  var typed: Word? { asked.word(of: attempt) }

  /// - Returns: `nil` if it were three.
  func both(_ first: Remark, _ second: Remark) -> Remark? {
    first.isOfTwo || second.isOfTwo ? nil : DiagnosisEnglish.both(first, second, of: writer.answer)
  }

  // MARK: What one error explains

  /// What is said of what is left of the answer, if one error explains it: that it is another cell, or a kind of those that
  /// name no form.
  func explained(
    _ rest: Attempt, by kinds: [Diagnosis.Kind] = kindsOfWords, in asked: DiagnosisContext? = nil,
    areCellsRead: Bool = true
  ) -> Remark? {
    let asked = asked ?? self.asked
    let writer = RemarkWriter(asked, [rest], quoting: writer.answer)
    if areCellsRead, let cell = OtherCell([rest], asked), asked.isAsked(cell.slot.person) { return writer.of(cell) }
    guard let kind = kinds.first(where: { asked.isExplained(rest, by: $0) }) else { return nil }
    switch kind {
    case .participle: return writer.ofKnownParticiple(rest)
    case .ending:
      let ending = EndingRemark(writer, rest)
      return ending.isKnown ? ending.remark : nil
    case .spelling:
      let spelling = SpellingRemark(writer, rest)
      return spelling.isKnown ? spelling.remark : nil
    // Many words are a letter away from a short one.
    case .typo: return rest.core.count > 5 ? TypoRemark(writer, rest).remark : nil
    default: return writer.of(kind, rest)
    }
  }

  /// The kinds of errors in the words of the verb itself.
  static let kindsOfWords: [Diagnosis.Kind] = [
    .auxiliary, .participle, .stemChange, .regularized, .ending, .spelling, .typo,
  ]
}
