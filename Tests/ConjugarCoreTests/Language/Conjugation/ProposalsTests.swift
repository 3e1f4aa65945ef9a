import ConjugarCore
import Testing

/// What a misspelled or unknown verb may have been meant for.
@Suite struct ProposalsTests {
  private static let conjugator = Conjugator()

  @Test(arguments: [
    ("empesar", "empezar"), ("hablr", "hablar"), ("haver", "haber"), ("tenre", "tener"), ("resivir", "recibir"),
    ("HABALR", "hablar"), ("banar", "bañar"), ("sonreir", "sonreír"),
  ])
  func nearest(_ word: String, _ verb: String) {
    #expect(Self.conjugator.suggestions(for: word).contains(verb))
  }

  @Test func homonymsAreProposedOnce() {
    let found = Self.conjugator.suggestions(for: "acoztar")
    #expect(found.contains("acostar") && Set(found).count == found.count, "\(found)")
  }

  /// Nothing is looked for where no verb can be.
  @Test(arguments: ["", "xyzwvq", "привет", String(repeating: "hablar", count: 20_000), "h", "      "])
  func none(_ word: String) {
    #expect(Self.conjugator.suggestions(for: word).isEmpty)
  }

  @Test func suggestionsAreMeasuredAgainstEveryName() {
    for word in ["empesar", "korrer", "dezir", "abrier", "hazer", "peinsar", "ir", "escrivir"] {
      let limit = word.count < 5 ? 1 : 2
      let all = Lexicon.embedded.infinitives.filter { Nearest.distance(word, Folding.key($0)) <= limit }
      let found = Self.conjugator.suggestions(for: word)
      #expect(Set(found).isSubset(of: all) && found.count == min(3, all.count), "\(word): \(found)")
    }
  }

  /// `crushear … did you mean “causear”?` was noise: a new verb is near to some rare one.
  @Test(arguments: ["flobear", "crushear", "chuipear", "blablablar"])
  func newVerbsAreNoSlips(_ word: String) throws {
    let warning = try #require(Self.conjugator.warning(of: try Self.conjugator.verb(word, guessing: true)))
    #expect(!warning.contains("did you mean"), "\(warning)")
  }

  @Test(arguments: [
    ("autoregular", "autorregular"), ("autoregularse", "autorregularse"), ("contrareplicar", "contrarreplicar"),
  ])
  func theRBehindAPrefixIsDoubled(_ word: String, _ proposed: String) throws {
    let warning = try #require(Self.conjugator.warning(of: try Self.conjugator.verb(word, guessing: true)))
    #expect(warning.contains("; did you mean “\(proposed)”"), "\(warning)")
  }

  @Test func aSlipInACommonVerbIsProposed() throws {
    let warning = try #require(Self.conjugator.warning(of: try Self.conjugator.verb("empesar", guessing: true)))
    #expect(warning.contains("; did you mean “empezar”"))
    #expect(Self.conjugator.warning(of: try Self.conjugator.verb("empezar")) == nil)
  }

  /// The lookup answers yes or no; nothing longer than a word is a verb.
  @Test func find() {
    #expect(Self.conjugator.find("tener")?.isKnown == true)
    #expect(Self.conjugator.find("ARGUIR")?.infinitive.description == "argüir")
    #expect(Self.conjugator.find("blablablar")?.isKnown == false)
    for word in [
      "", "casa", "tuvo", String(repeating: "a", count: 64) + "r", String(repeating: "hablar", count: 50_000),
    ] {
      #expect(Self.conjugator.find(word) == nil)
    }
  }
}
