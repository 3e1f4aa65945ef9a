import Testing

@testable import ConjugarCore

@Suite("Verbs that are conjugated alike")
struct LikenessTests {
  private func areAlike(_ first: String, _ second: String) throws -> Bool {
    let likeness = Likeness(model: try Rows.conjugator.verb(first), conjugator: Rows.conjugator)
    return likeness.includes(try Rows.conjugator.verb(second))
  }

  @Test(arguments: [
    ("hablar", "cantar"),
    // Spelling is no difference, nor are accents and sounds that every verb has.
    ("hablar", "buscar"), ("hablar", "averiguar"), ("hablar", "cambiar"), ("comer", "leer"), ("vivir", "bullir"),
    ("pensar", "empezar"), ("contar", "avergonzar"), ("mover", "oler"), ("pedir", "reír"),
    ("pedir", "seguir"), ("conocer", "parecer"), ("enviar", "prohijar"), ("conducir", "traducir"),
    // A prefix, or other letters that stand before what the two share.
    ("tener", "mantener"), ("mantener", "detener"), ("poner", "oponer"), ("ver", "prever"), ("abrir", "cubrir"),
    ("volver", "resolver"), ("bendecir", "maldecir"), ("dar", "desdar"),
    // Changes of which the lexicon says nothing.
    ("construir", "huir"), ("actuar", "continuar"), ("construir", "argüir"),
    // A pronoun, or forms that are not used.
    ("sentir", "arrepentirse"), ("mover", "llover"), ("pensar", "nevar"),
    // One line states what follows from the other.
    ("satisfacer", "licuefacer"), ("antedecir", "predecir"),
  ])
  func alike(_ first: String, _ second: String) throws {
    #expect(try areAlike(first, second))
    #expect(try areAlike(second, first))
  }

  @Test(arguments: [
    ("hablar", "comer"), ("comer", "vivir"), ("hablar", "pensar"), ("hablar", "actuar"), ("vivir", "construir"),
    ("hablar", "enviar"), ("pensar", "contar"), ("contar", "jugar"), ("pedir", "sentir"), ("conocer", "conducir"),
    ("tener", "venir"), ("tener", "entender"), ("decir", "predecir"), ("decir", "bendecir"), ("dormir", "morir"),
    ("romper", "volver"), ("abrir", "escribir"), ("hacer", "satisfacer"), ("reír", "freír"), ("unir", "reunir"),
    ("saber", "caber"), ("ser", "ver"), ("haber", "saber"), ("ir", "vivir"), ("oír", "huir"),
    // The norm accepts two ways, or prefers the other.
    ("contar", "engrosar"), ("acostar", "acostar#2"), ("apostar", "asolar"), ("evacuar", "actuar"),
    ("predecir", "contradecir"),
    ("pensar", "errar"),
  ])
  func notAlike(_ first: String, _ second: String) throws {
    #expect(try !areAlike(first, second))
    #expect(try !areAlike(second, first))
  }

  @Test func everyVerbIsLikeItself() throws {
    for line in Lexicon.embedded.verbLines where !line.notes.isEmpty {
      let likeness = Likeness(model: try #require(line.verb), conjugator: Rows.conjugator)
      #expect(likeness.includes(try #require(line.verb)), "\(line.name)")
    }
  }
}
