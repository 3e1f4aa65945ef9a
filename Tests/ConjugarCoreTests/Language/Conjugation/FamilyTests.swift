import ConjugarCore
import Testing

@Suite("Families of verbs")
struct FamilyTests {
  @Test(arguments: [
    ("tener", "detener"), ("tener", "mantener"), ("hacer", "deshacer"), ("poner", "suponer"), ("decir", "predecir"),
    ("pensar", "cerrar"), ("contar", "encontrar"), ("conocer", "parecer"), ("pedir", "seguir"), ("ver", "prever"),
    ("sentir", "arrepentirse"),
  ])
  func oneFamily(_ first: String, _ second: String) throws {
    let family = try Conjugator().verb(first).family
    #expect(family != nil)
    #expect(try Conjugator().verb(second).family == family)
  }

  @Test(arguments: [("tener", "venir"), ("pensar", "perder"), ("pedir", "sentir"), ("ser", "ir")])
  func twoFamilies(_ first: String, _ second: String) throws {
    #expect(try Conjugator().verb(first).family != Conjugator().verb(second).family)
  }

  @Test(arguments: ["hablar", "comer", "vivir", "buscar", "lavarse"])
  func regularVerbsHaveNone(_ verb: String) throws {
    #expect(try Conjugator().verb(verb).family == nil)
  }
}
