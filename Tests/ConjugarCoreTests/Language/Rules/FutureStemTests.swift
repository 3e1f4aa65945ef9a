import ConjugarCore
import Testing

/// Futures and conditionals on a shortened infinitive; all others stand on the whole one.
@Suite struct FutureStemTests {
  @Test(arguments: [
    "tener future tendré tendrás tendrás tendrá tendremos tendréis tendrán",  // not teneré
    "tener conditional tendría tendrías tendrías tendría tendríamos tendríais tendrían",
    "poner future 1s pondré", "venir future 3p vendrán", "salir conditional 3s saldría", "valer future 3s valdrá",
    "poder future podré podrás podrás podrá podremos podréis podrán", "saber future 1s sabré", "caber future 1s cabré",
    "haber future 3s habrá", "querer future querré querrás querrás querrá querremos querréis querrán",
    "querer conditional 1s querría", "hacer future haré harás harás hará haremos haréis harán",
    "decir future diré dirás dirás dirá diremos diréis dirán", "satisfacer conditional 3s satisfaría",
  ])
  func short(row: String) throws { try Rows.check(row) }

  @Test(arguments: [
    "detener future 1s detendré", "componer conditional 3s compondría", "intervenir future 3s intervendrá",
    "sobresalir future 3s sobresaldrá", "deshacer future 1s desharé", "rehacer future 3s rehará",
    "bendecir future 1s bendeciré", "maldecir future 3s maldecirá",  // not bendiré
  ])
  func families(row: String) throws { try Rows.check(row) }

  @Test(arguments: [
    "oír future oiré oirás oirás oirá oiremos oiréis oirán",  // not oíré
    "reír conditional 1s reiría", "ir future iré irás irás irá iremos iréis irán", "ser future 1s seré",
    "dormir future 1s dormiré", "pedir future 3s pedirá", "contar future 1s contaré", "conocer future 1s conoceré",
    "huir future 1s huiré", "prever future 1s preveré", "traer future 1s traeré", "argüir future 1s argüiré",
    "averiguar future 1s averiguaré", "dar future 1s daré", "ver future 1s veré", "prohibir future 1s prohibiré",
  ])
  func onTheInfinitive(row: String) throws { try Rows.check(row) }
}
