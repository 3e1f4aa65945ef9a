import ConjugarCore
import Testing

/// What a misspelled or unknown verb may have been meant for.
@Suite struct ProposalsTests {
  private static let conjugator = Conjugator()

  @Test(arguments: [
    ("empesar", "empezar"), ("hablr", "hablar"), ("haver", "haber"), ("tenre", "tener"), ("resivir", "recibir"),
    ("HABALR", "hablar"), ("banar", "bañar"), ("sonreir", "sonreír"),
    // What sounds alike is no slip.
    ("vever", "beber"), ("bibir", "vivir"), ("corrijir", "corregir"), ("aser", "hacer"), ("esplicar", "explicar"),
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

  /// Elegir is no farther from elijir than eligir, which nobody uses.
  @Test(arguments: [("empesar", "empezar"), ("elijir", "elegir"), ("dirijir", "dirigir"), ("banarse", "bañarse")])
  func aSlipInACommonVerbIsProposed(_ word: String, _ proposed: String) throws {
    let warning = try #require(Self.conjugator.warning(of: try Self.conjugator.verb(word, guessing: true)))
    #expect(warning.contains("; did you mean “\(proposed)”"))
    #expect(Self.conjugator.warning(of: try Self.conjugator.verb("empezar")) == nil)
    #expect(Self.conjugator.warning(of: try Self.conjugator.verb("quejar")) == "“quejar” is mostly said as “quejarse”")
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
