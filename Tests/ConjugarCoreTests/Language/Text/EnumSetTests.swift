import Testing

@testable import ConjugarCore

@Suite("Sets of the cases of an enum")
struct EnumSetTests {
  @Test func asSets() {
    var tenses: TenseSet = [.present, .future]
    #expect(tenses.contains(.present) && !tenses.contains(.preterite))
    #expect(tenses.insert(.preterite).inserted)
    #expect(!tenses.insert(.preterite).inserted)
    #expect(tenses.list == [.present, .preterite, .future])  // in the order of the enum
    #expect(tenses.remove(.present) == .present && tenses.remove(.present) == nil)
    #expect(tenses.update(with: .future) == .future)
    #expect(tenses == TenseSet([.future, .preterite]))
    #expect(tenses.union(.futures).list == [.preterite, .future, .conditional])
    #expect(tenses.intersection(.futures).list == [.future])
    #expect(tenses.symmetricDifference(.futures).list == [.preterite, .conditional])
    #expect(TenseSet(.present).isSubset(of: .presents) && TenseSet().isEmpty)
  }

  @Test func everyCase() {
    #expect(TenseSet.all.list == Tense.allCases)
    #expect(LexicalPatternSet.all.list == LexicalPattern.allCases)
  }
}
