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
    #expect(try (#require(MeaningSearch(text)).place(in: meaning) != nil) == isFitting)
  }

  /// `verbs --search 'get up'` used to find *madrugar* only.
  @Test func whatTheVerbMeansWithItsPronoun() throws {
    let words = try #require(MeaningSearch("get up"))
    #expect(words.place(in: "lift, raise; -se get up", pronominal: true) != nil)
    #expect(words.place(in: "get up", pronominal: true) == nil)
    var filter = VerbFilter()
    filter.meaning = words
    #expect(filter.verbs().map(\.verb.name).contains("levantarse"))
  }

  /// First the verbs that mean just that, of these first the one that most people mean: a much used verb that means it
  /// among others goes before a rare one that means nothing else.
  @Test(arguments: [
    ("get up", ["levantarse"]), ("know", ["saber", "conocer"]), ("to eat", ["comer"]), ("remember", ["recordar"]),
    ("sleep", ["dormir"]), ("take", ["tomar", "llevar"]), ("make", ["hacer"]), ("stay", ["quedarse"]),
    ("talk", ["hablar"]), ("carry", ["llevar"]), ("hang up", ["colgar"]), ("throw away", ["tirar"]), ("owe", ["deber"]),
    ("earn", ["ganar"]), ("complain", ["quejarse"]), ("turn down", ["rechazar"]), ("jump", ["saltar"]),
    ("have to", ["tener"]), ("bear", ["soportar"]), ("wear", ["llevar"]), ("borrow", ["pedir"]), ("enter", ["entrar"]),
    ("hear", ["oír"]), ("cost", ["costar"]), ("look like", ["parecer"]),
    ("search", ["buscar"]),
    ("turn on", ["encender"]), ("turn off", ["apagar"]), ("get off", ["bajarse"]), ("get on", ["subirse"]),
    ("get in", ["entrar"]), ("get out", ["salir"]), ("go crazy", ["enloquecer"]), ("come out", ["salir"]),
    ("hurry up", ["apresurarse"]), ("make a mistake", ["equivocarse"]), ("put out", ["apagar"]),
    ("come up with", ["idear"]), ("laugh at", ["reírse"]), ("depend on", ["depender"]), ("throw up", ["vomitar"]),
    ("look forward to", ["esperar"]), ("take a picture", ["sacar", "fotografiar"]), ("marry", ["casarse"]),
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
