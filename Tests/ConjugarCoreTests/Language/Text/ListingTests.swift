import ConjugarCore
import Testing

@Suite("Lists and numbers in a sentence")
struct ListingTests {
  @Test(arguments: [([], ""), (["a"], "a"), (["a", "b"], "a or b"), (["a", "b", "c"], "a, b or c")])
  func listed(_ words: [String], _ text: String) { #expect(words.listed("or") == text) }

  @Test func counted() { #expect([0, 1, 2].map { $0.counted("day") } == ["0 days", "1 day", "2 days"]) }
}
