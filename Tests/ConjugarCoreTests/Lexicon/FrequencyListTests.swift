import Testing

@testable import ConjugarCore

@Suite("The list of use")
struct FrequencyListTests {
  @Test func ranksCountFromOne() {
    let list = FrequencyList("# the most used\nser\nestar\n\nir\nser\n")
    #expect(Array(list) == ["ser", "estar", "ir", "ser"])
    #expect(list.ranks == ["ser": 1, "estar": 2, "ir": 3])
  }
}
