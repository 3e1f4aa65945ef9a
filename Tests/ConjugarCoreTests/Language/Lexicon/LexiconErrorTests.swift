import Testing

@testable import ConjugarCore

/// What is said of a line that cannot be read.
@Suite struct LexiconErrorTests {
  @Test(arguments: [
    ("hablar", LexiconError.malformed("hablar")),
    ("| speak | e>ie", .malformed("| speak | e>ie")),
    ("hablar | speak | e>ie | more", .malformed("hablar | speak | e>ie | more")),
    ("hablar | speak | e>zz", .unknownPattern("e>zz")),
    ("hablar | speak | e>ie/zz", .unknownPattern("zz")),
    ("hablar | speak | aorist=habl", .unknownPattern("aorist")),
    ("hablar | speak | present.4s=habl", .unknownPattern("present.4s")),
    ("hablar | speak | imperative.1s=habl", .unknownPattern("imperative.1s")),
    ("hablar | speak | present=a,b", .malformed("present=a,b")),
    ("hablar | speak | present.1s=h4blo", .malformed("h4blo")),
    ("hablar | speak | ask:sometimes", .unknownPattern("ask:sometimes")),
    ("hablar | speak | seldom:plural", .unknownPattern("seldom:plural")),
  ])
  func unreadable(line: String, expected: LexiconError) {
    #expect(throws: expected) { try LexiconEntry(line) }
  }

  @Test func modelThatDoesNotExist() throws {
    let lexicon = Lexicon("detener | stop | like:tener\n")
    let infinitive = try #require(Infinitive("detener"))
    #expect(throws: LexiconError.unknownModel("tener", of: "detener")) { try lexicon.verb(infinitive) }
  }

  @Test func modelThatHasAModel() throws {
    let lexicon = Lexicon("poner | put | +g\nreponer | put back | like:poner\nrereponer | x | like:reponer\n")
    let infinitive = try #require(Infinitive("rereponer"))
    #expect(throws: LexiconError.modelHasModel("reponer", of: "rereponer")) { try lexicon.verb(infinitive) }
  }

  @Test func modelThatTheVerbDoesNotEndIn() throws {
    let lexicon = Lexicon("hablar | speak | like:poner\nponer | put | +g\n")
    let infinitive = try #require(Infinitive("hablar"))
    #expect(throws: LexiconError.endsOtherwise("hablar", model: "poner")) { try lexicon.verb(infinitive) }
  }

  @Test func sentences() {
    #expect(
      LexiconError.malformed("hablar").description
        == "“hablar” is not in the notation of the lexicon: infinitive | meaning | patterns")
    #expect(
      LexiconError.unknownPattern("e>zz").description == """
        “e>zz” is no pattern (accepted: e>ie o>ue u>ue i>ie o>hue e>i o>u i>í u>ú c>zc c>zg c>g c>j +g +ig +y, TENSE=…, like:, ask:, \
        seldom:, stem=, the defects, auxiliary and suppletive)
        """)
    #expect(
      LexiconError.unknownModel("tener", of: "detener").description
        == "“detener” is said to go like “tener”, which is not in the lexicon")
    #expect(
      LexiconError.endsOtherwise("hablar", model: "poner").description
        == "“hablar” is said to go like “poner” and does not end in it")
  }
}
