import Testing

@testable import ConjugarCore

@Suite("Diagnosis")
struct DiagnosticianTests {
  private func check(_ row: DiagnosisRow) throws {
    try row.check { Diagnostician(Conjugator()).diagnose($0, for: $1) }
  }

  @Test(arguments: ContractRows.table) func form(_ row: DiagnosisRow) throws { try check(row) }
  @Test(arguments: CompoundRows.table) func compound(_ row: DiagnosisRow) throws { try check(row) }
  @Test(arguments: StemRows.table) func stem(_ row: DiagnosisRow) throws { try check(row) }
  @Test(arguments: LearnerRows.table) func learner(_ row: DiagnosisRow) throws { try check(row) }
  @Test(arguments: VerbRows.table) func verb(_ row: DiagnosisRow) throws { try check(row) }
  @Test(arguments: WordRows.table) func word(_ row: DiagnosisRow) throws { try check(row) }
}
