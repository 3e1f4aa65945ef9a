import Testing

@testable import ConjugarCore

@Suite("Diagnosis of answers to sentences")
struct SentenceDiagnosticianTests {
  @Test(arguments: SentenceRows.past) func past(_ row: SentenceRow) throws { try row.check() }
  @Test(arguments: SentenceRows.verbs) func verb(_ row: SentenceRow) throws { try row.check() }
  @Test(arguments: SentenceRows.moods) func mood(_ row: SentenceRow) throws { try row.check() }
  @Test(arguments: SentenceRows.others) func other(_ row: SentenceRow) throws { try row.check() }

  @Test func thereAreEnoughRows() {
    let rows = SentenceRows.past + SentenceRows.verbs + SentenceRows.moods + SentenceRows.others
    #expect(rows.count >= 100)
  }
}
