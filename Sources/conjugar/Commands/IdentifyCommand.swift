import ConjugarCore

/// Tells what a form can be: verb, tense, person, pronouns.
struct IdentifyCommand: Command {
  private static let formats: [Format] = [.text, .tsv, .json, .jsonl]

  static let name = "identify"

  static let manual = Manual(
    name: name,
    summary: "what a form can be: verb, tense, person, pronouns",
    examples: [
      Example("conjugar identify tuvieron", "which verb, tense and person it is"),
      Example("conjugar identify dámelo vámonos", "pronouns joined to the form are told apart"),
      Example("conjugar identify “habríamos dicho”", "a compound form, in quotes"),
      Example("conjugar identify - --format tsv < forms.txt", "the forms of a file, one a line"),
    ],
    usage: ["identify FORM…", "identify -"],
    options: [.format(formats)],
    details: ["What was typed without its accents is found too, after what it is as it stands."])

  private let words: [String]
  private let format: Format
  private let arguments: Arguments

  init(_ arguments: Arguments) throws {
    guard !arguments.words.isEmpty else {
      throw UsageError.missingWord("a form", example: "conjugar identify tuvieron")
    }
    self.arguments = arguments
    words = arguments.words
    format = try arguments.format(among: Self.formats)
  }

  func run(in world: World) throws -> ExitCode {
    let page = ReadingPage(style: try world.style(arguments), width: world.terminal.features.width)
    var identifier = Identifier()
    var exit = ExitCode.done
    if format == .tsv { try world.terminal.writeLine("form\tinfinitive\ttense\tperson\tclitics") }
    try forEachForm(in: world.terminal) { form in
      let readings = identifier.readings(of: form)
      if readings.isEmpty {
        world.terminal.report("“\(form)” is no form of a Spanish verb that conjugar knows")
        exit = .badInput
      }
      try world.terminal.write(text(form, readings, page))
    }
    return exit
  }

  private func text(_ form: String, _ readings: [Reading], _ page: ReadingPage) -> String {
    switch format {
    case .tsv: readings.map { Self.record($0) + "\n" }.joined()
    case .json, .jsonl:
      JSON.object([("form", .string(form)), ("readings", .array(readings.map(Self.json)))]).text + "\n"
    case .text, .csv, .markdown: readings.isEmpty ? "" : page.lines(form, readings).map { $0 + "\n" }.joined()
    }
  }

  private static func record(_ reading: Reading) -> String {
    let clitics = reading.clitics.joined(separator: "+")
    let fields = [reading.form, reading.infinitive, reading.slot.tense.id, reading.slot.person?.id ?? "-", clitics]
    return fields.joined(separator: "\t")
  }

  private static func json(_ reading: Reading) -> JSON {
    .object([
      ("form", .string(reading.form)), ("infinitive", .string(reading.infinitive)),
      ("tense", .string(reading.slot.tense.id)), ("person", .string(reading.slot.person?.id ?? "-")),
      ("clitics", .array(reading.clitics.map { .string($0) })), ("exact", .bool(reading.isExact)),
      ("known", .bool(reading.isKnown)),
    ])
  }

  /// The forms that the words name; `-` stands for the lines of the input, blank ones left out.
  private func forEachForm(in terminal: any Terminal, _ body: (String) throws -> Void) throws {
    for word in words {
      guard word == "-" else {
        try body(word)
        continue
      }
      while let line = try terminal.readLine() {
        if line.contains(where: { !$0.isWhitespace }) { try body(line) }
      }
    }
  }
}
