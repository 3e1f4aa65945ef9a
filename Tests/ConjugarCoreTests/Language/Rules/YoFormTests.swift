import ConjugarCore
import Testing

/// Consonants that come up before o and a: in *yo* and in the whole present subjunctive.
@Suite struct YoFormTests {
  @Test(arguments: [
    "conocer present conozco conoces conocés conoce conocemos conocéis conocen",  // not conoco, conozzo
    "conocer present-subjunctive conozca conozcas conozcas conozca conozcamos conozcáis conozcan",
    "conocer imperative conoce conocé conozca conozcamos conoced conozcan", "conocer preterite 1s conocí",
    "nacer present 1s nazco", "parecer present-subjunctive 3s parezca", "lucir present 1s luzco",
    "conducir present 1s conduzco", "traducir present-subjunctive 2s traduzcas", "complacer present 1s complazco",
    "establecer present-subjunctive 2p establezcáis",
  ])
  func zc(row: String) throws { try Rows.check(row) }

  @Test(arguments: [
    "vencer present 1s venzo", "ejercer present 1s ejerzo", "torcer present 1s tuerzo", "cocer present 1s cuezo",
    "zurcir present-subjunctive 3s zurza", "esparcir present 1s esparzo",  // after a consonant no -zc-
  ])
  func noZcAfterAConsonant(row: String) throws { try Rows.check(row) }

  @Test(arguments: [
    "tener present tengo tienes tenés tiene tenemos tenéis tienen",  // not tieno, tiengo
    "tener present-subjunctive tenga tengas tengas tenga tengamos tengáis tengan",  // not tienga
    "venir present vengo vienes venís viene venimos venís vienen",
    "venir present-subjunctive venga vengas vengas venga vengamos vengáis vengan",  // not vingamos
    "poner present pongo pones ponés pone ponemos ponéis ponen", "salir present 1s salgo", "valer present 1s valgo",
    "asir present 1s asgo", "asir present-subjunctive 1p asgamos", "asir present 3s ase",
    "equivaler present 1s equivalgo",
    "sobresalir present-subjunctive 3s sobresalga", "detener present-subjunctive 1p detengamos",
  ])
  func addedG(row: String) throws { try Rows.check(row) }

  @Test(arguments: [
    "hacer present hago haces hacés hace hacemos hacéis hacen", "hacer present-subjunctive 1p hagamos",
    "decir present digo dices decís dice decimos decís dicen",  // not dezo, dego
    "decir present-subjunctive diga digas digas diga digamos digáis digan", "satisfacer present 1s satisfago",
    "deshacer present-subjunctive 3s deshaga", "bendecir present 1s bendigo", "contradecir present 1s contradigo",
  ])
  func cToG(row: String) throws { try Rows.check(row) }

  @Test(arguments: [
    "caer present caigo caes caés cae caemos caéis caen", "caer present-subjunctive 1p caigamos",
    "traer present 1s traigo", "traer present-subjunctive 2p traigáis", "oír present 1s oigo",
    "oír present-subjunctive oiga oigas oigas oiga oigamos oigáis oigan",  // not oya
    "recaer present 1s recaigo", "atraer present-subjunctive 3s atraiga",
    "raer present 1s raigo/rayo", "raer present-subjunctive 1p raigamos/rayamos",
    "roer present 1s roo/roigo/royo", "roer present-subjunctive 3s roa/roiga/roya", "roer present 3s roe",
    "yacer present 1s yazco/yazgo/yago", "yacer imperative 2s yace/yaz",
    "yacer present-subjunctive 3p yazcan/yazgan/yagan",
  ])
  func igAndY(row: String) throws { try Rows.check(row) }

  @Test(arguments: [
    "caber present quepo cabes cabés cabe cabemos cabéis caben",  // not cabo
    "caber present-subjunctive quepa quepas quepas quepa quepamos quepáis quepan",
    "saber present sé sabes sabés sabe sabemos sabéis saben",  // not sabo
    "saber present-subjunctive sepa sepas sepas sepa sepamos sepáis sepan",
    "haber present-subjunctive haya hayas hayas haya hayamos hayáis hayan",
    "ver present-subjunctive vea veas veas vea veamos veáis vean", "prever present-subjunctive 1p preveamos",
  ])
  func subjunctiveOnYo(row: String) throws { try Rows.check(row) }
}
