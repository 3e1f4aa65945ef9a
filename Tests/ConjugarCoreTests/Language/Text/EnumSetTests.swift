import ConjugarCore
import Testing

@Suite("Sets of the cases of an enum")
struct EnumSetTests {
  @Test func asSets() {
    var tenses: TenseSet = [.present, .future]
    #expect(tenses.contains(.present) && !tenses.contains(.preterite))
    tenses.insert(.preterite)
    tenses.insert(.preterite)
    #expect(tenses.list == [.present, .preterite, .future])  // in the order of the enum
    tenses.remove(.present)
    tenses.remove(.present)
    #expect(tenses == TenseSet([.future, .preterite]))
    #expect(tenses.union(.futures).list == [.preterite, .future, .conditional])
    #expect(TenseSet(.present).isSubset(of: .presents) && TenseSet().isEmpty)
  }

  @Test func everyCase() {
    #expect(TenseSet.all.list == Tense.allCases)
    #expect(PatternSet.all.list == Irregularity.allCases)
  }
}
