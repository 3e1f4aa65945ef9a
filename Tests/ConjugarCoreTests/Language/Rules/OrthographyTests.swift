import Testing

@testable import ConjugarCore

/// Letters that change so that the sound stays, without one verb being listed for it.
@Suite struct OrthographyTests {
  @Test(arguments: [
    "buscar preterite busqué buscaste buscaste buscó buscamos buscasteis buscaron",  // not buscé
    "buscar present-subjunctive busque busques busques busque busquemos busquéis busquen",
    "sacar preterite 1s saqué", "tocar present-subjunctive 2p toquéis", "explicar preterite 1s expliqué",
    "delinquir present delinco delinques delinquís delinque delinquimos delinquís delinquen",  // not delinquo
    "delinquir present-subjunctive 3s delinca",
  ])
  func cAndQu(row: String) throws { try Rows.check(row) }

  @Test(arguments: [
    "llegar preterite llegué llegaste llegaste llegó llegamos llegasteis llegaron",  // not llegé
    "pagar present-subjunctive 3s pague", "jugar preterite 1s jugué",
    "distinguir present 1s distingo",  // not distinguo
    "averiguar preterite averigüé averiguaste averiguaste averiguó averiguamos averiguasteis averiguaron",
    "apaciguar present-subjunctive 1s apacigüe", "desaguar preterite 1s desagüé", "argüir preterite 1s argüí",
    "avergonzar present-subjunctive avergüence avergüences avergüences avergüence avergoncemos avergoncéis avergüencen",
  ])
  func gAndGuAndDiaeresis(row: String) throws { try Rows.check(row) }

  @Test(arguments: [
    "cruzar preterite crucé cruzaste cruzaste cruzó cruzamos cruzasteis cruzaron",  // not cruzé
    "empezar present-subjunctive empiece empieces empieces empiece empecemos empecéis empiecen",
    "vencer present venzo vences vencés vence vencemos vencéis vencen",  // not venco, venzco
    "vencer present-subjunctive 1p venzamos", "rezar preterite 1s recé", "forzar present-subjunctive 3s fuerce",
    "torcer present-subjunctive 3s tuerza", "zurcir present 1s zurzo", "hacer preterite 3s hizo",  // not hico
    "satisfacer preterite 3s satisfizo", "deshacer preterite 3s deshizo",
  ])
  func cAndZ(row: String) throws { try Rows.check(row) }

  @Test(arguments: [
    "coger present cojo coges cogés coge cogemos cogéis cogen", "escoger present 1s escojo",  // not escogo
    "dirigir present-subjunctive dirija dirijas dirijas dirija dirijamos dirijáis dirijan",
    "proteger present 1s protejo",
    "corregir present corrijo corriges corregís corrige corregimos corregís corrigen",
    "trabajar preterite 1s trabajé", "tejer present 3s teje", "crujir present 3s cruje",  // j stays: not tege
    "dibujar present-subjunctive 3s dibuje", "decir preterite 1s dije", "traer preterite 2s trajiste",
  ])
  func gAndJ(row: String) throws { try Rows.check(row) }

  @Test(arguments: [
    "echar preterite 1s eché", "aprovechar present-subjunctive 3s aproveche",  // ch is one sound: not equé
    "hablar preterite 1s hablé", "rehenchir present 1s rehíncho",
  ])
  func otherLettersStay(row: String) throws { try Rows.check(row) }

  @Test(arguments: [
    "seguir", "buscar", "argüir", "averiguar", "coger", "echar", "cruzar", "delinquir", "jugar", "quejar",
  ])
  func readAndSpelledAgain(word: String) throws {
    let letters = try #require(Word(word))
    #expect(Word(spelling: Sounds(of: letters)) == letters)
  }
}
