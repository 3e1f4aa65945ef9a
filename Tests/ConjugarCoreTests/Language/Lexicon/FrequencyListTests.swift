import Testing

@testable import ConjugarCore

@Suite("The list of use")
struct FrequencyListTests {
  @Test func ranksCountFromOne() {
    let list = FrequencyList(lines: LinesByVerb("# the most used\nser\nestar\n\nir\nser\n"))
    #expect(Array(list) == ["ser", "estar", "ir", "ser"])
    #expect(list.ranks == ["ser": 1, "estar": 2, "ir": 3])
  }

  @Test func sharesOfThePronoun() {
    let list = FrequencyList(lines: LinesByVerb("ser\nsentar 69\nquejar 100\n"))
    #expect(Array(list) == ["ser", "sentar", "quejar"])
    #expect(["ser", "sentar", "quejar"].map(FrequencyList.embedded.pronominalPercent) == [2, 69, 100])
  }

  /// Each once; none that only a noun or an adverb explains among the first thousand, no vulgar one before the end.
  @Test func theListOfTheProject() throws {
    let names = Array(FrequencyList.embedded)
    #expect(names.count > 3_500 && Set(names).count == names.count)
    let disguised = [
      "aguar", "ademar", "adir", "vitar", "encimar", "colorar", "resacar", "tarar", "quintar", "musicar", "ejemplar",
      "jaguar", "olivar", "granar", "miar", "tranquilar", "profundar", "recomer", "dolar", "escobar", "pudrir", "podar",
      "piar", "morar", "desgraciar", "poblar", "penar", "placer", "parir", "equipar", "drogar", "reinar", "visar",
    ]
    for name in disguised { #expect(!names.prefix(1_000).contains(name), "\(name)") }
    for name in ["realizar", "producir", "señalar", "afirmar", "manifestar", "plantear", "destacar", "constituir"] {
      #expect(names.prefix(500).contains(name), "\(name)")
    }
    let vulgar = try names.dropLast(60).filter { name in
      try Rows.conjugator.verb(name).meanings.first?.marks.contains(.vulgar) ?? false
    }
    #expect(vulgar.isEmpty, "\(vulgar)")
  }
}
