/// The quizzes of the ui-test world in Latin America: fifty questions each, in the order of the plan, with the answers written by
/// hand from the grammar.
///
/// Verb, tense, who is asked for: the form.
extension UITestQuiz {
  static let easyInLatinAmerica = """
    ser, future, yo: seré
    estar, future, tú: estarás
    ir, future, él: irá
    ver, future, nosotros: veremos
    creer, future, ellos: creerán
    deber, future, yo: deberé
    dar, future, tú: darás
    haber, future, ella: habrá
    tener, future, nosotras: tendremos
    hacer, future, ellas: harán
    poder, future, yo: podré
    decir, future, tú: dirás
    querer, future, usted: querrá
    hablar, preterite, nosotros: hablamos
    pensar, preterite, ustedes: pensaron
    necesitar, preterite, yo: necesité
    pasar, preterite, tú: pasaste
    volver, preterite, él: volvió
    esperar, preterite, nosotras: esperamos
    parecer, preterite, ellos: parecieron
    gustar, preterite, yo: gusté
    dejar, preterite, tú: dejaste
    saber, preterite, ella: supo
    venir, preterite, nosotros: vinimos
    sentir, preterite, ellas: sintieron
    morir, preterite, usted: murió
    poner, preterite, yo: puse
    seguir, preterite, ustedes: siguieron
    suponer, preterite, tú: supusiste
    traer, preterite, nosotras: trajimos
    conseguir, preterite, él: consiguió
    llamar, present, yo: llamo
    trabajar, present, tú: trabajas
    llevar, present, nosotros: llevamos
    tomar, present, ellos: toman
    llegar, present, yo: llego
    mirar, present, tú: miras
    matar, present, ella: mata
    vivir, present, nosotras: vivimos
    importar, present, ellas: importan
    salir, present, yo: salgo
    oír, present, tú: oyes
    encontrar, present, usted: encuentra
    conocer, present, yo: conozco
    sentar, present, ustedes: sientan
    entender, present, tú: entiendes
    empezar, present, él: empieza
    perder, present, ellos: pierden
    pedir, present, yo: pido
    recordar, present, tú: recuerdas
    """

  static let moderateInLatinAmerica = """
    estar, imperfect, yo: estaba
    haber, imperfect, tú: habías
    tener, imperfect, él: tenía
    ser, imperfect, nosotros: éramos
    ir, imperfect, ellos: iban
    poder, past participle, past participle: podido
    hacer, past participle, past participle: hecho
    decir, past participle, past participle: dicho
    querer, present perfect, yo: he querido
    saber, present perfect, tú: has sabido
    ver, present perfect, ella: ha visto
    volver, present perfect, nosotras: hemos vuelto
    creer, gerund, gerund: creyendo
    venir, gerund, gerund: viniendo
    sentir, gerund, gerund: sintiendo
    deber, future, ellas: deberán
    dar, future, yo: daré
    salir, future, tú: saldrás
    poner, future, usted: pondrá
    hablar, conditional, nosotros: hablaríamos
    pensar, conditional, ustedes: pensarían
    suponer, conditional, yo: supondría
    mantener, conditional, tú: mantendrías
    necesitar, imperative, usted: necesite
    pasar, imperative, nosotras: pasemos
    parecer, imperative, ustedes: parezcan
    oír, imperative, tú: oye
    esperar, negative imperative, usted: no espere
    encontrar, negative imperative, ustedes: no encuentren
    morir, negative imperative, nosotros: no muramos
    gustar, present subjunctive, yo: guste
    dejar, present subjunctive, yo: deje
    llamar, present subjunctive, tú: llames
    seguir, present subjunctive, usted: siga
    conocer, present subjunctive, nosotras: conozcamos
    sentar, present subjunctive, ustedes: sienten
    trabajar, preterite, yo: trabajé
    llevar, preterite, tú: llevaste
    tomar, preterite, él: tomó
    traer, preterite, nosotros: trajimos
    conseguir, preterite, ellos: consiguieron
    dormir, preterite, ella: durmió
    pedir, preterite, ellas: pidieron
    llegar, present, yo: llego
    mirar, present, tú: miras
    matar, present, nosotras: matamos
    entender, present, yo: entiendo
    empezar, present, tú: empiezas
    perder, present, usted: pierde
    recordar, present, ustedes: recuerdan
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
    volver, past anterior, ella: hubo vuelto
    querer, future perfect, nosotras: habremos querido
    morir, future perfect, ellas: habrán muerto
    saber, conditional perfect, yo: habría sabido
    poner, conditional perfect, tú: habrías puesto
    creer, present perfect subjunctive, usted: haya creído
    suponer, present perfect subjunctive, nosotros: hayamos supuesto
    deber, pluperfect subjunctive in -ra, ustedes: hubieran debido
    abrir, pluperfect subjunctive in -ra, yo: hubiera abierto
    venir, pluperfect subjunctive in -se, tú: hubieses venido
    escribir, pluperfect subjunctive in -se, él: hubiese escrito
    dar, future perfect subjunctive, nosotras: hubiéremos dado
    romper, future perfect subjunctive, ellos: hubieren roto
    hablar, gerund, gerund: hablando
    sentir, gerund, gerund: sintiendo
    pensar, future, yo: pensaré
    salir, future, tú: saldrás
    necesitar, conditional, ella: necesitaría
    mantener, conditional, nosotros: mantendríamos
    pasar, imperative, ustedes: pasen
    parecer, imperative, usted: parezca
    esperar, negative imperative, tú: no esperes
    oír, negative imperative, nosotras: no oigamos
    gustar, future subjunctive, yo: gustare
    seguir, future subjunctive, ustedes: siguieren
    dejar, imperfect subjunctive in -ra, yo: dejara
    traer, imperfect subjunctive in -ra, tú: trajeras
    conseguir, imperfect subjunctive in -ra, él: consiguiera
    encontrar, imperfect subjunctive in -se, nosotros: encontrásemos
    pedir, imperfect subjunctive in -se, ellos: pidiesen
    llamar, present subjunctive, yo: llame
    trabajar, present subjunctive, tú: trabajes
    conocer, present subjunctive, ella: conozca
    sentar, present subjunctive, ellas: sienten
    llevar, preterite, nosotras: llevamos
    tomar, preterite, yo: tomé
    dormir, preterite, usted: durmió
    andar, preterite, tú: anduviste
    llegar, present, nosotros: llegamos
    entender, present, ustedes: entienden
    empezar, present, yo: empiezo
    """
}
