import Testing

@testable import ConjugarCore

@Suite("How often forms are said")
struct SpokenUseTests {
  /// Every cell of the list is one that the verb has; no cell stands twice, and the shares are below the whole.
  @Test func cellsAreThoseOfTheEngine() throws {
    let conjugator = Conjugator()
    let cells = SpokenUse.embedded.cells()
    #expect(cells.count > 3000)
    for cell in cells {
      let verb = try #require(conjugator.find(cell.verb), "\(cell.verb)")
      #expect(Gap(of: verb, at: cell.slot) == nil, "\(cell)")
    }
    #expect(Set(cells.map { "\($0.verb) \($0.slot)" }).count == cells.count)
    #expect((60_000..<100_000).contains(cells.reduce(0) { $0 + $1.share }))
  }

  @Test func theCommonestCome() {
    let first = SpokenUse.embedded.cells(of: "ser")
    #expect(SpokenUse.embedded.cells().first?.verb == "ser")
    #expect(first.max { $0.share < $1.share }?.slot == Slot(.present, .thirdSingular))
  }

  @Test func linesAreRead() {
    let cells = SpokenUse(lines: LinesByVerb("# a comment\n\nver gerund - 3 present 1s 5 3p 7\nir preterite 1s 2"))
      .cells()
    #expect(
      cells.map { "\($0.verb) \($0.slot) \($0.share)" } == [
        "ver gerund - 3", "ver present 1s 5", "ver present 3p 7", "ir preterite 1s 2",
      ])
  }
}
