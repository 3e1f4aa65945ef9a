import ConjugarCore
import Testing

/// What becomes of an i between vowels, after ñ and ll, and of verbs in -uir and -eír.
@Suite struct GlideTests {
  @Test(arguments: [
    "huir present huyo huyes huis huye huimos huis huyen",  // not huo, huís
    "huir present-subjunctive huya huyas huyas huya huyamos huyáis huyan",
    "construir present construyo construyes construís construye construimos construís construyen",
    "construir imperative construye construí construya construyamos construid construyan",
    "incluir present 3p incluyen", "disminuir present 1s disminuyo", "fluir present 3s fluye",
    "oír present oigo oyes oís oye oímos oís oyen",  // not oes, oimos
    "argüir present arguyo arguyes argüís arguye argüimos argüís arguyen",  // not argüyo
    "argüir preterite argüí argüiste argüiste arguyó argüimos argüisteis arguyeron",
    "argüir present-subjunctive 1p arguyamos", "argüir gerund - arguyendo", "argüir imperfect 1s argüía",
  ])
  func addedY(row: String) throws { try Rows.check(row) }

  @Test(arguments: [
    "leer preterite leí leíste leíste leyó leímos leísteis leyeron",  // not leió
    "caer preterite caí caíste caíste cayó caímos caísteis cayeron",
    "huir preterite hui huiste huiste huyó huimos huisteis huyeron", "construir preterite 3s construyó",
    "creer gerund - creyendo", "oír gerund - oyendo", "traer gerund - trayendo", "poseer preterite 3p poseyeron",
    "caer imperfect-subjunctive-ra 1p cayéramos", "leer future-subjunctive 3s leyere",
    "ir gerund - yendo",  // not iendo
    "roer preterite 3s royó", "embaír preterite 3s embayó", "proveer gerund - proveyendo",
    "seguir preterite 3s siguió", "delinquir preterite 3s delinquió",  // a u that is not heard is no vowel
  ])
  func yBetweenVowels(row: String) throws { try Rows.check(row) }

  @Test(arguments: [
    "reñir preterite reñí reñiste reñiste riñó reñimos reñisteis riñeron",  // not riñió
    "gruñir preterite 3s gruñó", "gruñir gerund - gruñendo", "tañer preterite 3s tañó", "teñir gerund - tiñendo",
    "bullir preterite bullí bulliste bulliste bulló bullimos bullisteis bulleron",  // not bullió
    "bullir gerund - bullendo", "escabullir imperfect-subjunctive-ra 3s escabullera",
    "plañir future-subjunctive 1s plañere",
    "rehenchir preterite 3s rehinchió", "rehenchir gerund - rehinchiendo",  // ch keeps its i: not rehinchó
    "decir preterite 3p dijeron",
    "traer preterite 3p trajeron",  // not dijieron
    "crujir preterite 3s crujió", "tejer preterite 3p tejieron",
    "coger gerund - cogiendo",  // j of the infinitive keeps it
  ])
  func iAbsorbed(row: String) throws { try Rows.check(row) }

  @Test(arguments: [
    "reír present río ríes reís ríe reímos reís ríen", "reír preterite reí reíste reíste rio reímos reísteis rieron",
    "reír present-subjunctive ría rías rías ría riamos riais rían",  // not riáis
    "reír gerund - riendo", "reír participle - reído", "reír imperative ríe reí ría riamos reíd rían",
    "sonreír preterite 3s sonrió", "sonreír present-subjunctive 2p sonriáis", "sonreír present 1s sonrío",
    "freír preterite 3s frio", "freír imperfect-subjunctive-ra 1s friera", "freír future 1s freiré",  // not freíré
  ])
  func eir(row: String) throws { try Rows.check(row) }

  @Test(arguments: [
    "distinguir present distingo distingues distinguís distingue distinguimos distinguís distinguen",
    "seguir present sigo sigues seguís sigue seguimos seguís siguen",  // not siguo
    "seguir present-subjunctive 1p sigamos", "extinguir present-subjunctive 3s extinga",
    "erguir preterite 3s irguió",  // not irgió
  ])
  func guir(row: String) throws { try Rows.check(row) }
}
