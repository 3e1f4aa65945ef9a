import ConjugarCore

/// Cards in HTML for Anki. Source: its manual, Importing, Text files, File headers; Editing, Cloze deletion.
enum AnkiDeck {
  private static func header(_ type: String, _ deck: String, _ columns: String...) -> String {
    """
    #separator:tab
    #html:true
    #notetype:\(type)
    #deck:\(deck)
    #guid column:1
    #tags column:\(columns.count + 2)
    #columns:\((["Guid"] + columns + ["Tags"]).joined(separator: "\t"))

    """
  }

  /// Writes cards for forms: verb, meaning, tense and subject on the front; the forms, and the reasons, on the back.
  static func write(
    _ cards: [(verb: Verb, slot: Slot)], recognizes: Bool, limit: Int, _ conjugator: Conjugator,
    to terminal: any Terminal
  ) throws(TerminalError) {
    try terminal.write(header("Basic", "Spanish verbs", "Front", "Back"))
    var recognized: Set<String> = []
    var written = 0
    for (verb, slot) in cards where written < limit {
      guard let question = conjugator.question(on: verb, at: slot) else { continue }
      try terminal.write(note(question, conjugator))
      written += 1
      guard recognizes, written < limit, let asked = question.asked(.recognize, conjugator),
        recognized.insert(asked.form).inserted
      else { continue }
      try terminal.write(recognition(asked))
      written += 1
    }
  }

  private static func note(_ question: Question, _ conjugator: Conjugator) -> String {
    let (verb, slot) = (question.verb, question.slot)
    // A weather verb has no subject, and a verb said of things has a thing as its subject.
    let subjects = question.subject.map { slot.subjects.contains($0) ? slot.subjects : [$0] } ?? []
    let front = [
      verb.name, question.existentialGloss ?? verb.shortGloss, slot.tense.englishName, subjects.joined(separator: ", "),
    ]
    let reasons = conjugator.reasons(of: question).joined(separator: "; ")
    // Tags are separated by blanks, so they have none within.
    let shown = Irregularity.shown(by: verb, at: slot).filter { !$0.isRegular && $0 != .compound }
    return line(
      // With another meaning, it is still the same card.
      "conjugar:\(verb.name):\(slot.tense.id):\(Person.id(of: slot.person))",
      escaped(front.filter { !$0.isEmpty }.joined(separator: " · ")),
      escaped(question.accepted.joined(separator: " / ")) + small(reasons),
      (["tense::\(slot.tense.id)"] + shown.map { "pattern::\($0.id)" }).joined(separator: " "))
  }

  private static func recognition(_ question: Question) -> String {
    let titles = (question.recognition?.titles ?? []).map(escaped).joined(separator: "<br>")
    return line(
      "conjugar:recognize:\(question.form)", escaped(question.form), titles + small(question.verb.shortGloss),
      "direction::recognize tense::\(question.slot.tense.id)")
  }

  static func write(_ sentences: [Sentence], to terminal: any Terminal) throws(TerminalError) {
    try terminal.write(header("Cloze", "Spanish verbs::Sentences", "Text", "Back Extra"))
    for sentence in sentences {
      let text = sentence.text(filling: "{{c1::\(sentence.form)::\(sentence.cue)}}")
      let rule = sentence.choice.title
      let doubles = sentence.reason.hasPrefix(rule.prefix { $0 != ":" })
      try terminal.write(
        line(
          "conjugar-\(sentence.id)",
          escaped(text + sentence.subject.between(" (", ")")) + small(sentence.translation),
          escaped(sentence.reason + (doubles ? "" : " (\(rule))")),
          "choice::\(sentence.choice.id) tense::\(sentence.slot.tense.id) level::\(sentence.level.rawValue)"))
    }
  }

  private static func small(_ text: String) -> String { escaped(text).between("<br><small>", "</small>") }

  /// A field that begins with a quotation mark would be read up to the next one.
  private static func escaped(_ text: String) -> String { HTMLRenderer.escaped(text).replacing("\"", with: "&quot;") }

  private static func line(_ fields: String...) -> String { fields.map(\.printable).joined(separator: "\t") + "\n" }
}
