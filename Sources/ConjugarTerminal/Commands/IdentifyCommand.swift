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
        let hint = isLine && format != nil ? "" : Nearest.proposal(WordProposals.near(form))
        terminal.report("conjugar: \(form.echoed) is not a form of any Spanish verb that conjugar knows\(hint)")
        exit = .badInput
      }
      if let format {
        for row in IdentifyPage.rows(form, readings, format) { try records?.write(row) }
      } else if !readings.isEmpty {
        try world.show(IdentifyPage.page(form, readings), arguments)
      }
    }
    for word in words {
      if word != "-" { try tell(word) }
      while word == "-", let line = try terminal.readLine() {
        if line.contains(where: { !$0.isWhitespace }) { try tell(line, isLine: true) }
      }
    }
    try records?.finish()
    return exit
  }
}
