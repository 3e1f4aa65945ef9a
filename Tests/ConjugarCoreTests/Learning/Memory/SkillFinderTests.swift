import Testing

@testable import ConjugarCore

@Suite("Finding skills")
struct SkillFinderTests {
  /// What is found by the kind of verb is what the verb itself needs.
  @Test func verbsOfAKindNeedTheSame() throws {
    let conjugator = Conjugator()
    var finder = SkillFinder(conjugator)
    for (place, name) in conjugator.lexicon.infinitives.enumerated() where place % 67 == 0 {
      var alone = SkillFinder(conjugator)
      let (number, only) = (finder.verb(named: name), alone.verb(named: name))
      let verb = try #require(number)
      let same = try #require(only)
      for slot in Slot.all where slot.index % 3 == place % 3 {
        let found = finder.skills(for: slot, ofVerb: verb).map { finder.skills[$0] }
        let needed = alone.skills(for: slot, ofVerb: same).map { alone.skills[$0] }
        #expect(found == needed, "\(name) \(slot)")
      }
    }
  }

  @Test func whatIsNoVerbHasNoNumber() {
    var finder = SkillFinder(Conjugator())
    let numbers = ["mesa", "mesa", "tener", "poner", "tener"].map { finder.verb(named: $0) }
    #expect(numbers == [nil, nil, 0, 1, 0])
  }

  /// The whole language: patterns in a tense, and forms that have to be known, each by an identifier of its own.
  @Test func theWholeLanguage() throws {
    var finder = SkillFinder(Conjugator())
    var kinds = ConjugationKinds()
    var seen: Set<Int> = []
    for line in finder.conjugator.lexicon.verbLines {
      guard seen.insert(kinds.kind(of: try #require(line.verb))).inserted, let verb = finder.verb(named: line.name)
      else { continue }
      for slot in Slot.all where slot != .infinitive { _ = finder.skills(for: slot, ofVerb: verb) }
    }
    #expect(finder.skills.count { !$0.isForm } == 372)
    #expect(finder.skills.count { $0.isForm } == 153)
    #expect(Set(finder.skills.map(\.id)).count == finder.skills.count)
    #expect(finder.skills.allSatisfy { $0.id.allSatisfy { $0.isLetter || $0.isNumber || "/>+-".contains($0) } })
  }
}
