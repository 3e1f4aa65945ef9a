import ConjugarCore
import Testing

@Suite("Words in the meaning")
struct MeaningSearchTests {
  @Test(arguments: [
    ("know", "know (a fact), know how to", true),
    ("know", "acknowledge", false),
    ("KNOW", "make known", true),
    ("to know", "know", true),
    ("to", "listen to", true),
    ("fact know", "know (a fact)", true),
    ("know love", "know", false),
    ("one's", "lose one’s way, find one's way", true),
    ("back, hold", "hold back", true),
    ("e", "eat", true),
    ("know", "", false),
    ("knowing", "know", false),
    ("get up", "lift, raise; -se get up", false),
    ("get up", "get (a grade), stay up", false),
  ])
  func fits(_ text: String, _ meaning: String, _ isFitting: Bool) throws {
    #expect(try #require(MeaningSearch(text)).fits(meaning) == isFitting)
  }

  /// `verbs --search 'get up'` used to find *madrugar* only.
  @Test func whatTheVerbMeansWithItsPronoun() throws {
    let words = try #require(MeaningSearch("get up"))
    #expect(words.fits("lift, raise; -se get up", pronominal: true))
    #expect(!words.fits("get up", pronominal: true))
    var filter = VerbFilter()
    filter.meaning = words
    #expect(filter.verbs().map(\.verb.name).contains("levantarse"))
  }

  /// First the verbs that mean just that, of these first those that mean it above all, then by use.
  @Test(arguments: [
    ("get up", ["levantarse"]), ("know", ["saber", "conocer"]), ("to eat", ["comer"]), ("remember", ["recordar"]),
    ("sleep", ["dormir"]), ("take", ["tomar", "llevar"]),
  ])
  func likeliestFirst(_ text: String, _ wanted: [String]) {
    var filter = VerbFilter()
    filter.meaning = MeaningSearch(text)
    #expect(Array(filter.verbs().map(\.verb.name).prefix(wanted.count)).sorted() == wanted.sorted())
  }

  @Test(arguments: ["", " ", "(?)"])
  func hasNoWord(_ text: String) {
    #expect(MeaningSearch(text) == nil)
  }
}
