import ConjugarCore
import Testing

/// How good the analogies are, on a sample of verbs; `WholeLexiconTests` takes all.
@Suite struct LeaveOneOutTests {
  @Test func sample() {
    let accuracy = LeaveOneOut(irregular: 8, plain: 300)
    print(accuracy)
    #expect(accuracy.isGood, "\(accuracy)")
  }

  /// Without their relatives irregular verbs are taken to be regular, and the figures say so.
  @Test func aLexiconWithoutRelatives() {
    let lexicon = Lexicon("amar |\ncantar |\nsaber | | c>zg preterite=sup")
    let accuracy = LeaveOneOut(Conjugator(lexicon: lexicon))
    #expect(accuracy.irregularVerbs == (1, 0))
    #expect(accuracy.cells.right < accuracy.cells.all)
    #expect(!accuracy.isGood)
  }
}
