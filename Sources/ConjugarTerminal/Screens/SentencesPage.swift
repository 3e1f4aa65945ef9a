import ConjugarCore

/// Sentences, each with its form and its triggers marked, its English and the reason below it.
enum SentencesPage {
  /// The sentences under the choices that they train.
  static func page(_ sentences: [Sentence]) -> Page {
    var page: Page = []
    var choice: Choice?
    for sentence in sentences {
      if sentence.choice != choice {
        page += (choice == nil ? [] : [.blank]) + [.phrase("\(sentence.choice.id, .strong): \(sentence.choice.title)")]
        choice = sentence.choice
      }
      page += quote(sentence)
    }
    let legend = "[brackets]: the form; *asterisks*: the words that decide it."
    return page + (page.isEmpty ? [] : [.apart([.paragraph(Text(legend, .legend))])])
  }

  /// A few sentences below something else.
  static func quotes(_ sentences: [Sentence]) -> Page {
    if sentences.isEmpty { return [] }
    return [.blank, .heading(sentences.count == 1 ? "IN A SENTENCE" : "IN SENTENCES")]
      + sentences.flatMap { quote($0, .title, .strong) }
  }

  /// A sentence, and below it its English, why its form is right, and what else is.
  ///
  /// - Parameters: how what decides it and its form look: with signs beside them, unless a page above says what is meant.
  private static func quote(
    _ sentence: Sentence, _ trigger: Text.Role = .trigger, _ gap: Text.Role = .gap
  ) -> Page {
    let subject = sentence.subject.map { " (\($0))" } ?? ""
    let marked = sentence.pieces.map { piece -> Text in
      switch piece {
      case .text(let text): Text(text)
      case .trigger(let text, _): Text(text, trigger)
      case .gap: Text(sentence.form, gap)
      }
    }.joined("")
    let others = alternatives(sentence).joined(separator: ", ")
    let why = "\(sentence.reason)\(others.isEmpty ? "" : " · also right: \(others)")"
    let told = "The form: \(sentence.form). Decided by: \(sentence.triggers.joined(separator: ", "))"
    return [
      .phrase("\(marked)\(subject)", indent: 2),
      .seen([.phrase("\("\(sentence.translation) · \(why)", .faint)", indent: 4)]),
      .heard([.phrase(Text(told)), .phrase(Text(sentence.translation)), .phrase("Why: \(why)")]),
    ]
  }

  private static func alternatives(_ sentence: Sentence) -> [String] {
    sentence.alternatives.filter { $0.remark == .rightToo }.map { alternative in
      if alternative.isPerfect { return "perfect infinitive" }
      if alternative.verb != sentence.verb { return alternative.verb }
      let (slot, own) = (alternative.slot, sentence.slot)
      if let construction = alternative.construction { return "\(construction.name), \(slot.tense.englishName)" }
      if sentence.construction != nil { return "simple \(slot.tense.englishName)" }
      return slot.tense == own.tense ? slot.person?.subjects.joined(separator: "/") ?? "" : slot.tense.englishName
    }
  }

  /// The choices with the number of their sentences.
  static func list(_ sentences: [Sentence]) -> Page {
    var choices: [Choice] = []
    var counts: [Choice: Int] = [:]
    for sentence in sentences {
      if counts[sentence.choice] == nil { choices.append(sentence.choice) }
      counts[sentence.choice, default: 0] += 1
    }
    return [.table(choices.map { [Text($0.id, .strong), "\(counts[$0] ?? 0)", Text($0.title)] })]
  }
}

/// Sentences for programs.
extension SentencesPage {
  static let columns = [
    "id", "choice", "level", "variety", "sentence", "cue", "subject", "form", "infinitive", "tense", "person",
    "accepted", "heard", "triggers", "translation", "reason",
  ]

  static func fields(_ sentence: Sentence, _ conjugator: Conjugator) throws(ConjugationError) -> [Field] {
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

extension Variety {
  /// Which Spanish a sentence is of, where not of all.
  var place: String {
    switch self {
    case .spain: "Spain"
    case .latinAmerica: "Latin America"
    case .vos: "vos"
    }
  }
}
