import ConjugarCore
import Testing

/// Preterites with a stem of their own, and the three subjunctives that stand on any preterite.
@Suite struct StrongPreteriteTests {
  @Test(arguments: [
    "tener preterite tuve tuviste tuviste tuvo tuvimos tuvisteis tuvieron",  // not tuví, tuvió
    "estar preterite estuve estuviste estuviste estuvo estuvimos estuvisteis estuvieron",
    "andar preterite anduve anduviste anduviste anduvo anduvimos anduvisteis anduvieron",  // not andé
    "haber preterite hube hubiste hubiste hubo hubimos hubisteis hubieron",
    "poder preterite pude pudiste pudiste pudo pudimos pudisteis pudieron",
    "poner preterite puse pusiste pusiste puso pusimos pusisteis pusieron",
    "saber preterite supe supiste supiste supo supimos supisteis supieron",
    "caber preterite cupe cupiste cupiste cupo cupimos cupisteis cupieron",
    "querer preterite quise quisiste quisiste quiso quisimos quisisteis quisieron",
    "venir preterite vine viniste viniste vino vinimos vinisteis vinieron",
    "hacer preterite hice hiciste hiciste hizo hicimos hicisteis hicieron",
    "decir preterite dije dijiste dijiste dijo dijimos dijisteis dijeron",  // not dijieron
    "traer preterite traje trajiste trajiste trajo trajimos trajisteis trajeron",
    "conducir preterite conduje condujiste condujiste condujo condujimos condujisteis condujeron",  // not conducí
    "satisfacer preterite satisfice satisficiste satisficiste satisfizo satisficimos satisficisteis satisficieron",
  ])
  func strong(row: String) throws { try Rows.check(row) }

  @Test(arguments: [
    "detener preterite 3s detuvo", "componer preterite 1s compuse", "convenir preterite 3p convinieron",
    "deshacer preterite 1s deshice", "contradecir preterite 3s contradijo", "distraer preterite 3p distrajeron",
    "bendecir preterite 3s bendijo", "maldecir preterite 1s maldije", "producir preterite 2s produjiste",
    "intervenir preterite 3s intervino",  // not intervenió
    "prever preterite 3s previó", "proveer preterite 3s proveyó",  // ver and proveer part here
  ])
  func families(row: String) throws { try Rows.check(row) }

  @Test(arguments: [
    "tener imperfect-subjunctive-ra tuviera tuvieras tuvieras tuviera tuviéramos tuvierais tuvieran",
    "tener imperfect-subjunctive-se tuviese tuvieses tuvieses tuviese tuviésemos tuvieseis tuviesen",
    "tener future-subjunctive tuviere tuvieres tuvieres tuviere tuviéremos tuviereis tuvieren",
    "decir imperfect-subjunctive-ra 1p dijéramos", "decir imperfect-subjunctive-se 3s dijese",  // not dijiera
    "decir future-subjunctive 1s dijere", "conducir imperfect-subjunctive-ra 3p condujeran",
    "ser imperfect-subjunctive-ra fuera fueras fueras fuera fuéramos fuerais fueran",  // not fuiera
    "ir imperfect-subjunctive-se fuese fueses fueses fuese fuésemos fueseis fuesen",
    "ser future-subjunctive 1p fuéremos",
    "dar imperfect-subjunctive-ra diera dieras dieras diera diéramos dierais dieran",  // not dara
    "dar future-subjunctive 3s diere", "desdar imperfect-subjunctive-ra 1p desdiéramos",
    "estar imperfect-subjunctive-ra 1s estuviera", "andar imperfect-subjunctive-ra 3s anduviera",  // not andara
    "andar future-subjunctive 2s anduvieres", "rehacer imperfect-subjunctive-ra 1s rehiciera",
    "pedir imperfect-subjunctive-ra 1p pidiéramos", "dormir imperfect-subjunctive-se 1s durmiese",
    "huir imperfect-subjunctive-ra 3s huyera", "reír imperfect-subjunctive-ra 1p riéramos",
    "gruñir imperfect-subjunctive-ra 3s gruñera", "ver imperfect-subjunctive-ra 1s viera",
  ])
  func builtOnThePreterite(row: String) throws { try Rows.check(row) }
}
