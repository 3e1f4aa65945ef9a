import ConjugarCore
import Testing

/// A paradigm has 141 places, and no others can be named.
@Suite struct SlotTests {
  @Test func oneHundredAndFortyOne() {
    #expect(Slot.all.count == 141)
    #expect(Set(Slot.all).count == 141)
    #expect(Slot.all.filter { !$0.tense.isCompound }.count == 78)
    #expect(Slot.all.filter { $0.person == nil } == [.infinitive, .gerund, .participle])
  }

  @Test func orderOfOutput() {
    #expect(Slot.all.map(\.index) == Array(0..<141))
    #expect(Slot.all.sorted() == Slot.all)
    #expect(Tense.allCases.flatMap(Slot.of) == Slot.all)
    #expect(
      Slot.of(.imperative).map(\.description) == [
        "imperative 2s", "imperative 2v", "imperative 3s", "imperative 1p", "imperative 2p", "imperative 3p",
      ])
  }

  @Test func nonsenseHasNoSlot() {
    #expect(Slot(.imperative, .firstSingular) == nil)
    #expect(Slot(.negativeImperative, .firstSingular) == nil)
    for person in Person.allCases {
      #expect(Slot(.infinitive, person) == nil)
      #expect(Slot(.gerund, person) == nil)
      #expect(Slot(.participle, person) == nil)
    }
    for tense in Tense.allCases where !tense.persons.isEmpty { #expect(Slot(tense) == nil) }
  }

  @Test func everySlotIsReachedByItsTenseAndPerson() {
    for slot in Slot.all { #expect(Slot(slot.tense, slot.person) == slot) }
  }

  @Test func samePersonInAnotherTense() throws {
    let order = try #require(Slot(.imperative, .secondVoseo))
    #expect(order.inTense(.presentSubjunctive)?.description == "present-subjunctive 2v")
    #expect(order.inTense(.gerund) == nil)
    #expect(Slot.gerund.inTense(.infinitive) == .infinitive)
    #expect(Slot.gerund.inTense(.present) == nil)
    #expect(Slot(.present, .firstSingular)?.inTense(.imperative) == nil)
  }

  /// Nobody orders *ella*; *nosotros* order themselves.
  @Test(arguments: [
    ("imperative", "3s", ["usted"]), ("negative-imperative", "3p", ["ustedes"]), ("imperative", "2s", ["tú"]),
    ("imperative", "1p", ["nosotros", "nosotras"]), ("present", "3s", ["él", "ella", "usted"]),
  ])
  func subjects(tense: String, person: String, subjects: [String]) throws {
    let slot = try #require(Slot(try Tense.named(tense), try Person.named(person)))
    #expect(slot.subjects == subjects)
    #expect(Slot.gerund.subjects.isEmpty)
  }

  @Test func writtenAsInTheMachineFormats() {
    #expect(Slot.participle.description == "participle -")
    #expect(Slot(.presentSubjunctive, .thirdPlural)?.description == "present-subjunctive 3p")
  }
}

@Suite("What the imperative borrows from the subjunctive")
struct BorrowedSlotTests {
  @Test(arguments: [
    ("imperative 2s", nil), ("imperative 2v", nil), ("imperative 2p", nil),
    ("imperative 3s", "present-subjunctive 3s"), ("imperative 1p", "present-subjunctive 1p"),
    ("imperative 3p", "present-subjunctive 3p"), ("negative-imperative 2s", "present-subjunctive 2s"),
    ("negative-imperative 2v", "present-subjunctive 2v"), ("negative-imperative 3p", "present-subjunctive 3p"),
    ("present 3s", nil), ("present-subjunctive 3s", nil),
  ])
  func borrowed(cell: String, source: String?) throws {
    let words = cell.split(separator: " ")
    let slot = try #require(Slot(try Tense.named(words[0]), try Person.named(words[1])))
    #expect(slot.borrowed.map { "\($0)" } == source)
  }
}
