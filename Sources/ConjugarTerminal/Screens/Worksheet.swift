import ConjugarCore

/// A sheet of questions to be answered on paper, with its key.
struct Worksheet {
  let title: String
  let language: WorksheetLanguage
  let options: QuizOptions
  let questions: [Question]
  /// The command that makes the same sheet again; `nil` if there is none.
  let command: String?
  let parts: Parts
  private let conjugator = Conjugator()

  enum Parts { case all, questions, key }

  var items: [WorksheetItem] {
    questions.enumerated().map { WorksheetItem(number: $0 + 1, question: $1, language: language) }
  }

  /// What is printed, or read on a screen.
  var page: Page {
    switch parts {
    case .all: sheet + [.sheet(key)]
    case .questions: sheet
    case .key: key
    }
  }

  private var sheet: Page {
    let name: Text = "\(language.text("Name")): \(Self.line(26), .room)"
    let date: Text = "\(language.text("Date")): \(Self.line(12), .room)"
    let same = Text(language.text("The same sheet again:"), .faint)
    let again = command.map { [.gap, .phrase(same), .command(Text($0))] as Page } ?? []
    return [.heading(Text(title)), .gap, .table([[name, date]]), .gap, .paragraph(Text(language.task(options))), .gap]
      + [options.asksTables ? tables : .numbered(items.map(Self.asked))] + again
  }

  private var key: Page {
    let answers = items.map { item -> Text in
      let reason = language == .english ? conjugator.reason(of: item.question) : ""
      return "\(item.answers.joined(separator: " / "), .strong)\(reason.between(" · "), .faint)"
    }
    return [.heading(Text("\(title): \(language.text("Key"))")), .gap, .numbered(answers)]
  }

  private static func asked(_ item: WorksheetItem) -> Text {
    let letters = item.question.recognition == nil ? 14 : 32
    return "\(item.before)\(line(letters), .room)\(item.after)"
  }

  private var tables: Block {
    let tables = items.map { ($0.question, $0.number) }.runs {
      $0.0.verb.isSame(as: $1.0.verb) && $0.0.slot.tense == $1.0.slot.tense
    }
    let grids = tables.map { rows -> Grid in
      let first = rows[0].0
      return Grid(
        title: "\(first.verb.name, .strong), \(language.name(of: first.slot.tense))",
        labels: rows.map { "\($0.1). \($0.0.subject ?? "–")" },
        groups: [[Grid.Column(name: nil, cells: rows.map { _ in Text(Self.line(18), .room) })]])
    }
    return .grids(grids, isBrief: false)
  }

  private static func line(_ letters: Int) -> String { String(repeating: "_", count: letters) }

  /// Numbers, questions and answers, for programs; what is not among the parts is empty.
  var columns: [Member<WorksheetItem>] {
    [
      Member("number") { $0.number },
      Member("question") { [parts] in parts == .key ? nil : $0.before + Sentence.gap + $0.after },
      Member("answer") { [parts] in parts == .questions ? nil : Field.list($0.question.accepted, "/") },
    ]
  }

  /// The questions in GIFT, for a course system.
  var gift: String { command.between("// ", "\n\n") + items.map { $0.gift(conjugator) }.joined() }
}

/// A question on paper: the text before and after the room to write, and what is to be written.
struct WorksheetItem {
  let number: Int
  let question: Question
  let language: WorksheetLanguage

  var before: String {
    question.cloze?.before ?? (question.recognition?.form).map { "\($0): " } ?? question.subject.between("", " ")
  }

  var after: String {
    if let cloze = question.cloze { return "\(cloze.after) (\(cloze.cue))\(cloze.subject.between(" (", ")"))" }
    guard question.recognition == nil else { return "" }
    let sense = question.existentialGloss.between(": ")
    return " (\(question.verb.name)\(sense), \(language.name(of: question.slot.tense)))"
  }

  /// Everything that is right, the preferred answer first.
  var answers: [String] {
    guard let recognition = question.recognition else { return question.accepted }
    return recognition.readings.map { recognition.parts(of: $0, named: language.name).joined(separator: ", ") }.once
  }

  /// The question with the rule as feedback. Source: Moodle documentation, *GIFT format*.
  func gift(_ conjugator: Conjugator) -> String {
    let answers = reasoned(conjugator).map { "=\(Self.escaped($0))\(Self.escaped($1).between("#"))" }
    return "::\(number)::\(Self.escaped(before)){\(answers.joined(separator: " "))}\(Self.escaped(after))\n\n"
  }

  /// Everything that is right, each answer with its own rule; a reading by its names in both languages, in any order,
  /// with and without commas, and by its name for programs.
  private func reasoned(_ conjugator: Conjugator) -> [(answer: String, reason: String)] {
    if let recognition = question.recognition {
      var told: Set<String> = []
      return recognition.readings.flatMap { reading in
        let own = conjugator.find(reading.verb).flatMap { conjugator.question(on: $0, at: reading.slot) }
        let reason = own.map(conjugator.reason) ?? ""
        let titles = WorksheetLanguage.allCases.flatMap { language in
          let parts = recognition.parts(of: reading, named: language.name)
          let orders = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]].map {
            $0.filter(parts.indices.contains).map { parts[$0] }
          }
          return [", ", " "].flatMap { blank in orders.map { $0.joined(separator: blank) } }
        }
        return (titles + [recognition.id(of: reading)]).filter { told.insert($0).inserted }.map { ($0, reason) }
      }
    }
    return question.accepted.flatMap { form in
      let own = Question(
        verb: question.verb, slot: question.slot, subject: question.subject, accepted: [form], cloze: question.cloze)
      let reason =
        switch question.cloze?.remark(on: form) {
        case .lessExact: "right, less exact than \(question.form)"
        case .rightToo, .heard, .faulty: "right too"
        case nil: conjugator.reason(of: own)
        }
      return [form, AnswerText.withoutFreeNo(form, at: question.slot)].once.map { ($0, reason) }
    }
  }

  private static let signs: Set<Character> = ["~", "=", "#", "{", "}", ":", "\\"]

  private static func escaped(_ text: String) -> String { text.printable.escaping(signs) }
}

extension Conjugator {
  /// Why the first answer is right.
  fileprivate func reason(of question: Question) -> String { reasons(of: question).joined(separator: "; ") }
}

/// The language of the text around the questions of a sheet.
enum WorksheetLanguage: String, CaseIterable, Named {
  case english = "en"
  case spanish = "es"

  static let table = NameTable<WorksheetLanguage>(
    "language", [(.english, ["en", "english", "inglés"]), (.spanish, ["es", "spanish", "español"])])

  /// A text of a sheet: the English one, or the translation that the help has beside it.
  func text(_ english: String) -> String {
    let rows = self == .english ? [] : ProgramText.help["worksheet"]?.lines("spanish") ?? []
    return rows.first { $0.hasPrefix("\(english) | ") }.map { String($0.dropFirst(english.count + 3)) } ?? english
  }

  func task(_ options: QuizOptions) -> String {
    if options.asksTables { return text("Fill in the tables.") }
    if options.direction == .recognize { return text("Write the verb, the tense and the person of each form.") }
    return text(options.sentences == .off ? "Write each form." : "Write the right form of the verb in brackets.")
  }

  func name(of tense: Tense) -> String { self == .english ? tense.englishName : tense.spanishName }
}
