import ConjugarCore

/// Tells what a form can be: verb, tense, person, pronouns.
enum IdentifyCommand: Command {
  static let name = "identify"

  static func run(_ arguments: Arguments, in world: World) throws -> ExitCode {
    let words = try arguments.words("a form", as: "conjugar identify tuvieron")
    guard let format = try arguments.format().records else {
      return try forEachForm(of: words, in: world.terminal) { form, readings in
        if !readings.isEmpty { try world.show(IdentifyPage.page(form, readings), arguments) }
      }
    }
    var records = try Records(format, IdentifyPage.columns(format), to: world.terminal)
    let exit = try forEachForm(of: words, in: world.terminal) { form, readings in
      for row in IdentifyPage.rows(form, readings, format) { try records.write(row) }
    }
    try records.finish()
    return exit
  }

  /// Does something with each form and its readings; that a form has none is told.
  private static func forEachForm(
    of words: [String], in terminal: any Terminal, _ body: (String, [Reading]) throws -> Void
  ) throws -> ExitCode {
    var analyzer = MorphologicalAnalyzer()
    var exit = ExitCode.done
    func tell(_ form: String, isLine: Bool = false) throws {
      let readings = analyzer.identify(form)
      if let remark = IdentifyPage.remark(on: form, readings) { terminal.report("conjugar: \(remark)") }
      if readings.isEmpty {
        let part = formWithin(form).map { "; \($0.echoed) in it is one" }
        let hint = part ?? (isLine ? "" : Nearest.proposal(WordProposals.nearForms(form)))
        terminal.report("conjugar: \(form.echoed) is no form of a Spanish verb that conjugar knows\(hint)")
        exit = .badInput
      }
      try body(form, readings)
    }
    /// The longest run of words of a short phrase that is a form: *me doy* of *me doy cuenta*.
    func formWithin(_ phrase: String) -> String? {
      let words = phrase.words
      guard words.count < 10 else { return nil }
      let runs = words.indices.flatMap { start in
        ((start + 1)...words.count).map { words[start..<$0].joined(separator: " ") }
      }
      return runs.sorted { $0.utf8.count > $1.utf8.count }.first { run in
        run != phrase && !WordList.isMostlyOther(run)
          && analyzer.identify(run, guessing: false).contains(where: \.isExact)
      }
    }
    for word in words {
      guard word == "-" else {
        try tell(word)
        continue
      }
      while let line = try terminal.readLine() {
        if line.contains(where: { !$0.isWhitespace }) { try tell(line, isLine: true) }
      }
    }
    return exit
  }
}
