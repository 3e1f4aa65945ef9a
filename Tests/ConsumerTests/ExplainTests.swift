import ConjugarCore
import Testing

/// A page that says why a form is as it is.
@Suite struct ExplainTests {
  @Test func eachStepHasItsReasonAndItsSource() throws {
    let conjugator = Conjugator()
    let slot = try #require(Slot(.preterite, .firstSingular))
    let explanation = conjugator.explanation(of: try conjugator.verb("buscar"), at: slot)
    let lines = explanation.steps.map { "\($0.name): \($0.results.joined(separator: ", ")), \($0.reason)" }
    #expect(explanation.cell == .forms(["busqué"]))
    #expect(lines.contains { $0.contains("qu") })
    #expect(explanation.steps.allSatisfy { $0.source.citation.hasPrefix("RAE & ASALE") })
  }

  @Test func aGapHasNoSteps() throws {
    let conjugator = Conjugator()
    let slot = try #require(Slot(.imperative, .secondSingular))
    let explanation = conjugator.explanation(of: try conjugator.verb("llover"), at: slot)
    #expect(explanation.steps.isEmpty)
    #expect(explanation.cell.forms.isEmpty)
  }
}
