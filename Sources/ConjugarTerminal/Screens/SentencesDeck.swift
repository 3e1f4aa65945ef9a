import ConjugarCore

/// Sentences as notes of Anki with one gap each.
///
/// Source: Anki manual, Importing, Text files, File headers; Editing, Cloze deletion.
enum SentencesDeck {
  private static let header = """
    #separator:tab
    #html:false
    #notetype:Cloze
    #deck:Spanish verbs::Sentences
    #guid column:1
    #tags column:4
    #columns:guid\tText\tBack Extra\tTags

    """

  static func write(_ sentences: [Sentence], to terminal: any Terminal) throws(TerminalError) {
    try terminal.write(header)
    for sentence in sentences { try terminal.writeLine(note(sentence)) }
  }

  private static func note(_ sentence: Sentence) -> String {
    let gap = "{{c1::\(sentence.form)::\(sentence.cue)}}"
    let subject = sentence.subject.map { " (\($0))" } ?? ""
    let tags = [
      "choice::\(sentence.choice.id)", "tense::\(sentence.slot.tense.id)", "level::\(sentence.level.rawValue)",
    ]
    return [
      "conjugar-\(sentence.id)", "\(sentence.text(filling: gap))\(subject) — \(sentence.translation)",
      "\(sentence.reason) (\(sentence.choice.title))", tags.joined(separator: " "),
    ].map(\.printable).joined(separator: "\t")
  }
}
