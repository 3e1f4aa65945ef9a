/// The quizzes of the ui-test world in Latin America: fifty questions each, in the order of the plan, with the answers read
/// over by hand.
///
/// Verb, tense, who is asked for: the form.
extension UITestQuiz {
  static let easyInLatinAmerica = """
    deber, present, yo: debo
    pasar, present, tú: pasas
    dejar, present, él: deja
    hablar, present, nosotros: hablamos
    llegar, present, ellos: llegan
    llevar, present, yo: llevo
    creer, present, tú: crees
    esperar, present, ella: espera
    ser, present, nosotras: somos
    estar, present, ellas: están
    haber, present, no subject: hay
    ir, present, yo: voy
    hacer, present, yo: hago
    tener, present, tú: tienes
    decir, present, ustedes: dicen
    poder, present, tú: puedes
    ver, present, yo: veo
    dar, present, yo: doy
    saber, present, yo: sé
    querer, present, él: quiere
    pensar, preterite, nosotros: pensamos
    encontrar, preterite, nosotras: encontramos
    tomar, preterite, ellos: tomaron
    salir, preterite, tú: saliste
    volver, preterite, ella: volvió
    quedar, preterite, nosotros: quedamos
    llamar, preterite, ellas: llamaron
    conocer, preterite, tú: conociste
    buscar, preterite, usted: buscó
    parecer, preterite, nosotras: parecimos
    poner, preterite, ustedes: pusieron
    seguir, preterite, él: siguió
    venir, preterite, tú: viniste
    sentir, preterite, ellos: sintieron
    pedir, preterite, ella: pidió
    morir, preterite, ellas: murieron
    conseguir, preterite, usted: consiguió
    mantener, preterite, nosotros: mantuvimos
    traer, preterite, yo: traje
    mirar, future, tú: mirarás
    trabajar, future, nosotras: trabajaremos
    vivir, future, yo: viviré
    perder, future, tú: perderás
    necesitar, future, nosotros: necesitaremos
    gustar, future, esas cosas: gustarán
    ayudar, future, yo: ayudaré
    obtener, future, tú: obtendrás
    valer, future, él: valdrá
    suponer, future, nosotras: supondremos
    haber, future, no subject: habrá
    """

  static let moderateInLatinAmerica = """
    deber, present, yo: debo
    pasar, present, tú: pasas
    dejar, present, él: deja
    hablar, present, nosotros: hablamos
    ser, present, ellos: son
    estar, present, yo: estoy
    haber, present, no subject: hay
    ir, present, tú: vas
    hacer, present, yo: hago
    ver, preterite, nosotras: vimos
    pensar, preterite, ellas: pensaron
    llegar, preterite, tú: llegaste
    tener, preterite, usted: tuvo
    decir, preterite, nosotros: dijimos
    poder, preterite, ustedes: pudieron
    dar, preterite, yo: di
    saber, imperfect, tú: sabías
    querer, imperfect, él: quería
    llevar, imperfect, nosotras: llevábamos
    encontrar, imperfect, ellos: encontraban
    ser, imperfect, yo: era
    creer, present perfect, tú: has creído
    esperar, present perfect, ella: ha esperado
    poner, present perfect, nosotros: hemos puesto
    volver, present perfect, ellas: han vuelto
    tomar, present subjunctive, yo: tome
    quedar, present subjunctive, tú: quedes
    llamar, present subjunctive, usted: llame
    salir, present subjunctive, nosotras: salgamos
    seguir, present subjunctive, ustedes: sigan
    venir, present subjunctive, yo: venga
    buscar, imperative, tú: busca
    mirar, imperative, usted: mire
    sentir, imperative, nosotros: sintamos
    conocer, imperative, ustedes: conozcan
    trabajar, negative imperative, tú: no trabajes
    perder, negative imperative, usted: no pierda
    parecer, future, yo: pareceré
    vivir, future, nosotras: viviremos
    mantener, future, ellas: mantendrán
    valer, future, yo: valdré
    necesitar, conditional, tú: necesitarías
    gustar, conditional, eso: gustaría
    obtener, conditional, nosotros: obtendríamos
    suponer, conditional, ustedes: supondrían
    ayudar, gerund, gerund: ayudando
    pedir, gerund, gerund: pidiendo
    empezar, past participle, past participle: empezado
    morir, past participle, past participle: muerto
    escribir, past participle, past participle: escrito
    """

  static let difficultInLatinAmerica = """
    deber, present, yo: debo
    pasar, present, tú: pasas
    ser, present, él: es
    estar, present, ellos: están
    haber, present, no subject: hay
    ir, present, nosotros: vamos
    ver, preterite, yo: vi
    dejar, preterite, tú: dejaste
    hacer, preterite, nosotras: hicimos
    tener, preterite, ellas: tuvieron
    decir, preterite, yo: dije
    poder, imperfect, tú: podías
    dar, imperfect, usted: daba
    ser, imperfect, nosotros: éramos
    hablar, present subjunctive, ustedes: hablen
    llegar, present subjunctive, yo: llegue
    saber, present subjunctive, tú: sepas
    querer, present subjunctive, él: quiera
    pensar, present subjunctive, ellos: piensen
    llevar, imperative, nosotras: llevemos
    encontrar, imperative, tú: encuentra
    poner, imperative, usted: ponga
    salir, negative imperative, nosotros: no salgamos
    creer, negative imperative, ustedes: no crean
    esperar, future, yo: esperaré
    venir, future, yo: vendré
    tomar, conditional, tú: tomarías
    mantener, conditional, usted: mantendría
    volver, gerund, gerund: volviendo
    seguir, past participle, past participle: seguido
    quedar, imperfect subjunctive in -ra, nosotras: quedáramos
    llamar, imperfect subjunctive in -ra, ustedes: llamaran
    sentir, imperfect subjunctive in -ra, yo: sintiera
    pedir, imperfect subjunctive in -ra, tú: pidieras
    conocer, imperfect subjunctive in -se, él: conociese
    morir, imperfect subjunctive in -se, nosotros: muriésemos
    parecer, present perfect, ellos: han parecido
    escribir, present perfect, yo: he escrito
    buscar, pluperfect, tú: habías buscado
    abrir, pluperfect, ella: había abierto
    mirar, future perfect, nosotras: habremos mirado
    trabajar, conditional perfect, ellas: habrían trabajado
    descubrir, conditional perfect, yo: habría descubierto
    vivir, present perfect subjunctive, tú: hayas vivido
    perder, pluperfect subjunctive in -ra, usted: hubiera perdido
    suponer, pluperfect subjunctive in -ra, nosotros: hubiéramos supuesto
    necesitar, pluperfect subjunctive in -se, ustedes: hubiesen necesitado
    gustar, past anterior, eso: hubo gustado
    ayudar, future subjunctive, yo: ayudare
    empezar, future perfect subjunctive, tú: hubieres empezado
    """
}
