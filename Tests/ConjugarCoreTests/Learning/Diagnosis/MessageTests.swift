import ConjugarCore
import Testing

@Suite("Messages of the diagnosis")
struct MessageTests {
  @Test(arguments: CellMessages.persons) func persons(_ row: MessageRow) throws { try row.check() }
  @Test(arguments: CellMessages.tenses) func tenses(_ row: MessageRow) throws { try row.check() }
  @Test(arguments: CellMessages.accents) func accents(_ row: MessageRow) throws { try row.check() }
  @Test(arguments: StemMessages.vowels) func vowels(_ row: MessageRow) throws { try row.check() }
  @Test(arguments: StemMessages.regularized) func regularized(_ row: MessageRow) throws { try row.check() }
  @Test(arguments: LetterMessages.endings) func endings(_ row: MessageRow) throws { try row.check() }
  @Test(arguments: LetterMessages.spellings) func spellings(_ row: MessageRow) throws { try row.check() }
  @Test(arguments: LetterMessages.letters) func letters(_ row: MessageRow) throws { try row.check() }
  @Test(arguments: LearnerMessages.pronouns) func learnersPronouns(_ row: MessageRow) throws { try row.check() }
  @Test(arguments: LearnerMessages.stems) func learnersStems(_ row: MessageRow) throws { try row.check() }
  @Test(arguments: LearnerMessages.letters) func learnersLetters(_ row: MessageRow) throws { try row.check() }
  @Test(arguments: LearnerMessages.words) func learnersWords(_ row: MessageRow) throws { try row.check() }
  @Test(arguments: LearnerMessages.origins) func learnersOrigins(_ row: MessageRow) throws { try row.check() }
  @Test(arguments: LearnerMessages.phrases) func learnersPhrases(_ row: MessageRow) throws { try row.check() }
  @Test(arguments: WordMessages.pronouns) func pronouns(_ row: MessageRow) throws { try row.check() }
  @Test(arguments: WordMessages.compounds) func compounds(_ row: MessageRow) throws { try row.check() }
  @Test(arguments: WordMessages.verbs) func verbs(_ row: MessageRow) throws { try row.check() }
  @Test(arguments: WordMessages.noForms) func noForms(_ row: MessageRow) throws { try row.check() }
  @Test(arguments: DoubleMessages.words) func doubleWords(_ row: MessageRow) throws { try row.check() }
  @Test(arguments: DoubleMessages.pronouns) func doublePronouns(_ row: MessageRow) throws { try row.check() }
  @Test(arguments: DoubleMessages.negations) func doubleNegations(_ row: MessageRow) throws { try row.check() }
  @Test(arguments: DoubleMessages.compounds) func doubleCompounds(_ row: MessageRow) throws { try row.check() }
  @Test(arguments: DoubleMessages.cells) func doubleCells(_ row: MessageRow) throws { try row.check() }
  @Test(arguments: DoubleMessages.stems) func doubleStems(_ row: MessageRow) throws { try row.check() }
  @Test(arguments: DoubleMessages.endings) func doubleEndings(_ row: MessageRow) throws { try row.check() }
}
