/// The quizzes of the ui-test world in Spain: fifty questions each, in the order of the plan, with the answers written by
/// hand from the grammar.
///
/// Verb, tense, who is asked for: the form.
extension UITestQuiz {
  static let easyInSpain = """
    ser, future, yo: seré
    estar, future, tú: estarás
    ir, future, él: irá
    ver, future, nosotros: veremos
    creer, future, vosotros: creeréis
    deber, future, ellos: deberán
    dar, future, yo: daré
    haber, future, tú: habrás
    tener, future, ella: tendrá
    hacer, future, nosotras: haremos
    poder, future, vosotras: podréis
    decir, future, ellas: dirán
    querer, future, yo: querré
    hablar, preterite, tú: hablaste
    pensar, preterite, usted: pensó
    necesitar, preterite, nosotros: necesitamos
    pasar, preterite, vosotros: pasasteis
    volver, preterite, ustedes: volvieron
    esperar, preterite, yo: esperé
    parecer, preterite, tú: pareciste
    gustar, preterite, él: gustó
    dejar, preterite, nosotras: dejamos
    saber, preterite, vosotras: supisteis
    venir, preterite, ellos: vinieron
    sentir, preterite, ella: sintió
    morir, preterite, ellas: murieron
    poner, preterite, yo: puse
    seguir, preterite, usted: siguió
    suponer, preterite, tú: supusiste
    traer, preterite, nosotros: trajimos
    conseguir, preterite, ustedes: consiguieron
    llamar, present, vosotros: llamáis
    trabajar, present, yo: trabajo
    llevar, present, tú: llevas
    tomar, present, nosotras: tomamos
    llegar, present, vosotras: llegáis
    mirar, present, yo: miro
    matar, present, tú: matas
    vivir, present, él: vive
    importar, present, nosotros: importamos
    salir, present, yo: salgo
    oír, present, ellos: oyen
    encontrar, present, tú: encuentras
    conocer, present, yo: conozco
    sentar, present, ella: sienta
    entender, present, ellas: entienden
    empezar, present, tú: empiezas
    perder, present, usted: pierde
    pedir, present, ustedes: piden
    recordar, present, yo: recuerdo
    """

  static let moderateInSpain = """
    estar, imperfect, yo: estaba
    haber, imperfect, tú: habías
    tener, imperfect, él: tenía
    ser, imperfect, nosotros: éramos
    ir, imperfect, vosotros: ibais
    poder, past participle, past participle: podido
    hacer, past participle, past participle: hecho
    decir, past participle, past participle: dicho
    querer, present perfect, ellos: han querido
    saber, present perfect, yo: he sabido
    ver, present perfect, tú: has visto
    volver, present perfect, ella: ha vuelto
    creer, gerund, gerund: creyendo
    venir, gerund, gerund: viniendo
    sentir, gerund, gerund: sintiendo
    deber, future, nosotras: deberemos
    dar, future, vosotras: daréis
    salir, future, ellas: saldrán
    poner, future, yo: pondré
    hablar, conditional, tú: hablarías
    pensar, conditional, usted: pensaría
    suponer, conditional, nosotros: supondríamos
    mantener, conditional, vosotros: mantendríais
    necesitar, imperative, ustedes: necesiten
    pasar, imperative, tú: pasa
    parecer, imperative, usted: parezca
    oír, imperative, nosotras: oigamos
    esperar, negative imperative, vosotras: no esperéis
    encontrar, negative imperative, ustedes: no encuentren
    morir, negative imperative, tú: no mueras
    gustar, present subjunctive, yo: guste
    dejar, present subjunctive, yo: deje
    llamar, present subjunctive, ella: llame
    seguir, present subjunctive, nosotros: sigamos
    conocer, present subjunctive, vosotros: conozcáis
    sentar, present subjunctive, ellas: sienten
    trabajar, preterite, yo: trabajé
    llevar, preterite, tú: llevaste
    tomar, preterite, usted: tomó
    traer, preterite, nosotras: trajimos
    conseguir, preterite, ustedes: consiguieron
    dormir, preterite, él: durmió
    pedir, preterite, ellos: pidieron
    llegar, present, vosotras: llegáis
    mirar, present, yo: miro
    matar, present, tú: matas
    entender, present, yo: entiendo
    empezar, present, tú: empiezas
    perder, present, ella: pierde
    recordar, present, ellas: recuerdan
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
    volver, past anterior, tú: hubiste vuelto
    querer, future perfect, ella: habrá querido
    morir, future perfect, nosotras: habremos muerto
    saber, conditional perfect, vosotras: habríais sabido
    poner, conditional perfect, ellas: habrían puesto
    creer, present perfect subjunctive, yo: haya creído
    suponer, present perfect subjunctive, tú: hayas supuesto
    deber, pluperfect subjunctive in -ra, usted: hubiera debido
    abrir, pluperfect subjunctive in -ra, nosotros: hubiéramos abierto
    venir, pluperfect subjunctive in -se, vosotros: hubieseis venido
    escribir, pluperfect subjunctive in -se, ustedes: hubiesen escrito
    dar, future perfect subjunctive, yo: hubiere dado
    romper, future perfect subjunctive, tú: hubieres roto
    hablar, gerund, gerund: hablando
    sentir, gerund, gerund: sintiendo
    pensar, future, él: pensará
    salir, future, nosotras: saldremos
    necesitar, conditional, vosotras: necesitaríais
    mantener, conditional, ellos: mantendrían
    pasar, imperative, tú: pasa
    parecer, imperative, usted: parezca
    esperar, negative imperative, nosotros: no esperemos
    oír, negative imperative, vosotros: no oigáis
    gustar, future subjunctive, yo: gustare
    seguir, future subjunctive, ellas: siguieren
    dejar, imperfect subjunctive in -ra, yo: dejara
    traer, imperfect subjunctive in -ra, tú: trajeras
    conseguir, imperfect subjunctive in -ra, usted: consiguiera
    encontrar, imperfect subjunctive in -se, nosotras: encontrásemos
    pedir, imperfect subjunctive in -se, vosotras: pidieseis
    llamar, present subjunctive, ustedes: llamen
    trabajar, present subjunctive, yo: trabaje
    conocer, present subjunctive, tú: conozcas
    sentar, present subjunctive, él: siente
    llevar, preterite, nosotros: llevamos
    tomar, preterite, vosotros: tomasteis
    dormir, preterite, ellos: durmieron
    andar, preterite, yo: anduve
    llegar, present, tú: llegas
    entender, present, ella: entiende
    empezar, present, ellas: empiezan
    """
}
