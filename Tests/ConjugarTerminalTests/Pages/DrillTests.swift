import ConjugarCore
import Testing

@testable import ConjugarTerminal

@Suite("What drills a weakness")
struct DrillTests {
  @Test(arguments: [
    ("regular-ar", Tense.gerund, "regular-ar, gerund", "conjugar quiz --pattern regular-ar --tense gerund"),
    // Bare, the shell would write the quiz to a file “ie”.
    ("e>ie", .present, "e>ie, present", "conjugar quiz --pattern 'e>ie' --tense present"),
    (
      "+g", .presentSubjunctive, "+g, present subjunctive",
      "conjugar quiz --pattern +g --tense present-subjunctive"
    ),
  ])
  func lines(_ pattern: String, _ tense: Tense, _ name: String, _ line: String) throws {
    let weak = IrregularityInTense(try Irregularity.named(pattern), tense)
    #expect(ProgressMessages().name(weak) == name)
    #expect(Drill(weak).line == line)
  }

  @Test func aLongLineCanStillBeCopied() {
    let line = "conjugar quiz --pattern +g --tense present"
    #expect(Drill.broken(line, width: 42) == [line])
    #expect(Drill.broken(line, width: 34) == ["conjugar quiz --pattern +g \\", "--tense present"])
  }
}
