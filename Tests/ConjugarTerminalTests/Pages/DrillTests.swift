import ConjugarCore
import Testing

@testable import ConjugarTerminal

@Suite("What drills a weakness")
struct DrillTests {
  @Test(arguments: [
    ("regular-ar", Tense.gerund, "conjugar quiz --pattern regular-ar --tense gerund"),
    // Bare, the shell would write the quiz to a file “ie”.
    ("e>ie", .present, "conjugar quiz --pattern 'e>ie' --tense present"),
    ("+g", .presentSubjunctive, "conjugar quiz --pattern +g --tense present-subjunctive"),
  ])
  func lines(_ pattern: String, _ tense: Tense, _ line: String) throws {
    let weak = IrregularityInTense(try Irregularity.named(pattern), tense)
    #expect(Drill.line(weak) == line)
  }

  @Test func aLongLineCanStillBeCopied() {
    let line = "conjugar quiz --pattern +g --tense present"
    #expect(Table.broken(line, width: 42) == [line])
    #expect(Table.broken(line, width: 34) == ["conjugar quiz --pattern +g \\", "--tense present"])
  }
}
