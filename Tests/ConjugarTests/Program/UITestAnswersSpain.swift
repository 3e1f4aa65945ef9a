/// The quizzes of the ui-test world in Spain: fifty questions each, in the order of the plan, with the answers written by
/// hand from the grammar.
///
/// Verb, tense, who is asked for: the form.
extension UITestQuiz {
  static let easyInSpain = """
    ser, future, yo: seré
    estar, future, tú: estarás
    ir, future, él: irá
    deber, future, nosotros: deberemos
    ver, future, vosotros: veréis
    dar, future, ellos: darán
    pasar, future, yo: pasaré
    haber, future, ella: habrá
    hacer, future, tú: harás
    tener, future, nosotras: tendremos
    decir, future, vosotras: diréis
    poder, future, ellas: podrán
    saber, future, yo: sabré
    dejar, preterite, tú: dejaste
    hablar, preterite, usted: habló
    pensar, preterite, nosotros: pensamos
    llegar, preterite, vosotros: llegasteis
    llevar, preterite, ustedes: llevaron
    encontrar, preterite, yo: encontré
    creer, preterite, tú: creíste
    esperar, preterite, él: esperó
    tomar, preterite, nosotras: tomamos
    querer, preterite, vosotras: quisisteis
    poner, preterite, ellos: pusieron
    seguir, preterite, ella: siguió
    venir, preterite, yo: vine
    sentir, preterite, ellas: sintieron
    pedir, preterite, usted: pidió
    morir, preterite, ustedes: murieron
    conseguir, preterite, él: consiguió
    mantener, preterite, tú: mantuviste
    quedar, present, nosotros: quedamos
    llamar, present, vosotros: llamáis
    buscar, present, yo: busco
    mirar, present, tú: miras
    trabajar, present, nosotras: trabajamos
    vivir, present, vosotras: vivís
    necesitar, present, yo: necesito
    gustar, present, ellos: gustan
    ayudar, present, tú: ayudas
    salir, present, yo: salgo
    volver, present, tú: vuelves
    conocer, present, yo: conozco
    perder, present, ella: pierde
    parecer, present, yo: parezco
    empezar, present, ellas: empiezan
    entender, present, tú: entiendes
    contar, present, usted: cuenta
    jugar, present, ustedes: juegan
    comenzar, present, tú: comienzas
    """

  static let moderateInSpain = """
    estar, imperfect, yo: estaba
    haber, imperfect, él: había
    hacer, imperfect, tú: hacías
    ser, imperfect, nosotros: éramos
    ir, imperfect, vosotros: ibais
    tener, past participle, past participle: tenido
    decir, past participle, past participle: dicho
    ver, past participle, past participle: visto
    poder, present perfect, ellos: han podido
    deber, present perfect, yo: he debido
    poner, present perfect, tú: has puesto
    volver, present perfect, ella: ha vuelto
    dar, gerund, gerund: dando
    seguir, gerund, gerund: siguiendo
    venir, gerund, gerund: viniendo
    pasar, future, nosotras: pasaremos
    dejar, future, vosotras: dejaréis
    saber, future, ellas: sabrán
    querer, future, yo: querré
    hablar, conditional, tú: hablarías
    pensar, conditional, usted: pensaría
    salir, conditional, nosotros: saldríamos
    mantener, conditional, vosotros: mantendríais
    llegar, imperative, ustedes: lleguen
    llevar, imperative, tú: lleva
    encontrar, imperative, usted: encuentre
    sentir, imperative, nosotras: sintamos
    creer, negative imperative, vosotras: no creáis
    conocer, negative imperative, ustedes: no conozcan
    perder, negative imperative, tú: no pierdas
    esperar, present subjunctive, yo: espere
    tomar, present subjunctive, yo: tome
    quedar, present subjunctive, ella: quede
    parecer, present subjunctive, nosotros: parezcamos
    empezar, present subjunctive, ellas: empiecen
    pedir, present subjunctive, vosotros: pidáis
    llamar, preterite, yo: llamé
    buscar, preterite, tú: buscaste
    mirar, preterite, usted: miró
    morir, preterite, ustedes: murieron
    conseguir, preterite, él: consiguió
    traer, preterite, nosotras: trajimos
    convertir, preterite, ellos: convirtieron
    trabajar, present, vosotras: trabajáis
    vivir, present, yo: vivo
    necesitar, present, tú: necesitas
    entender, present, yo: entiendo
    contar, present, tú: cuentas
    jugar, present, ella: juega
    comenzar, present, ellas: comienzan
    """

  static let difficultInSpain = """
    estar, imperfect, yo: estaba
    ser, imperfect, tú: eras
    haber, past participle, past participle: habido
    hacer, past participle, past participle: hecho
    ir, present perfect, él: ha ido
    decir, present perfect, nosotros: hemos dicho
    tener, pluperfect, vosotros: habíais tenido
    ver, pluperfect, ellos: habían visto
    poder, past anterior, yo: hube podido
    poner, past anterior, tú: hubiste puesto
    deber, future perfect, ella: habrá debido
    volver, future perfect, nosotras: habremos vuelto
    dar, conditional perfect, vosotras: habríais dado
    morir, conditional perfect, ellas: habrían muerto
    saber, present perfect subjunctive, yo: haya sabido
    escribir, present perfect subjunctive, tú: hayas escrito
    querer, pluperfect subjunctive in -ra, usted: hubiera querido
    abrir, pluperfect subjunctive in -ra, nosotros: hubiéramos abierto
    pasar, pluperfect subjunctive in -se, vosotros: hubieseis pasado
    descubrir, pluperfect subjunctive in -se, ustedes: hubiesen descubierto
    dejar, future perfect subjunctive, yo: hubiere dejado
    suponer, future perfect subjunctive, tú: hubieres supuesto
    hablar, gerund, gerund: hablando
    seguir, gerund, gerund: siguiendo
    pensar, future, él: pensará
    salir, future, nosotras: saldremos
    llegar, conditional, vosotras: llegaríais
    venir, conditional, ellos: vendrían
    llevar, imperative, tú: lleva
    encontrar, imperative, usted: encuentre
    creer, negative imperative, nosotros: no creamos
    sentir, negative imperative, vosotros: no sintáis
    esperar, future subjunctive, yo: esperare
    pedir, future subjunctive, ellas: pidieren
    tomar, imperfect subjunctive in -ra, yo: tomara
    conseguir, imperfect subjunctive in -ra, tú: consiguieras
    mantener, imperfect subjunctive in -ra, usted: mantuviera
    quedar, imperfect subjunctive in -se, nosotras: quedásemos
    traer, imperfect subjunctive in -se, vosotras: trajeseis
    llamar, present subjunctive, ustedes: llamen
    buscar, present subjunctive, yo: busque
    conocer, present subjunctive, tú: conozcas
    perder, present subjunctive, él: pierda
    parecer, preterite, nosotros: parecimos
    mirar, preterite, vosotros: mirasteis
    convertir, preterite, ellos: convirtieron
    dormir, preterite, ella: durmió
    trabajar, present, yo: trabajo
    empezar, present, tú: empiezas
    entender, present, ellas: entienden
    """
}
