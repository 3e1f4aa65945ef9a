import ConjugarCore

/// Sentences for people: each with its form and its triggers marked, its English and the reason below it.
struct SentencesPage {
  let style: Style
  let width: Int

  private let words = ClozeMessages()
  private static let indent = "  "

  /// The sentences under the choices that they train.
  func lines(_ sentences: [Sentence]) -> [String] {
    var lines: [String] = []
    var choice: Choice?
    for sentence in sentences {
      if sentence.choice != choice {
        choice = sentence.choice
        if !lines.isEmpty { lines.append("") }
        let title = style.isPlain ? PlainMessages().sentence(sentence.choice.title) : sentence.choice.title
        lines += Table.wrap("\(style.strong(sentence.choice.id)): \(title)", width: width)
      }
      lines += quote(sentence)
    }
    if !style.isOn, !style.isPlain, !sentences.isEmpty {
      lines += [""] + Table.wrap(words.legend, width: width)
    }
    return lines
  }

  /// A few sentences below something else.
  func quotes(_ sentences: [Sentence]) -> [String] {
    guard !sentences.isEmpty else { return [] }
    return ["", style.strong(words.title(ofQuotes: sentences.count))] + sentences.flatMap(quote)
  }

  /// A sentence, and below it its English and why.
  private func quote(_ sentence: Sentence) -> [String] {
    let subject = sentence.subject.map { " (\($0))" } ?? ""
    if style.isPlain {
      let why = "Why: \(words.why(sentence, separator: ", "))"
      let told = [sentence.text + subject, words.told(sentence), sentence.translation, why]
      return Table.paragraphs(told.map(PlainMessages().sentence), width: width)
    }
    return indented([text(of: sentence) + subject], 1) + indented([words.gloss(sentence)], 2).map(style.faint)
  }

  private func text(of sentence: Sentence) -> String {
    sentence.pieces.map { piece in
      switch piece {
      case .text(let text): text
      case .trigger(let text, _): style.isOn ? style.underlined(text) : "*\(text)*"
      case .gap: style.isOn ? style.strong(sentence.form) : "[\(sentence.form)]"
      }
    }.joined()
  }

  private func indented(_ paragraphs: [String], _ depth: Int) -> [String] {
    Table.paragraphs(paragraphs, width: width, margin: String(repeating: Self.indent, count: depth))
  }

  /// The choices with the number of their sentences.
  func list(_ sentences: [Sentence]) -> [String] {
    var choices: [Choice] = []
    var counts: [Choice: Int] = [:]
    for sentence in sentences {
      if counts[sentence.choice] == nil { choices.append(sentence.choice) }
      counts[sentence.choice, default: 0] += 1
    }
    let rows = choices.map { [style.strong($0.id), String(counts[$0] ?? 0), $0.title] }
    return Table(rows, isPlain: style.isPlain).lines(width: width)
  }
}

/// Sentences for programs.
enum SentencesRecords {
  private static let columns = [
    "id", "choice", "level", "variety", "sentence", "cue", "subject", "form", "infinitive", "tense", "person",
    "accepted", "heard", "triggers", "translation", "reason",
  ]

  static func write(
    _ sentences: [Sentence], _ conjugator: Conjugator, _ format: RecordFormat, to terminal: any Terminal
  ) throws {
    var records = try Records(format, columns, to: terminal)
    for sentence in sentences { try records.write(cells(of: sentence, conjugator)) }
    try records.finish()
  }

  private static func cells(of sentence: Sentence, _ conjugator: Conjugator) throws(ConjugationError) -> [Field] {
    let question = try Question(sentence, conjugator)
    return [
      .text(sentence.id), .text(sentence.choice.id), .text(sentence.level.rawValue), .text(sentence.variety?.rawValue),
      .text(sentence.text(filling: Sentence.gap)), .text(sentence.cue), .text(sentence.subject), .text(sentence.form),
      .text(sentence.verb), .text(sentence.slot.tense.id), .person(sentence.slot.person),
      .list(question.accepted, "/"), .list(question.cloze?.heard ?? [], "/"), .list(sentence.triggers, " … "),
      .text(sentence.translation), .text(sentence.reason),
    ]
  }
}

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
