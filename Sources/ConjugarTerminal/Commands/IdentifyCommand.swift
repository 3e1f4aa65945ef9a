import ConjugarCore

/// Tells what a form can be: verb, tense, person, pronouns.
enum IdentifyCommand: Command {
  static let name = "identify"

  private static let format = Flags.format(of: Format<RecordFormat>.self)

  static let manual = Manual(
    name: name,
    summary: "what a form can be: verb, tense, person, pronouns",
    examples: [
      Example("conjugar identify tuvieron", "which verb, tense and person it is"),
      Example("conjugar identify dámelo vámonos", "pronouns joined to the form are told apart"),
      Example("conjugar identify 'habríamos dicho' 'se lo voy a decir'", "forms of several words, in quotes"),
      Example("conjugar identify dijistes", "what many say, with the form of the norm"),
      Example("conjugar identify - --format tsv < forms.txt", "the forms of a file, one a line"),
    ],
    usage: ["identify FORM…", "identify -"],
    options: [format.option],
    details: [
      "The likeliest comes first: the verb, tense and person that are said so most often. What was typed without its "
        + "accents is found too, after what it is as it stands, unless only a rare verb has that: seria is sooner sería.",
      "In formats for programs, infinitive is the verb of the form, verb the one that is meant, with its -se: acuérdate "
        + "is of acordar and means acordarse. A form that no norm has is told on standard error.",
    ])

  static func run(_ arguments: Arguments, in world: World) throws -> ExitCode {
    let words = arguments.words
    if words.isEmpty { throw UsageError.missingWord("a form", example: "conjugar identify tuvieron") }
    let format = try arguments[format]
    switch format {
    case .text:
      return try forEachForm(of: words, in: world.terminal) { form, readings in
        if !readings.isEmpty { try world.show(IdentifyPage.page(form, readings), arguments) }
      }
    case .machine(let format):
      var records = try IdentifyRecords(format, to: world.terminal)
      let exit = try forEachForm(of: words, in: world.terminal) { form, readings in try records.write(form, readings) }
      try records.finish()
      return exit
    }
  }

  /// Does something with each form and its readings; that a form has none is told.
  private static func forEachForm(
    of words: [String], in terminal: any Terminal, _ body: (String, [Reading]) throws -> Void
  ) throws -> ExitCode {
    var analyzer = MorphologicalAnalyzer()
    var exit = ExitCode.done
    try terminal.forEach(words) { form in
      let readings = analyzer.identify(form)
      if let remark = IdentifyPage.remark(on: form, readings) { terminal.report("conjugar: \(remark)") }
      if readings.isEmpty {
        terminal.report("conjugar: \(form.echoed) is no form of a Spanish verb that conjugar knows")
        exit = .badInput
      }
      try body(form, readings)
    } inLine: { line in
      isForm(line) ? [line] : []
    }
    return exit
  }

  /// Whether a line is not blank; one that begins with a letter need not be looked through.
  private static func isForm(_ line: String) -> Bool {
    line.utf8.first.map { (0x21..<0x7F).contains($0) } ?? false || line.contains { !$0.isWhitespace }
  }
}
