import ConjugarCore

/// Tells what a form can be: verb, tense, person, pronouns.
enum IdentifyCommand: Command {
  static let name = "identify"

  static func run(_ arguments: Arguments, in world: World) throws -> ExitCode {
    let words = try arguments.words("a form", as: "conjugar identify tuvieron")
    let terminal = world.terminal
    let format = try arguments.format().records
    var records = try format.map { try Records($0, IdentifyPage.columns($0), to: terminal) }
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
      if let format {
        for row in IdentifyPage.rows(form, readings, format) { try records?.write(row) }
      } else if !readings.isEmpty {
        try world.show(IdentifyPage.page(form, readings), arguments)
      }
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
    try records?.finish()
    return exit
  }
}
