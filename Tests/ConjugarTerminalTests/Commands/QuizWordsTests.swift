import ConjugarCore
import Testing

@testable import ConjugarTerminal

@Suite("The words of conjugar quiz")
struct QuizWordsTests {
  /// *Haber* is a verb before it is the pattern of the compound tenses.
  @Test(arguments: [
    (["haber"], ["haber"], false), (["HABER"], ["HABER"], false), (["e-ie", "tener"], ["tener"], true),
  ])
  func aVerbIsItself(_ words: [String], _ verbs: [String], _ hasPattern: Bool) throws {
    let words = try QuizWords(words)
    #expect(words.verbs == verbs && (words.pattern != nil) == hasPattern)
  }

  /// What a word says is refused where its option is.
  @Test(arguments: [
    ("quiz 10 --timed 3", "--questions cannot be combined with --timed"),
    ("quiz --regular e-ie", "--pattern cannot be combined with --regular"),
    ("quiz --weak ir yo", "--person cannot be combined with --weak"),
    ("quiz --text t.txt ser", "--verb cannot be combined with --text"),
    ("quiz --text t.txt preterite", "--tense cannot be combined with --text"),
    ("quiz --sentences e-ie", "--pattern cannot be combined with --sentences"),
    ("quiz --choice ser-estar --irregular", "--irregular cannot be combined with --choice"),
    ("quiz --sentences off --choice ser-estar", "--choice cannot be combined with --sentences off"),
    ("quiz 3 -n 4", "--questions is given twice"), ("quiz e-ie --pattern o-ue", "--pattern is given twice"),
  ])
  func areOptionsToo(_ line: String, _ beginning: String) {
    let world = World.unitTest(
      onUnset: { Issue.record("\($0)") }, settings: Settings(DictionaryGetterSetter()), terminal: ScriptedTerminal(),
      randomness: FixedSeed(7), files: DictionaryFiles())
    let error = #expect(throws: (any Error).self) {
      try Program.run(line.split(separator: " ").map { String($0) }, in: world)
    }
    #expect(error.map { "\($0)".hasPrefix(beginning) } == true, "\(String(describing: error))")
    #expect((error as? any Failure)?.exitCode == .usage)
  }
}
