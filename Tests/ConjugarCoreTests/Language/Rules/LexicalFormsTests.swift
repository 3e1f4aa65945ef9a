import ConjugarCore
import Testing

/// Forms that have to be known: the most used verbs, the irregular imperfects and participles.
@Suite struct LexicalFormsTests {
  @Test(arguments: [
    "ser present soy eres sos es somos sois son", "ser imperfect era eras eras era éramos erais eran",
    "ser preterite fui fuiste fuiste fue fuimos fuisteis fueron",
    "ser present-subjunctive sea seas seas sea seamos seáis sean", "ser imperative sé sé sea seamos sed sean",
    "ser gerund - siendo", "ser participle - sido",
    "ir present voy vas vas va vamos vais van", "ir imperfect iba ibas ibas iba íbamos ibais iban",
    "ir preterite fui fuiste fuiste fue fuimos fuisteis fueron",
    "ir present-subjunctive vaya vayas vayas vaya vayamos vayáis vayan",
    "ir imperative ve andá vaya vamos/vayamos id vayan",
    "ir participle - ido",
  ])
  func serAndIr(row: String) throws { try Rows.check(row) }

  @Test(arguments: [
    "estar present estoy estás estás está estamos estáis están",
    "estar present-subjunctive esté estés estés esté estemos estéis estén",
    "estar imperative está está esté estemos estad estén",
    "dar present doy das das da damos dais dan", "dar preterite di diste diste dio dimos disteis dieron",
    "dar imperative da da dé demos dad den", "dar imperfect 1p dábamos",
    "haber present he has has ha/hay hemos habéis han", "haber gerund - habiendo",
    "ver present veo ves ves ve vemos veis ven", "ver imperfect veía veías veías veía veíamos veíais veían",  // not vía
    "ver preterite vi viste viste vio vimos visteis vieron", "prever imperfect 3s preveía", "ver imperative 2v ve",
  ])
  func estarDarHaberVer(row: String) throws { try Rows.check(row) }

  @Test(arguments: [
    "abrir participle - abierto", "cubrir participle - cubierto", "descubrir participle - descubierto",
    "decir participle - dicho", "contradecir participle - contradicho", "predecir participle - predicho",
    "bendecir participle - bendecido", "maldecir participle - maldecido",  // bendito and maldito are adjectives
    "escribir participle - escrito", "describir participle - descrito/descripto", "hacer participle - hecho",
    "deshacer participle - deshecho", "satisfacer participle - satisfecho", "morir participle - muerto",
    "poner participle - puesto", "suponer participle - supuesto", "romper participle - roto", "ver participle - visto",
    "prever participle - previsto", "volver participle - vuelto", "resolver participle - resuelto",
    "absolver participle - absuelto", "disolver participle - disuelto", "envolver participle - envuelto",
    "corromper participle - corrompido", "poseer participle - poseído", "elegir participle - elegido",  // not corroto
    "prender participle - prendido", "despertar participle - despertado", "bullir participle - bullido",
  ])
  func participles(row: String) throws { try Rows.check(row) }

  @Test(arguments: [
    "freír participle - frito/freído", "imprimir participle - imprimido/impreso",
    "proveer participle - provisto/proveído",
  ])
  func doubleParticiples(row: String) throws { try Rows.check(row) }

  @Test(arguments: [
    "placer present 1s plazco", "placer preterite 3s plació/plugo", "placer preterite 3p placieron/pluguieron",
    "placer present-subjunctive 3s plazca/plega/plegue", "placer imperfect-subjunctive-ra 3s placiera/pluguiera",
    "placer preterite 1s plací", "complacer present-subjunctive 3s complazca", "complacer preterite 3s complació",
    "yacer preterite 3s yació", "yacer future 3s yacerá", "asir preterite 3s asió", "asir imperative 2s ase",
    "roer gerund - royendo", "raer participle - raído", "caber imperative 2s cabe", "poder imperative 2s puede",
  ])
  func rareVerbs(row: String) throws { try Rows.check(row) }
}
