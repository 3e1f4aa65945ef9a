import Testing

@testable import ConjugarCore

/// What a line of the lexicon cannot say: such a line has no verb.
@Suite struct LexiconNotationTests {
  @Test(arguments: [
    "| speak | e>ie",
    "hablar | speak | e>ie | more",
    "hablar | speak | e>zz",
    "hablar | speak | e>ie/zz",
    "hablar | speak | aorist=habl",
    "hablar | speak | present.4s=habl",
    "hablar | speak | imperative.1s=habl",
    "hablar | speak | present=a,b",
    "hablar | speak | present.1s=h4blo",
    "hablar | speak | ask:sometimes",
    "hablar | speak | seldom:plural",
  ])
  func unreadable(line: String) { #expect(line.utf8.withSlice { LexiconEntry($0) == nil }) }

  /// A verb of which nothing is to be said is its name.
  @Test(arguments: ["hablar", "hablar |", "hablar | |"])
  func nameAlone(line: String) throws {
    let entry = try #require(line.utf8.withSlice { LexiconEntry($0) })
    #expect(entry.name == "hablar" && entry.meaning.isEmpty && entry.tokens.isEmpty)
    #expect(try Conjugator(lexicon: Lexicon(line)).verb("hablar").name == "hablar")
  }

  /// A model exists, has no model itself, and stands at the end of the verb.
  @Test(arguments: [
    ("detener", "detener | stop | like:tener"),
    ("rereponer", "poner | put | +g\nreponer | put back | like:poner\nrereponer | x | like:reponer"),
    ("hablar", "hablar | speak | like:poner\nponer | put | +g"), ("hablar", "hablar | speak | e>zz"),
  ])
  func noVerb(name: String, lexicon: String) throws {
    #expect(Lexicon(lexicon).verb(try #require(Infinitive(name))) == nil)
    #expect(throws: ConjugationError.unknownVerb(name)) { try Conjugator(lexicon: Lexicon(lexicon)).verb(name) }
  }

  @Test func everyLineOfTheLexiconHasAVerb() throws {
    for line in Lexicon.embedded.verbLines {
      #expect(line.verb?.name == line.name, "\(line.name) | \(line.notes)")
      // What a verb helps is read when it is asked for.
      let entry = try LexiconEntry(line)
      #expect(entry.constructions.count == entry.helped.count, "\(line.name) | \(line.notes)")
    }
  }
}
