import ConjugarCore

/// Sentences, each with its form and triggers marked, and with its English and the reason below.
enum SentencesPage {
  static func page(_ sentences: [Sentence]) -> Page {
    let sections = sections(of: sentences).map { section -> Page in
      [.phrase("\(section[0].choice.id, .strong): \(section[0].choice.title)")] + section.flatMap { quote($0) }
    }
    let legend = "[brackets]: the form; *asterisks*: the words that decide it."
    return sections.isEmpty ? [] : sections.joined(separator: [.blank]) + [.apart([.paragraph(Text(legend, .legend))])]
  }

  static func quotes(_ sentences: [Sentence]) -> Page {
    if sentences.isEmpty { return [] }
    return [.blank, .heading(sentences.count == 1 ? "IN A SENTENCE" : "IN SENTENCES")]
      + sentences.flatMap { quote($0, trigger: .title, gap: .strong) }
  }

  /// A sentence with its marks, and below it its English, why its form is right, and what else would be.
  private static func quote(_ sentence: Sentence, trigger: Text.Role = .trigger, gap: Text.Role = .gap) -> Page {
    let marked = sentence.pieces.map { piece -> Text in
      switch piece {
      case .text(let text): Text(text)
      case .trigger(let text, _): Text(text, trigger)
      case .gap: Text(sentence.form, gap)
      }
    }.joined("")
    let why = sentence.reason + alternatives(sentence).joined(separator: ", ").between(" · also right: ")
    let told = "The form: \(sentence.form). Decided by: \(sentence.triggers.joined(separator: ", "))"
    return [
      .phrase("\(marked)\(sentence.subject.between(" (", ")"))", indent: 2),
      .seen([.phrase("\("\(sentence.translation) · \(why)", .faint)", indent: 4)]),
      .heard([.phrase(Text(told)), .phrase(Text(sentence.translation)), .phrase("Why: \(why)")]),
    ]
  }

  private static func alternatives(_ sentence: Sentence) -> [String] {
    sentence.alternatives.filter { $0.remark == .rightToo }.map { alternative in
      if alternative.isPerfect, alternative.construction == nil { return "perfect infinitive" }
      if alternative.verb != sentence.verb { return alternative.verb }
      let (slot, own) = (alternative.slot, sentence.slot)
      if let construction = alternative.construction { return "\(construction.name), \(slot.tense.englishName)" }
      if sentence.construction != nil { return "simple \(slot.tense.englishName)" }
      return slot.tense == own.tense ? slot.person?.subjects.joined(separator: "/") ?? "" : slot.tense.englishName
    }
  }

  static func list(_ sentences: [Sentence]) -> Page {
    let rows = sections(of: sentences).map { section -> [Text] in
      [Text(section[0].choice.id, .strong), "\(section.count)", Text(section[0].choice.title)]
    }
    return [.table(rows)]
  }

  private static func sections(of sentences: [Sentence]) -> [[Sentence]] { sentences.runs { $0.choice == $1.choice } }
}

/// Sentences for programs.
extension SentencesPage {
  typealias Row = (sentence: Sentence, question: Question)

  static let columns: [Member<Row>] = [
    Member("id") { $0.sentence.id }, Member("choice") { $0.sentence.choice.id }, Member("level") { $0.sentence.level },
    Member("variety") { $0.sentence.variety }, Member("sentence") { $0.sentence.text(filling: Sentence.gap) },
    Member("cue") { $0.sentence.cue }, Member("subject") { $0.sentence.subject }, Member("form") { $0.sentence.form },
    Member("infinitive") { $0.sentence.verb }, Member("tense") { $0.sentence.slot.tense },
    Member("person") { Field.person($0.sentence.slot.person) },
    Member("accepted") { Field.list($0.question.accepted, "/") },
    Member("heard") { Field.list($0.question.cloze?.heard ?? [], "/") },
    Member("triggers") { Field.list($0.sentence.triggers, " … ") }, Member("translation") { $0.sentence.translation },
    Member("reason") { $0.sentence.reason },
  ]

  static func rows(_ sentences: [Sentence], _ conjugator: Conjugator) throws(ConjugationError) -> [Row] {
    try sentences.map { sentence throws(ConjugationError) in (sentence, try Question(sentence, conjugator)) }
  }
}

extension Variety {
  /// The variety of Spanish to which a sentence is limited.
  var place: String { self == .spain ? "Spain" : self == .vos ? "vos" : "Latin America" }
}
