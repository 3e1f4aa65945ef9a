import ConjugarCore
import Testing

@testable import ConjugarTerminal

@Suite("The words of conjugar quiz")
struct QuizWordsTests {
  /// *Haber* is a verb before it is the pattern of the compound tenses.
  @Test(arguments: [
    ("quiz haber", "--verb haber"), ("quiz HABER", "--verb HABER"),
    ("quiz e-ie,tener tú", "--person 2s --verb tener --pattern 'e>ie'"),
    (
      "quiz ir past presente de subjuntivo",
      "--tense imperfect,preterite,present-perfect,pluperfect,present-subjunctive"
    ),
    ("quiz everyday ser", "--tense gerund,participle,present,"), ("quiz gerund ser", "--tense gerund --verb ser"),
  ])
  func areTheOptionsThatSayTheSame(_ line: String, _ options: String) throws {
    let arguments = Arguments(of: "quiz", words: line.split(separator: " ").dropFirst().map { String($0) })
    let filters = try QuizCommand(arguments).session(in: world, after: nil).quiz.options.filters
    #expect(filters.contains(options), "\(filters)")
  }

  /// Elsewhere too, tenses and persons may be several, and stand where they like.
  @Test(arguments: [
    ("explain tener past yo tú --format jsonl", 8), ("show ir presente irse --format tsv", 15),
    ("show ir irse presente de subjuntivo yo --format tsv", 3), ("explain tener yo present --format jsonl", 1),
  ])
  func tensesAndPersonsInAnyOrder(_ line: String, _ lines: Int) throws {
    let terminal = ScriptedTerminal()
    _ = try Program.run(line.split(separator: " ").map { String($0) }, in: .forTest(terminal: terminal))
    #expect(terminal.output.split(separator: "\n").count == lines, "\(terminal.output)")
  }

  private var world: World {
    .unitTest(
      onUnset: { Issue.record("\($0)") }, settings: Settings(DictionaryGetterSetter()), terminal: ScriptedTerminal(),
      randomness: FixedSeed(7), files: DictionaryFiles())
  }

  /// What a word says is refused where its option is.
  @Test(arguments: [
    ("quiz 10 --timed 3", "--questions cannot be combined with --timed"),
    ("quiz --regular e-ie", "--pattern cannot be combined with --regular"),
    ("quiz --weak ir yo", "--person cannot be combined with --weak"),
    ("quiz --text t.txt ser", "--verb cannot be combined with --text"),
    ("quiz --text t.txt preterite", "--tense cannot be combined with --text"),
    ("quiz --meaning --plan p.txt", "--plan cannot be combined with --meaning"),
    ("quiz --sentences off --choice ser-estar", "--choice cannot be combined with --sentences off"),
    (
      "quiz --meaning --person 2p",
      "2p (vosotros) is not asked in the region latin-america; “--region spain” asks it"
    ),
    (
      "quiz --sentences future-subjunctive --level A1",
      "there is no sentence of the future subjunctive for this region and “you”"
    ), ("export --format anki --pronominal", "--pronominal cannot be combined with --format anki"),
    ("worksheet 5 --timed 1", "“--timed” is not an option: “conjugar quiz --timed 3” is a round"),
    ("quiz 3 -n 4", "--questions is given twice"), ("quiz hard --difficulty easy", "--difficulty is given twice"),
  ])
  func areOptionsToo(_ line: String, _ beginning: String) {
    let error = #expect(throws: (any Error).self) {
      try Program.run(line.split(separator: " ").map { String($0) }, in: world)
    }
    #expect(error.map { "\($0)".hasPrefix(beginning) } == true, "\(String(describing: error))")
    #expect((error as? any Failure)?.exitCode == .usage)
  }
}
