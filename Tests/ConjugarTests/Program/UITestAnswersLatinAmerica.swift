/// The quizzes of the ui-test world in Latin America: fifty questions each, in the order of the plan, with the answers written by
/// hand from the grammar.
///
/// Verb, tense, who is asked for: the form.
extension UITestQuiz {
  static let easyInLatinAmerica = """
    ser, future, yo: seré
    estar, future, tú: estarás
    ir, future, él: irá
    deber, future, nosotros: deberemos
    ver, future, ellos: verán
    dar, future, yo: daré
    pasar, future, tú: pasarás
    haber, future, ella: habrá
    hacer, future, nosotras: haremos
    tener, future, ellas: tendrán
    decir, future, yo: diré
    poder, future, tú: podrás
    saber, future, usted: sabrá
    dejar, preterite, nosotros: dejamos
    hablar, preterite, ustedes: hablaron
    pensar, preterite, yo: pensé
    llegar, preterite, tú: llegaste
    llevar, preterite, él: llevó
    encontrar, preterite, nosotras: encontramos
    creer, preterite, ellos: creyeron
    esperar, preterite, yo: esperé
    tomar, preterite, tú: tomaste
    querer, preterite, ella: quiso
    poner, preterite, nosotros: pusimos
    seguir, preterite, ellas: siguieron
    venir, preterite, yo: vine
    sentir, preterite, usted: sintió
    pedir, preterite, ustedes: pidieron
    morir, preterite, él: murió
    conseguir, preterite, ellos: consiguieron
    mantener, preterite, tú: mantuviste
    quedar, present, nosotras: quedamos
    llamar, present, yo: llamo
    buscar, present, tú: buscas
    mirar, present, nosotros: miramos
    trabajar, present, yo: trabajo
    vivir, present, tú: vives
    necesitar, present, ella: necesita
    gustar, present, ellas: gustan
    ayudar, present, nosotras: ayudamos
    salir, present, yo: salgo
    volver, present, tú: vuelves
    conocer, present, yo: conozco
    perder, present, usted: pierde
    parecer, present, yo: parezco
    empezar, present, ustedes: empiezan
    entender, present, tú: entiendes
    contar, present, él: cuenta
    jugar, present, ellos: juegan
    comenzar, present, tú: comienzas
    """

  static let moderateInLatinAmerica = """
    estar, imperfect, yo: estaba
    haber, imperfect, él: había
    hacer, imperfect, tú: hacías
    ser, imperfect, nosotros: éramos
    ir, imperfect, ellos: iban
    tener, past participle, past participle: tenido
    decir, past participle, past participle: dicho
    ver, past participle, past participle: visto
    poder, present perfect, yo: he podido
    deber, present perfect, tú: has debido
    poner, present perfect, ella: ha puesto
    volver, present perfect, nosotras: hemos vuelto
    dar, gerund, gerund: dando
    seguir, gerund, gerund: siguiendo
    venir, gerund, gerund: viniendo
    pasar, future, ellas: pasarán
    dejar, future, yo: dejaré
    saber, future, tú: sabrás
    querer, future, usted: querrá
    hablar, conditional, nosotros: hablaríamos
    pensar, conditional, ustedes: pensarían
    salir, conditional, yo: saldría
    mantener, conditional, tú: mantendrías
    llegar, imperative, usted: llegue
    llevar, imperative, nosotras: llevemos
    encontrar, imperative, ustedes: encuentren
    sentir, imperative, tú: siente
    creer, negative imperative, usted: no crea
    conocer, negative imperative, nosotros: no conozcamos
    perder, negative imperative, ustedes: no pierdan
    esperar, present subjunctive, yo: espere
    tomar, present subjunctive, yo: tome
    quedar, present subjunctive, tú: quedes
    parecer, present subjunctive, usted: parezca
    empezar, present subjunctive, ustedes: empiecen
    pedir, present subjunctive, nosotras: pidamos
    llamar, preterite, yo: llamé
    buscar, preterite, tú: buscaste
    mirar, preterite, él: miró
    morir, preterite, ellos: murieron
    conseguir, preterite, ella: consiguió
    traer, preterite, nosotros: trajimos
    convertir, preterite, ellas: convirtieron
    trabajar, present, yo: trabajo
    vivir, present, tú: vives
    necesitar, present, nosotras: necesitamos
    entender, present, yo: entiendo
    contar, present, tú: cuentas
    jugar, present, usted: juega
    comenzar, present, ustedes: comienzan
    """

  static let difficultInLatinAmerica = """
    estar, imperfect, yo: estaba
    ser, imperfect, tú: eras
    haber, past participle, past participle: habido
    hacer, past participle, past participle: hecho
    ir, present perfect, él: ha ido
    decir, present perfect, nosotros: hemos dicho
    tener, pluperfect, ellos: habían tenido
    ver, pluperfect, yo: había visto
    poder, past anterior, tú: hubiste podido
    poner, past anterior, ella: hubo puesto
    deber, future perfect, nosotras: habremos debido
    volver, future perfect, ellas: habrán vuelto
    dar, conditional perfect, yo: habría dado
    morir, conditional perfect, tú: habrías muerto
    saber, present perfect subjunctive, usted: haya sabido
    escribir, present perfect subjunctive, nosotros: hayamos escrito
    querer, pluperfect subjunctive in -ra, ustedes: hubieran querido
    abrir, pluperfect subjunctive in -ra, yo: hubiera abierto
    pasar, pluperfect subjunctive in -se, tú: hubieses pasado
    descubrir, pluperfect subjunctive in -se, él: hubiese descubierto
    dejar, future perfect subjunctive, nosotras: hubiéremos dejado
    suponer, future perfect subjunctive, ellos: hubieren supuesto
    hablar, gerund, gerund: hablando
    seguir, gerund, gerund: siguiendo
    pensar, future, yo: pensaré
    salir, future, tú: saldrás
    llegar, conditional, ella: llegaría
    venir, conditional, nosotros: vendríamos
    llevar, imperative, ustedes: lleven
    encontrar, imperative, tú: encuentra
    creer, negative imperative, usted: no crea
    sentir, negative imperative, nosotras: no sintamos
    esperar, future subjunctive, yo: esperare
    pedir, future subjunctive, ustedes: pidieren
    tomar, imperfect subjunctive in -ra, yo: tomara
    conseguir, imperfect subjunctive in -ra, tú: consiguieras
    mantener, imperfect subjunctive in -ra, él: mantuviera
    quedar, imperfect subjunctive in -se, nosotros: quedásemos
    traer, imperfect subjunctive in -se, ellos: trajesen
    llamar, present subjunctive, yo: llame
    buscar, present subjunctive, tú: busques
    conocer, present subjunctive, ella: conozca
    perder, present subjunctive, ellas: pierdan
    parecer, preterite, nosotras: parecimos
    mirar, preterite, yo: miré
    convertir, preterite, usted: convirtió
    dormir, preterite, ustedes: durmieron
    trabajar, present, tú: trabajas
    empezar, present, yo: empiezo
    entender, present, tú: entiendes
    """
}
