import ConjugarCore
import Testing

/// Orders: to *tú* (ten), to *vos* (tené), to *vosotros* (tened), and those that the subjunctive lends.
@Suite struct ImperativeRulesTests {
  @Test(arguments: [
    "tener imperative ten tené tenga tengamos tened tengan", "poner imperative pon poné ponga pongamos poned pongan",
    "venir imperative ven vení venga vengamos venid vengan", "salir imperative sal salí salga salgamos salid salgan",
    "hacer imperative haz hacé haga hagamos haced hagan", "decir imperative di decí diga digamos decid digan",
  ])
  func shortOrders(row: String) throws { try Rows.check(row) }

  @Test(arguments: [
    "detener imperative 2s detén", "oponer imperative 2s opón", "convenir imperative 2s convén",  // not opone
    "deshacer imperative 2s deshaz", "satisfacer imperative 2s satisfaz/satisface",
    "bendecir imperative 2s bendice", "maldecir imperative 2s maldice",  // not bendí
    "traer imperative 2s trae", "saber imperative 2s sabe", "querer imperative 2s quiere", "valer imperative 2s vale",
  ])
  func families(row: String) throws { try Rows.check(row) }

  @Test(arguments: [
    "hablar imperative 2v hablá", "comer imperative 2v comé", "vivir imperative 2v viví", "pedir imperative 2v pedí",
    "pensar imperative 2v pensá", "volver imperative 2v volvé", "jugar imperative 2v jugá",  // the stem never breaks
    "oír imperative 2v oí", "reír imperative 2v reí", "traer imperative 2v traé", "construir imperative 2v construí",
    "ver imperative 2v ve", "prever imperative 2v prevé", "dar imperative 2v da", "estar imperative 2v está",
    "ser imperative 2v sé", "ir imperative 2v andá", "averiguar imperative 2v averiguá", "enviar imperative 2v enviá",
    "criar imperative 2v cria", "huir imperative 2v hui", "rehuir imperative 2v rehuí", "salir imperative 2v salí",
  ])
  func voseo(row: String) throws { try Rows.check(row) }

  @Test(arguments: [
    "hablar imperative 2p hablad", "comer imperative 2p comed", "ir imperative 2p id", "oír imperative 2p oíd",
    "pedir imperative 2p pedid", "dormir imperative 2p dormid", "dormir imperative 1p durmamos",  // not dormamos
    "huir imperative 2p huid", "ser imperative 2p sed", "argüir imperative 2p argüid",
  ])
  func vosotrosAndNosotros(row: String) throws { try Rows.check(row) }

  @Test(arguments: [
    "tener negative-imperative 2s no tengas", "tener negative-imperative 2v no tengas",  // not no ten, no tené
    "ser negative-imperative 2s no seas", "ir negative-imperative 1p no vayamos",  // not no vamos
    "ir negative-imperative 2v no vayas", "dar negative-imperative 3s no dé", "pedir negative-imperative 2p no pidáis",
    "yacer negative-imperative 2s no yazcas/no yazgas/no yagas", "haber negative-imperative 2s", "haber imperative 2s",
  ])
  func ordersNotTo(row: String) throws { try Rows.check(row) }
}
